import { seedGames } from '../../features/catalogue/seed-games';
import { returnBand, type ReturnBand, type ReturnSums } from '../../features/catalogue/return-band';
import { engineOf } from '../../games/registry';

/** A game's actual return beside its theoretical one. `staked` and `paid` in euro minor units. */
export interface MonitoredGame extends ReturnSums {
  gameid: string;
  title: string;
  /** Null for a game whose return nobody states, and before the first stake. */
  band: ReturnBand | null;
}

type Row = {
  gameid: string;
  rounds: number;
  staked: number;
  paid: number;
  staked_squared: number;
  staked_paid: number;
  paid_squared: number;
};

const titles = new Map(seedGames.map(({ id, title }) => [id, title]));

/** Every game that was played for real money, those outside of their band first. */
export async function monitoredGames(db: D1Database): Promise<MonitoredGame[]> {
  const { results } = await db.prepare('SELECT * FROM game_returns ORDER BY rounds DESC, gameid').all<Row>();
  const games = results.map(({ gameid, rounds, staked, paid, ...squares }): MonitoredGame => {
    const sums = {
      rounds,
      staked,
      paid,
      stakedSquared: squares.staked_squared,
      stakedPaid: squares.staked_paid,
      paidSquared: squares.paid_squared,
    };
    const rtp = engineOf(gameid)?.rtp;
    return {
      gameid,
      title: titles.get(gameid) ?? gameid,
      ...sums,
      band: rtp === undefined ? null : returnBand(sums, rtp / 10_000),
    };
  });
  return games.sort((a, b) => Number(b.band?.verdict === 'outside') - Number(a.band?.verdict === 'outside'));
}
