import { dayStart, type Period } from '../../kernel/periods';
import type { PeriodsEnd } from './cashback';

/** What changes of a day: net cash loss in minor units, parts of the instant pot, and rounds that cash was staked on. */
interface Day {
  loss: number;
  instant: number;
  rounds: number;
}

/** What a player's days came to, by UTC day. */
export class PlayedDays {
  constructor(private readonly sql: SqlStorage) {}

  /** Part of the step that settled what is counted. @param at epoch ms */
  count(at: number, { loss, instant, rounds }: Day): void {
    if (loss === 0 && instant === 0 && rounds === 0) return;
    this.sql.exec(
      `INSERT INTO loyalty_days (day, loss, instant, rounds) VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT (day) DO UPDATE SET loss = loss + ?2, instant = instant + ?3, rounds = rounds + ?4`,
      dayStart(at),
      loss,
      instant,
      rounds,
    );
  }

  /** What a week or month came to: they are whole days. */
  sumOf({ from, until }: Period): Omit<PeriodsEnd, 'level'> {
    const { loss, instant, rounds } = this.sql
      .exec<{ loss: number; instant: number; rounds: number }>(
        'SELECT coalesce(sum(loss), 0) AS loss, coalesce(sum(instant), 0) AS instant, coalesce(sum(rounds), 0) AS rounds FROM loyalty_days WHERE day >= ? AND day < ?',
        from,
        until,
      )
      .one();
    return { hasPlayed: rounds > 0, netLoss: loss, instant };
  }
}
