import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sports, usualMargin } from 'contract/sports/markets';
import { Book } from '../rules/book';
import { marketsOf, oddsOf, priced, prospectsOf, selectionsOf } from '../rules/markets';
import { fixtureOf, fixturesBetween, leagues, type Fixture } from './leagues';
import { teamsOf } from './teams';

const first = leagues[0]!;
const seasonOf = (league: (typeof leagues)[number], from: number): Fixture[] => {
  const { length } = teamsOf(league.key);
  return Array.from({ length: length * (length - 1) }, (_, index) => fixtureOf(league, from + index));
};

it('there are eight leagues, two a sport, and no side plays in two of them', () => {
  for (const sport of sports) expect(leagues.filter((league) => league.sport === sport)).toHaveLength(2);
  const names = leagues.flatMap(({ key }) => teamsOf(key).map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});

describe.each(leagues)('a season of the $key', (league) => {
  const teams = teamsOf(league.key);
  const season = seasonOf(league, 0);

  it('lets every side meet every other at home and away, once each', () => {
    const later = seasonOf(league, season.length * 7);
    expect(new Set(later.map(({ home, away }) => `${home} : ${away}`)).size).toBe(season.length);
    expect(season.every(({ home, away }) => home !== away)).toBe(true);
  });

  it('has every side once in a round', () => {
    const round = season.slice(0, teams.length / 2);
    expect(new Set(round.flatMap(({ home, away }) => [home, away])).size).toBe(teams.length);
  });

  it('sends no side away, or home, more than its turn', () => {
    const half = season.slice(0, season.length / 2);
    for (const { name } of teams) {
      const atHome = half.filter(({ home }) => home === name).length;
      expect(atHome, name).toBeGreaterThanOrEqual(teams.length / 2 - 1);
      expect(atHome, name).toBeLessThanOrEqual(teams.length / 2);
    }
  });

  it('offers who wins for every match, none of it a sure thing', () => {
    for (const fixture of season.slice(0, 30)) {
      const chances = new Book(league.sport, fixture.expected, { over: 0, score: {} });
      const [main] = marketsOf(fixture);
      for (const selection of selectionsOf(main!)) {
        const prospects = prospectsOf(main!, selection, chances)!;
        expect(prospects.won).toBeGreaterThan(0.01);
        expect(oddsOf(prospects, usualMargin)).not.toBeNull();
      }
    }
  });
});

it('a match has the markets of its sport, all of them on offer before it begins', () => {
  for (const league of leagues) {
    const fixture = fixtureOf(league, 1);
    const chances = new Book(league.sport, fixture.expected, { over: 0, score: {} });
    const plans = marketsOf(fixture);
    expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length);
    expect(plans.length).toBeGreaterThanOrEqual(20);
    for (const plan of plans) expect(priced(plan, chances, usualMargin), plan.id).not.toBeNull();
  }
});

describe('the plan', () => {
  const moments = fc.integer({ min: 1_700_000_000_000, max: 2_500_000_000_000 });

  it('names every match by its start', () => {
    expect(fixtureOf(first, 0)).toMatchObject({ id: 'lantern-league-0', sport: 'football', startsAt: 0 });
    expect(new Set(leagues.flatMap((league) => seasonOf(league, 0).map(({ id }) => id))).size).toBe(
      leagues.reduce((sum, { key }) => sum + teamsOf(key).length * (teamsOf(key).length - 1), 0),
    );
  });

  it('has the matches after a moment and up to another, one a half hour', () => {
    const noon = Date.UTC(2026, 10, 20, 12);
    const { every } = first;
    expect(fixturesBetween(first, noon, noon + every).map(({ startsAt }) => startsAt - noon)).toEqual([every]);
    expect(fixturesBetween(first, noon - 1, noon + every).map(({ startsAt }) => startsAt - noon)).toEqual([0, every]);
    expect(fixturesBetween(first, noon, noon)).toEqual([]);
  });

  it('is the same whenever it is looked at: a later look adds, and changes nothing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...leagues),
        moments,
        fc.integer({ min: 0, max: 40_000_000 }),
        (league, at, later) => {
          const span = 12 * 3_600_000;
          const [now, then] = [at, at + later].map((from) => fixturesBetween(league, from, from + span));
          const both = then!.filter(({ startsAt }) => startsAt <= at + span);
          expect(now!.filter(({ startsAt }) => startsAt > at + later)).toEqual(both);
          for (const { startsAt, endsAt } of now!) {
            expect(startsAt).toBeGreaterThan(at);
            expect(endsAt).toBeGreaterThan(startsAt);
          }
        },
      ),
    );
  });
});
