import { days } from 'contract/constants';
import { ContentUrl } from 'contract/content';
import { RaceId } from 'contract/races';
import { describe, expect, it } from 'vitest';
import { raceStateAt, settlesAt } from '../domain/races';
import { racePage, sampleRaces } from './seed-races';

const wednesday = Date.parse('2026-11-18T12:00:00Z');

describe('the sample races', () => {
  it('are one that is over, one that runs and one to come, whenever they are made', () => {
    for (let day = 0; day < 400; day += 1) {
      const at = wednesday + day * days;
      expect(sampleRaces(at).map((race) => raceStateAt(race, at >= settlesAt(race), at))).toEqual(['settled', 'running', 'coming']);
    }
  });

  it('follow one another without a gap, and take turns in how they score', () => {
    const [over, running, coming] = sampleRaces(wednesday);
    expect([over!.endsAt, running!.endsAt]).toEqual([running!.startsAt, coming!.startsAt]);
    expect(over!.score).toBe(coming!.score);
    expect(running!.score).not.toBe(coming!.score);
    // What is announced stays what it is when the week has passed.
    expect(sampleRaces(wednesday + 7 * days)[0]).toEqual(running);
  });

  it('have games that can be played, prizes that fall, and a page each under their own address', () => {
    for (const race of sampleRaces(wednesday)) {
      expect(race.games).toContain('lantern-festival');
      expect([...race.prizes].sort((a, b) => b - a)).toEqual(race.prizes);
      expect([RaceId.safeParse(race.id).success, ContentUrl.safeParse(race.id).success]).toEqual([true, true]);
      expect(racePage(race)).toMatchObject({ section: 'slot-races', url: race.id, raceId: race.id });
    }
    expect(racePage(sampleRaces(wednesday)[1]!).texts.en.summary).toMatch(/^€[\d,]+ for the first \d+ places, from 16 November 2026 to 22 November 2026\.$/);
  });
});
