import type { Result } from './rules/match';
import { matchesById, type StoredMatch } from './matches';

/** How a match ended: drawn by its seed, played as its source says, or not at all. `voided`: its markets whose bets are void. */
export interface MatchEnd {
  matchId: string;
  isPlayed: boolean;
  seed: string | null;
  result: Result | null;
  voided: string[];
}

/** Whether what came of a match is known. @param at epoch ms */
const hasEnded = ({ state, source, endsAt, seed, result }: StoredMatch, at: number): boolean =>
  state !== 'scheduled' || (source === 'drawn' ? at >= endsAt && seed !== null : result !== null);

/** The ends of those matches that have ended, and the markets of the others that were voided, in one trip. @param at epoch ms */
export async function matchEnds(db: D1Database, ids: readonly string[], at: number): Promise<MatchEnd[]> {
  const matches = await matchesById(db, ids, at);
  const voided = await voidedMarkets(db, ids);
  return matches.flatMap((match) => {
    const { id, state, seed, result } = match;
    const off = voided.get(id) ?? [];
    const isOver = hasEnded(match, at);
    if (!isOver && off.length === 0) return [];
    return [
      {
        matchId: id,
        isPlayed: state === 'scheduled',
        seed: isOver ? seed : null,
        result: isOver ? result : null,
        voided: off,
      },
    ];
  });
}

async function voidedMarkets(db: D1Database, ids: readonly string[]): Promise<Map<string, string[]>> {
  const { results } = await db
    .prepare(
      `SELECT w.value AS id, substr(t.scope, length('market:' || w.value || '/') + 1) AS market FROM json_each(?) w
       JOIN sports_terms t ON t.scope >= 'market:' || w.value || '/' AND t.scope < 'market:' || w.value || '/~' WHERE t.voided = 1`,
    )
    .bind(JSON.stringify(ids))
    .all<{ id: string; market: string }>();
  const byMatch = new Map<string, string[]>();
  for (const { id, market } of results) byMatch.set(id, [...(byMatch.get(id) ?? []), market]);
  return byMatch;
}
