/** What providers tell comes in any order: whatever it is, it is taken, and comes to one result (DOMAIN §7, §8). */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import { openAccount } from '../harness/player';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

type Told = 'failed' | 'succeeded';
/** Tells, and proves that it was taken: what is not is told again and again. */
async function tell(orderId: string, told: Told): Promise<void> {
  const payment = (await (told === 'failed' ? lantern.payments.fail(orderId) : lantern.payments.confirm(orderId))) as {
    notifications: { isDelivered: boolean }[];
  };
  expect(payment.notifications.every(({ isDelivered }) => isDelivered)).toBe(true);
}
/** The books are right, and this is what stands on some accounts of them. */
async function books(playerId: string) {
  const { findings, balances } = await lantern.reconcile(playerId);
  expect(findings).toEqual([]);
  const on = (account: string) => balances.find((balance) => balance.account === account)?.amount ?? 0;
  return {
    cash: on('player:cash'),
    suspense: on('house:payout-suspense'),
    losses: on('house:payout-losses'),
    unallocated: on('player:unallocated'),
  };
}

/** A withdrawal of 50 by coins that is on its way, of somebody with 100. */
async function onItsWay() {
  const player = await openAccount(lantern, { balance: 100_00 });
  const { data } = await lantern.api.withdraw(
    { body: { method: 'crypto', amount: 50_00, requestId: crypto.randomUUID() } },
    player,
  );
  await lantern.withdrawals.decide(player.id, data.id, 'approve');
  const token = decodeURIComponent((await lantern.mailbox.latestFor(player.email)).link.split('/withdrawal/')[1]!);
  const sent = await lantern.api.completeWithdrawal({
    params: { token },
    body: { chain: 'BTC', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
  });
  expect(sent.info.success).toBe(true);
  const orderId = `${player.id}.${data.id}`;
  await expect
    .poll(async () => (await lantern.payments.all()).some((payment) => payment.orderId === orderId))
    .toBe(true);
  return { player, id: data.id, orderId };
}
const conflict = { state: 'rejected', cash: 100_00, suspense: -50_00, raised: ['payout_conflict'] };
const raisedFor = async (playerId: string) =>
  (await lantern.exceptions())
    .filter((each) => each.playerId === playerId)
    .map(({ kind, subject, amount }) => ({ kind, subject, amount }));

describe('a payout of coins', () => {
  it.each<{ told: Told[]; late?: boolean; state: string; cash: number; suspense: number; raised: string[] }>([
    { told: ['succeeded'], state: 'paid', cash: 50_00, suspense: 0, raised: [] },
    { told: ['failed'], state: 'rejected', cash: 100_00, suspense: 0, raised: ['payout_failed'] },
    { told: ['succeeded', 'succeeded'], state: 'paid', cash: 50_00, suspense: 0, raised: [] },
    { told: ['failed', 'failed'], state: 'rejected', cash: 100_00, suspense: 0, raised: ['payout_failed'] },
    { told: ['succeeded', 'failed'], state: 'paid', cash: 50_00, suspense: 0, raised: ['payout_reversed'] },
    {
      told: ['succeeded', 'failed', 'succeeded'],
      state: 'paid',
      cash: 50_00,
      suspense: 0,
      raised: ['payout_reversed'],
    },
    { told: ['failed', 'succeeded'], ...conflict },
    { told: ['failed', 'succeeded', 'succeeded'], ...conflict },
    { told: ['failed', 'failed', 'succeeded', 'failed', 'succeeded'], ...conflict },
    { told: ['failed', 'succeeded'], late: true, ...conflict },
  ])('that is told $told (late: $late) is $state', async ({ told, late, state, cash, suspense, raised }) => {
    const { player, id, orderId } = await onItsWay();
    for (const each of told) {
      await tell(orderId, each);
      if (late) await lantern.clock.advance({ hours: 100 });
    }
    expect(await books(player.id)).toMatchObject({ cash, suspense, losses: 0 });
    const conflicts = await lantern.payoutConflicts.list(player.id);
    expect(conflicts).toMatchObject(suspense === 0 ? [] : [{ withdrawalId: id, amount: 50_00 }]);
    await expect.poll(() => raisedFor(player.id)).toEqual(raised.map((kind) => ({ kind, subject: id, amount: 50_00 })));
    if (!late)
      expect((await lantern.api.transactions({ body: { type: 'withdraw' } }, player)).data.transactions).toMatchObject([
        { id, status: state },
      ]);
  });

  it.each([
    { decision: 'bear' as const, spent: 0, collected: 0 },
    { decision: 'collect' as const, spent: 0, collected: 50_00 },
    { decision: 'collect' as const, spent: 80_00, collected: 20_00 },
    { decision: 'collect' as const, spent: 100_00, collected: 0 },
  ])(
    'that was paid after all: decided to $decision, $collected is taken of what is left after $spent',
    async ({ decision, spent, collected }) => {
      const { player, id, orderId } = await onItsWay();
      await tell(orderId, 'failed');
      if (spent)
        expect(
          (
            await lantern.api.withdraw(
              { body: { method: 'card', amount: spent, requestId: crypto.randomUUID() } },
              player,
            )
          ).info.success,
        ).toBe(true);
      await tell(orderId, 'succeeded');
      for (let times = 0; times < 2; times += 1)
        expect(await lantern.payoutConflicts.decide(player.id, id, decision)).toEqual({ collected });
      await expect(
        lantern.payoutConflicts.decide(player.id, id, decision === 'bear' ? 'collect' : 'bear'),
      ).rejects.toThrow('422');
      await tell(orderId, 'succeeded');
      expect(await books(player.id)).toEqual({
        cash: 100_00 - spent - collected,
        suspense: 0,
        losses: collected - 50_00 || 0,
        unallocated: 0,
      });
      expect(await lantern.payoutConflicts.list(player.id)).toEqual([]);
      await expect
        .poll(async () => (await lantern.exceptions()).filter(({ playerId }) => playerId === player.id))
        .toEqual([]);
      // Nothing is taken silently: it stands in the history, adds up, and is told.
      const {
        data: { transactions, totals, statement },
      } = await lantern.api.transactions({ body: {} }, player);
      expect(transactions.filter(({ status }) => status === 'paid').map(({ amount }) => amount)).toEqual(
        collected ? [collected] : [],
      );
      expect(totals.withdrawn).toBe(collected);
      const { opening, deposits, withdrawals, returned, credits, games, closing } = statement;
      expect([opening + deposits + withdrawals + returned + credits + games, closing]).toEqual([
        closing,
        100_00 - spent - collected,
      ]);
      const {
        data: { messages },
      } = await lantern.api.playerMessages({}, player);
      expect(JSON.stringify(messages).includes('paid out after all')).toBe(collected > 0);
    },
  );
});

const card = {
  method: 'card',
  card: { number: '4000000000009995', expiry: '12/39', cvc: '123', holder: 'Ada Lantern' },
};
const challenge = { method: 'card', card: { ...card.card, number: '4000002500003155' } };
const coins = { method: 'crypto', chain: 'BTC' };

describe.each([
  ['a card', card],
  ['a card whose bank asks its holder', challenge],
  ['coins', coins],
])('a deposit by %s', (name, method) => {
  // An order for coins that is over is over: what comes then is set aside.
  const late =
    name === 'coins'
      ? { state: 'unallocated', cash: 0, raised: ['unallocated'] }
      : { state: 'credited', cash: 50_00, raised: [] };
  // What was credited and then failed goes to the desk; coins that were once sent do not fail, their order is only over.
  const reversed = name === 'coins' ? [] : ['deposit_reversed'];
  it.each<{ told: Told[]; state: string; cash: number; raised?: string[] }>([
    { told: ['succeeded'], state: 'credited', cash: 50_00 },
    { told: ['failed'], state: 'declined', cash: 0 },
    { told: ['succeeded', 'succeeded'], state: 'credited', cash: 50_00 },
    { told: ['failed', 'failed'], state: 'declined', cash: 0 },
    { told: ['succeeded', 'failed'], state: 'credited', cash: 50_00, raised: reversed },
    { told: ['succeeded', 'failed', 'succeeded'], state: 'credited', cash: 50_00, raised: reversed },
    { told: ['failed', 'succeeded'], ...late },
    { told: ['failed', 'succeeded', 'failed', 'succeeded'], ...late, raised: [...(late.raised ?? []), ...reversed] },
  ])('that is told $told is $state', async ({ told, state, cash, raised = [] }) => {
    const player = await openAccount(lantern);
    const { data } = await lantern.api.deposit(
      { body: { ...method, amount: 50_00, requestId: crypto.randomUUID() } },
      player,
    );
    for (const each of told) await tell(data.id, each);
    expect((await lantern.api.getDeposit({ params: { id: data.id } }, player)).data.state).toBe(state);
    expect(await books(player.id)).toMatchObject({ cash, unallocated: state === 'unallocated' ? 50_00 : 0 });
    await expect
      .poll(() => raisedFor(player.id))
      .toEqual(raised.map((kind) => ({ kind, subject: data.id, amount: 50_00 })));
  });
});

describe('money in another amount or currency than was ordered', () => {
  async function notify(provider: string, body: object): Promise<number> {
    const text = JSON.stringify({ paymentId: 'p', at: 1, ...body });
    const signature = createHmac('sha256', lantern.variables.PAYMENT_SECRET!).update(text).digest('hex');
    return (
      await lantern.api.fetch(`/cashier/notify/${provider}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-signature': signature },
        body: text,
      })
    ).status;
  }
  async function ordered(method: object) {
    const player = await openAccount(lantern);
    const { data } = await lantern.api.deposit(
      { body: { ...method, amount: 50_00, requestId: crypto.randomUUID() } },
      player,
    );
    const now = async () => (await lantern.api.getDeposit({ params: { id: data.id } }, player)).data;
    const decide = (decision: string) =>
      lantern.api.decideUnallocated(
        { params: { id: data.id }, body: { decision, requestId: crypto.randomUUID() } },
        player,
      );
    return { player, id: data.id, now, decide, due: data.crypto?.due ?? 0 };
  }
  type Word = [outcome: Told, amount: number, currency: string];

  it.each<{ told: Word[]; state: string; reason: string | null; amount: number; currency: string; raised: string[] }>([
    {
      told: [['succeeded', 40_00, 'EUR']],
      state: 'unallocated',
      reason: 'other_amount',
      amount: 40_00,
      currency: 'EUR',
      raised: ['unallocated'],
    },
    {
      told: [
        ['succeeded', 60_00, 'EUR'],
        ['succeeded', 60_00, 'EUR'],
      ],
      state: 'unallocated',
      reason: 'other_amount',
      amount: 60_00,
      currency: 'EUR',
      raised: ['unallocated'],
    },
    {
      told: [
        ['failed', 50_00, 'EUR'],
        ['succeeded', 40_00, 'EUR'],
      ],
      state: 'unallocated',
      reason: 'other_amount',
      amount: 40_00,
      currency: 'EUR',
      raised: ['unallocated'],
    },
    {
      told: [['succeeded', 50_00, 'USD']],
      state: 'unallocated',
      reason: 'other_currency',
      amount: 50_00,
      currency: 'USD',
      raised: ['unallocated'],
    },
    {
      told: [
        ['succeeded', 40_00, 'EUR'],
        ['succeeded', 50_00, 'EUR'],
      ],
      state: 'unallocated',
      reason: 'other_amount',
      amount: 40_00,
      currency: 'EUR',
      raised: ['deposit_mismatch', 'unallocated'],
    },
    {
      told: [
        ['succeeded', 50_00, 'EUR'],
        ['succeeded', 40_00, 'EUR'],
      ],
      state: 'credited',
      reason: null,
      amount: 50_00,
      currency: 'EUR',
      raised: ['deposit_mismatch'],
    },
    { told: [['failed', 40_00, 'EUR']], state: 'declined', reason: null, amount: 50_00, currency: 'EUR', raised: [] },
  ])('by card, told $told: $state, $amount $currency', async ({ told, state, reason, amount, currency, raised }) => {
    const { player, id, now } = await ordered(card);
    for (const [outcome, sum, unit] of told)
      expect(await notify('card', { orderId: id, outcome, amount: sum, currency: unit })).toBe(200);
    const { unallocated, ...deposit } = await now();
    expect([deposit.state, unallocated?.reason ?? null, deposit.amount, deposit.currency]).toEqual([
      state,
      reason,
      amount,
      currency,
    ]);
    await expect.poll(async () => (await raisedFor(player.id)).map(({ kind }) => kind).sort()).toEqual(raised);
    await books(player.id);
  });

  it('is credited when its player says so, and another currency is only refunded', async () => {
    const euro = await ordered(card);
    await notify('card', { orderId: euro.id, outcome: 'succeeded', amount: 40_00, currency: 'EUR' });
    expect((await euro.decide('credit')).data).toMatchObject({ state: 'credited', amount: 40_00 });
    expect(await books(euro.player.id)).toMatchObject({ cash: 40_00, unallocated: 0 });
    const dollar = await ordered(card);
    await notify('card', { orderId: dollar.id, outcome: 'succeeded', amount: 50_00, currency: 'USD' });
    expect((await dollar.now()).unallocated).toMatchObject({ creditable: false });
    expect((await dollar.decide('credit')).info.resultCode).toBe('invalid_currency');
    expect((await dollar.decide('refund')).info.success).toBe(true);
    expect(await books(dollar.player.id)).toMatchObject({ cash: 0 });
  });

  // Parts of what is due that were there by the end of the order's hour, and what came after it.
  it.each<{ parts: number[]; after: number[]; state: string; reason: string | null; amount: number; raised: string[] }>(
    [
      { parts: [0.5], after: [], state: 'unallocated', reason: 'other_amount', amount: 25_00, raised: ['unallocated'] },
      { parts: [2], after: [], state: 'unallocated', reason: 'other_amount', amount: 100_00, raised: ['unallocated'] },
      { parts: [0.5, 1], after: [], state: 'credited', reason: null, amount: 50_00, raised: [] },
      { parts: [], after: [0.5], state: 'unallocated', reason: 'other_amount', amount: 25_00, raised: ['unallocated'] },
      { parts: [], after: [1], state: 'unallocated', reason: 'late', amount: 50_00, raised: ['unallocated'] },
      {
        parts: [0.5],
        after: [1],
        state: 'unallocated',
        reason: 'other_amount',
        amount: 25_00,
        raised: ['deposit_mismatch', 'unallocated'],
      },
      { parts: [1], after: [2], state: 'credited', reason: null, amount: 50_00, raised: ['deposit_mismatch'] },
      { parts: [1, 1, 0.5], after: [1, 0.5], state: 'credited', reason: null, amount: 50_00, raised: [] },
    ],
  )(
    'by coins, $parts of it in time and $after later: $state, $amount',
    async ({ parts, after, state, reason, amount, raised }) => {
      const { player, id, now, due } = await ordered(coins);
      for (const part of parts) await lantern.payments.confirm(id, { received: due * part });
      await lantern.clock.advance({ minutes: 61 });
      await lantern.api.getDeposit({ params: { id } }, player);
      for (const part of after) await lantern.payments.confirm(id, { received: due * part });
      const deposit = await now();
      expect([deposit.state, deposit.unallocated?.reason ?? null, deposit.amount]).toEqual([state, reason, amount]);
      await expect.poll(async () => (await raisedFor(player.id)).map(({ kind }) => kind).sort()).toEqual(raised);
      await books(player.id);
    },
  );
});
