import type { z } from 'zod';
import { days } from 'contract/constants';
import type { GamingRow, gamingHistory, Transaction, transactions } from 'contract/history';

type Filter<C extends { body?: z.ZodTypeAny }> = z.output<NonNullable<C['body']>>;
export type TransactionFilter = Filter<typeof transactions>;
export type GamingFilter = Filter<typeof gamingHistory>;

/** A transaction without its texts, which depend on the reader's language. */
export type TransactionRow = Omit<Transaction, 'methodName' | 'details' | 'message'>;

export type TransactionPage = { total: number; transactions: TransactionRow[]; totals: z.output<typeof transactions.data>['totals'] };

/** From the first moment of `dateFrom` to the last of `dateTo`, UTC days, as epoch ms; the end is not included. */
export function periodOf({ dateFrom, dateTo }: { dateFrom?: string; dateTo?: string }): { from: number; until: number } {
  const start = (day: string) => Date.parse(`${day}T00:00:00.000Z`);
  const from = dateFrom ? start(dateFrom) : 0;
  const until = dateTo ? start(dateTo) + days : Number.MAX_SAFE_INTEGER;
  // A day such as 31 February is no day: nothing happened on it.
  return Number.isNaN(from) || Number.isNaN(until) ? { from: 0, until: 0 } : { from, until };
}

/** What happened, newest first, read from where it is kept. */
export class History {
  constructor(private readonly sql: SqlStorage) {}

  transactions({ type, method, limit, offset, ...days }: TransactionFilter): TransactionPage {
    const { from, until } = periodOf(days);
    const part = (table: 'deposits' | 'withdrawals', name: 'deposit' | 'withdraw') =>
      `SELECT '${name}' AS type, id, method, state AS status, amount, currency, requested_at AS requestedAt, processed_at AS processedAt
       FROM ${table} WHERE requested_at >= ?1 AND requested_at < ?2 AND (?3 = '' OR method = ?3)`;
    const parts = [...(type === 'withdraw' ? [] : [part('deposits', 'deposit')]), ...(type === 'deposit' ? [] : [part('withdrawals', 'withdraw')])];
    const all = parts.join(' UNION ALL ');
    const bindings = [from, until, method ?? ''];
    const [count] = this.sql.exec<{ n: number }>(`SELECT count(*) AS n FROM (${all})`, ...bindings);
    const rows = this.sql.exec<TransactionRow>(`${all} ORDER BY requestedAt DESC, id LIMIT ?4 OFFSET ?5`, ...bindings, limit, offset).toArray();
    return { total: count?.n ?? 0, transactions: rows, totals: this.totals(from, until) };
  }

  /** What the player put in and got out in a period, minor units: what is only asked for or on its way does not count. */
  private totals(from: number, until: number): TransactionPage['totals'] {
    const of = (table: 'deposits' | 'withdrawals', state: 'credited' | 'paid') =>
      `(SELECT coalesce(sum(amount), 0) FROM ${table} WHERE state = '${state}' AND requested_at >= ?1 AND requested_at < ?2)`;
    return this.sql
      .exec<TransactionPage['totals']>(`SELECT ${of('deposits', 'credited')} AS deposited, ${of('withdrawals', 'paid')} AS withdrawn`, from, until)
      .one();
  }

  /** What was staked on and paid for rounds for real money since then, minor units. @param since epoch ms */
  playedSince(since: number): { staked: number; paid: number } {
    return this.sql
      .exec<{ staked: number; paid: number }>("SELECT coalesce(sum(stake), 0) AS staked, coalesce(sum(payout), 0) AS paid FROM rounds WHERE currency <> 'FUN' AND started_at >= ?", since)
      .one();
  }

  /** Real-money rounds; those whose stake never came (a rollback or win that was ahead of its bet) are not shown. */
  rounds({ limit, offset, ...days }: GamingFilter): { total: number; rounds: GamingRow[] } {
    const { from, until } = periodOf(days);
    const where = `FROM rounds WHERE currency <> 'FUN' AND started_at >= ?1 AND started_at < ?2 AND (stake > 0 OR state <> 'open')`;
    const [count] = this.sql.exec<{ n: number }>(`SELECT count(*) AS n ${where}`, from, until);
    const rows = this.sql
      .exec<GamingRow>(
        `SELECT id, provider, gameid, gametitle, state, stake, payout, currency, started_at AS startedAt ${where} ORDER BY started_at DESC, id LIMIT ?3 OFFSET ?4`,
        from, until, limit, offset,
      )
      .toArray();
    return { total: count?.n ?? 0, rounds: rows };
  }
}
