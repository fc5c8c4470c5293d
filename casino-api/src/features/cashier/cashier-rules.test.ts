import type { DepositState, WithdrawalState } from 'contract/cashier';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depositBlockers, withdrawBlockers } from './cashier-blockers';
import { amountBorders, amountFault, cashierMethod } from './cashier-methods';
import { missingOf } from '../accounts/completeness';
import { afterNotification, type PaymentOutcome } from './deposit-rules';
import { isCancellable, takeStep, type HoldMove, type WithdrawalStep } from './withdrawal-rules';

const complete = {
  fname: 'Ada',
  lname: 'Lovelace',
  address: '12 St James Sq',
  city: 'London',
  zip: 'SW1Y',
  mobile: '+44 20 7946 0958',
};

describe('completeness (SPEC §5)', () => {
  it('asks for nothing when all is there', () => expect(missingOf(complete)).toEqual([]));

  it.each([
    [{ fname: 'unknown' }, ['fname']],
    [{ lname: 'Unknown ' }, ['lname']],
    [{ fname: '' }, ['fname']],
    [{ address: ' ' }, ['address']],
    [{ city: '' }, ['city']],
    [{ zip: '' }, ['zip']],
    [{ mobile: '' }, ['mobile']],
    [{ mobile: 'call me' }, ['mobile']],
    [{ mobile: '+12 34' }, ['mobile']],
    [{ mobile: '1234567890123456' }, ['mobile']],
    [{ fname: 'unknown', zip: '', mobile: '' }, ['fname', 'zip', 'mobile']],
  ])('%j misses %j', (change, missing) => expect(missingOf({ ...complete, ...change })).toEqual(missing));

  it.each(['+4915112345678', '0151 1234567', '(020) 7946-0958', '123456'])('takes %s as a mobile number', (mobile) => {
    expect(missingOf({ ...complete, mobile })).toEqual([]);
  });
});

describe('blockers', () => {
  const game = { provider: 'lantern', gameid: 'mines', gametitle: 'Mines' };
  const clear = {
    frozen: null,
    payoutsHeld: false,
    hasDeposited: true,
    missing: [],
    openRounds: { count: 0, games: [] },
    activeBonus: null,
    identityApproved: false,
    currency: 'EUR' as const,
    withdrawn: 0,
    withdrawableFrom: null,
  };

  it('lists nothing when nothing stands in the way', () => {
    expect([depositBlockers(clear), withdrawBlockers(clear, 20_00, 0)]).toEqual([[], []]);
    // At any time at all, before 1970 too.
    expect(withdrawBlockers(clear, 20_00, -1)).toEqual([]);
  });

  it('asks for what is missing of a profile before money comes in', () => {
    expect(depositBlockers({ ...clear, missing: ['zip', 'city'] })).toEqual([
      { code: 'profile_incomplete', missing: ['zip', 'city'] },
    ]);
  });

  it('lists every reason at once, the first one first', () => {
    expect(
      withdrawBlockers(
        {
          ...clear,
          frozen: 'self_excluded',
          hasDeposited: false,
          missing: ['zip'],
          openRounds: { count: 2, games: [game] },
          activeBonus: { needed: 300_00, gained: 20_00, balance: 10_00 },
          withdrawn: 1_990_01,
        },
        10_00,
        0,
      ),
    ).toEqual([
      { code: 'no_deposit_yet' },
      { code: 'profile_incomplete', missing: ['zip'] },
      { code: 'open_rounds', count: 2, games: [game] },
      { code: 'withdrawal_needs_document', limit: 2_000_00, withdrawn: 1_990_01 },
      { code: 'bonus_active', needed: 300_00, gained: 20_00, balance: 10_00 },
    ]);
  });

  it.each([
    [999, true],
    [1_000, false],
    [1_001, false],
  ])('has money wait after a change of password, address or name: at %i, until 1,000: %s', (at, waits) => {
    expect(withdrawBlockers({ ...clear, withdrawableFrom: 1_000 }, 10_00, at)).toEqual(
      waits ? [{ code: 'security_change', until: 1_000 }] : [],
    );
  });

  it.each([
    ['EUR', 0, 2_000_00, false],
    ['EUR', 0, 2_000_01, true],
    ['EUR', 1_999_99, 1, false],
    ['EUR', 2_000_00, 1, true],
    ['NOK', 10_000_00, 10_000_00, false],
    ['NOK', 10_000_00, 10_000_01, true],
  ] as const)(
    'asks for a document above 2,000 EUR in total: %s %i and %i more: %s',
    (currency, withdrawn, amount, asks) => {
      const situation = { ...clear, currency, withdrawn };
      expect(withdrawBlockers(situation, amount, 0).length > 0).toBe(asks);
      expect(withdrawBlockers({ ...situation, identityApproved: true }, amount, 0)).toEqual([]);
    },
  );

  it('lets a player who excluded himself withdraw but not deposit, and one whom an operator froze as the operator says', () => {
    const free = [{ code: 'account_frozen', payoutsHeld: false }];
    const held = [{ code: 'account_frozen', payoutsHeld: true }];
    expect(depositBlockers({ ...clear, frozen: 'self_excluded' })).toEqual(free);
    expect(withdrawBlockers({ ...clear, frozen: 'self_excluded' }, 20_00, 0)).toEqual([]);
    expect(depositBlockers({ ...clear, frozen: 'operator' })).toEqual(free);
    expect(withdrawBlockers({ ...clear, frozen: 'operator' }, 20_00, 0)).toEqual([]);
    expect(depositBlockers({ ...clear, frozen: 'operator', payoutsHeld: true })).toEqual(held);
    const nothingYet = { ...clear, hasDeposited: false, missing: ['zip' as const] };
    expect(withdrawBlockers({ ...nothingYet, frozen: 'operator', payoutsHeld: true }, 20_00, 0)).toEqual(held);
  });
});

