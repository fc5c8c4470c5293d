import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MarketId, type SelectionId, statedReturn, usualMargin } from 'contract/sports';
import {
  certain,
  chancesOf,
  drawScore,
  goalsOf,
  goalTickets,
  hasWon,
  highestOdds,
  lowestOdds,
  marketsOf,
  oddsOf,
  returnOf,
  selectionsOf,
  tickets,
} from './sports-rules';

const expectedGoals = fc.record({ home: fc.integer({ min: 1, max: 4_000 }), away: fc.integer({ min: 1, max: 4_000 }) });
const margins = fc.integer({ min: 0, max: 1_000 });
const allSelections = Object.values(selectionsOf).flat();

it('the markets are the result and the goals above or below two and a half', () => {
  expect(selectionsOf).toEqual({ 'match-result': ['home', 'draw', 'away'], 'goals-2-5': ['over', 'under'] });
});

describe('goals', () => {
  it('are shared out as Poisson would', () => {
    // By Poisson: 2276.38, 3369.04, 2493.09, 1229.92, 455.07, 134.70, 33.23, 7.02, 1.30; what is left of rounding down goes to the likeliest.
    expect(goalTickets(1_480)).toEqual([2_276, 3_369 + 3, 2_493, 1_229, 455, 134, 33, 7, 1]);
  });

  it('stand on all tickets, however many are expected', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (expected) => {
        const shares = goalTickets(expected);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(tickets);
        expect(shares.every((share) => Number.isInteger(share) && share >= 0)).toBe(true);
      }),
    );
  });

  it('come as expected on the average, as far as eight goals allow', () => {
    for (const expected of [300, 1_000, 1_480, 2_200]) {
      const mean = goalTickets(expected).reduce((sum, share, goals) => sum + share * goals, 0) / tickets;
      expect(Math.abs(mean - expected / 1_000)).toBeLessThan(0.005);
    }
  });

  it('are drawn by every ticket exactly as often as they stand on it', () => {
    const counts = Array<number>(9).fill(0);
    for (let ticket = 0; ticket < tickets; ticket += 1) counts[goalsOf(ticket, 1_480)]! += 1;
    expect(counts).toEqual(goalTickets(1_480));
  });

  it('are drawn for the home side first, each side by its own strength', () => {
    const asked: number[] = [];
    const drawn = [0, tickets - 1];
    const score = drawScore({ home: 1_000, away: 3_000 }, (below) => {
      asked.push(below);
      return drawn.shift()!;
    });
    expect(asked).toEqual([tickets, tickets]);
    expect(score).toEqual({ home: 0, away: 8 });
  });
});

describe('a selection', () => {
  it.each<[SelectionId, number, number, boolean]>([
    ['home', 1, 0, true],
    ['home', 1, 1, false],
    ['home', 0, 1, false],
    ['draw', 2, 2, true],
    ['draw', 2, 1, false],
    ['away', 0, 1, true],
    ['away', 1, 1, false],
    ['over', 2, 1, true],
    ['over', 1, 1, false],
    ['over', 2, 0, false],
    ['under', 1, 1, true],
    ['under', 2, 1, false],
    ['under', 0, 0, true],
  ])('%s at %i–%i: %s', (selection, home, away, won) => {
    expect(hasWon(selection, { home, away })).toBe(won);
  });

  it('of each market exactly one wins, whatever the score', () => {
    fc.assert(
      fc.property(fc.nat(8), fc.nat(8), (home, away) => {
        for (const selections of Object.values(selectionsOf))
          expect(selections.filter((selection) => hasWon(selection, { home, away }))).toHaveLength(1);
      }),
    );
  });
});

