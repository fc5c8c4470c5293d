/** The desk for exceptions: what the rules of money leave to people is decided there once, by hand, logged, and told to the player. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import { GameProvider } from '../harness/game-provider';
import { listAcmeTitles } from '../harness/outside-titles';
import { openAccount, type Account } from '../harness/player';

const key = 'operator-key-of-thirty-two-characters';
const secret = 'acme-secret-of-thirty-two-characters';
const as = (name: string) => ({ authorization: `Basic ${Buffer.from(`${name}:${key}`).toString('base64')}` });
let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern({ api: { OPERATOR_KEY: key, GAME_PROVIDERS: JSON.stringify({ acme: secret }), GAME_CEILINGS: '{"acme":1000000}' } });
  await listAcmeTitles(lantern);
  await lantern.clock.freeze();
});
afterAll(() => lantern.stop());

const path = '/__ops/exceptions';
const desk = (query = '') => lantern.visitor().get(path + query, { headers: as('Ada') });
const post = (form: Record<string, string>, who = 'Ada') => lantern.visitor().post(path, { note: 'looked at it', ...form }, { headers: as(who), follow: false });
const cardOf = (page: Awaited<ReturnType<typeof desk>>, { username }: Account) => page.$('article').filter((_, card) => page.$(card).text().includes(username));
const cashOf = async (player: Account) => (await lantern.api.getBalance({}, player)).data.cash;
const logged = async (subject: string) =>
  (await (await lantern.database()).prepare('SELECT actor, action, details FROM till_log WHERE subject = ? ORDER BY seq').bind(subject).all<{ actor: string; action: string; details: string }>()).results;
/** The outbox tells the desk a moment after the deed. */
async function waits(player: Account) {
  await expect.poll(async () => cardOf(await desk(), player).length, { timeout: 10_000 }).toBe(1);
  const page = await desk();
  const card = cardOf(page, player);
  return { id: card.find('[name=exception]').attr('value')!, text: card.text(), decisions: card.find('button').toArray().map((button) => page.$(button).attr('value')) };
}
const told = async (player: Account, language = 'en') => JSON.stringify((await lantern.api.playerMessages({}, { ...player, language })).data.messages).replaceAll('\u00a0', ' ');
async function again(player: Account): Promise<Account> {
  const anonymous = (await lantern.api.anon()).data.anonSessionId;
  return { ...player, player: (await lantern.api.login({ body: { username: player.username, password: player.password, terms: true } }, { anonymous })).data.sessionid };
}

/** A round at an outside provider, of somebody with 500. */
async function staked() {
  const player = await openAccount(lantern, { balance: 500_00 });
  const playerToken = await lantern.walletToken(player.player, 'acme');
  const acme = new GameProvider(lantern, 'acme', secret);
  const base = { playerToken, roundId: crypto.randomUUID(), gameid: 'ember-crates', currency: 'EUR' };
  await acme.tell('bet', { ...base, transactionId: crypto.randomUUID(), amount: 1_00 });
  return { player, win: (amount: number, closes: boolean) => acme.tell('win', { ...base, transactionId: crypto.randomUUID(), amount, closes }) };
}