describe('amounts of the card', () => {
  const card = cashierMethod('card')!;

  it.each([
    ['deposit', 'EUR', 9_99, 'amount_below_minimum'],
    ['deposit', 'EUR', 10_00, null],
    ['deposit', 'EUR', 5_000_00, null],
    ['deposit', 'EUR', 5_000_01, 'amount_above_maximum'],
    ['deposit', 'NOK', 99_99, 'amount_below_minimum'],
    ['deposit', 'NOK', 100_00, null],
    ['withdraw', 'PLN', 99_99, 'amount_below_minimum'],
    ['withdraw', 'PLN', 50_000_00, null],
    ['withdraw', 'EUR', 10_000_01, 'amount_above_maximum'],
  ] as const)('%s %s %d → %s', (direction, currency, amount, code) => {
    expect(amountFault(card[direction]!, currency, amount)?.code ?? null).toBe(code);
  });

  it('knows no other method', () => expect(cashierMethod('__proto__')).toBeUndefined());

  it('shows the borders that it refuses by', () => {
    expect(amountBorders(card.withdraw!, 'NOK')).toEqual({ minimum: 200_00, maximum: 100_000_00 });
  });
});

describe('deposits', () => {
  it('credits once, and whichever order the notifications come in gives one result', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<PaymentOutcome>('succeeded', 'failed'), { minLength: 1, maxLength: 8 }),
        (outcomes) => {
          let state: DepositState = 'pending';
          let credits = 0;
          for (const outcome of outcomes) {
            const step = afterNotification(state, outcome);
            state = step.state;
            credits += Number(step.credit);
          }
          const succeeded = outcomes.includes('succeeded');
          expect({ state, credits }).toEqual(
            succeeded ? { state: 'credited', credits: 1 } : { state: 'declined', credits: 0 },
          );
        },
      ),
    );
  });

  it.each(['credited', 'unallocated', 'refunded'] as const)('stays %s, whatever its provider says again', (state) => {
    for (const outcome of ['succeeded', 'failed'] as const)
      expect(afterNotification(state, outcome)).toEqual({ state, credit: false });
  });
});

describe('withdrawals', () => {
  it('consumes or restores the hold at most once, whatever is tried', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<WithdrawalStep>('approve', 'pay', 'reject', 'cancel'), { maxLength: 12 }),
        (steps) => {
          let state: Parameters<typeof takeStep>[0] = 'requested';
          const moves: string[] = [];
          for (const step of steps) {
            const result = takeStep(state, step);
            if (!result) continue;
            state = result.state;
            if (result.hold !== 'keep') moves.push(result.hold);
          }
          const ended =
            state === 'paid' ? ['pay_out'] : state === 'rejected' || state === 'cancelled' ? ['restore'] : [];
          expect(moves).toEqual(ended);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('pays only what was approved, and cancels only what was not', () => {
    expect(takeStep('requested', 'pay')).toBeNull();
    expect(takeStep('approved', 'cancel')).toBeNull();
    expect(takeStep('paid', 'reject')).toBeNull();
    expect(takeStep('cancelled', 'cancel')).toEqual({ state: 'cancelled', hold: 'keep', repeated: true });
  });

  it.each<[WithdrawalState, Partial<Record<WithdrawalStep, [WithdrawalState, HoldMove]>>]>([
    ['requested', { approve: ['approved', 'keep'], reject: ['rejected', 'restore'], cancel: ['cancelled', 'restore'] }],
    ['approved', { pay: ['paid', 'pay_out'], reject: ['rejected', 'restore'] }],
    ['paid', {}],
    ['rejected', {}],
    ['cancelled', {}],
  ])('from %s go on by %j', (state, ways) => {
    const taken = (['approve', 'pay', 'reject', 'cancel'] as const).flatMap((step) => {
      const result = takeStep(state, step);
      return result && !result.repeated ? [[step, [result.state, result.hold]]] : [];
    });
    expect(Object.fromEntries(taken)).toEqual(ways);
    expect(isCancellable(state)).toBe(state === 'requested');
  });
});
