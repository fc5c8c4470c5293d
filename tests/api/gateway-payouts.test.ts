/** Payouts by an outside gateway, by its documented protocol. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../harness/api';
import type { PayoutState } from '../harness/gateways/btcpay-server';
import {
  btcpay,
  closeHouse,
  inOrder,
  lantern,
  openHouse,
  pass,
  requestId,
  someone,
  tell,
} from '../harness/gateways/house';

beforeAll(() => openHouse());
afterAll(closeHouse);

describe('a payout of coins', () => {
  /** An approved withdrawal that its player has said where to send. */
  async function ordered() {
    const player = await someone({ balance: 100_00 });
    const { data } = await lantern.api.withdraw(
      { body: { method: 'crypto', amount: 40_00, requestId: requestId() } },
      player,
    );
    await lantern.withdrawals.decide(player.id, data.id, 'approve');
    const mail = await lantern.mailbox.latestFor(player.email);
    const token = new URL(mail.link).pathname.split('/').at(-1)!;
    const body = { chain: 'BTC', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' };
    expect((await lantern.api.completeWithdrawal({ params: { token }, body }, {})).info.success).toBe(true);
    const orderId = `${player.id}.${data.id}`;
    return { player, orderId, id: data.id };
  }
  const payoutsOf = (orderId: string) => btcpay.payouts.filter(({ metadata }) => metadata.orderId === orderId);
  const paidOut = async (orderId: string) => {
    await expect.poll(() => payoutsOf(orderId).length, { timeout: 10_000 }).toBe(1);
    return payoutsOf(orderId)[0]!;
  };
  const stateOf = async (id: string, caller: Caller) =>
    (await lantern.api.transactions({ body: { type: 'withdraw' } }, caller)).data.transactions.find(
      (row) => row.id === id,
    )?.status;
  const end = (state: PayoutState, payout: Awaited<ReturnType<typeof paidOut>>) => {
    payout.state = state;
    return tell('btcpay', btcpay.event('PayoutUpdated', { payout }));
  };

  it('is claimed once, in the player’s currency, and paid when the gateway says so', async () => {
    const { player, orderId, id } = await ordered();
    const payout = await paidOut(orderId);
    expect(payout).toMatchObject({
      originalAmount: '40.00',
      originalCurrency: 'EUR',
      destination: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      state: 'AwaitingPayment',
    });
    expect(await end('InProgress', payout)).toMatchObject({ status: 200, data: { state: null } });
    expect(await stateOf(id, player)).toBe('approved');
    expect(await end('Completed', payout)).toMatchObject({ data: { state: 'paid' } });
    expect(await end('Completed', payout)).toMatchObject({ status: 200 });
    expect(await stateOf(id, player)).toBe('paid');
    expect((await lantern.api.getBalance({}, player)).data).toMatchObject({ cash: 60_00, held: 0 });
    await inOrder(player);
  });

  it('that fails gives the amount back, once', async () => {
    const { player, orderId, id } = await ordered();
    const payout = await paidOut(orderId);
    for (let time = 0; time < 2; time += 1) expect((await end('Cancelled', payout)).status).toBe(200);
    expect(await stateOf(id, player)).toBe('rejected');
    expect((await lantern.api.getBalance({}, player)).data).toMatchObject({ cash: 100_00, held: 0 });
    await inOrder(player);
  });

  it.each<{ told: PayoutState[]; state: string; cash: number; borne: number; raised?: string }>([
    { told: ['Cancelled', 'Completed'], state: 'rejected', cash: 100_00, borne: -40_00 },
    { told: ['Cancelled', 'Completed', 'Completed', 'Cancelled'], state: 'rejected', cash: 100_00, borne: -40_00 },
    { told: ['Completed', 'Cancelled', 'Completed'], state: 'paid', cash: 60_00, borne: 0, raised: 'payout_reversed' },
  ])(
    'whose gateway says $told is $state, whatever is taken for its end',
    async ({ told, state, cash, borne, raised = 'payout_conflict' }) => {
      const { player, orderId, id } = await ordered();
      const payout = await paidOut(orderId);
      for (const each of told) expect((await end(each, payout)).status).toBe(200);
      expect(await stateOf(id, player)).toBe(state);
      expect((await lantern.api.getBalance({}, player)).data).toMatchObject({ cash, held: 0 });
      const { ok, balances } = await lantern.reconcile(player.id);
      expect([ok, balances.find(({ account }) => account === 'house:payout-suspense')?.amount ?? 0]).toEqual([
        true,
        borne,
      ]);
      await expect
        .poll(async () =>
          (await lantern.exceptions()).filter(({ playerId }) => playerId === player.id).map(({ kind }) => kind),
        )
        .toEqual([raised]);
      expect(payoutsOf(orderId)).toHaveLength(1);
    },
  );

  it('is found to be paid when no webhook came', async () => {
    const { player, orderId, id } = await ordered();
    (await paidOut(orderId)).state = 'Completed';
    await pass(10, player);
    await expect.poll(() => stateOf(id, player)).toBe('paid');
  });

  it('is never paid out twice, though the answer to the claim was lost', async () => {
    btcpay.gateway.next('lost', /POST .*payouts/);
    const { player, orderId, id } = await ordered();
    await expect.poll(() => payoutsOf(orderId).length, { timeout: 10_000 }).toBe(1);
    await pass(5, player);
    await pass(10, player);
    await expect
      .poll(() => btcpay.gateway.asked.filter((asked) => asked.startsWith('GET /api/v1/pull-payments/')).length)
      .toBeGreaterThan(0);
    expect(payoutsOf(orderId)).toHaveLength(1);
    expect(await end('Completed', payoutsOf(orderId)[0]!)).toMatchObject({ data: { state: 'paid' } });
    expect(await stateOf(id, player)).toBe('paid');
    await inOrder(player);
  });

  it('is not ended by a forged webhook', async () => {
    const { player, orderId, id } = await ordered();
    const payout = await paidOut(orderId);
    const { body } = btcpay.event('PayoutUpdated', { payout: { ...payout, state: 'Completed' } });
    expect((await tell('btcpay', { body, headers: btcpay.signed(body, 'another secret of sixteen') })).status).toBe(
      401,
    );
    expect(await tell('btcpay', { body, headers: btcpay.signed(body) })).toMatchObject({ data: { state: null } });
    expect(await stateOf(id, player)).toBe('approved');
  });
});
