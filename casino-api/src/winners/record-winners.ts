import type { Winner } from 'contract/games';
import { currencies } from 'contract/money';

/**
 * Puts wins into the shared feed. The round's id is the key there, so one that is told twice is one win. A provider may still raise a win, and
 * 0 takes one back for good: messages may overtake each other, and whichever comes last the feed is the same.
 */
export async function recordWinners(database: D1Database, winners: readonly (Winner & { roundId: string })[]): Promise<void> {
  const insert = database.prepare(
    `INSERT INTO winners (round_id, gameid, gametitle, player_masked, amount, currency, euro_amount, won_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (round_id) DO UPDATE SET amount = excluded.amount, euro_amount = excluded.euro_amount, won_at = excluded.won_at
     WHERE excluded.amount = 0 OR (winners.amount > 0 AND excluded.amount > winners.amount)`,
  );
  await database.batch(
    winners.map(({ roundId, gameid, gametitle, player, amount, currency, wonAt }) =>
      insert.bind(roundId, gameid, gametitle, player, amount, currency, Math.floor(amount / currencies[currency].perEuro), wonAt),
    ),
  );
}
