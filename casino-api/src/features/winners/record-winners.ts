import type { Receivers } from '../../kernel/outbox';
import type { Winner } from 'contract/games';
import { currencies } from 'contract/money';
import { mostKept, superseded, type ListedWin } from './winners-shown';

/** What no list will show again goes when there are so many rows, some hundred at once: it costs a look at all of them. */
const pruneAbove = mostKept + 400;

/**
 * Puts wins into the shared feed. The round's id is the key there, so one that is told twice is one win. A provider may still raise a win, and
 * 0 takes one back for good: messages may overtake each other, and whichever comes last the feed is the same.
 */
export async function recordWinners(
  database: D1Database,
  winners: readonly (Winner & { roundId: string })[],
): Promise<void> {
  const insert = database.prepare(
    `INSERT INTO winners (round_id, gameid, gametitle, player_masked, amount, currency, euro_amount, won_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (round_id) DO UPDATE SET amount = excluded.amount, euro_amount = excluded.euro_amount, won_at = excluded.won_at
     WHERE excluded.amount = 0 OR (winners.amount > 0 AND excluded.amount > winners.amount)`,
  );
  const results = await database.batch<{ rows: number }>([
    ...winners.map(({ roundId, gameid, gametitle, player, amount, currency, wonAt }) =>
      insert.bind(
        roundId,
        gameid,
        gametitle,
        player,
        amount,
        currency,
        Math.floor(amount / currencies[currency].perEuro),
        wonAt,
      ),
    ),
    database.prepare('SELECT count(*) AS rows FROM winners'),
  ]);
  if (results.at(-1)!.results[0]!.rows > pruneAbove) await prune(database);
}

async function prune(database: D1Database): Promise<void> {
  const { results } = await database
    .prepare('SELECT round_id AS roundId, amount, euro_amount AS euroAmount, won_at AS wonAt FROM winners')
    .all<ListedWin>();
  await database
    .prepare('DELETE FROM winners WHERE round_id IN (SELECT value FROM json_each(?))')
    .bind(JSON.stringify(superseded(results)))
    .run();
}

/** The round's id makes the winner's row idempotent. */
export type WinnerMessage = { kind: 'winner'; winner: Winner & { roundId: string } };

export const winnerReceivers: Receivers<WinnerMessage> = {
  winner: {
    together: ({ DB }, messages) => [
      {
        indexes: [...messages.keys()],
        go: () =>
          recordWinners(
            DB,
            messages.map(({ winner }) => winner),
          ),
      },
    ],
  },
};
