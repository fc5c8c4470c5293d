/** Titles that the provider `acme` of the tests runs: a provider plays on its own games alone. */
import {
  listOutsideTitles,
  OutsideTitle,
  type OutsideTitles,
} from '../../casino-api/src/features/outside-games/outside-games';
import type { Lantern } from './lantern';

const listed = { provider: 'Acme Games', releasedAt: '2026-02-01', popularity: 1 };
/** Two slots that state no highest payout, one that does, and a live table. */
export const acmeTitles = [
  { ...listed, id: 'ember-crates', title: 'Ember Crates', category: 'slots' },
  { ...listed, id: 'night-crates', title: 'Night Crates', category: 'slots' },
  { ...listed, id: 'small-crates', title: 'Small Crates', category: 'slots', maxWinMultiple: 50 },
  { ...listed, id: 'crate-wheel', title: 'Crate Wheel', category: 'livecasino' },
] as const;

/** Lists them, as an operator does. */
export async function listAcmeTitles(lantern: Pick<Lantern, 'database'>, system = 'acme'): Promise<void> {
  const titles: OutsideTitles = { system, games: acmeTitles.map((title) => OutsideTitle.parse(title)) };
  const taken = await listOutsideTitles((await lantern.database()) as unknown as D1Database, titles);
  if (taken.length > 0) throw new Error(`Another provider has ${taken.join(', ')}.`);
}
