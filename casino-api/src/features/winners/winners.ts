import type { Winner } from 'contract/games';
import { highestWindow, winnersShown } from './winners-shown';

type Row = {
  gameid: string;
  gametitle: string;
  player_masked: string;
  amount: number;
  currency: Winner['currency'];
  won_at: number;
  picture: string | null;
};

const winnerOf = (row: Row): Winner => ({
  gameid: row.gameid,
  gametitle: row.gametitle,
  player: row.player_masked,
  amount: row.amount,
  currency: row.currency,
  wonAt: row.won_at,
  ...(row.picture !== null && { picture: row.picture }),
});

/** A win that was taken back stays as 0, so that no late word of it puts it up again. */
const stands = 'amount > 0';

/** The latest ten wins, and the ten highest in euro of the 30 days before `at` (epoch ms). Real wins only: none on a fresh machine. */
export async function latestWinners(db: D1Database, at: number): Promise<{ latest: Winner[]; top: Winner[] }> {
  const columns =
    'gameid, gametitle, player_masked, amount, currency, won_at, (SELECT picture FROM game_choices c WHERE c.gameid = winners.gameid) AS picture';
  const [latest, top] = await db.batch<Row>([
    db
      .prepare(`SELECT ${columns} FROM winners WHERE ${stands} ORDER BY won_at DESC, round_id LIMIT ?`)
      .bind(winnersShown),
    db
      .prepare(
        `SELECT ${columns} FROM winners WHERE ${stands} AND won_at > ? ORDER BY euro_amount DESC, won_at DESC LIMIT ?`,
      )
      .bind(at - highestWindow, winnersShown),
  ]);
  return { latest: latest!.results.map(winnerOf), top: top!.results.map(winnerOf) };
}
