import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedMarkets } from './prices';
import { withPrices, withScore, type KeptMatch } from './merge';
import { toldPrices, toldScores, type ToldScore } from './odds-api';

/** As it is published: https://the-odds-api.com/liveapi/guides/v4/. */
const event = {
  id: 'bda33adca828c09dc3cac3a856aef176',
  sport_key: 'icehockey_nhl',
  sport_title: 'NHL',
  commence_time: '2026-11-26T00:10:00Z',
  home_team: 'Tampa Bay Lightning',
  away_team: 'Dallas Stars',
};
const bookmaker = (markets: unknown[], key = 'unibet_eu') => ({
  key,
  title: 'Unibet',
  last_update: '2026-11-25T10:46:09Z',
  markets,
});
const h2h = (...prices: [string, number][]) => ({
  key: 'h2h',
  last_update: '2026-11-25T10:46:09Z',
  outcomes: prices.map(([name, price]) => ({ name, price })),
});

describe('published prices', () => {
  it('are ours by market and selection, whatever the order of the outcomes', () => {
    const [told] = toldPrices([
      {
        ...event,
        bookmakers: [
          bookmaker([
            h2h(['Dallas Stars', 2.4], ['Tampa Bay Lightning', 1.65]),
            {
              key: 'spreads',
              outcomes: [
                { name: 'Dallas Stars', price: 1.41, point: 1.5 },
                { name: 'Tampa Bay Lightning', price: 2.95, point: -1.5 },
              ],
            },
            {
              key: 'totals',
              outcomes: [
                { name: 'Over', price: 1.91, point: 6.5 },
                { name: 'Under', price: 1.95, point: 6.5 },
              ],
            },
          ]),
          bookmaker([h2h(['Dallas Stars', 9], ['Tampa Bay Lightning', 9])], 'betfair'),
        ],
      },
    ]);
    expect(told).toEqual({
      id: 'the-odds-api-bda33adca828c09dc3cac3a856aef176',
      source: 'the-odds-api',
      sport: 'ice-hockey',
      league: 'the-odds-api/NHL',
      home: 'Tampa Bay Lightning',
      away: 'Dallas Stars',
      startsAt: Date.UTC(2026, 10, 26, 0, 10),
      pricedAt: Date.UTC(2026, 10, 25, 10, 46, 9),
      prices: {
        winner: { home: 1_650, away: 2_400 },
        'handicap:-1.5': { home: 2_950, away: 1_410 },
        'total:6.5': { over: 1_910, under: 1_950 },
      },
    });
  });

  it('of football are three ways, and of a sport whose overtime counts two: others could not be settled', () => {
    const soccer = { ...event, sport_key: 'soccer_epl' };
    const three = h2h(['Tampa Bay Lightning', 2.1], ['Draw', 3.4], ['Dallas Stars', 3.6]);
    const two = h2h(['Tampa Bay Lightning', 1.65], ['Dallas Stars', 2.4]);
    const ids = (match: typeof event, market: unknown) =>
      toldPrices([{ ...match, bookmakers: [bookmaker([market])] }]).map(({ prices }) => Object.keys(prices));
    expect(ids(soccer, three)).toEqual([['match-result']]);
    expect(ids(soccer, two)).toEqual([[]]);
    expect(ids(event, three)).toEqual([[]]);
    expect(ids({ ...event, sport_key: 'tennis_atp_wimbledon' }, two)).toEqual([]);
    expect(ids({ ...event, sport_key: 'americanfootball_nfl' }, two)).toEqual([]);
  });

  it('that make no sense are left out, and take no other event with them', () => {
    const good = {
      ...event,
      id: 'good',
      bookmakers: [bookmaker([h2h(['Tampa Bay Lightning', 1.65], ['Dallas Stars', 2.4])])],
    };
    const broken: unknown[] = [
      null,
      'text',
      [],
      {},
      { ...good, id: '../../etc' },
      { ...good, commence_time: 'soon' },
      { ...good, home_team: event.away_team },
      { ...good, bookmakers: [{ ...bookmaker([]), last_update: 'now' }] },
      { ...good, bookmakers: 'none' },
    ];
    expect(toldPrices([...broken, good]).map(({ id }) => id)).toEqual(['the-odds-api-good']);
    for (const outcomes of [
      [
        ['Tampa Bay Lightning', 1],
        ['Dallas Stars', 2],
      ],
      [
        ['Tampa Bay Lightning', -303],
        ['Dallas Stars', 240],
      ],
      [
        ['Tampa Bay Lightning', NaN],
        ['Dallas Stars', 2],
      ],
      [['Tampa Bay Lightning', 2]],
      [
        ['Somebody', 2],
        ['Dallas Stars', 2],
      ],
    ] as [string, number][][])
      expect(toldPrices([{ ...good, bookmakers: [bookmaker([h2h(...outcomes)])] }])[0]!.prices).toEqual({});
    fc.assert(fc.property(fc.array(fc.anything()), (anything) => void toldPrices(anything)));
    fc.assert(fc.property(fc.array(fc.anything()), (anything) => void toldScores(anything)));
  });

  it('get the house’s margin in place of the feed’s, and are none where they add up to less than everything', () => {
    const of = (home: number, away: number, margin: number) =>
      feedMarkets(
        { feed: { prices: { winner: { home, away } }, pricedAt: 0, score: null, scoredAt: 0 } } as never,
        () => margin,
      )[0]?.selections.map(({ odds }) => odds);
    expect(of(1_900, 1_900, 0)).toEqual([2_000, 2_000]);
    expect(of(1_900, 1_900, 50)).toEqual([1_904, 1_904]);
    expect(of(2_100, 2_100, 50)).toBeUndefined();
    fc.assert(
      fc.property(
        fc.integer({ min: 1_050, max: 9_000 }),
        fc.integer({ min: 1_050, max: 9_000 }),
        fc.nat(300),
        (home, away, margin) => {
          const odds = of(home, away, margin);
          if (odds?.every((price) => price !== null))
            expect(odds.reduce((sum, price) => sum + 1_000 / price, 0)).toBeGreaterThanOrEqual(
              1 + margin / 1_000 - 1e-9,
            );
        },
      ),
    );
  });
});

