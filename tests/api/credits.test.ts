/** What the house gives into cash stands in the history with what gave it, and the statement adds up (DOMAIN §2). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, languages } from 'contract/constants';
import { startLantern, type Lantern } from '../harness';
import type { Caller } from '../harness/api';
import { beforeNext, gamblersApi, makeGambler } from '../harness/gambler';
import { openAccount } from '../harness/player';
import { Racing } from '../harness/racing';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern({ api: gamblersApi });
});
afterAll(() => lantern.stop());

const transactionsOf = async (caller: Caller, body: Record<string, unknown> = {}) =>
  (await lantern.api.transactions({ body }, caller)).data;
/** The statement of a period; throws unless it adds up. */
async function statementOf(caller: Caller, body: Record<string, unknown> = {}) {
  const { statement } = await transactionsOf(caller, body);
  const { opening, deposits, withdrawals, returned, credits, games, closing } = statement;
  expect(opening + deposits + withdrawals + returned + credits + games).toBe(closing);
  return statement;
}
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

describe('a credit', () => {
  it('of a level, a challenge, a race and cashback is a row that says what gave it', async () => {
    const player = await makeGambler(lantern);
    await player.settle(1_50, 2_250_00);
    // Far beyond level 11, the first whose reward is cash.
    await player.settle(1_00, 250_000_00);
    await player.settle(249_999_00, 249_999_00);
    const racing = new Racing(lantern);
    const winner = await racing.winnerObject(player.playerId);
    await winner.takeRacePrize(
      { raceId: racing.newId('race'), title: 'Evening run', place: 3, prize: 12_00 },
      await lantern.clock.now(),
    );
    expect((await player.claim('daily')).info.success).toBe(true);
    const { transactions, total, totals } = await transactionsOf(player.caller, { type: 'credit', limit: 100 });
    expect(transactions).toHaveLength(total);
    expect(
      transactions.every(
        ({ type, status, message, processedAt, requestedAt }) =>
          type === 'credit' && status === 'credited' && message === '' && processedAt === requestedAt,
      ),
    ).toBe(true);
    const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      await lantern.clock.now(),
    );
    expect(transactions).toContainEqual(
      expect.objectContaining({
        method: 'challenge_prize',
        methodName: 'Challenge prize',
        details: `×1,500, ${month}`,
        amount: 250_00,
      }),
    );
    expect(transactions).toContainEqual(
      expect.objectContaining({
        method: 'race_prize',
        methodName: 'Slot race prize',
        details: 'Place 3, “Evening run”',
        amount: 12_00,
      }),
    );
    expect(transactions).toContainEqual(
      expect.objectContaining({ method: 'cashback_daily', methodName: 'Daily cashback' }),
    );
    expect(transactions).toContainEqual(
      expect.objectContaining({
        method: 'level_reward',
        methodName: 'Level-up reward',
        details: expect.stringMatching(/^Level \d+$/) as string,
      }),
    );
    expect(totals.credited).toBe(transactions.reduce((sum, { amount }) => sum + amount, 0));
    const statement = await statementOf(player.caller);
    expect(statement).toMatchObject({ opening: 0, credits: totals.credited, closing: await player.cash() });
    expect(await lantern.reconcile(player.playerId)).toMatchObject({ ok: true });
  });

  it('of a completed bonus names the bonus', async () => {
    const player = await makeGambler(lantern);
    await lantern.bonuses.give(player.playerId, { amount: 5_00, multiplier: 1, started: true });
    await player.settle(5_00, 0);
    const { transactions } = await transactionsOf(player.caller, { type: 'credit', method: 'bonus_completed' });
    expect(transactions).toMatchObject([{ methodName: 'Completed bonus', amount: 5_00, status: 'credited' }]);
    expect(transactions[0]!.details).not.toBe('');
    expect(await statementOf(player.caller)).toMatchObject({
      deposits: 5_000_00,
      credits: 5_00,
      games: -5_00,
      closing: 5_000_00,
    });
    const names = await Promise.all(
      languages.map(
        async (language) =>
          (await transactionsOf({ ...player.caller, language }, { type: 'credit' })).transactions[0]!.methodName,
      ),
    );
    expect(new Set(names).size).toBe(languages.length);
  });

  it('is found by type, source, day and page, and is no deposit', async () => {
    const player = await makeGambler(lantern);
    await player.settle(1_50, 2_250_00);
    await player.settle(3_00, 9_000_00);
    expect(
      await transactionsOf(player.caller, { type: 'credit', method: 'challenge_prize', limit: 1, offset: 1 }),
    ).toMatchObject({ total: 2, transactions: [{ type: 'credit' }] });
    expect((await transactionsOf(player.caller, { type: 'deposit' })).transactions.map(({ type }) => type)).toEqual([
      'deposit',
    ]);
    expect((await transactionsOf(player.caller, { type: 'credit', method: 'card' })).total).toBe(0);
    expect(await transactionsOf(player.caller, { type: 'credit', dateTo: '2020-01-01' })).toMatchObject({
      total: 0,
      totals: { credited: 0 },
      statement: { opening: 0, closing: 0 },
    });
    expect((await lantern.api.transactions({ body: { type: 'gift' } }, player.caller)).info).toMatchObject({
      success: false,
      resultCode: 'invalid_request',
    });
  });

  it('is in nobody else’s history, and in none without a session', async () => {
    const [player, other] = [await makeGambler(lantern), await makeGambler(lantern)];
    await player.settle(1_50, 2_250_00);
    expect(await transactionsOf(other.caller, { type: 'credit' })).toMatchObject({
      total: 0,
      transactions: [],
      totals: { credited: 0 },
    });
    expect((await lantern.api.transactions({ body: { type: 'credit' } }, {})).info.success).toBe(false);
  });
});

