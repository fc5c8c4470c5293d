import type { Env } from '../../kernel/env';
import { done, refused, type Outcome } from '../../kernel/outcome';
import { matchCalls } from './match-object-calls';
import { isDrawn, matchesById, type StoredMatch } from './matches';
import { parsedMarket } from './rules/market-ids';
import { tellPlayers } from './tell-players';
import { scopes, type Terms } from './terms';

/** What the back office does with matches. Each refuses with `not_found`, and with `market_closed` what can't be done any more. Times are epoch ms. */

/** Whose bets were settled: to change anything of it corrects what was paid. */
export const hasResult = ({ result }: StoredMatch): boolean => result !== null;

/** Of a drawn match nothing is called off once it has begun: an outcome can't be sorted out afterwards. */
const isSettled = (match: StoredMatch, at: number): boolean => isDrawn(match) && at >= match.startsAt;

export async function matchOf(env: Pick<Env, 'DB'>, id: string, at: number): Promise<StoredMatch | null> {
  return (await matchesById(env.DB, [id], at))[0] ?? null;
}

async function told(env: Env, id: string, at: number): Promise<void> {
  await matchCalls(env, id).changed();
  await tellPlayers(env, id, at);
}

/** Calls a match off: its bets are void, and a drawn one's seed is shown, so that everybody sees what would have come. @param corrects settled bets, too */
export async function callOff(
  env: Env,
  id: string,
  state: 'postponed' | 'void',
  at: number,
  { corrects = false } = {},
): Promise<Outcome<{ id: string; state: 'postponed' | 'void' }>> {
  const match = await matchOf(env, id, at);
  if (!match) return refused('not_found');
  if (isSettled(match, at)) return refused('market_closed');
  const { meta } = await env.DB.prepare(
    'UPDATE sports_matches SET state = ?, revision = revision + 1 WHERE id = ? AND (result IS NULL OR ?)',
  )
    .bind(state, id, Number(corrects))
    .run();
  if (meta.changes === 0) return refused('market_closed');
  await told(env, id, at);
  return done({ id, state });
}

/** Makes the bets on one market of a match void. */
export async function voidMarket(
  env: Env,
  id: string,
  market: string,
  at: number,
  { corrects = false } = {},
): Promise<Outcome<{ id: string; market: string }>> {
  const match = await matchOf(env, id, at);
  if (!match || !parsedMarket(market)) return refused('not_found');
  if (isSettled(match, at) || (hasResult(match) && !corrects)) return refused('market_closed');
  await setTerms(env.DB, scopes.market(id, market), { voided: true, suspended: true }, at);
  await told(env, id, at);
  return done({ id, market });
}

/** Says what came of a match that is really played, or that it was something else: its bets are settled, those that were settled anew. */
export async function setResult(
  env: Env,
  id: string,
  score: { home: number; away: number },
  at: number,
  { corrects = false } = {},
): Promise<Outcome<{ id: string; revision: number }>> {
  const match = await matchOf(env, id, at);
  if (!match) return refused('not_found');
  // What a drawn match came to its seed says, and nobody else.
  if (isDrawn(match) || match.state !== 'scheduled' || at < match.startsAt) return refused('market_closed');
  const result = JSON.stringify({ match: score, regular: score });
  const row = await env.DB.prepare(
    'UPDATE sports_matches SET revision = revision + (result IS NOT NULL AND result <> ?1), result = ?1 WHERE id = ?2 AND (result IS NULL OR ?3) RETURNING revision',
  )
    .bind(result, id, Number(corrects))
    .first<{ revision: number }>();
  if (!row) return refused('market_closed');
  await told(env, id, at);
  return done({ id, revision: row.revision });
}

async function setTerms(db: D1Database, scope: string, terms: Partial<Terms>, at: number): Promise<void> {
  const names = (Object.keys(terms) as (keyof Terms)[]).filter((name) => terms[name] !== undefined);
  if (names.length === 0) return;
  const values = names.map((name) => {
    const value = terms[name] ?? null;
    return typeof value === 'boolean' ? Number(value) : value;
  });
  await db
    .prepare(
      `INSERT INTO sports_terms (scope, ${names.join(', ')}, changed_at) VALUES (?, ${names.map(() => '?').join(', ')}, ?)
       ON CONFLICT (scope) DO UPDATE SET ${names.map((name) => `${name} = excluded.${name}`).join(', ')}, changed_at = excluded.changed_at`,
    )
    .bind(scope, ...values, at)
    .run();
}

/**
 * Says margin, limits, delay or suspension of a scope; what is not said stays as it was, null takes it back. Bets that were taken keep their
 * odds. @param scope as `scopes` names it
 */
export async function changeTerms(
  env: Env,
  scope: string,
  terms: Partial<Omit<Terms, 'voided'>>,
  at: number,
): Promise<Outcome<{ scope: string }>> {
  const [, match] = /^(?:match:|market:)([^/]+)/.exec(scope) ?? [];
  if (match !== undefined && !(await matchOf(env, match, at))) return refused('not_found');
  await setTerms(env.DB, scope, terms, at);
  if (match !== undefined) await matchCalls(env, match).changed();
  return done({ scope });
}

/** What stands open on something, euro minor units: what was staked and what it pays if it wins. Of a combination each leg counts it whole. */
export interface Exposure {
  bets: number;
  stake: number;
  payout: number;
}

/** The matches with the most to pay. */
export async function exposureByMatch(
  db: D1Database,
  limit: number,
): Promise<(Exposure & { matchId: string; home: string; away: string })[]> {
  const { results } = await db
    .prepare(
      `SELECT l.match_id AS matchId, m.home, m.away, count(DISTINCT l.bet_id) AS bets, sum(l.stake) AS stake, sum(l.payout) AS payout
       FROM sports_legs l JOIN sports_matches m ON m.id = l.match_id WHERE l.is_open = 1
       GROUP BY l.match_id ORDER BY payout DESC, l.match_id LIMIT ?`,
    )
    .bind(limit)
    .all<Exposure & { matchId: string; home: string; away: string }>();
  return results;
}

/** What stands on each selection of a match. */
export async function exposureOf(
  db: D1Database,
  matchId: string,
): Promise<(Exposure & { marketId: string; selectionId: string })[]> {
  const { results } = await db
    .prepare(
      `SELECT market_id AS marketId, selection_id AS selectionId, count(*) AS bets, sum(stake) AS stake, sum(payout) AS payout
       FROM sports_legs WHERE match_id = ? AND is_open = 1 GROUP BY market_id, selection_id ORDER BY payout DESC, market_id, selection_id`,
    )
    .bind(matchId)
    .all<Exposure & { marketId: string; selectionId: string }>();
  return results;
}
