import type { z } from 'zod';
import { days } from 'contract/constants';
import type { CashStatement, GamingRow, gamingHistory, Transaction, transactions } from 'contract/history';
import type { Currency } from 'contract/money';
import { CashStatements } from './cash-statement';
import { creditRows, type CreditCause } from './credits';

type Filter<C extends { body?: z.ZodTypeAny }> = z.output<NonNullable<C['body']>>;
export type TransactionFilter = Filter<typeof transactions>;
export type GamingFilter = Filter<typeof gamingHistory>;

/** A transaction without its texts, which depend on the reader's language; a credit with what they are made of. */
export type TransactionRow = Omit<Transaction, 'methodName' | 'details' | 'message'> & CreditCause;

export type TransactionPage = { total: number; transactions: TransactionRow[]; totals: z.output<typeof transactions.data>['totals']; statement: CashStatement };

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
  private readonly statements: CashStatements;

  constructor(private readonly sql: SqlStorage) {
    this.statements = new CashStatements(sql);
  }

  transactions({ type, method, limit, offset, ...days }: TransactionFilter, currency: Currency): TransactionPage {
    const { from, until } = periodOf(days);
    const part = (table: 'deposits' | 'withdrawals', name: 'deposit' | 'withdraw') =>
      `SELECT '${name}' AS type, id, method, state AS status, amount, currency, requested_at AS requestedAt, processed_at AS processedAt,
       NULL AS subject, NULL AS named, NULL AS place
       FROM ${table} WHERE requested_at >= ?1 AND requested_at < ?2 AND (?3 = '' OR method = ?3)`;
    const parts = { deposit: part('deposits', 'deposit'), withdraw: part('withdrawals', 'withdraw'), credit: `SELECT * FROM (${creditRows}) WHERE ?3 = '' OR method = ?3` };
    const all = type === 'all' ? Object.values(parts).join(' UNION ALL ') : parts[type];
    const bindings = [from, until, method ?? ''];
    const [count] = this.sql.exec<{ n: number }>(`SELECT count(*) AS n FROM (${all})`, ...bindings);
    const rows = this.sql.exec<TransactionRow>(`${all} ORDER BY requestedAt DESC, id LIMIT ?4 OFFSET ?5`, ...bindings, limit, offset).toArray();
    return { total: count?.n ?? 0, transactions: rows, totals: this.totals(from, until), statement: this.statements.of(from, until, currency) };
  }

  /** What the player put in, got out and was given in a period, minor units: what is only asked for or on its way does not count. */
  private totals(from: number, until: number): TransactionPage['totals'] {
    const of = (table: 'deposits' | 'withdrawals', state: 'credited' | 'paid') =>
      `(SELECT coalesce(sum(amount), 0) FROM ${table} WHERE state = '${state}' AND requested_at >= ?1 AND requested_at < ?2)`;
    return this.sql
      .exec<TransactionPage['totals']>(
        `SELECT ${of('deposits', 'credited')} AS deposited, ${of('withdrawals', 'paid')} AS withdrawn, (SELECT coalesce(sum(amount), 0) FROM (${creditRows})) AS credited`,
        from, until,
      )
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