describe('a statement', () => {
  it('shows a withdrawal with its request, and again when it comes back', async () => {
    const player = await openAccount(lantern, { balance: 100_00 });
    const withdraw = async (requestId: string) =>
      lantern.api.withdraw({ body: { method: 'card', amount: 30_00, requestId } }, player);
    await withdraw('credits-test-0001');
    expect(await statementOf(player)).toMatchObject({
      deposits: 100_00,
      withdrawals: -30_00,
      returned: 0,
      closing: 70_00,
    });
    const {
      transactions: [row],
    } = await transactionsOf(player, { type: 'withdraw' });
    await lantern.api.cancelPendingWithdrawals({ body: { trans_ids: [row!.id] } }, player);
    expect(await statementOf(player)).toMatchObject({ withdrawals: -30_00, returned: 30_00, closing: 100_00 });
    await withdraw('credits-test-0002');
    const { transactions } = await transactionsOf(player, { type: 'withdraw' });
    const next = transactions.find(({ status }) => status === 'requested')!;
    for (const step of ['approve', 'pay'] as const) await lantern.withdrawals.decide(player.id, next.id, step);
    expect(await statementOf(player)).toMatchObject({ withdrawals: -60_00, returned: 30_00, closing: 70_00 });
  });

  it('of a day opens with what the day before closed with', async () => {
    const player = await makeGambler(lantern);
    await player.settle(10_00, 4_00);
    // More transactions than are summed up together.
    for (let round = 0; round < 70; round += 1) await player.settle(1_00, 1_00);
    const before = await lantern.clock.now();
    const cash = await player.cash();
    await beforeNext(lantern, 'day', 0, async () => {
      const again = await player.backAtPlay();
      await player.settle(2_00, 5_00);
      const today = dayOf(await lantern.clock.now());
      expect(await statementOf(again, { dateTo: dayOf(before) })).toMatchObject({
        opening: 0,
        deposits: 5_000_00,
        games: -6_00,
        closing: cash,
      });
      expect(await statementOf(again, { dateFrom: today, dateTo: today })).toMatchObject({
        opening: cash,
        deposits: 0,
        games: 3_00,
        closing: cash + 3_00,
      });
      const tomorrow = dayOf((await lantern.clock.now()) + days);
      expect(await statementOf(again, { dateFrom: tomorrow })).toMatchObject({
        opening: cash + 3_00,
        games: 0,
        closing: cash + 3_00,
      });
      expect(await lantern.reconcile(player.playerId)).toMatchObject({ ok: true, findings: [] });
    });
  });

  it('and its rows tell the same story in every window, a withdrawal that comes back in a later one too', async () => {
    const player = await makeGambler(lantern);
    const withdraw = (caller: Caller, requestId: string) =>
      lantern.api.withdraw({ body: { method: 'card', amount: 30_00, requestId } }, caller);
    await beforeNext(lantern, 'day', 0, async () => {
      const first = await player.backAtPlay();
      const dayBefore = dayOf((await lantern.clock.now()) - days);
      const [cancelled, paid, later] = ['one', 'two', 'three'].map((name) => `window-test-${name}-01`) as [
        string,
        string,
        string,
      ];
      const ids = [(await withdraw(first, cancelled)).data.id, (await withdraw(first, paid)).data.id];
      await lantern.withdrawals.decide(player.playerId, ids[1]!, 'approve');
      const one = dayOf(await lantern.clock.now());
      await lantern.clock.advance({ seconds: days / 1_000 });
      const again = await player.backAtPlay();
      const two = dayOf(await lantern.clock.now());
      await lantern.api.cancelPendingWithdrawals({ body: { trans_ids: [ids[0]!] } }, again);
      await lantern.withdrawals.decide(player.playerId, ids[1]!, 'pay');
      const third = (await withdraw(again, later)).data.id;

      const of = async (dateFrom: string | undefined, dateTo: string | undefined) => ({
        ...(await statementOf(again, { dateFrom, dateTo })),
        rows: (await transactionsOf(again, { dateFrom, dateTo, type: 'withdraw' })).transactions
          .map(({ id }) => id)
          .sort(),
      });
      expect(await of(undefined, dayBefore)).toMatchObject({
        opening: 0,
        deposits: 5_000_00,
        withdrawals: 0,
        closing: 5_000_00,
        rows: [],
      });
      expect(await of(one, one)).toMatchObject({
        opening: 5_000_00,
        withdrawals: -60_00,
        returned: 0,
        closing: 4_940_00,
        rows: [...ids].sort(),
      });
      // What was paid had left the cash the day before: no row of this day.
      expect(await of(two, two)).toMatchObject({
        opening: 4_940_00,
        withdrawals: -30_00,
        returned: 30_00,
        closing: 4_940_00,
        rows: [ids[0], third].sort(),
      });
      expect(await of(undefined, undefined)).toMatchObject({
        withdrawals: -90_00,
        returned: 30_00,
        closing: 4_940_00,
        rows: [...ids, third].sort(),
      });
      expect((await transactionsOf(again, { dateFrom: two })).totals).toEqual({
        deposited: 0,
        withdrawn: 0,
        credited: 0,
      });
      for (const [dateFrom, dateTo] of [
        [undefined, undefined],
        [one, one],
        [two, two],
        [one, undefined],
        [undefined, one],
      ]) {
        const { transactions, statement } = await transactionsOf(again, { dateFrom, dateTo, limit: 100 });
        const within = (at: number | null) =>
          at !== null && dayOf(at) >= (dateFrom ?? '') && dayOf(at) <= (dateTo ?? '9');
        const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
        const returned = transactions.filter(
          ({ status, processedAt }) => (status === 'cancelled' || status === 'rejected') && within(processedAt),
        );
        expect(sum(returned.map(({ amount }) => amount))).toBe(statement.returned);
        expect(
          0 -
            sum(
              transactions
                .filter(({ type, requestedAt }) => type === 'withdraw' && within(requestedAt))
                .map(({ amount }) => amount),
            ) || 0,
        ).toBe(statement.withdrawals);
        expect(
          sum(
            transactions
              .filter(({ type, status }) => type === 'deposit' && status === 'credited')
              .map(({ amount }) => amount),
          ),
        ).toBe(statement.deposits);
        expect(sum(transactions.filter(({ type }) => type === 'credit').map(({ amount }) => amount))).toBe(
          statement.credits,
        );
      }
      expect(await lantern.reconcile(player.playerId)).toMatchObject({ ok: true, findings: [] });
    });
  });
});
