import type { MatchState } from './bet-rules';
import type { Score } from 'contract/sports';
import { drawScore, type ExpectedGoals } from './sports-rules';
import { createRoundRandom } from '../../games/fairness';

export type MatchRow = {
  id: string;
  sport: string;
  league: string;
  home: string;
  away: string;
  starts_at: number;
  ends_at: number;
  state: MatchState;
  expected_home: number;
  expected_away: number;
  seed_hash: string;
};

/** How a match ended: by its seed, from which everybody draws the same score, or not at all. */
export interface MatchEnd {
  eventId: string;
  isPlayed: boolean;
  seed: string;
}

export type EndedRow = MatchRow & { seed: string };

/** The only place where seeds are read: of matches that are over (`?1`: the time) or were called off. */
export const ended = `FROM sports_events e JOIN sports_seeds s ON s.event_id = e.id WHERE (e.ends_at <= ?1 OR e.state = 'postponed')`;

export const endOf = ({ id, state, seed }: EndedRow): MatchEnd => ({
  eventId: id,
  isPlayed: state === 'scheduled',
  seed,
});

/** The score that a seed stands for. Whoever knows the seed, the event and its expected goals can draw it again. */
export const scoreOf = (seed: string, eventId: string, expected: ExpectedGoals): Score => {
  const random = createRoundRandom(seed, eventId, 0);
  return drawScore(expected, (below) => random.integer(below));
};

/** The ends of those events that have ended, in one question. @param at epoch ms */
export async function matchEnds(db: D1Database, eventIds: readonly string[], at: number): Promise<MatchEnd[]> {
  const { results } = await db
    .prepare(`SELECT e.*, s.seed ${ended} AND e.id IN (SELECT value FROM json_each(?2))`)
    .bind(at, JSON.stringify(eventIds))
    .all<EndedRow>();
  return results.map(endOf);
}
