import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import { openAccount, type Account } from '../harness/player';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
  await lantern.clock.freeze();
});
afterAll(() => lantern.stop());

const card = { number: '4000000000009995', expiry: '12/39', cvc: '123', holder: 'Ada Lantern' };
const someone = () => openAccount(lantern);
const byCoins = { method: 'crypto', chain: 'BTC' };
/** A card that its bank has not decided about yet. */
const byCard = { method: 'card', card };
const order = async (who: Account, method: object, amount = 100_00) =>
  (await lantern.api.deposit({ body: { ...method, amount, requestId: crypto.randomUUID() } }, who)).data;
const stateOf = async (who: Account, id: string) => (await lantern.api.getDeposit({ params: { id } }, who)).data;
const cashOf = async (who: Account) => (await lantern.api.getBalance({}, who)).data.cash;
const decide = (who: Account, id: string, decision: 'credit' | 'refund', requestId: string = crypto.randomUUID()) =>
  lantern.api.decideUnallocated({ params: { id }, body: { decision, requestId } }, who);
const limitTo = async (who: Account, newLimit: number) =>
  expect((await lantern.api.setDepositLimit({ body: { newLimit, password: who.password } }, who)).info.resultCode).toBe(
    'ok',
  );
async function excluded(who: Account): Promise<Account> {
  expect(
    (await lantern.api.selfExclude({ body: { password: who.password, confirm: true } }, who)).info.resultCode,
  ).toBe('ok');
  return loggedInAgain(who);
}
async function loggedInAgain(who: Account): Promise<Account> {
  const anonymous = (await lantern.api.anon()).data.anonSessionId;
  return {
    ...who,
    player: (
      await lantern.api.login({ body: { username: who.username, password: who.password, terms: true } }, { anonymous })
    ).data.sessionid,
  };
}
/** What stands on the player's account for money that may not be credited; the books have to be right whenever it is asked. */
async function setAside(who: Account): Promise<number> {
  const { ok, findings, balances } = await lantern.reconcile(who.id);
  expect({ ok, findings }).toEqual({ ok: true, findings: [] });
  return balances.find(({ account }) => account === 'player:unallocated')?.amount ?? 0;
}

describe('the deposit limit, asked again when a deposit is credited', () => {
  it.each([
    ['by coins', byCoins],
    ['by a card whose bank takes its time', byCard],
  ])('holds for orders of four days that are paid at once, %s', async (_, method) => {
    const who = await someone();
    await limitTo(who, 100_00);
    const ids: string[] = [];
    for (let day = 0; day < 4; day += 1) {
      ids.push((await order(await loggedInAgain(who), method)).id);
      await lantern.clock.advance({ hours: 24, seconds: 1 });
    }
    const now = await loggedInAgain(who);
    for (const id of ids) await lantern.payments.confirm(id);
    expect(await cashOf(now)).toBeLessThanOrEqual(100_00);
    expect((await cashOf(now)) + (await setAside(now))).toBe(400_00);
    const { data } = await lantern.api.transactions({ body: {} }, now);
    expect(data.totals.deposited).toBe(data.statement.closing);
  });

  it('holds for late successes after declines', async () => {
    const who = await someone();
    await limitTo(who, 100_00);
    const ids: string[] = [];
    for (let tries = 0; tries < 4; tries += 1) {
      const { id } = await order(who, byCard);
      await lantern.payments.fail(id);
      ids.push(id);
    }
    for (const id of ids) await lantern.payments.confirm(id);
    for (const id of ids) await lantern.payments.resend(id, 2);
    expect(await cashOf(who)).toBe(100_00);
    expect(await setAside(who)).toBe(300_00);
  });
});

describe('a deposit that is pending when its player is excluded', () => {
  it.each([
    ['by coins', byCoins],
    ['by card', byCard],
  ])('is not credited, %s, and can only be refunded', async (_, method) => {
    const who = await someone();
    const { id } = await order(who, method);
    const now = await excluded(who);
    await lantern.payments.confirm(id);
    expect(await cashOf(now)).toBe(0);
    expect(await setAside(now)).toBe(100_00);
    expect(await stateOf(now, id)).toMatchObject({
      state: 'unallocated',
      unallocated: { reason: 'account_frozen', creditable: false },
    });
    expect((await decide(now, id, 'credit')).info.resultCode).toBe('account_frozen');
    expect((await decide(now, id, 'refund')).data).toMatchObject({ state: 'refunded', unallocated: null });
    expect([await cashOf(now), await setAside(now)]).toEqual([0, 0]);
    await lantern.payments.resend(id, 2);
    expect([await cashOf(now), await setAside(now)]).toEqual([0, 0]);
  });
});

