/** A bonus that is chosen with a deposit (DOMAIN §3, §8): bound to it, given with its credit, once. */
import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from 'contract/constants';
import { sharedLantern, type SharedLantern } from '../harness';
import type { WantedPlayer } from '../harness/qa';

let lantern: SharedLantern;
beforeAll(async () => {
  lantern = await sharedLantern();
});

let count = 0;
const requestId = () => `deposit-bonus-request-${(count += 1)}`;
/** Its payment waits for the tester's word. */
const card = { number: '4000 0000 0000 9995', expiry: '12/34', cvc: '123', holder: 'Mina Lund' };

async function someone(wanted: WantedPlayer = {}) {
  const made = await lantern.players.make(wanted);
  return { id: made.playerId, session: { player: made.sessionid! } };
}
type Someone = Awaited<ReturnType<typeof someone>>;

const deposit = ({ session }: Someone, body: Record<string, unknown> = {}) =>
  lantern.api.deposit(
    { body: { method: 'card', amount: 50_00, requestId: requestId(), card, bonus: 'welcome', ...body } } as never,
    session,
  );
const stateOf = async ({ session }: Someone, id: string) =>
  (await lantern.api.getDeposit({ params: { id } }, session)).data;
const bonusesOf = async ({ session }: Someone) => (await lantern.api.bonuses({}, session)).data.bonuses;
const balanceOf = async ({ session }: Someone) => (await lantern.api.getBalance({}, session)).data;
const offersOf = async ({ session }: Someone) =>
  (await lantern.api.cashierMethods({}, session)).data.offers.map(({ id }) => id);
const isSound = async ({ id }: Someone) =>
  expect(await lantern.reconcile(id)).toMatchObject({ ok: true, findings: [] });

const tell = async (orderId: string, outcome: 'succeeded' | 'failed', amount = 50_00) => {
  const text = JSON.stringify({ paymentId: `p-${orderId}`, orderId, amount, currency: 'EUR', outcome, at: 1 });
  const signature = createHmac('sha256', lantern.variables.PAYMENT_SECRET!).update(text).digest('hex');
  return (
    await lantern.api.fetch('/cashier/notify/card', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': signature },
      body: text,
    })
  ).status;
};

