/** The shared database, a player's object, the bucket or the mail service is away: the page tells it, and what was asked for happens once or not at all. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLantern, type Lantern, type Page } from './harness';
import { freshPlayer, logIn } from './harness/player';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

const outage = /try again|temporarily|unavailable|went wrong|not answer/i;
function tells(page: Page): void {
  expect(page.text).toMatch(outage);
  expect(page.text).not.toMatch(/\bat \w+ \(|TypeError|fails by a tester/);
}
const booked = async (playerId: string) => (await lantern.reconcile(playerId)).balances;

it('D1 at log-in: nobody is logged in, and the next try works', async () => {
  const account = await lantern.players.make();
  const visitor = lantern.visitor();
  const form = await visitor.get('/login');
  await lantern.faults.next('D1 SELECT', '500', 10);
  const page = await visitor.post(
    form.url.href,
    { username: account.username, password: account.password },
    { from: form },
  );
  await lantern.faults.clear();
  tells(page);
  expect(visitor.cookies.get('playerSessionId')).toBeUndefined();
  await logIn(lantern, account);
});

it('a player’s object at a round: no stake is taken, and pressed again it is played once', async () => {
  const { visitor, account } = await freshPlayer(lantern, { balance: 100_00 });
  const page = await visitor.get('/play/lantern/lantern-festival?mode=real');
  const before = await booked(account.playerId);
  await lantern.faults.next('PLAYER rounds.', '500', 5);
  const failed = await page.submit('Spin', {});
  await lantern.faults.clear();
  tells(failed);
  expect(await booked(account.playerId)).toEqual(before);
  await page.submit('Spin', {});
  const after = await booked(account.playerId);
  expect(after).not.toEqual(before);
  await page.submit('Spin', {});
  expect(await booked(account.playerId)).toEqual(after);
});

it('D1 at a look at a game that somebody has looked at: it opens as it was known', async () => {
  const { visitor, account } = await freshPlayer(lantern, { balance: 100_00 });
  const path = '/play/lantern/lantern-festival?mode=real';
  await visitor.get(path);
  await lantern.clock.advance({ minutes: 2 });
  await lantern.faults.next('D1 SELECT', '500', 100);
  const page = await visitor.get(path);
  await lantern.faults.clear();
  expect(lantern.lines.some((line) => line.includes('switches_not_read'))).toBe(true);
  const before = await booked(account.playerId);
  await page.submit('Spin', {});
  expect(await booked(account.playerId)).not.toEqual(before);
});

it('R2 at an upload: nothing waits to be looked at, and the next file is received once', async () => {
  const { visitor, account } = await freshPlayer(lantern);
  const file = new Uint8Array(1_000).fill(0x20);
  file.set([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]);
  const body = Buffer.concat([
    Buffer.from('--XX\r\nContent-Disposition: form-data; name="type"\r\n\r\nidentity\r\n'),
    Buffer.from(
      '--XX\r\nContent-Disposition: form-data; name="file"; filename="me.jpg"\r\nContent-Type: image/jpeg\r\n\r\n',
    ),
    file,
    Buffer.from('\r\n--XX--\r\n'),
  ]);
  const upload = () =>
    visitor.post('/profile/documents', body, { headers: { 'content-type': 'multipart/form-data; boundary=XX' } });
  const waiting = async () =>
    (await lantern.documents.all()).filter(({ playerId }) => playerId === account.playerId).length;
  await lantern.faults.next('R2 put documents/', '500', 5);
  const failed = await upload();
  await lantern.faults.clear();
  tells(failed);
  expect(await waiting()).toBe(0);
  expect(await upload()).toHaveToast('Document received.');
  expect(await waiting()).toBe(1);
});

it('the mail service: the page tells that a link comes, and it comes once', { timeout: 60_000 }, async () => {
  const { visitor, account } = await freshPlayer(lantern);
  const wanted = 'moved-once@mail.example';
  const sent = async () => {
    const { results } = await (
      await lantern.database()
    )
      .prepare('SELECT sent_at AS at FROM mail_outbox WHERE recipient = ?')
      .bind(wanted)
      .all<{ at: number | null }>();
    return results.map(({ at }) => at !== null);
  };
  await lantern.faults.next(`MAIL ${wanted}`, '500', 1);
  const page = await (
    await visitor.get('/profile/security')
  ).submit('email', { email: wanted, password: account.password });
  expect(page).toHaveToast(`We’ve sent a link to ${wanted}.`);
  await expect.poll(sent).toEqual([false]);
  await expect.poll(sent, { timeout: 45_000, interval: 500 }).toEqual([true]);
});

it.each(['D1 ', 'MAIL x'])('%s has no fault that only a call has', async (match) => {
  await expect(lantern.faults.next(match, 'garbage')).rejects.toThrow('422');
});
