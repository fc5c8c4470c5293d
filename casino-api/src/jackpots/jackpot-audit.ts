import { broughtBy, fineness } from '../domain/jackpot-pool';
import { jackpotOf } from '../domain/jackpot-terms';

type Sums = { gameid: string; fed: number; paid: number; turnover: number; prizes: number };

/** What of a jackpot's own tables contradicts itself, in words; empty when its money is right. Reads everything. */
export function jackpotFindings(sql: SqlStorage): string[] {
  const [sums] = sql.exec<Sums>(
    `SELECT gameid, fed, paid, (SELECT coalesce(sum(turnover), 0) FROM jackpot_players) AS turnover,
       (SELECT coalesce(sum(amount), 0) FROM jackpot_prizes) AS prizes FROM jackpot_pool`,
  ).toArray();
  if (!sums) return [];
  const { gameid, fed, paid, turnover, prizes } = sums;
  const due = broughtBy(turnover, jackpotOf(gameid));
  return [
    ...(fed === due ? [] : [`the jackpot of ${gameid} was fed ${fed}, its players brought ${due}`]),
    ...(paid === prizes * fineness ? [] : [`the jackpot of ${gameid} has paid ${paid}, its prizes are ${prizes * fineness}`]),
  ];
}
