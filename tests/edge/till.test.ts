/** The operators' till: withdrawals decided once, methods turned off and on, and a log that stays. */
import { createHash } from 'node:crypto';
import { languages } from 'contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { htmlLang } from '~/i18n/languages';
import { startLantern, type Lantern } from '../harness';
import type { Caller } from '../harness/api';
import { addressOf, operatorHeaders } from '../harness/operators';
import type { WantedPlayer } from '../harness/qa';

let lantern: Lantern;
let operator: Record<string, string>;
beforeAll(async () => {
  lantern = await startLantern();
  operator = await operatorHeaders(lantern);
});
afterAll(() => lantern.stop());

let count = 0;
const requestId = (): string => `till-test-${String((count += 1)).padStart(8, '0')}`;
type Player = Caller & { id: string; username: string };
async function someone(wanted: WantedPlayer = {}): Promise<Player> {
  const { playerId, sessionid, username } = await lantern.players.make({ balance: 200_00, ...wanted });
  return { id: playerId, username, player: sessionid! };
}
async function asked(player: Player, method = 'card', amount = 40_00): Promise<string> {
  const { data, info } = await lantern.api.withdraw({ body: { method, amount, requestId: requestId() } }, player);
  expect(info.success).toBe(true);
  return `${player.id}.${data.id}`;
}
const till = (path = '/__ops/till') => lantern.visitor().get(path, { headers: operator });
const post = (form: Record<string, string>, path = '/__ops/till') =>
  lantern.visitor().post(path, form, { headers: operator, follow: false });
const cardOf = (page: Awaited<ReturnType<typeof till>>, player: Player) =>
  page.$('article').filter((_, card) => page.$(card).text().includes(player.username));
/** The outbox tells the till a moment after the player was answered. */
const waits = (player: Player) => expect.poll(async () => cardOf(await till(), player).length).toBe(1);
const cashOf = async (player: Player) => (await lantern.api.getBalance({}, player)).data;
const logged = async () => {
  const database = await lantern.database();
  return (
    await database
      .prepare('SELECT actor, action, subject, details FROM operator_log ORDER BY seq')
      .all<{ actor: string; action: string; subject: string; details: string }>()
  ).results;
};

