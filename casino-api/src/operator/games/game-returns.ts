import { engineOf } from '../../games/registry';
import { returnBand, type ReturnBand, type ReturnSums } from '../../features/catalogue';

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
    const game = engineOf(gameid);
    return {
      gameid,
      title: game?.title ?? gameid,
      ...sums,
      band: game ? returnBand(sums, game.rtp / 10_000) : null,
    };
  });
  return games.sort((a, b) => Number(b.band?.verdict === 'outside') - Number(a.band?.verdict === 'outside'));
}
