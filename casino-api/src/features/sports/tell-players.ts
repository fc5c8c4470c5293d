import type { Env } from '../../kernel/env';
import { log } from '../../kernel/log';
import { timeFor } from '../../kernel/moment';
import { systemOf } from '../../kernel/player-client';
import { matchEnds } from './ends';
import { sportsPort } from './sports-port';

/** So many players' objects are told at a time, each until the house has heard of it: it divides the machine between settling and those who bet meanwhile. */
const toldAtOnce = 6;

/**
 * A rest after so many of them, ms: where objects share a process, what they ask one another goes before what comes in from outside, and bets would wait
 * until all are told. In a process that is never idle the shortest rest is a second, nearly: after each it would leave settling a tenth of the machine.
 */
const restAfter = 2;
const rest = 2;

/** Which of those who have bet on a match: all of them for a correction, those with an open bet for its end. */
type Bettors = 'all' | 'open';

/** So many are told before somebody has to ask for the others: a call of an object has an end. */
const toldTogether = 500;

/**
 * Tells those who have bet on a match what came of it, or what comes of it now; a part of them, in the order of their ids. Who could not be told
 * asks by himself: who waits, by his plan, and everybody with his next look. @param after the last who was told before @param at epoch ms
 * @returns the last who was told, where others may be left; else null
 */
async function tellSome(env: Env, matchId: string, who: Bettors, after: string, at: number): Promise<string | null> {
  const ends = await matchEnds(env.DB, [matchId], at);
  if (ends.length === 0) return null;
  const { results } = await env.DB.prepare(
    `SELECT DISTINCT player_id AS id FROM sports_legs WHERE match_id = ? AND (is_open OR ?) AND player_id > ? ORDER BY player_id LIMIT ?`,
  )
    .bind(matchId, Number(who === 'all'), after, toldTogether)
    .all<{ id: string }>();
  const waiting = results.values();
  const lane = async () => {
    let told = 0;
    for (const { id } of waiting) {
      try {
        await systemOf(env, id, sportsPort).takeMatchEnds(ends, at);
      } catch (error) {
        log('error', { event: 'bettor_not_told', matchId, reason: String(error) });
      }
      told += 1;
      if (told % restAfter === 0) await scheduler.wait(rest);
    }
  };
  await Promise.all(Array.from({ length: toldAtOnce }, lane));
  return results.length < toldTogether ? null : results.at(-1)!.id;
}

/** Tells all who have ever bet on a match. @param at epoch ms */
export async function tellPlayers(env: Env, matchId: string, at: number): Promise<void> {
  for (let after: string | null = ''; after !== null;) after = await tellSome(env, matchId, 'all', after, at);
}

/** Tells a player of matches that were decided while nobody knew of his bets. */
export async function tellLate(env: Env, playerId: string, matchIds: readonly string[]): Promise<void> {
  const at = await timeFor(env, { method: 'SPORTS', path: '/sports/bets' });
  await systemOf(env, playerId, sportsPort).takeMatchEnds(await matchEnds(env.DB, matchIds, at), at);
}

/** As `tellSome`, of those whose bets are open. */
export const tellWaiting = (env: Env, matchId: string, after: string, at: number): Promise<string | null> =>
  tellSome(env, matchId, 'open', after, at);
