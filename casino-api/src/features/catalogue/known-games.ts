import { minutes } from 'contract/constants';
import { errorText } from 'contract/log-line';
import type { GameDetails } from 'contract/games';
import { detailsOf, rowOf, type WholeRow } from './games';
import type { CallContext } from '../../kernel/http/request';
import { log } from '../../kernel/log';
import { isGameOff } from '../../kernel/switches';

/** A game that was renamed or taken out elsewhere is told of as it was for this long. */
const freshFor = 1 * minutes;
const mostKept = 1_000;

const kept = new Map<string, { row: WholeRow; at: number }>();

/** What was just changed of games here counts at once. */
export const forgetGames = (): void => kept.clear();

/** What is not there is asked for anew each time. */
async function knownRow(db: D1Database, id: string, at: number): Promise<WholeRow | null> {
  const known = kept.get(id);
  // A clock that was set back must not keep it for longer.
  if (known && at >= known.at && at < known.at + freshFor) return known.row;
  const row = await rowOf(db, id);
  if (kept.size >= mostKept) kept.clear();
  if (row) kept.set(id, { row, at });
  else kept.delete(id);
  return row;
}

/** What a provider's message has to be judged by. `highestMultiple`: the most that a round pays, in stakes, where it is stated. */
export type GameEntry = Pick<WholeRow, 'title' | 'category' | 'system'> & { highestMultiple: number | null };

/**
 * A game's entry as an isolate knows it, null when the catalogue has no such game: a provider's bet need not ask the
 * shared database for what it asked a second ago. While that is away no bet is judged by what is older. @param at epoch ms
 */
export async function knownGame(db: D1Database, id: string, at: number): Promise<GameEntry | null> {
  const row = await knownRow(db, id, at);
  return row && { title: row.title, category: row.category, system: row.system, highestMultiple: row.highest_multiple };
}

/**
 * A game for who looks at it: `findGame` as an isolate knows it. While the shared database is away it is told of as it was known last, however
 * long ago that is. Whether it is off is asked of the switches, by which bets are refused too: they are some seconds old at the most.
 */
export async function knownDetails(
  { env, at, language, switches }: Pick<CallContext, 'env' | 'at' | 'language' | 'switches'>,
  id: string,
): Promise<GameDetails | null> {
  const row = await knownRow(env.DB, id, at).catch((error: unknown) => {
    const known = kept.get(id);
    if (!known) throw error;
    log('error', { event: 'game_not_read', game: id, reason: errorText(error) });
    return known.row;
  });
  const game = detailsOf(row, language);
  return game && { ...game, isOff: isGameOff(switches, id, game.system) };
}
