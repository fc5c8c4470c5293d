import { engineOf, games } from '../../games/registry';
import { type Page, pageWith, type Place, readPage } from '../../kernel/paged-list';
import { returnBand, type ReturnBand, type ReturnSums } from '../../features/catalogue';

/** A game's actual return beside its theoretical one. `staked` and `paid` in euro minor units. */
export interface MonitoredGame extends ReturnSums {
  gameid: string;
  title: string;
  /** Null for a game whose return nobody states, and before the first stake. */
  band: ReturnBand | null;
}

/** `title`: in the catalogue; null for one that was taken out. */
type Row = ReturnSums & { gameid: string; title: string | null };

const columns = `gameid, (SELECT title FROM games g WHERE g.id = gameid) AS title, rounds, staked, paid,
  staked_squared AS stakedSquared, staked_paid AS stakedPaid, paid_squared AS paidSquared`;

function monitored({ title, ...row }: Row): MonitoredGame {
  const game = engineOf(row.gameid);
  return { ...row, title: title ?? row.gameid, band: game ? returnBand(row, game.rtp / 10_000) : null };
}

/** Every game that was played for real money, the most played first. */
export const monitoredGames = async (db: D1Database, place: Place | null, size: number): Promise<Page<MonitoredGame>> =>
  pageWith(
    await readPage<Row>(
      db,
      { columns, from: 'game_returns', keys: ['rounds', 'gameid'], isDescending: true },
      place,
      size,
    ),
    monitored,
  );

/** Those outside of their band, the most played first. Only games of our own state a return, so no others are looked at. */
export async function outsideGames(db: D1Database): Promise<MonitoredGame[]> {
  const { results } = await db
    .prepare(`SELECT ${columns} FROM json_each(?) o CROSS JOIN game_returns r ON r.gameid = o.value`)
    .bind(JSON.stringify(games.map(({ id }) => id)))
    .all<Row>();
  return results
    .map(monitored)
    .filter(({ band }) => band?.verdict === 'outside')
    .sort((a, b) => b.rounds - a.rounds);
}