describe('chances', () => {
  it('are those of the draw itself: counted over all scores and their tickets', () => {
    fc.assert(
      fc.property(expectedGoals, (expected) => {
        const [home, away] = [goalTickets(expected.home), goalTickets(expected.away)];
        const chances = chancesOf(expected);
        for (const selection of allSelections) {
          const ways = home.flatMap((ofHome, homeGoals) =>
            away.map((ofAway, awayGoals) =>
              hasWon(selection, { home: homeGoals, away: awayGoals }) ? ofHome * ofAway : 0,
            ),
          );
          expect(chances[selection]).toBe(ways.reduce((sum, way) => sum + way, 0));
        }
      }),
      { numRuns: 50 },
    );
  });

  it('of each market add up to certainty', () => {
    fc.assert(
      fc.property(expectedGoals, (expected) => {
        const chances = chancesOf(expected);
        for (const selections of Object.values(selectionsOf))
          expect(selections.reduce((sum, selection) => sum + chances[selection], 0)).toBe(certain);
      }),
    );
  });
});

describe('odds', () => {
  it.each([
    [certain / 2, 0, 2_000],
    [certain / 2, 50, 1_904],
    [certain / 4, 50, 3_809],
    [certain / 4, 1_000, 2_000],
  ])('of a chance of %i at a margin of %i are %i', (chance, margin, odds) => {
    expect(oddsOf(chance, margin)).toBe(odds);
  });

  it('are not offered where next to nothing could be won, and have a top', () => {
    expect(oddsOf(certain, 0)).toBeNull();
    expect(oddsOf(Math.ceil((certain * 1_000) / lowestOdds), 0)).toBeNull();
    expect(oddsOf(Math.floor((certain * 1_000) / lowestOdds), 0)).toBe(lowestOdds);
    expect(oddsOf(1, 0)).toBe(highestOdds);
    expect(oddsOf(0, 0)).toBe(highestOdds);
  });

  it('never return more than the margin says, and less by one thousandth of the odds at most', () => {
    fc.assert(
      fc.property(expectedGoals, margins, (expected, margin) => {
        const chances = chancesOf(expected);
        for (const { id, selections } of marketsOf(expected, margin)) {
          for (const { id: selection, odds } of selections) {
            const chance = chances[selection];
            const most = certain * 1_000 * 1_000;
            expect(selectionsOf[id]).toContain(selection);
            expect(chance * odds * (1_000 + margin)).toBeLessThanOrEqual(most);
            if (odds < highestOdds) expect(chance * (odds + 1) * (1_000 + margin)).toBeGreaterThan(most);
          }
        }
      }),
    );
  });

  it('get no better by a higher margin', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: certain }), margins, margins, (chance, a, b) => {
        const [low, high] = [
          oddsOf(chance, Math.min(a, b)) ?? lowestOdds,
          oddsOf(chance, Math.max(a, b)) ?? lowestOdds,
        ];
        expect(high).toBeLessThanOrEqual(low);
      }),
    );
  });
});

describe('the return', () => {
  it('is what a player who backs a selection in every possible course of a match gets back', () => {
    const expected = { home: 1_700, away: 1_050 };
    const chances = chancesOf(expected);
    for (const { selections } of marketsOf(expected, usualMargin)) {
      for (const { id, odds } of selections) {
        let [staked, paid] = [0, 0];
        for (const [home, ofHome] of goalTickets(expected.home).entries()) {
          for (const [away, ofAway] of goalTickets(expected.away).entries()) {
            const score = { home, away };
            staked += ofHome * ofAway * 1_000;
            if (hasWon(id, score)) paid += ofHome * ofAway * odds;
          }
        }
        expect((paid / staked) * 10_000).toBeCloseTo(returnOf(chances[id], odds), 6);
      }
    }
  });

  it('at the usual margin is 95.23 %, stated and kept within a twentieth of a percent', () => {
    expect(statedReturn(usualMargin)).toBe(95_23);
    const expected = { home: 1_480, away: 1_160 };
    const chances = chancesOf(expected);
    for (const market of marketsOf(expected, usualMargin)) {
      expect(market).toMatchObject({
        margin: usualMargin,
        selections: selectionsOf[market.id as MarketId].map((id) => ({ id })),
      });
      for (const { id, odds } of market.selections) {
        expect(returnOf(chances[id], odds)).toBeGreaterThan(95_18);
        expect(returnOf(chances[id], odds)).toBeLessThanOrEqual(95_24);
      }
    }
  });
});
