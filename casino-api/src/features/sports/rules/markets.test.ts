import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sports, usualMargin, type Sport } from 'contract/sports/markets';
import { Book } from './book';
import { parsedMarket } from './market-ids';
import { highestOdds, lowestOdds, marketsOf, oddsOf, priced, prospectsOf, selectionsOf, verdictOf } from './markets';
import type { Moment, Standing } from './match';
import { models } from './sports';
import { factorOf } from './tickets';

const expectedOf: Record<Sport, fc.Arbitrary<{ home: number; away: number }>> = {
  football: fc.record({ home: fc.integer({ min: 300, max: 3_500 }), away: fc.integer({ min: 300, max: 3_500 }) }),
  'ice-hockey': fc.record({
    home: fc.integer({ min: 1_500, max: 4_500 }),
    away: fc.integer({ min: 1_500, max: 4_500 }),
  }),
  basketball: fc.record({
    home: fc.integer({ min: 70_000, max: 95_000 }),
    away: fc.integer({ min: 70_000, max: 95_000 }),
  }),
  tennis: fc.record({ home: fc.integer({ min: 420, max: 580 }), away: fc.integer({ min: 420, max: 580 }) }),
};

/** A match of any sport, at any tick of it. */
const standings = fc.constantFrom(...sports).chain((sport) =>
  fc
    .tuple(expectedOf[sport], fc.infiniteStream(fc.nat(2 ** 30)), fc.double({ min: 0, max: 0.95, noNaN: true }))
    .map(([expected, stream, passed]) => {
      const model = models[sport];
      const course = model.draw(expected, (below) => stream.next().value % below);
      const tick = Math.floor(passed * model.ticks);
      const moments: Moment[] = tick === 0 ? [] : course.filter((moment) => moment.tick < tick);
      const standing: Standing =
        tick === 0 ? { over: 0, score: {} } : { over: tick / model.ticks, score: model.scoreOf(moments) };
      return { sport, expected, standing };
    }),
);

const pricesOf = (
  { sport, expected, standing }: typeof standings extends fc.Arbitrary<infer T> ? T : never,
  margin = usualMargin,
) => {
  const chances = new Book(sport, expected, standing);
  return marketsOf({ sport, expected }).flatMap((plan) => priced(plan, chances, margin) ?? []);
};

