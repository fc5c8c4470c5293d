import { afterHit, afterStakes, broughtBy, fineness, newPool, type Pool } from './jackpot-pool';
import { jackpotOf } from './jackpot-terms';

type Sums = { gameid: string; fed: number; paid: number; turnover: number; prizes: number };
type Standing = { number: number; amount: number; earlier: number } & Record<keyof Pool, number>;

/** What of a jackpot's own tables contradicts itself, in words; empty when its money is right. Reads everything. */
export function jackpotFindings(sql: SqlStorage): string[] {
  const [sums] = sql
    .exec<Sums>(
      `SELECT gameid, fed, paid, (SELECT coalesce(sum(turnover), 0) FROM jackpot_players) AS turnover,
       (SELECT coalesce(sum(amount), 0) FROM jackpot_prizes) AS prizes FROM jackpot_pool`,
    )
    .toArray();
  if (!sums) return [];
  const { gameid, fed, paid, turnover, prizes } = sums;
  const due = broughtBy(turnover, jackpotOf(gameid));
  return [
    ...(fed === due ? [] : [`the jackpot of ${gameid} was fed ${fed}, its players brought ${due}`]),
    ...(paid === prizes * fineness
      ? []
      : [`the jackpot of ${gameid} has paid ${paid}, its prizes are ${prizes * fineness}`]),
    ...hitFindings(sql, gameid),
  ];
}

/** Computes again what each hit had to pay, from all that the pool was fed by then and the prizes before it. */
function hitFindings(sql: SqlStorage, gameid: string): string[] {
  const terms = jackpotOf(gameid);
  const share = broughtBy(1, terms);
  return sql
    .exec<Standing>(
      `SELECT s.*, p.amount, (SELECT coalesce(sum(e.amount), 0) FROM jackpot_prizes e WHERE e.number < s.number) AS earlier
       FROM jackpot_standings s JOIN jackpot_prizes p USING (number) ORDER BY s.number`,
    )
    .toArray()
    .flatMap(({ number, amount, earlier, pool, reserve, fed, paid }) => {
      const seeds = (number - 1) * terms.seed * fineness;
      const { pool: staked, reserve: kept } = afterStakes(newPool(terms), fed / share, terms);
      const { after, prize } = afterHit(
        { pool: staked + seeds - earlier * fineness, reserve: kept - seeds, fed, paid: earlier * fineness },
        terms,
      );
      const isRight = prize === amount && after.pool === pool && after.reserve === reserve && after.paid === paid;
      return isRight
        ? []
        : [`hit ${number} of the jackpot of ${gameid} paid ${amount}, by what had been staked it was ${prize}`];
    });
}
