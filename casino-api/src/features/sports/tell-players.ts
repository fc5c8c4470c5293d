import type { Env } from '../../kernel/env';
import { log } from '../../kernel/log';
import { systemOf } from '../../kernel/player-client';
import { matchEnds } from './ends';
import { sportsPort } from './sports-port';

/** So many players' objects are told at a time. */
const toldAtOnce = 25;

/**
 * Tells everybody who has bet on a match what came of it, or what comes of it now. Who could not be told asks by himself: who waits, by his
 * plan, and everybody with his next look. @param at epoch ms
 */
export async function tellPlayers(env: Env, matchId: string, at: number): Promise<void> {
  const ends = await matchEnds(env.DB, [matchId], at);
  if (ends.length === 0) return;
  const { results } = await env.DB.prepare('SELECT DISTINCT player_id AS id FROM sports_legs WHERE match_id = ?')
    .bind(matchId)
    .all<{ id: string }>();
  for (let from = 0; from < results.length; from += toldAtOnce)
    await Promise.all(
      results.slice(from, from + toldAtOnce).map(async ({ id }) => {
        try {
          await systemOf(env, id, sportsPort).takeMatchEnds(ends, at);
        } catch (error) {
          log('error', { event: 'bettor_not_told', matchId, reason: String(error) });
        }
      }),
    );
}
