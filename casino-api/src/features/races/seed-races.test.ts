import { days, languages } from 'contract/constants';
import { ContentUrl } from 'contract/content';
import { RaceId } from 'contract/races';
import { describe, expect, it } from 'vitest';
import { raceStateAt, settlesAt } from './race-rules';
import { sampleRaces } from './seed-races';
import { games } from '../../games/registry';

const wednesday = Date.parse('2026-11-18T12:00:00Z');

describe('the sample races', () => {
  it('are four weeks of them: some over, some running and some to come, whenever they are made', () => {
    for (let day = 0; day < 400; day += 1) {
      const at = wednesday + day * days;
      const states = sampleRaces(at).map((race) => raceStateAt(race, at >= settlesAt(race), at));
      for (const state of ['settled', 'running', 'coming']) expect(states).toContain(state);
      expect(states.length).toBe(16);
    }
  });

  it('come in kinds of their own: both ways to score, jackpots, new games, one provider, one game', () => {
    const races = sampleRaces(wednesday);
    const gamesOf = (kind: string) =>
      races.find(({ id }) => id.startsWith(kind))!.games.map((id) => games.find((game) => game.id === id)!);
    expect(new Set(races.map(({ texts }) => texts.en.title)).size).toBe(6);
    expect(new Set(races.map(({ score }) => score)).size).toBe(2);
    expect(gamesOf('jackpot-trail').every(({ isJackpot }) => isJackpot)).toBe(true);
    expect(gamesOf('new-lights').every(({ isNew }) => isNew)).toBe(true);
    expect(gamesOf('harbour-regatta').every(({ provider }) => provider === 'Tideworks')).toBe(true);
    expect(gamesOf('two-hours').map(({ id }) => id)).toEqual(['nine-comets']);
    for (const { games } of races) expect(games.length).toBeGreaterThan(0);
  });

  it('stay what they were announced as when a week has passed', () => {
    const later = sampleRaces(wednesday + 7 * days);
    for (const race of sampleRaces(wednesday).filter(({ startsAt }) => startsAt > wednesday - 7 * days))
      expect(later).toContainEqual(race);
  });

  it('have addresses, prizes that fall and a name in every language', () => {
    for (const race of sampleRaces(wednesday)) {
      expect([...race.prizes].sort((a, b) => b - a)).toEqual(race.prizes);
      expect([RaceId.safeParse(race.id).success, ContentUrl.safeParse(race.id).success]).toEqual([true, true]);
      for (const language of languages) expect(race.texts[language].title.length).toBeGreaterThan(0);
    }
  });
});