describe('a withdrawal at the till', () => {
  it('that two operators decide at once, one paying and one rejecting, is decided by one of them', async () => {
    const player = await someone();
    const subject = await asked(player);
    await waits(player);
    expect((await post({ subject, step: 'approve' })).status).toBe(303);
    const second = await operatorHeaders(lantern, 'ben');
    const reject = { subject, step: 'reject', reason: 'details', note: 'names differ' };
    const [paid, rejected] = await Promise.all([
      post({ subject, step: 'pay' }),
      lantern.visitor().post('/__ops/till', reject, { headers: second, follow: false }),
    ]);
    expect([paid.status, rejected.status].sort()).toEqual([303, 409]);
    await expect
      .poll(async () => (await logged()).filter((entry) => entry.subject === subject).map(({ action }) => action))
      .toEqual(['approve', paid.status === 303 ? 'pay' : 'reject']);
    expect(await cashOf(player)).toMatchObject({ cash: paid.status === 303 ? 160_00 : 200_00, held: 0 });
    expect(await lantern.reconcile(player.id)).toMatchObject({ ok: true });
  });

  it('stands there with its player, amount, method and identity; approved twice it is approved once', async () => {
    const player = await someone();
    const subject = await asked(player);
    await waits(player);
    const page = await till();
    expect(page).toHaveHeading('Till');
    expect(page.$('script').length).toBe(0);
    const style = createHash('sha256').update(page.$('style').text()).digest('base64');
    expect(page.headers.get('content-security-policy')).toContain(`style-src 'sha256-${style}'`);
    expect(cardOf(page, player).text()).toMatch(/€40\.00[\s\S]*Card[\s\S]*not verified/);
    const both = await Promise.all([post({ subject, step: 'approve' }), post({ subject, step: 'approve' })]);
    for (const { status, headers } of both)
      expect([status, headers.get('location')]).toEqual([303, '/__ops/till?done=approved']);
    expect(await till('/__ops/till?done=approved')).toShow('Approved.');
    await expect
      .poll(async () =>
        (await logged()).filter((entry) => entry.subject === subject).map(({ actor, action }) => [actor, action]),
      )
      .toEqual([[addressOf('ada'), 'approve']]);
    expect(cardOf(await till(), player).text()).toContain('Approved, to be paid');
    for (let time = 0; time < 2; time += 1) expect((await post({ subject, step: 'pay' })).status).toBe(303);
    await expect.poll(async () => cardOf(await till(), player).length).toBe(0);
    expect(await cashOf(player)).toMatchObject({ cash: 160_00, held: 0 });
    await expect
      .poll(async () => (await logged()).filter((entry) => entry.subject === subject).map(({ action }) => action))
      .toEqual(['approve', 'pay']);
    expect(await lantern.reconcile(player.id)).toMatchObject({ ok: true });
  });

  it('is rejected with a reason that the player reads in the own language, and the amount is back once', async () => {
    const player = await someone();
    const subject = await asked(player);
    await waits(player);
    const refused = await post({ subject, step: 'reject', reason: '', note: 'called <him>' });
    expect(refused.status).toBe(422);
    expect(refused.$('title').text()).toContain('There is a problem');
    expect(refused.$('[role="alert"][autofocus] a').attr('href')).toBe(`#reason-${subject}`);
    expect(refused.$(`[id="note-${subject}"]`).val()).toBe('called <him>');
    for (let time = 0; time < 2; time += 1)
      expect((await post({ subject, step: 'reject', reason: 'identity', note: 'called <him>' })).status).toBe(303);
    expect((await lantern.api.withdrawals({}, { ...player, language: 'de' })).data.withdrawals).toMatchObject([
      { state: 'rejected', reason: 'wir benötigen zuerst ein Dokument, das Ihre Identität nachweist' },
    ]);
    expect(await cashOf(player)).toMatchObject({ cash: 200_00, held: 0 });
    const { data } = await lantern.api.playerMessages({}, { ...player, language: 'de' });
    expect(JSON.stringify(data)).toContain('wir benötigen zuerst ein Dokument, das Ihre Identität nachweist');
    await expect.poll(async () => (await till()).html).toContain('called &lt;him&gt;');
    expect((await logged()).filter((entry) => entry.subject === subject)).toEqual([
      expect.objectContaining({ action: 'reject', details: expect.stringContaining('"reason":"identity"') as unknown }),
    ]);
  });

  it('that its player has cancelled meanwhile is neither approved nor logged', async () => {
    const player = await someone();
    const subject = await asked(player);
    await waits(player);
    await lantern.api.cancelPendingWithdrawals({ body: { trans_ids: [subject.split('.')[1]] } }, player);
    const late = await post({ subject, step: 'approve' });
    expect(late.status).toBe(409);
    expect(late).toShow('the withdrawal has changed');
    expect((await logged()).filter((entry) => entry.subject === subject)).toEqual([]);
    expect(await cashOf(player)).toMatchObject({ cash: 200_00, held: 0 });
  });

  it('by crypto is approved here and asked of its player where it goes; nobody marks it as paid by hand', async () => {
    const player = await someone();
    const subject = await asked(player, 'crypto');
    await waits(player);
    expect((await post({ subject, step: 'approve' })).status).toBe(303);
    const card = cardOf(await till(), player);
    expect(card.text()).toContain('the player is asked for an address');
    expect(card.find('input[value="pay"]').length).toBe(0);
    expect((await post({ subject, step: 'pay' })).status).toBe(409);
  });

  it.each([
    { step: 'approve', subject: 'x' },
    { step: 'steal', subject: 'x' },
    { step: 'turn_off', method: 'cash' },
    {},
  ])('takes nothing else: %j', async (form) => {
    expect((await post(form as Record<string, string>)).status).toBeGreaterThanOrEqual(404);
  });
});

