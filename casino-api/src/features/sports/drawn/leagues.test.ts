import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixtureOf, fixturesBetween, kickOffEvery, teams, type Fixture } from './lantern-league';
import { chancesOf, marketsOf, selectionsOf } from './sports-rules';
import { usualMargin } from 'contract/sports';

const seasonLength = teams.length * (teams.length - 1);
const season = (from: number): Fixture[] => Array.from({ length: seasonLength }, (_, index) => fixtureOf(from + index));

describe('a season', () => {
  it('lets every team meet every other at home and away, once each', () => {
    const pairs = season(seasonLength * 7).map(({ home, away }) => `${home} : ${away}`);
    expect(new Set(pairs).size).toBe(seasonLength);
    expect(season(0).every(({ home, away }) => home !== away)).toBe(true);
  });

  it('names every match by its kick-off', () => {
    expect(fixtureOf(0)).toMatchObject({
      id: 'lantern-league-0',
      sport: 'football',
      league: 'lantern-league',
      startsAt: 0,
    });
    expect(new Set(season(0).map(({ id }) => id)).size).toBe(seasonLength);
  });

  it('has every team once in a round', () => {
    const round = season(0).slice(0, teams.length / 2);
    expect(new Set(round.flatMap(({ home, away }) => [home, away])).size).toBe(teams.length);
  });

  it('sends no team away, or home, more than its turn', () => {
    const firstHalf = season(0).slice(0, seasonLength / 2);
    for (const { name } of teams) {
      const atHome = firstHalf.filter(({ home }) => home === name).length;
      expect(atHome, name).toBeGreaterThanOrEqual(teams.length / 2 - 1);
      expect(atHome, name).toBeLessThanOrEqual(teams.length / 2);
    }
  });

  it('offers every selection of every match, none of them a sure thing', () => {
    for (const { expectedGoals } of season(0)) {
      for (const { id, selections } of marketsOf(expectedGoals, usualMargin))
        expect(selections.map((selection) => selection.id)).toEqual(selectionsOf[id]);
      for (const chance of Object.values(chancesOf(expectedGoals))) expect(chance).toBeGreaterThan(1_000_000);
    }
  });
});

describe('the plan', () => {
  const moments = fc.integer({ min: 1_700_000_000_000, max: 2_500_000_000_000 });

  it('has the matches after a moment and up to another, one a half hour', () => {
    const noon = Date.UTC(2026, 10, 20, 12);
    expect(fixturesBetween(noon, noon + kickOffEvery).map(({ startsAt }) => startsAt - noon)).toEqual([kickOffEvery]);
    expect(fixturesBetween(noon - 1, noon + kickOffEvery).map(({ startsAt }) => startsAt - noon)).toEqual([
      0,
      kickOffEvery,
    ]);
    expect(fixturesBetween(noon, noon)).toEqual([]);
  });

  it('is the same whenever it is looked at: a later look adds, and changes nothing', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 40_000_000 }), (at, later) => {
        const span = 12 * 3_600_000;
        const [first, second] = [fixturesBetween(at, at + span), fixturesBetween(at + later, at + later + span)];
        const both = second.filter(({ startsAt }) => startsAt <= at + span);
        expect(first.filter(({ startsAt }) => startsAt > at + later)).toEqual(both);
        for (const { startsAt, endsAt } of first) {
          expect(startsAt).toBeGreaterThan(at);
          expect(endsAt).toBeGreaterThan(startsAt);
        }
      }),
    );
  });
});
