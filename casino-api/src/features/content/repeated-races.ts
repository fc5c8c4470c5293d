import { days } from 'contract/constants';
import type { Env } from '../../kernel/env';
import { recordEntry } from '../desk';
import { announceRace, endSeries, racesToRepeat, type SeedRace } from '../races';
import { racePage } from './race-page';
import { pageStatements } from './seed-pages';

/** The race that follows one of a weekly series: in the same week's place, the next one that is still to come. @param at epoch ms */
function nextOf(race: SeedRace & { series: string }, at: number): SeedRace {
  const weeks = Math.max(1, Math.floor((at - race.startsAt) / (7 * days)) + 1);
  const startsAt = race.startsAt + weeks * 7 * days;
  const id = `${race.series}-${new Date(startsAt).toISOString().slice(0, 10)}`;
  return { ...race, id, startsAt, endsAt: race.endsAt + weeks * 7 * days };
}

/**
 * Makes the next race of each weekly series whose last one has started. Each is named by its day, so it is made once however often and
 * however late this runs; weeks that were missed are not made up for. @param at epoch ms
 */
export async function repeatRaces({ DB }: Pick<Env, 'DB'>, at: number): Promise<void> {
  for (const race of await racesToRepeat(DB, at)) {
    const next = nextOf(race, at);
    const entry = {
      id: `race_made:${next.id}`,
      at,
      actor: 'the schedule',
      action: 'race_made',
      subject: next.id,
    } as const;
    const details = { after: { title: next.title, series: race.series, start: new Date(next.startsAt).toISOString() } };
    await recordEntry(DB, { ...entry, playerId: null, details }, [
      ...pageStatements(DB, { ...racePage(next), publishedAt: at }, null, at),
      announceRace(DB, next, true),
      // The one before goes on no more: its successor does.
      endSeries(DB, race.id),
    ]);
  }
}
