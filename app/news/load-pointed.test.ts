import { expect, it } from 'vitest';
import type { RaceCard } from 'contract/races';
import { loadPointedAt } from './load-pointed';

const race = (id: string, series: string | null, state: RaceCard['state']) => ({ id, series, state }) as RaceCard;
/** As the list has them: running ones, then those to come, then those that are over, the last first. */
const list = [
  race('daily-3', 'daily', 'running'),
  race('weekly-9', 'weekly', 'coming'),
  race('daily-4', 'daily', 'coming'),
  race('once', null, 'coming'),
  race('weekly-10', 'weekly', 'coming'),
  race('old-8', 'old', 'settled'),
  race('daily-2', 'daily', 'settled'),
  race('old-7', 'old', 'settled'),
];
const pointed = async (raceId: string | null, mayBeOffered = true) => {
  const context = {
    api: { races: { list: async () => ({ items: list }) }, offers: { list: async () => [] } },
    player: async () => ({ mayBeOffered, balance: { currency: 'EUR' } }),
  };
  return (
    await loadPointedAt(
      context as unknown as Parameters<typeof loadPointedAt>[0],
      Promise.resolve({ raceId, offerUrl: null }),
    )
  ).race?.id;
};

it.each([
  ['daily', 'daily-3'],
  ['weekly', 'weekly-9'],
  ['old', 'old-8'],
  ['daily-4', 'daily-4'],
  ['once', 'once'],
  ['never', undefined],
  [null, undefined],
])('%s is %s', async (raceId, found) => {
  expect(await pointed(raceId)).toBe(found);
});

it('is nothing for whom nothing may be offered', async () => expect(await pointed('daily', false)).toBeUndefined());
