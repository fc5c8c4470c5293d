import { currencies } from 'contract/money';
import type { OutboxMessage } from '../player/outbox';

/** Puts wins into the shared feed. The round's id is the key there, so a message that comes twice is one win. */
export async function recordWinners(database: D1Database, messages: readonly OutboxMessage[]): Promise<void> {
  const insert = database.prepare(
    `INSERT INTO winners (round_id, gameid, gametitle, player_masked, amount, currency, euro_amount, won_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (round_id) DO NOTHING`,
  );
  await database.batch(
    messages.map(({ winner: { roundId, gameid, gametitle, player, amount, currency, wonAt } }) =>
      insert.bind(roundId, gameid, gametitle, player, amount, currency, Math.floor(amount / currencies[currency].perEuro), wonAt),
    ),
  );
}
