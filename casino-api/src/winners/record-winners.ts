import type { Winner } from 'contract/games';
import { currencies } from 'contract/money';

/** Puts wins into the shared feed. The round's id is the key there, so one that is told twice is one win. */
export async function recordWinners(database: D1Database, winners: readonly (Winner & { roundId: string })[]): Promise<void> {
  const insert = database.prepare(
    `INSERT INTO winners (round_id, gameid, gametitle, player_masked, amount, currency, euro_amount, won_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (round_id) DO NOTHING`,
  );
  await database.batch(
    winners.map(({ roundId, gameid, gametitle, player, amount, currency, wonAt }) =>
      insert.bind(roundId, gameid, gametitle, player, amount, currency, Math.floor(amount / currencies[currency].perEuro), wonAt),
    ),
  );
}
