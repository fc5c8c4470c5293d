import type { Challenges } from 'contract/loyalty';
import type { SetTerms } from './terms';
import { termsFrom, termsStatement } from './terms-store';

/** A challenge that was hit. `id` is made of player, month and multiplier; `player` is the masked name; `prize` in minor units of `currency`; `at` is epoch ms. */
export interface ChallengeHit {
  id: string;
  /** `2026-11`. */
  month: string;
  multiplier: number;
  player: string;
  gameid: string;
  gametitle: string;
  prize: number;
  currency: Challenges['winners'][number]['currency'];
  at: number;
}

const monthsKept = 24;
const keptPerMonth = 100;
const inOrder = 'ORDER BY multiplier DESC, at, id';

/** Puts a hit among its month's; told again by its id, nothing changes. What is too old, or below the first hundred of its month, goes. */
export async function recordChallengeHit(
  database: D1Database,
  { id, month, multiplier, player, gameid, gametitle, prize, currency, at }: ChallengeHit,
): Promise<void> {
  await database.batch([
    database
      .prepare(
        'INSERT INTO challenge_hits (id, month, multiplier, player_masked, gameid, gametitle, prize, currency, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING',
      )
      .bind(id, month, multiplier, player, gameid, gametitle, prize, currency, at),
    database
      .prepare(
        'DELETE FROM challenge_hits WHERE month NOT IN (SELECT DISTINCT month FROM challenge_hits ORDER BY month DESC LIMIT ?)',
      )
      .bind(monthsKept),
    database
      .prepare(
        `DELETE FROM challenge_hits WHERE month = ?1 AND id NOT IN (SELECT id FROM challenge_hits WHERE month = ?1 ${inOrder} LIMIT ?2)`,
      )
      .bind(month, keptPerMonth),
  ]);
}

type Row = Omit<ChallengeHit, 'id' | 'month' | 'player'> & { player_masked: string };

/** A month's winners, the highest multiplier first, and the months that have any, newest first; with the terms that are set, in one trip. */
export async function challengeWinners(
  database: D1Database,
  month: string,
): Promise<Pick<Challenges, 'winners' | 'months'> & { set: SetTerms[] }> {
  const [winners, months, set] = await database.batch([
    database
      .prepare(
        `SELECT multiplier, player_masked, gameid, gametitle, prize, currency, at FROM challenge_hits WHERE month = ? ${inOrder} LIMIT ?`,
      )
      .bind(month, keptPerMonth),
    database.prepare('SELECT DISTINCT month FROM challenge_hits ORDER BY month DESC LIMIT ?').bind(monthsKept),
    termsStatement(database),
  ]);
  return {
    set: termsFrom(set!),
    winners: (winners!.results as Row[]).map(({ player_masked: player, ...winner }) => ({ player, ...winner })),
    months: (months!.results as { month: string }[]).map((row) => row.month),
  };
}