describe('the chances of a match', () => {
  it('add up to certainty for every part, and for every selection of a market', () => {
    fc.assert(
      fc.property(standings, ({ sport, expected, standing }) => {
        const chances = new Book(sport, expected, standing);
        for (const plan of marketsOf({ sport, expected })) {
          const prospects = selectionsOf(plan).map((selection) => prospectsOf(plan, selection, chances)!);
          for (const { won, half_won, void: back, half_lost, lost } of prospects)
            expect(won + half_won + back + half_lost + lost).toBeCloseTo(1, 6);
          // Of the ways that exclude each other one comes; of a double chance two of three.
          const winning = prospects.reduce(
            (sum, { won, half_won, void: back, half_lost }) =>
              sum + won + half_won / 2 + (back + half_won / 2 + half_lost / 2) / prospects.length,
            0,
          );
          const expectedSum = plan.kind === 'double-chance' ? 2 : 1;
          const isComplete = plan.kind !== 'winner' || standing.over < 1;
          if (isComplete && plan.kind !== 'total' && plan.kind !== 'handicap')
            expect(winning, plan.id).toBeCloseTo(expectedSum, 5);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('the prices of a match', () => {
  it('leave nobody an arbitrage: by the one model every selection of every market loses, so no mixture of them can win', () => {
    fc.assert(
      fc.property(standings, fc.integer({ min: 0, max: 300 }), (match, margin) => {
        const { sport, expected, standing } = match;
        const chances = new Book(sport, expected, standing);
        for (const market of pricesOf(match, margin))
          for (const { id, odds } of market.selections) {
            if (odds === null) continue;
            const { won, half_won, void: back, half_lost } = prospectsOf(market, id, chances)!;
            const returned =
              won * odds +
              half_won * factorOf(odds, 'half_won') +
              back * 1_000 +
              half_lost * factorOf(odds, 'half_lost');
            expect(returned / 1_000, `${market.id} ${id}`).toBeLessThanOrEqual(1_000 / (1_000 + margin) + 1e-9);
          }
      }),
      { numRuns: 60 },
    );
  });

  it('bear the margin evenly: every selection returns the same share, but for a thousandth of its price', () => {
    fc.assert(
      fc.property(standings, (match) => {
        const { sport, expected, standing } = match;
        const chances = new Book(sport, expected, standing);
        for (const market of pricesOf(match))
          for (const { id, odds } of market.selections) {
            if (odds === null || odds === highestOdds) continue;
            const { won, half_won, void: back, half_lost } = prospectsOf(market, id, chances)!;
            const returned = won * odds + half_won * factorOf(odds, 'half_won') + back * 1_000 + half_lost * 500;
            expect(returned / 1_000).toBeGreaterThan(1 / 1.05 - (won + half_won) / 1_000 - 1e-6);
          }
      }),
      { numRuns: 40 },
    );
  });

  it('are those that judge the results: what a price says of a score is what its bet is settled by', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sports), fc.infiniteStream(fc.nat(2 ** 30)), (sport, stream) => {
        const expected = {
          football: [1_480, 1_160],
          'ice-hockey': [3_000, 2_800],
          basketball: [82_000, 79_000],
          tennis: [510, 490],
        }[sport];
        const [home, away] = expected as [number, number];
        const model = models[sport];
        const result = model.scoreOf(model.draw({ home, away }, (below) => stream.next().value % below));
        // With all of it known, every chance is one or none, as the settlement says.
        const chances = new Book(sport, { home, away }, { over: 1, score: result });
        for (const plan of marketsOf({ sport, expected: { home, away } }))
          for (const selection of selectionsOf(plan))
            expect(
              prospectsOf(plan, selection, chances)![verdictOf(plan, selection, result)],
              `${plan.id} ${selection}`,
            ).toBeCloseTo(1, 6);
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    [0.5, 0, 0, 2_000],
    [0.5, 0, 50, 1_904],
    [0.25, 0, 50, 3_809],
    [0.25, 0, 1_000, 2_000],
    // A third of the time the stake comes back: the price bears the margin of the whole.
    [1 / 3, 1 / 3, 50, 1_857],
  ])('of a chance of %f, with %f of the stake back, at a margin of %i are %i', (won, back, margin, odds) => {
    const prospects = { won, void: back, half_won: 0, half_lost: 0, lost: 1 - won - back };
    expect(Math.abs(oddsOf(prospects, margin)! - odds)).toBeLessThanOrEqual(1);
  });

  it('are not offered where next to nothing could be won, or nothing can, and have a top', () => {
    const sure = (won: number) => ({ won, half_won: 0, void: 0, half_lost: 0, lost: 1 - won });
    expect(oddsOf(sure(1), 0)).toBeNull();
    expect(oddsOf(sure(1_000 / (lowestOdds - 1)), 0)).toBeNull();
    expect(oddsOf(sure(0.99), 0)).toBe(lowestOdds);
    expect(oddsOf(sure(0.0001), 0)).toBe(highestOdds);
    expect(oddsOf(sure(0), 0)).toBeNull();
  });
});

describe('a selection', () => {
  it.each([
    ['match-result', 'home', 1, 0, 'won'],
    ['match-result', 'draw', 2, 2, 'won'],
    ['match-result', 'away', 1, 1, 'lost'],
    ['double-chance', 'home-draw', 1, 1, 'won'],
    ['double-chance', 'home-away', 1, 1, 'lost'],
    ['draw-no-bet', 'home', 1, 1, 'void'],
    ['draw-no-bet', 'away', 0, 1, 'won'],
    ['both-score', 'yes', 1, 0, 'lost'],
    ['both-score', 'no', 1, 0, 'won'],
    ['total:2.5', 'over', 2, 1, 'won'],
    ['total:2.5', 'under', 2, 1, 'lost'],
    ['total:3', 'over', 2, 1, 'void'],
    ['total:2.75', 'over', 2, 1, 'half_won'],
    ['total:2.75', 'under', 2, 1, 'half_lost'],
    ['total:3.25', 'over', 2, 1, 'half_lost'],
    ['handicap:-1.5', 'home', 2, 1, 'lost'],
    ['handicap:-1.5', 'away', 2, 1, 'won'],
    ['handicap:-1', 'home', 2, 1, 'void'],
    ['handicap:-0.75', 'home', 2, 1, 'half_won'],
    ['handicap:-0.75', 'away', 2, 1, 'half_lost'],
    ['handicap:0.25', 'home', 1, 1, 'half_won'],
    ['handicap:-0.25', 'home', 1, 1, 'half_lost'],
    ['correct-score', '2-1', 2, 1, 'won'],
    ['correct-score', 'other', 5, 1, 'won'],
    ['correct-score', 'other', 4, 4, 'lost'],
    ['half-full', 'draw-home', 2, 1, 'won'],
    ['half-full', 'home-home', 2, 1, 'lost'],
  ])('%s %s at %i–%i: %s', (market, selection, home, away, verdict) => {
    const score = { home, away };
    const result = { match: score, regular: score, 'half-1': { home: 0, away: 0 } };
    expect(verdictOf(parsedMarket(market)!, selection, result)).toBe(verdict);
  });

  it('on a part that was not played, or that nobody tells of, is void', () => {
    const score = { home: 1, away: 0 };
    for (const [market, selection] of [
      ['winner@set-3', 'home'],
      ['half-full', 'home-home'],
    ] as const)
      expect(verdictOf(parsedMarket(market)!, selection, { match: score, regular: score })).toBe('void');
  });
});

describe('the id of a market', () => {
  it('says all that settles it', () => {
    for (const sport of sports)
      for (const plan of marketsOf({ sport, expected: { home: 80_000, away: 79_000 } })) {
        const { group: _, ...known } = plan;
        expect(parsedMarket(plan.id)).toMatchObject(known);
      }
  });

  it.each(['', 'total', 'total:2.3', 'match-result:1', 'winner@nowhere', '__proto__', 'total:2.5@', 'total:1e9'])(
    '%s is none',
    (id) => {
      expect(parsedMarket(id)).toBeNull();
    },
  );
});