describe('a bonus chosen with a deposit', () => {
  it('waits with it, is given and started with its credit, and never again', async () => {
    const who = await someone();
    const { data } = await deposit(who);
    expect(data.bonus).toEqual({
      offer: 'welcome',
      name: 'Welcome deposit bonus',
      amount: 50_00,
      wageringRequirement: 30,
      state: 'waiting',
      id: null,
    });
    expect(await bonusesOf(who)).toEqual([]);
    expect(
      await Promise.all([tell(data.id, 'succeeded'), tell(data.id, 'succeeded'), tell(data.id, 'succeeded')]),
    ).toEqual([200, 200, 200]);
    const [bonus, ...more] = await bonusesOf(who);
    expect(more).toEqual([]);
    expect(bonus).toMatchObject({ state: 'active', amount: 50_00, balance: 50_00, pointsNeeded: 1_500_00 });
    expect((await stateOf(who, data.id)).bonus).toMatchObject({ state: 'given', id: bonus!.id });
    expect(await balanceOf(who)).toMatchObject({ cash: 50_00, bonus: 50_00 });
    expect(await offersOf(who)).toEqual(['reload']);
    await isSound(who);
  });

  it('goes with a payment that failed, and is on offer again', async () => {
    const who = await someone();
    const { data } = await deposit(who);
    await tell(data.id, 'failed');
    expect((await stateOf(who, data.id)).bonus).toMatchObject({ state: 'cancelled', id: null });
    expect(await bonusesOf(who)).toEqual([]);
    expect(await offersOf(who)).toEqual(['welcome']);
  });

  it('comes by coins as well, in the player’s currency', async () => {
    const who = await someone({ currency: 'NOK' });
    const { data } = await lantern.api.deposit(
      { body: { method: 'crypto', chain: 'BTC', amount: 2_000_00, requestId: requestId(), bonus: 'welcome' } },
      who.session,
    );
    await lantern.payments.confirm(data.id);
    expect(await bonusesOf(who)).toMatchObject([{ currency: 'NOK', amount: 1_000_00, state: 'active' }]);
    await isSound(who);
  });

  it('waits in the queue while another one is played', async () => {
    const who = await someone();
    await lantern.bonuses.give(who.id, { amount: 10_00, started: true });
    const { data } = await deposit(who);
    await tell(data.id, 'succeeded');
    expect((await bonusesOf(who)).map(({ state, amount }) => [state, amount])).toEqual([
      ['active', 10_00],
      ['queued', 50_00],
    ]);
  });

  it('is given to nobody whose account was frozen meanwhile, though the money is his', async () => {
    const { playerId, sessionid, username, password } = await lantern.players.make();
    const who = { id: playerId, session: { player: sessionid! } };
    const { data } = await deposit(who);
    expect((await lantern.api.selfExclude({ body: { password, confirm: true } }, who.session)).info.success).toBe(true);
    expect(await tell(data.id, 'succeeded')).toBe(200);
    const anonymous = (await lantern.api.anon()).data.anonSessionId!;
    const back = await lantern.api.login({ body: { username, password, terms: true } }, { anonymous });
    const again = { id: playerId, session: { player: back.data.sessionid } };
    expect((await stateOf(again, data.id)).bonus).toMatchObject({ state: 'cancelled', id: null });
    expect(await bonusesOf(again)).toEqual([]);
    expect(await stateOf(again, data.id)).toMatchObject({ state: 'unallocated', unallocated: { creditable: false } });
    expect(await balanceOf(again)).toMatchObject({ cash: 0, bonus: 0 });
    await isSound(who);
  });

  it.each([
    ['an offer that there is not', { bonus: 'free-money' }, 'bonus_not_available'],
    ['one for later deposits', { bonus: 'reload' }, 'bonus_not_available'],
    ['too small a deposit', { amount: 19_99 }, 'amount_below_bonus_minimum'],
  ])('is refused for %s, and nothing is opened', async (_, body, code) => {
    const who = await someone();
    const { info } = await deposit(who, body);
    expect(info).toMatchObject({ success: false, resultCode: code });
    expect((await lantern.api.transactions({ body: { type: 'all' } }, who.session)).data.transactions).toEqual([]);
  });

  it('is part of the order: the same form with another choice is another order', async () => {
    const who = await someone();
    const body = { requestId: requestId() };
    const first = await deposit(who, body);
    expect((await deposit(who, body)).data.id).toBe(first.data.id);
    expect(await deposit(who, { ...body, bonus: undefined })).toMatchObject({
      status: 409,
      info: { resultCode: 'duplicate_transaction' },
    });
  });

  it('has a name and a text for every refusal in seven languages', async () => {
    const who = await someone();
    const said = await Promise.all(
      languages.map(async (language) => {
        const asked = { ...who.session, language };
        const low = await lantern.api.deposit(
          { body: { method: 'card', amount: 15_00, requestId: requestId(), card, bonus: 'welcome' } },
          asked,
        );
        return [(await lantern.api.cashierMethods({}, asked)).data.offers[0]!.name, low.info.message];
      }),
    );
    expect(new Set(said.flat()).size).toBe(2 * languages.length);
  });
});

describe('whatever the provider tells, and in whatever order', () => {
  it('an offer that several deposits chose is given with one of those that were paid, and every cent is accounted for', async () => {
    const news = fc.array(
      fc.record({ of: fc.nat(2), outcome: fc.constantFrom('succeeded' as const, 'failed' as const) }),
      { minLength: 1, maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(news, async (told) => {
        const who = await someone();
        const amounts = [50_00, 30_00, 200_00];
        const orders = await Promise.all(amounts.map(async (amount) => (await deposit(who, { amount })).data.id));
        for (const { of, outcome } of told) expect(await tell(orders[of]!, outcome, amounts[of])).toBe(200);
        const paid = told.filter(({ outcome }) => outcome === 'succeeded').map(({ of }) => of);
        const given = await bonusesOf(who);
        expect(given.map(({ amount }) => amount)).toEqual(
          paid.length > 0 ? [Math.min(100_00, amounts[paid[0]!]!)] : [],
        );
        const states = await Promise.all(orders.map(async (id) => (await stateOf(who, id)).bonus!.state));
        expect(states.filter((state) => state === 'given')).toHaveLength(given.length);
        const cash = [...new Set(paid)].reduce((sum, of) => sum + amounts[of]!, 0);
        expect(await balanceOf(who)).toMatchObject({ cash, bonus: given[0]?.amount ?? 0 });
        await isSound(who);
      }),
      { numRuns: 12, seed: 6 },
    );
  });
});