const raise = {
  async held_win() {
    const { player, win } = await staked();
    await win(10_000_01, true);
    return player;
  },
  async open_outside_round() {
    const { player, win } = await staked();
    await win(50, false);
    await lantern.clock.advance({ hours: 24 });
    const now = await again(player);
    await cashOf(now);
    return now;
  },
  async unallocated() {
    const player = await openAccount(lantern, { balance: 500_00 });
    const { data } = await lantern.api.deposit({ body: { method: 'crypto', chain: 'BTC', amount: 60_00, requestId: crypto.randomUUID() } }, player);
    await lantern.clock.advance({ hours: 2 });
    await lantern.payments.confirm(data.id);
    return again(player);
  },
  async payout_conflict() {
    const player = await openAccount(lantern, { balance: 500_00 });
    const { data } = await lantern.api.withdraw({ body: { method: 'crypto', amount: 50_00, requestId: crypto.randomUUID() } }, player);
    await lantern.withdrawals.decide(player.id, data.id, 'approve');
    const token = decodeURIComponent((await lantern.mailbox.latestFor(player.email)).link.split('/withdrawal/')[1]!);
    await lantern.api.completeWithdrawal({ params: { token }, body: { chain: 'BTC', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' } });
    const orderId = `${player.id}.${data.id}`;
    await expect.poll(async () => (await lantern.payments.all()).some((payment) => payment.orderId === orderId)).toBe(true);
    await lantern.payments.fail(orderId);
    await lantern.payments.confirm(orderId);
    return player;
  },
};

describe('what waits is decided by hand, once, whoever presses a button', () => {
  it.each<{ kind: keyof typeof raise; decision: string; other: string; cash: number; says: string; message: string | null }>([
    { kind: 'held_win', decision: 'release', other: 'void', cash: 499_00 + 10_000_01, says: 'Win above the ceiling: win released', message: 'Ihr Gewinn von 10.000,01 € bei Ember Crates' },
    { kind: 'held_win', decision: 'void', other: 'release', cash: 499_00, says: 'win voided', message: 'kann nicht ausgezahlt werden' },
    { kind: 'open_outside_round', decision: 'settle', other: 'void', cash: 499_50, says: 'round settled', message: 'wurde mit dem bis dahin erzielten Gewinn geschlossen: 0,50 €' },
    { kind: 'open_outside_round', decision: 'void', other: 'settle', cash: 500_00, says: 'round voided', message: 'Ihr Einsatz wurde zurückgezahlt: 1,00 €' },
    { kind: 'unallocated', decision: 'credit', other: 'refund', cash: 560_00, says: 'credited', message: 'sind jetzt in Ihrem Guthaben' },
    { kind: 'unallocated', decision: 'refund', other: 'credit', cash: 500_00, says: 'refunded', message: 'gehen auf dem Weg zurück' },
    { kind: 'payout_conflict', decision: 'bear', other: 'collect', cash: 500_00, says: 'borne by the house', message: null },
    { kind: 'payout_conflict', decision: 'collect', other: 'bear', cash: 450_00, says: 'collected from the player', message: 'wurden 50,00 € von Ihrem Guthaben abgezogen' },
  ])('$kind: $decision', async ({ kind, decision, other, cash, says, message }) => {
    const player = await raise[kind]();
    const { id, decisions } = await waits(player);
    expect(new Set(decisions)).toEqual(new Set([decision, other]));
    const presses = await Promise.all([post({ exception: id, decision }), post({ exception: id, decision })]);
    for (const { status, headers } of presses) expect([status, headers.get('location')]).toEqual([303, `${path}?decided=${encodeURIComponent(id)}`]);
    // Another person comes later: the same is taken as it was decided, anything else is told so.
    const second = await post({ exception: id, decision }, 'Bob');
    expect(await desk(new URL(second.headers.get('location')!, 'https://x').search)).toShow(`${says}, by Ada`);
    const tooLate = await post({ exception: id, decision: other }, 'Bob');
    expect(tooLate.status).toBe(409);
    expect(tooLate.$('[role=alert]').text()).toContain(`${says}, by Ada`);
    expect(await cashOf(player)).toBe(cash);
    if (message !== null) expect(await told(player, 'de')).toContain(message);
    else expect(await told(player)).toBe('[]');
    await expect.poll(async () => (await logged(id)).map(({ actor, action }) => [actor, action])).toEqual([['Ada', 'exception']]);
    expect(JSON.parse((await logged(id))[0]!.details)).toMatchObject({ username: player.username, exception: kind, decision, note: 'looked at it' });
    await expect.poll(async () => cardOf(await desk(), player).length).toBe(0);
    expect(await lantern.visitor().get('/__ops/till', { headers: as('Ada') })).toShow(says);
    expect(await lantern.reconcile(player.id)).toMatchObject({ ok: true, findings: [] });
  });
});

describe('the desk', () => {
  it('asks why before anything is done, and leads to the field', async () => {
    const player = await raise.held_win();
    const { id, text } = await waits(player);
    expect(text).toMatch(/Ember Crates[\s\S]*acme[\s\S]*€1\.00/);
    const refused = await post({ exception: id, decision: 'release', note: ' ' });
    expect(refused.status).toBe(422);
    expect(refused.$('title').text()).toContain('There is a problem');
    expect(refused.$('[role="alert"][autofocus] a').attr('href')).toBe(`#note-${id}`);
    expect(refused.$(`[id="note-${id}"]`).attr('aria-invalid')).toBe('true');
    expect([await cashOf(player), await logged(id)]).toEqual([499_00, []]);
  });

  it('offers no credit that a limit or an exclusion forbids, and takes none', async () => {
    const player = await raise.unallocated();
    await lantern.api.selfExclude({ body: { password: player.password, confirm: true } }, player);
    const { id, decisions } = await waits(player);
    expect(decisions).toEqual(['refund']);
    const refused = await post({ exception: id, decision: 'credit' });
    expect(refused.status).toBe(409);
    expect(refused).toShow('blocked or excluded');
    expect(await logged(id)).toEqual([]);
  });

  it('says so where the player was first, and who that was', async () => {
    const player = await raise.unallocated();
    const { id } = await waits(player);
    await lantern.api.decideUnallocated({ params: { id: id.split('.').slice(2).join('.') }, body: { decision: 'credit', requestId: crypto.randomUUID() } }, player);
    const late = await post({ exception: id, decision: 'refund' });
    expect(late.status).toBe(409);
    expect(late).toShow('doesn’t wait any more');
    await expect.poll(async () => (await logged(id)).map(({ actor }) => actor)).toEqual(['the player']);
  });

  it.each([{ exception: 'nobody.held_win.x', decision: 'release' }, { decision: 'release' }, {}])('takes nothing else: %j', async (form) => {
    expect((await post(form as Record<string, string>)).status).toBe(404);
  });

  it('knows no decision of another kind', async () => {
    const { id } = await waits(await raise.held_win());
    expect((await post({ exception: id, decision: 'collect' })).status).toBe(422);
  });

  it('is the operators’ where QA is off: no key, no page and no deed; no foreign page posts there; no script is needed', async () => {
    const house = await startLantern({ api: { OPERATOR_KEY: key, QA: 'off' }, edge: { QA: 'off' } });
    try {
      const ask = (headers: Record<string, string>, method = 'GET') =>
        house.visitor().request(method, path, method === 'GET' ? undefined : new URLSearchParams({ exception: 'x', decision: 'release', note: 'x' }), { headers, follow: false });
      const wrong = { authorization: `Basic ${Buffer.from('Ada:wrong').toString('base64')}` };
      for (const headers of [{}, wrong]) for (const method of ['GET', 'POST']) expect((await ask(headers, method)).status).toBe(401);
      expect((await ask({ ...as('Ada'), 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 'POST')).status).toBe(403);
      const page = await ask(as('Ada'));
      expect([page.status, page.$('script').length]).toEqual([200, 0]);
      expect(page).toHaveHeading('Exceptions');
      expect(page.headers.get('content-security-policy')).not.toContain('unsafe-inline');
    } finally {
      await house.stop();
    }
  });
});
