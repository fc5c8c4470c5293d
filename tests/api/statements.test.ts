/** The books against what gateways and game providers say they moved (DOMAIN §2): a job with a list of where they part. */
import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import { Nights } from '../harness/night';
import { operatorHeaders } from '../harness/operators';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
  await lantern.sandboxGame(true);
});
afterAll(() => lantern.stop());

interface Someone {
  playerId: string;
  sessionid: string;
  caller: { player: string };
}
const everybody: Someone[] = [];
async function someone(): Promise<Someone> {
  const { playerId, sessionid } = await lantern.players.make({ balance: 300_00 });
  const made = { playerId, sessionid: sessionid!, caller: { player: sessionid! } };
  everybody.push(made);
  return made;
}

let count = 0;
const requestId = () => `statement-test-${String((count += 1)).padStart(8, '0')}`;
const byCoins = async ({ caller }: Someone) =>
  (
    await lantern.api.deposit(
      { body: { method: 'crypto', chain: 'BTC', amount: 60_00, requestId: requestId() } },
      caller,
    )
  ).data;
const cashOf = async ({ caller }: Someone) => (await lantern.api.getBalance({}, caller)).data.cash;

const toss = async ({ sessionid }: Someone): Promise<void> => {
  const token = await lantern.walletToken(sessionid, 'sandbox');
  const query = new URLSearchParams({ mode: 'real', token, currency: 'EUR' });
  const body = new URLSearchParams({ round: randomUUID(), side: 'moon', stake: '100', balance: '0' }).toString();
  expect(
    (
      await lantern.api.fetch(`/sandbox/games/moon-or-sun?${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      })
    ).status,
  ).toBe(200);
};

const nights = new Nights(
  () => lantern,
  () => everybody.map(({ playerId }) => playerId),
);
const rows = nights.rows.bind(nights);
const open = () => nights.open();
const closeDay = () => nights.closeDay();
const night = () => nights.night();

describe('statements', () => {
  let player: Someone;
  let partly: string;
  let forged: string;

  it('agree with the books about cards, coins and games when nobody forged anything', { timeout: 60_000 }, async () => {
    player = await someone();
    await someone();
    const { id } = await byCoins(player);
    await lantern.payments.confirm(id);
    expect(await cashOf(player)).toBe(360_00);
    for (let round = 0; round < 6; round += 1) await toss(player);
    await lantern.api.withdraw({ body: { method: 'card', amount: 20_00, requestId: requestId() } }, player.caller);
    await night();
    expect(await open()).toEqual([]);
    expect(await rows('SELECT provider, sum(amount) AS amount FROM settlements GROUP BY provider')).toEqual([
      { provider: 'card', amount: 600_00 },
      { provider: 'crypto', amount: 60_00 },
    ]);
    expect(await rows('SELECT provider, staked FROM provider_days')).toEqual([{ provider: 'sandbox', staked: 6_00 }]);
  });

  it(
    'name money that came in and is in no book, and a deposit that no gateway knows of',
    { timeout: 60_000 },
    async () => {
      player = await someone();
      partly = (await byCoins(player)).id;
      const { crypto, amount } = await byCoins(player).then(async (order) => {
        await lantern.payments.confirm(partly, { received: Math.ceil(order.crypto!.due / 2) });
        forged = order.id;
        return order;
      });
      // Whoever has the secret of the notifications tells of a payment that nobody made.
      const text = JSON.stringify({
        kind: 'deposit',
        paymentId: 'p',
        orderId: forged,
        chain: 'BTC',
        received: crypto!.due,
        confirmations: 99,
        outcome: 'received',
        at: await lantern.clock.now(),
      });
      const headers = {
        'content-type': 'application/json',
        'x-signature': createHmac('sha256', lantern.variables.PAYMENT_SECRET!).update(text).digest('hex'),
      };
      expect((await lantern.api.fetch('/cashier/notify/crypto', { method: 'POST', headers, body: text })).status).toBe(
        200,
      );
      expect(await cashOf(player)).toBe(300_00 + amount);
      await night();
      expect(await open()).toEqual(
        [
          { provider: 'crypto', reference: partly, ours: null, theirs: 30_00 },
          { provider: 'crypto', reference: forged, ours: 60_00, theirs: null },
        ].sort((a, b) => (a.reference < b.reference ? -1 : 1)),
      );
    },
  );

  it('are listed at the desk, and a line goes when both sides agree', { timeout: 60_000 }, async () => {
    const desk = await lantern.visitor().get('/__ops/exceptions', { headers: await operatorHeaders(lantern) });
    expect(desk).toShow('Not in the statement');
    expect(desk).toShow('Not in the books');
    expect(desk).toShow(forged);
    await lantern.payments.confirm(forged);
    await night();
    // What came in another amount was set aside when its order ended, and is in the books since.
    expect(await open()).toEqual([]);
  });

  it(
    'name a day on which a game provider and the books part, once however often it is looked for',
    { timeout: 60_000 },
    async () => {
      const before = await open();
      player = await someone();
      await toss(player);
      await night();
      expect(await open()).toEqual(before);
      const [day] = await rows<{ day: string; staked: number; paid: number }>(
        'SELECT max(day) AS day, staked, paid FROM provider_days',
      );
      await (
        await lantern.database()
      )
        .prepare('UPDATE provider_days SET paid = paid + 5000 WHERE day = ?')
        .bind(day!.day)
        .run();
      for (let run = 0; run < 2; run += 1) {
        await closeDay();
        expect(await open()).toContainEqual({
          provider: 'sandbox',
          reference: `${day!.day} paid`,
          ours: day!.paid + 50_00,
          theirs: day!.paid,
        });
        expect(await open()).toHaveLength(before.length + 1);
      }
    },
  );
});