describe('published scores', () => {
  const scores = (home: unknown, away: unknown, over: object = {}) => ({
    ...event,
    completed: true,
    scores: [
      { name: 'Dallas Stars', score: away },
      { name: 'Tampa Bay Lightning', score: home },
    ],
    last_update: '2026-11-26T03:00:00Z',
    ...over,
  });

  it('are texts by the name of the side', () => {
    expect(toldScores([scores('3', '2')])).toMatchObject([{ score: { home: 3, away: 2 }, isOver: true }]);
    expect(toldScores([scores('1', '0', { completed: false })])).toMatchObject([{ isOver: false }]);
  });

  it('that are missing, or no scores, say nothing', () => {
    for (const one of [
      scores('3', '2', { scores: null, last_update: null }),
      scores('3', '2', { scores: null }),
      scores('3', '2', { last_update: null }),
      scores('3', '2', { scores: [{ name: 'Dallas Stars', score: '1' }] }),
      scores('three', '2'),
      scores('-1', '2'),
      scores('1.5', '2'),
      scores('', '2'),
    ])
      expect(toldScores([one]), JSON.stringify(one.scores)).toEqual([]);
  });
});

describe('what is known of a match', () => {
  const told = (scoredAt: number, home: number, isOver: boolean): ToldScore => ({
    id: 'm',
    source: 'the-odds-api',
    sport: 'ice-hockey',
    league: 'l',
    home: 'H',
    away: 'A',
    startsAt: 0,
    score: { home, away: 0 },
    isOver,
    scoredAt,
  });
  const after = (all: readonly ToldScore[]) => all.reduce<KeptMatch | null>(withScore, null);

  it('does not depend on how often it was told, nor on what came late', () => {
    const scores = fc.array(fc.tuple(fc.nat(5), fc.boolean()), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(scores, fc.infiniteStream(fc.nat(100)), (course, picks) => {
        const inOrder = course.map(([home, isOver], index) => told(index + 1, home, isOver));
        const known = after(inOrder)!;
        // Each once more, at any place behind its first time.
        const repeated = [...inOrder];
        for (const one of inOrder) {
          const from = repeated.indexOf(one) + 1;
          repeated.splice(from + (picks.next().value % (repeated.length - from + 1)), 0, one);
        }
        expect(after(repeated)).toEqual(known);
      }),
    );
  });

  it('takes a result back by nothing but another result, and counts how often that came', () => {
    const known = after([told(1, 1, false), told(2, 2, true), told(3, 0, false), told(4, 2, true), told(5, 3, true)])!;
    expect(known).toMatchObject({ result: { match: { home: 3, away: 0 } }, revision: 1 });
    expect(withScore(known, told(5, 9, true))).toBe(known);
    expect(withScore(known, told(4, 9, true))).toBe(known);
  });

  it('keeps the newer prices, whichever came last', () => {
    const prices = (pricedAt: number, home: number) => ({
      ...told(1, 0, false),
      prices: { winner: { home, away: 2_000 } },
      pricedAt,
    });
    const known = withPrices(withPrices(null, prices(5, 1_500)), prices(4, 9_000));
    expect(known.feed.prices).toEqual({ winner: { home: 1_500, away: 2_000 } });
    expect(withPrices(known, prices(5, 9_000))).toBe(known);
  });
});
