import { hours, seconds } from 'contract/constants';
import type { Currency } from 'contract/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterConfirmation,
  afterWish,
  counts,
  leftOf,
  limitBorders,
  limitFault,
  noLimit,
  withoutRaise,
  type CountedDeposit,
  type DepositLimit,
} from './deposit-limits';

const at = 1_795_000_000_000;
const wait = 24 * hours;
const set = (current: number): DepositLimit => ({ current, pending: null });

describe('the borders of a limit', () => {
  it.each<[Currency, number, number]>([
    ['EUR', 20_00, 100_000_00],
    ['NOK', 200_00, 1_000_000_00],
    ['PLN', 100_00, 500_000_00],
  ])('in %s are %i and %i', (currency, minimum, maximum) => {
    expect(limitBorders(currency)).toEqual({ minimum, maximum });
    expect(limitFault(minimum - 1, currency)).toEqual({ code: 'limit_too_low', minimum });
    expect(limitFault(minimum, currency)).toBeNull();
    expect(limitFault(maximum, currency)).toBeNull();
    expect(limitFault(maximum + 1, currency)).toEqual({ code: 'limit_too_high', maximum });
  });
});

describe('a wish', () => {
  it('for the first limit applies at once, and so does a cut', () => {
    expect(afterWish(noLimit, 500_00, at, wait)).toEqual(set(500_00));
    expect(afterWish(set(500_00), 499_99, at, wait)).toEqual(set(499_99));
  });

  it('for more waits', () => {
    expect(afterWish(set(500_00), 500_01, at, wait)).toEqual({
      current: 500_00,
      pending: { newLimit: 500_01, confirmableFrom: at + wait },
    });
  });

  it('for still more takes the first raise’s place and waits anew', () => {
    const first = afterWish(set(100_00), 200_00, at, wait);
    expect(afterWish(first, 150_00, at + hours, wait)).toEqual({
      current: 100_00,
      pending: { newLimit: 150_00, confirmableFrom: at + hours + wait },
    });
  });

  it.each([50_00, 100_00])('for %i while a raise to more than 100.00 waits drops the raise', (newLimit) => {
    expect(afterWish(afterWish(set(100_00), 200_00, at, wait), newLimit, at, wait)).toEqual(set(newLimit));
  });
});

describe('a raise', () => {
  const raised = afterWish(set(100_00), 200_00, at, wait);

  it.each([
    [-1 * seconds, false],
    [-1, false],
    [0, true],
    [1 * seconds, true],
  ])('%i ms from the end of its wait: confirmed %s', (offset, isConfirmed) => {
    expect(afterConfirmation(raised, at + wait + offset)).toEqual(
      isConfirmed
        ? { ok: true, data: set(200_00) }
        : { ok: false, code: 'limit_wait_not_over', data: { confirmableFrom: at + wait } },
    );
  });

  it('can be withdrawn, and then not be confirmed', () => {
    expect(withoutRaise(raised)).toEqual(set(100_00));
    expect(afterConfirmation(withoutRaise(raised), at + wait)).toMatchObject({ ok: false, code: 'nothing_pending' });
  });

  it('never lifts the limit before its wait is over and its player has said so twice', () => {
    type Act = { kind: 'wish'; amount: number } | { kind: 'confirm' } | { kind: 'withdraw' };
    const act: fc.Arbitrary<Act> = fc.oneof(
      fc.record({ kind: fc.constant('wish' as const), amount: fc.integer({ min: 20_00, max: 100_00 }) }),
      fc.constant<Act>({ kind: 'confirm' }),
      fc.constant<Act>({ kind: 'withdraw' }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 30 * hours }), act), { maxLength: 30 }), (story) => {
        let limit = noLimit;
        let now = at;
        let wished: { amount: number; at: number } | null = null;
        for (const [later, { kind, ...rest }] of story) {
          now += later;
          const before: number = limit.current ?? Infinity;
          if (kind === 'wish') {
            const { amount } = rest as { amount: number };
            limit = afterWish(limit, amount, now, wait);
            wished = { amount, at: now };
          } else if (kind === 'withdraw') limit = withoutRaise(limit);
          else {
            const confirmed = afterConfirmation(limit, now);
            if (confirmed.ok) limit = confirmed.data;
          }
          if ((limit.current ?? Infinity) > before) {
            expect(kind).toBe('confirm');
            expect(limit.current).toBe(wished?.amount);
            expect(now - wished!.at).toBeGreaterThanOrEqual(wait);
          }
          if (limit.pending) expect(limit.pending.newLimit).toBeGreaterThan(limit.current!);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('what a deposit counts', () => {
  const deposit = (change: Partial<CountedDeposit>): CountedDeposit => ({
    amount: 10_00,
    state: 'pending',
    requestedAt: at,
    processedAt: null,
    ...change,
  });

  it.each([
    [24 * hours - 1 * seconds, 10_00],
    [24 * hours - 1, 10_00],
    [24 * hours, 0],
    [24 * hours + 1 * seconds, 0],
  ])('%i ms later: %i', (later, counted) => {
    expect(counts(deposit({}), at + later)).toBe(counted);
    expect(counts(deposit({ state: 'credited', requestedAt: at - 48 * hours, processedAt: at }), at + later)).toBe(
      counted,
    );
  });

  it('is nothing once it is declined', () => {
    for (const moment of [at, 0]) expect(counts(deposit({ state: 'declined', processedAt: at }), moment)).toBe(0);
  });

  it('leaves never less than nothing, and no figure without a limit', () => {
    expect([leftOf(null, 5_00), leftOf(20_00, 5_00), leftOf(20_00, 20_00), leftOf(20_00, 25_00)]).toEqual([
      null,
      15_00,
      0,
      0,
    ]);
  });
});

it('the credits of any 24 hours stay within the limit, whenever within a day the orders are paid', () => {
  const order = fc.record({
    after: fc.integer({ min: 0, max: 10 * hours }),
    amount: fc.integer({ min: 1, max: 60 }),
    paidAfter: fc.option(fc.integer({ min: 0, max: 24 * hours - 1 })),
  });
  fc.assert(
    fc.property(fc.array(order, { maxLength: 25 }), (orders) => {
      const limit = 100;
      const opened: (CountedDeposit & { paidAt: number | null })[] = [];
      let now = at;
      for (const { after, amount, paidAfter } of orders) {
        now += after;
        const known = opened.map(({ paidAt, ...rest }): CountedDeposit =>
          paidAt !== null && paidAt <= now ? { ...rest, state: 'credited', processedAt: paidAt } : rest,
        );
        const used = known.reduce((sum, one) => sum + counts(one, now), 0);
        if (amount > leftOf(limit, used)!) continue;
        opened.push({
          amount,
          state: 'pending',
          requestedAt: now,
          processedAt: null,
          paidAt: paidAfter === null ? null : now + paidAfter,
        });
      }
      const credits = opened.flatMap(({ amount, paidAt }) => (paidAt === null ? [] : [{ amount, paidAt }]));
      for (const { paidAt: end } of credits) {
        const within = credits.filter(({ paidAt }) => paidAt <= end && paidAt > end - 24 * hours);
        expect(within.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(limit);
      }
    }),
    { numRuns: 1_000 },
  );
});
