import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combinations, namedSystems, systemCombinations, systemSizes, systemsFor } from 'contract/sports/systems';
import {
  cashOutValue,
  combinationsOf,
  countingOdds,
  factorOf,
  payoutAt,
  possiblePayout,
  settlementOf,
  shareOf,
  stakesFor,
  totalOdds,
  type LegStanding,
} from './tickets';

const prices = fc.integer({ min: 1_010, max: 30_000 });
const legStates = fc.constantFrom('open', 'won', 'half_won', 'lost', 'half_lost', 'void') as fc.Arbitrary<
  LegStanding['state']
>;
const legs = fc.array(fc.record({ odds: prices, state: legStates }), { minLength: 1, maxLength: 6 });
const kinds = ['single', 'accumulator', 'system'] as const;

/** A ticket of any kind that so many legs can make. */
const tickets = legs.chain((of) => {
  const systems = systemsFor(of.length);
  return fc
    .record({
      kind: fc.constantFrom(...kinds),
      system: systems.length > 0 ? fc.constantFrom(...systems) : fc.constant(null),
      unit: fc.integer({ min: 1, max: 100_000 }),
      share: fc.integer({ min: 1, max: 100 }),
    })
    .map(({ kind, system, unit, share }) => {
      const known = combinationsOf(kind === 'system' && !system ? 'accumulator' : kind, system, of.length)!;
      const stake = unit * known.length;
      return { legs: of, unit, combinations: known, stake, left: Math.max(1, Math.floor((stake * share) / 100)) };
    });
});

describe('systems', () => {
  it.each([
    ['trixie', 3, 4],
    ['patent', 3, 7],
    ['yankee', 4, 11],
    ['lucky-15', 4, 15],
    ['canadian', 5, 26],
    ['lucky-31', 5, 31],
    ['heinz', 6, 57],
    ['2/3', 3, 3],
    ['3/4', 4, 4],
    ['5/8', 8, 56],
  ])('%s of %i selections are %i bets', (system, from, bets) => {
    const all = combinationsOf('system', system, from)!;
    expect(all).toHaveLength(bets);
    expect(new Set(all.map((one) => one.join())).size).toBe(bets);
    expect(combinationsOf('system', system, from + 1)).toBeNull();
  });

  it('are none of more than eight legs, of all legs at once, nor of a name that nobody knows', () => {
    for (const [system, from] of [
      ['3/3', 3],
      ['1/3', 3],
      ['4/9', 9],
      ['__proto__', 3],
      ['constructor', 3],
      ['0/3', 3],
    ] as const)
      expect(systemSizes(system, from)).toBeNull();
    expect(systemsFor(1)).toEqual([]);
    expect(systemsFor(2)).toEqual([]);
    expect(systemsFor(3)).toEqual(['trixie', 'patent', '2/3']);
    for (const [name, { from, sizes }] of Object.entries(namedSystems)) expect(systemSizes(name, from)).toEqual(sizes);
    expect(systemCombinations([2], 3)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    expect(combinations(2, 3)).toEqual([]);
  });
});

describe('a settlement', () => {
  it('takes a void leg of an accumulator as 1.00', () => {
    const ticket = { unit: 10_00, stake: 10_00, left: 10_00, combinations: [[0, 1, 2]] };
    const of = (...states: LegStanding['state'][]) =>
      settlementOf({ ...ticket, legs: states.map((state) => ({ odds: 2_000, state })) });
    expect(of('won', 'void', 'won')).toEqual({ state: 'won', payout: 40_00 });
    expect(of('void', 'void', 'void')).toEqual({ state: 'void', payout: 10_00 });
    expect(of('won', 'half_won', 'won')).toEqual({ state: 'won', payout: 60_00 });
    expect(of('won', 'half_lost', 'won')).toEqual({ state: 'won', payout: 20_00 });
    expect(of('won', 'open', 'won')).toBeNull();
    expect(of('lost', 'open', 'open')).toEqual({ state: 'lost', payout: 0 });
  });

  it('of a trixie with one leg lost pays the one double that stands', () => {
    const legs = [2_000, 3_000, 4_000].map((odds, index) => ({
      odds,
      state: index === 2 ? ('lost' as const) : ('won' as const),
    }));
    const all = combinationsOf('system', 'trixie', 3)!;
    expect(settlementOf({ unit: 1_00, stake: 4_00, left: 4_00, combinations: all, legs })).toEqual({
      state: 'won',
      payout: 6_00,
    });
  });

  it('never pays more than was possible, nor less than nothing, and waits for nothing that cannot change it', () => {
    fc.assert(
      fc.property(tickets, (ticket) => {
        const best = possiblePayout({ ...ticket, legs: ticket.legs.map((leg) => ({ ...leg, state: 'won' })) });
        const settled = settlementOf(ticket);
        expect(possiblePayout(ticket)).toBeLessThanOrEqual(best);
        if (!settled) {
          expect(ticket.legs.some(({ state }) => state === 'open')).toBe(true);
          expect(possiblePayout(ticket)).toBeGreaterThan(0);
          return;
        }
        expect(settled.payout).toBeGreaterThanOrEqual(0);
        expect(settled.payout).toBeLessThanOrEqual(best);
        expect(settled.state === 'lost').toBe(settled.payout === 0);
      }),
    );
  });

  it('of what is left after a cash-out is its share of the whole, to the unit below', () => {
    fc.assert(
      fc.property(tickets, (ticket) => {
        const whole = possiblePayout({ ...ticket, left: ticket.stake });
        expect(possiblePayout(ticket)).toBe(shareOf(whole, ticket.left, ticket.stake));
        expect(possiblePayout(ticket)).toBeLessThanOrEqual(whole);
      }),
    );
  });

  it('counts in whole units, exactly: no product of prices is a hair too high or too low', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.array(prices, { minLength: 1, maxLength: 8 }), (unit, odds) => {
        const all = [odds.map((_, index) => index)];
        const exact =
          odds.reduce((product, price) => product * BigInt(price), BigInt(unit)) / 1_000n ** BigInt(odds.length);
        if (exact < BigInt(Number.MAX_SAFE_INTEGER)) expect(payoutAt(unit, all, odds)).toBe(Number(exact));
      }),
    );
    expect(payoutAt(3_33, [[0]], [1_500])).toBe(4_99);
    expect(factorOf(1_905, 'half_won')).toBe(1_452.5);
    expect(payoutAt(2_00, [[0]], [1_452.5])).toBe(2_90);
    expect(totalOdds([[0, 1]], [1_500, 1_333])).toBe(1_999);
  });
});