describe('a method that is turned off', () => {
  it('is off in both lists, refuses posts with a clear text, and is on again; each turn is logged once', async () => {
    const player = await someone();
    const before = (await logged()).length;
    for (let time = 0; time < 2; time += 1)
      expect((await post({ method: 'crypto', step: 'turn_off' })).headers.get('location')).toBe(
        '/__ops/till?done=turnedOff',
      );
    const { data } = await lantern.api.cashierMethods({}, { ...player, language: 'fr' });
    expect([data.deposit, data.withdraw].map((list) => list.map(({ id }) => id))).toEqual([['card'], ['card']]);
    expect(data.outages).toEqual([
      { id: 'crypto', name: 'Cryptomonnaie', text: expect.stringContaining('indisponible') as unknown },
    ]);
    const deposit = { method: 'crypto', chain: 'BTC', amount: 60_00, requestId: requestId() };
    for (const { info } of [
      await lantern.api.deposit({ body: deposit }, player),
      await lantern.api.withdraw({ body: { method: 'crypto', amount: 30_00, requestId: requestId() } }, player),
    ]) {
      expect(info).toMatchObject({
        success: false,
        resultCode: 'method_unavailable',
        message: expect.stringContaining('not available right now') as unknown,
      });
    }
    expect(await till()).toShow('off since');
    for (let time = 0; time < 2; time += 1) await post({ method: 'crypto', step: 'turn_on' });
    expect((await lantern.api.deposit({ body: deposit }, player)).info.success).toBe(true);
    expect((await logged()).slice(before).map(({ action, subject }) => [action, subject])).toEqual([
      ['outage_on', 'crypto'],
      ['outage_off', 'crypto'],
    ]);
  });

  it('is told to the player where he would choose it, and pay-and-play opens no checkout', async () => {
    await Promise.all([post({ method: 'card', step: 'turn_off' }), post({ method: 'trumo', step: 'turn_off' })]);
    const { username, password } = await lantern.players.make();
    const visitor = lantern.visitor({ country: 'DE' });
    await visitor.post('/de/login', { username, password });
    expect(await visitor.get('/de/cashier/deposit')).toShow('Karte: gerade nicht verfügbar');
    const anonymous = (await lantern.api.anon()).data.anonSessionId!;
    expect(
      (await lantern.api.instantRegLogin({ body: { amount: 50_00, type: 'deposit' } }, { anonymous })).info.resultCode,
    ).toBe('method_unavailable');
    await Promise.all([post({ method: 'card', step: 'turn_on' }), post({ method: 'trumo', step: 'turn_on' })]);
  });
});

describe('the log', () => {
  it('is changed by nobody, not even in the database', async () => {
    await post({ method: 'card', step: 'turn_off' });
    await post({ method: 'card', step: 'turn_on' });
    const [database, before] = [await lantern.database(), await logged()];
    await expect(database.prepare("UPDATE operator_log SET actor = 'nobody'").run()).rejects.toThrow('never changed');
    await expect(database.prepare('DELETE FROM operator_log').run()).rejects.toThrow('never changed');
    expect(await logged()).toEqual(before);
  });
});

describe('whose till it is', () => {
  it('is the operators’ where QA is off: nobody signed in, no page and no deed; no foreign page posts there', async () => {
    const house = await startLantern({ qa: false });
    try {
      const ask = (headers: Record<string, string>, method = 'GET') =>
        house
          .visitor()
          .request(
            method,
            '/__ops/till',
            method === 'GET' ? undefined : new URLSearchParams({ method: 'card', step: 'turn_off' }),
            { headers, follow: false },
          );
      expect((await ask({})).status).toBe(401);
      expect((await ask({}, 'POST')).status).toBe(401);
      expect(
        (await ask({ ...operator, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 'POST')).status,
      ).toBe(403);
      const database = await house.database();
      expect(
        (await database.prepare('SELECT count(*) AS outages FROM method_outages').first<{ outages: number }>())
          ?.outages,
      ).toBe(0);
      expect((await ask(operator)).status).toBe(401);
      expect((await ask(await operatorHeaders(house))).status).toBe(200);
    } finally {
      await house.stop();
    }
  });

  it.each(languages)('speaks %s', async (language) => {
    const page = await till(language === 'en' ? '/__ops/till' : `/${language}/__ops/till`);
    expect(page.status).toBe(200);
    expect(page.$('html').attr('lang')).toBe(htmlLang[language]);
    if (language !== 'en') expect(page.$('main').text()).not.toMatch(/Withdrawals|Payment methods|Turn off|Log\b/);
  });
});
