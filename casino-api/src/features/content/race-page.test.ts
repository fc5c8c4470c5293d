import { expect, it } from 'vitest';
import { sampleRaces } from '../races/seed-races';
import { racePage } from './race-page';

it('every sample race has a page of its own', () => {
  for (const race of sampleRaces(Date.parse('2026-11-18T12:00:00Z')))
    expect(racePage(race)).toMatchObject({ section: 'slot-races', url: race.id, raceId: race.id });
});
