import { fromEuro, currencyCodes } from 'contract/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betRefusal, payoutOf, resultOf, stakeBorders, stakesAt, type Offer } from './bet-rules';
import { highestOdds, lowestOdds, selectionsOf } from './sports-rules';

const startsAt = 1_800_000_000_000;
const match = {
  id: 'm-1',
  sport: 'football',
  league: 'lantern-league',
  home: 'A',
  away: 'B',
  startsAt,
  endsAt: startsAt + 1,
  expectedGoals: { home: 1_000, away: 1_000 },
  seedHash: 'h',
};
const offer: Offer = { match, state: 'scheduled', odds: 2_000 };
const stakes = { minimum: 10, maximum: 1_000_00 };
const order = { odds: 2_000, stake: 5_00 };
const offeredOdds = fc.integer({ min: lowestOdds, max: highestOdds });

describe('a bet', () => {
  it.each([
    [-1_000, null],
    [-1, null],
    [0, 'event_closed'],
    [1_000, 'event_closed'],
  ])('%i ms after the kick-off: %s', (after, code) => {
    expect(betRefusal(order, offer, stakes, startsAt + after)).toEqual(code === null ? null : { ok: false, code });
  });

  it('on a match that was called off is not taken', () => {
    expect(betRefusal(order, { ...offer, state: 'postponed' }, stakes, 0)).toMatchObject({ code: 'event_closed' });
  });

  it('stands at the odds that were seen or not at all, better ones included', () => {
    fc.assert(
      fc.property(offeredOdds, offeredOdds, (seen, now) => {
        const refusal = betRefusal({ ...order, odds: seen }, { ...offer, odds: now }, stakes, 0);
        expect(refusal).toEqual(seen === now ? null : { ok: false, code: 'odds_changed', data: { odds: now } });
      }),
    );
  });

  it.each([
    [9, true],
    [10, false],
    [1_000_00, false],
    [1_000_01, true],
  ])('of %i cents is refused: %s', (stake, isRefused) => {
    expect(betRefusal({ ...order, stake }, offer, stakes, 0)).toEqual(
      isRefused ? { ok: false, code: 'stake_not_offered', data: stakes } : null,
    );
  });
});

describe('stakes', () => {
  it('are bordered by the house, by the payout and by the licence', () => {
    expect(stakesAt(2_000, 'EUR')).toEqual({ minimum: 10, maximum: 1_000_00 });
    expect(stakesAt(100_000, 'EUR')).toEqual({ minimum: 10, maximum: 250_00 });
    expect(stakesAt(2_000, 'EUR', 5_00)).toEqual({ minimum: 10, maximum: 5_00 });
    expect(stakesAt(2_000, 'NOK')).toEqual({ minimum: 1_00, maximum: 10_000_00 });
  });

  it('never pay more than the highest payout, and there is always one', () => {
    fc.assert(
      fc.property(offeredOdds, fc.constantFrom(...currencyCodes), (odds, currency) => {
        const { minimum, maximum } = stakesAt(odds, currency);
        expect(minimum).toBeLessThanOrEqual(maximum);
        expect(payoutOf(maximum, odds)).toBeLessThanOrEqual(fromEuro(stakeBorders.highestPayout, currency));
      }),
    );
  });
});

describe('what a bet comes to', () => {
  const selections = fc.constantFrom(...Object.values(selectionsOf).flat());
  const bets = fc.record({ selection: selections, stake: fc.integer({ min: 1, max: 10_000_00 }), odds: offeredOdds });

  it('is rounded down to whole minor units', () => {
    expect(resultOf({ selection: 'home', stake: 3_33, odds: 1_905 }, { home: 1, away: 0 })).toEqual({
      state: 'won',
      payout: 6_34,
    });
    expect(resultOf({ selection: 'home', stake: 3_33, odds: 1_905 }, { home: 1, away: 1 })).toEqual({
      state: 'lost',
      payout: 0,
    });
  });

  it('is the stake, to the cent, when the match was called off', () => {
    fc.assert(
      fc.property(bets, (bet) => {
        expect(resultOf(bet, null)).toEqual({ state: 'void', payout: bet.stake });
      }),
    );
  });

  it('is never a fraction nor a loss beyond the stake', () => {
    fc.assert(
      fc.property(bets, fc.nat(8), fc.nat(8), (bet, home, away) => {
        const { state, payout } = resultOf(bet, { home, away });
        expect(Number.isSafeInteger(payout)).toBe(true);
        expect(payout).toBeGreaterThanOrEqual(state === 'won' ? bet.stake : 0);
      }),
    );
  });
});