describe('an order for coins', () => {
  it('ends after its quoted time; what comes then is shown, and credited once when its player says so', async () => {
    const who = await someone();
    const { id, requestedAt, payBy } = await order(who, byCoins);
    expect(payBy).toBe(requestedAt + 60 * 60_000);
    await lantern.clock.advance({ minutes: 60, seconds: -1 });
    expect((await stateOf(who, id)).state).toBe('pending');
    await lantern.clock.advance({ seconds: 1 });
    expect((await stateOf(who, id)).state).toBe('declined');
    await lantern.payments.confirm(id, { confirmations: 0 });
    expect((await stateOf(who, id)).state).toBe('declined');
    await lantern.payments.confirm(id);
    await lantern.payments.confirm(id);
    expect(await stateOf(who, id)).toMatchObject({
      state: 'unallocated',
      unallocated: { reason: 'late', creditable: true },
    });
    expect((await lantern.api.cashierMethods({}, who)).data.unallocated).toMatchObject([
      { id, amount: 100_00, reason: 'late', creditable: true },
    ]);
    expect((await lantern.api.transactions({ body: {} }, who)).data.transactions).toMatchObject([
      { id, status: 'unallocated', amount: 100_00 },
    ]);
    expect(
      (await lantern.api.withdraw({ body: { method: 'card', amount: 50_00, requestId: crypto.randomUUID() } }, who))
        .info.success,
    ).toBe(false);
    expect([await cashOf(who), await setAside(who)]).toEqual([0, 100_00]);
    const requestId = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => decide(who, id, 'credit', requestId)));
    expect(answers.map(({ data }) => data.state)).toEqual(['credited', 'credited', 'credited']);
    expect((await decide(who, id, 'refund')).data.state).toBe('credited');
    expect([await cashOf(who), await setAside(who)]).toEqual([100_00, 0]);
  });

  it('that was paid in its time is credited however long its confirmations take', async () => {
    const who = await someone();
    const { id } = await order(who, byCoins);
    await lantern.clock.advance({ minutes: 59 });
    await lantern.payments.confirm(id, { confirmations: 0 });
    await lantern.clock.advance({ hours: 3 });
    expect((await stateOf(who, id)).state).toBe('pending');
    await lantern.payments.confirm(id);
    expect([(await stateOf(who, id)).state, await cashOf(who)]).toEqual(['credited', 100_00]);
  });
});

describe('money that was not credited', () => {
  async function above() {
    const who = await someone();
    const orders = [await order(who, byCard, 60_00), await order(who, byCard, 60_00)];
    await limitTo(who, 100_00);
    for (const { id } of orders) await lantern.payments.confirm(id);
    return { who, id: orders[1]!.id };
  }

  it('above the limit waits until the limit has room again', async () => {
    const { who, id } = await above();
    expect(await stateOf(who, id)).toMatchObject({
      state: 'unallocated',
      unallocated: { reason: 'deposit_limit_reached', creditable: false },
    });
    expect((await decide(who, id, 'credit')).info.resultCode).toBe('deposit_limit_reached');
    await lantern.clock.advance({ hours: 24, seconds: 1 });
    const now = await loggedInAgain(who);
    expect((await stateOf(now, id)).unallocated).toMatchObject({ creditable: true });
    expect((await decide(now, id, 'credit')).data.state).toBe('credited');
    expect([await cashOf(now), await setAside(now)]).toEqual([120_00, 0]);
  });

  it('is nobody else’s, and waits at the desk until somebody has decided', async () => {
    const { who, id } = await above();
    const other = await someone();
    expect((await decide(other, id, 'refund')).status).toBe(404);
    expect(
      (
        await lantern.api.decideUnallocated({
          params: { id },
          body: { decision: 'refund', requestId: crypto.randomUUID() },
        })
      ).status,
    ).toBe(401);
    const waits = async () => (await lantern.exceptions()).filter(({ playerId }) => playerId === who.id);
    expect(await waits()).toMatchObject([{ kind: 'unallocated', subject: id, amount: 60_00, currency: 'EUR' }]);
    expect(await lantern.unallocated.list(who.id)).toMatchObject([
      { id, amount: 60_00, reason: 'deposit_limit_reached' },
    ]);
    await lantern.unallocated.decide(who.id, id, 'refund');
    await lantern.unallocated.decide(who.id, id, 'refund');
    await expect(lantern.unallocated.decide(who.id, id, 'credit')).rejects.toThrow('422');
    expect(await lantern.unallocated.list(who.id)).toEqual([]);
    await expect.poll(waits).toEqual([]);
    expect([await cashOf(who), await setAside(who)]).toEqual([60_00, 0]);
  });
});

it('a notification about an unallocated deposit is always taken, whatever its order', async () => {
  const who = await someone();
  const { id, crypto: coins } = await order(who, byCoins);
  await lantern.clock.advance({ hours: 2 });
  const told = (outcome: 'received' | 'expired', received: number) => ({
    kind: 'deposit',
    paymentId: 'p',
    orderId: id,
    chain: 'BTC',
    received,
    confirmations: received ? 99 : 0,
    outcome,
    at: 1,
  });
  const paid = told('received', coins!.due);
  for (const body of [told('expired', 0), paid, paid, told('expired', 0), told('expired', coins!.due)]) {
    const text = JSON.stringify(body);
    const signature = createHmac('sha256', lantern.variables.PAYMENT_SECRET!).update(text).digest('hex');
    expect(
      (
        await lantern.api.fetch('/cashier/notify/crypto', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-signature': signature },
          body: text,
        })
      ).status,
    ).toBe(200);
  }
  expect([await cashOf(who), await setAside(who)]).toEqual([0, 100_00]);
});
