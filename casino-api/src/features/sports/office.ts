import { done, refused, type Outcome } from '../../kernel/outcome';
import type { Env } from '../../kernel/env';
import { matchesById } from './matches';
import { matchCalls } from './match-object-calls';
import { scopes, type Terms } from './terms';

/**
 * Calls a match off: its bets are void, and its seed is shown, so that everybody sees what would have come. Of drawn matches only
 * before they begin: an outcome can't be sorted out afterwards. Refusals: `not_found`, `market_closed`.
 * @param at epoch ms
 */
export async function postpone(env: Env, id: string, at: number): Promise<Outcome<{ id: string; state: 'postponed' }>> {
  const { meta } = await env.DB.prepare(
    "UPDATE sports_matches SET state = 'postponed' WHERE id = ? AND (starts_at > ? OR source <> 'drawn') AND result IS NULL",
  )
    .bind(id, at)
    .run();
  if (meta.changes === 0)
    return refused((await matchesById(env.DB, [id], at)).length > 0 ? 'market_closed' : 'not_found');
  await matchCalls(env, id).changed();
  return done({ id, state: 'postponed' });
}

/** Says something of a scope; what is not said stays as it was, null takes it back. @param at epoch ms */
export async function setTerms(db: D1Database, scope: string, terms: Partial<Terms>, at: number): Promise<void> {
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

/** Prices a match anew at another margin, in thousandths; bets that were taken keep their odds. Refusals: `not_found`. @param at epoch ms */
export async function reprice(
  env: Env,
  id: string,
  margin: number,
  at: number,
): Promise<Outcome<{ id: string; margin: number }>> {
  if ((await matchesById(env.DB, [id], at)).length === 0) return refused('not_found');
  await setTerms(env.DB, scopes.match(id), { margin }, at);
  await matchCalls(env, id).changed();
  return done({ id, margin });
}