describe('a cash-out', () => {
  const single = (odds: number, left = 100_00) => ({
    unit: 100_00,
    stake: 100_00,
    left,
    combinations: [[0]],
    legs: [{ odds, state: 'open' as const }],
  });

  it('is stake × price taken ÷ price now × (1 − fee)', () => {
    expect(cashOutValue(single(3_000), [3_000])).toBe(95_00);
    expect(cashOutValue(single(3_000), [1_500])).toBe(190_00);
    expect(cashOutValue(single(3_000), [6_000])).toBe(47_50);
    expect(cashOutValue(single(3_000, 40_00), [1_500])).toBe(76_00);
  });

  it('of an accumulator takes decided legs as what they came to', () => {
    const ticket = { ...single(0), combinations: [[0, 1]] };
    const legs = (state: LegStanding['state']) => [
      { odds: 2_000, state },
      { odds: 4_000, state: 'open' as const },
    ];
    expect(cashOutValue({ ...ticket, legs: legs('won') }, [null, 2_000])).toBe(380_00);
    expect(cashOutValue({ ...ticket, legs: legs('void') }, [null, 2_000])).toBe(190_00);
    expect(cashOutValue({ ...ticket, legs: legs('lost') }, [null, 2_000])).toBe(0);
  });

  it('is never more than the bet could still win, never negative, and at prices that stood still never the stake', () => {
    fc.assert(
      fc.property(tickets, fc.array(prices, { minLength: 6, maxLength: 6 }), (ticket, now) => {
        const value = cashOutValue(ticket, now);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(possiblePayout(ticket));
        const fresh = { ...ticket, legs: ticket.legs.map((leg) => ({ ...leg, state: 'open' as const })) };
        expect(
          cashOutValue(
            fresh,
            fresh.legs.map(({ odds }) => odds),
          ),
        ).toBeLessThanOrEqual(ticket.left * 0.95 + 1e-6);
      }),
    );
  });
});

describe('what a bet counts by', () => {
  it('is its total price, that of the shortest combination of a system, and nothing when a leg is below 1.2', () => {
    expect(countingOdds([[0]], [1_200])).toBe(1.2);
    expect(countingOdds([[0]], [1_199])).toBe(1);
    expect(countingOdds([[0, 1]], [1_500, 2_000])).toBe(3);
    expect(countingOdds([[0, 1]], [1_190, 9_000])).toBe(1);
    expect(
      countingOdds(
        [
          [0, 1],
          [0, 2],
          [1, 2],
        ],
        [1_500, 2_000, 4_000],
      ),
    ).toBe(3);
  });
});

describe('the stakes on offer', () => {
  const limits = { lowest: 10, stake: 1_000_00, payout: 25_000_00 };

  it('keep stake and payout within the limits, whatever the prices', () => {
    fc.assert(
      fc.property(tickets, (ticket) => {
        const odds = ticket.legs.map((leg) => leg.odds);
        const { minimum, maximum } = stakesFor(ticket.combinations, odds, limits);
        if (maximum === 0) return;
        expect(maximum).toBeGreaterThanOrEqual(minimum);
        expect(maximum * ticket.combinations.length).toBeLessThanOrEqual(limits.stake);
        expect(payoutAt(maximum, ticket.combinations, odds)).toBeLessThanOrEqual(limits.payout);
        expect(minimum * ticket.combinations.length).toBeGreaterThanOrEqual(limits.lowest);
      }),
    );
  });

  it('are none where the highest is below the lowest', () => {
    expect(stakesFor([[0]], [1_000_000], { ...limits, payout: 5_000 })).toEqual({ minimum: 10, maximum: 0 });
  });
});
