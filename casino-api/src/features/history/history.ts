import type { z } from 'zod';
import type { CashStatement, GamingRow, gamingHistory, Transaction, transactions } from 'contract/history';
import type { Currency } from 'contract/money';
import { daysBetween } from '../../kernel/periods';
import { CashStatements } from '../../ledger/cash-statement';
import { creditRows, type CreditCause } from './credits';
import { type Page, pageIn, type Place } from '../../kernel/paged-list';

type Filter<C extends { body?: z.ZodTypeAny }> = z.output<NonNullable<C['body']>>;
export type TransactionFilter = Filter<typeof transactions>;
export type GamingFilter = Filter<typeof gamingHistory>;

/** A transaction without its texts, which depend on the reader's language; a credit with what they are made of. */
export type TransactionRow = Omit<Transaction, 'methodName' | 'details' | 'message'> & CreditCause;

export type TransactionPage = {
  total: number;
  transactions: TransactionRow[];
  totals: z.output<typeof transactions.data>['totals'];
  statement: CashStatement;
};

const columns =
  'id, method, state AS status, amount, currency, requested_at AS requestedAt, processed_at AS processedAt, NULL AS subject, NULL AS named, NULL AS place';

/** Deposits that came into the cash from ?1 until ?2, and those that never did by when they were asked for. */
const depositRows = `
  SELECT 'deposit' AS type, ${columns}, processed_at AS movedAt FROM deposits WHERE state = 'credited' AND processed_at >= ?1 AND processed_at < ?2
  UNION ALL SELECT 'deposit', ${columns}, requested_at FROM deposits WHERE state <> 'credited' AND requested_at >= ?1 AND requested_at < ?2`;

/**
 * Withdrawals that left the cash from ?1 until ?2 or came back to it then; what was paid left it when it was asked for. What came back and was paid
 * all the same left it again, as far as an operator took it; so did a deposit that its provider took back. A payout that came back to the provider is back too.
 */
const withdrawalRows = `
  SELECT 'withdraw' AS type, ${columns}, iif(state IN ('cancelled', 'rejected') AND processed_at < ?2, processed_at, requested_at) AS movedAt
    FROM withdrawals WHERE requested_at >= ?1 AND requested_at < ?2
  UNION ALL SELECT 'withdraw', ${columns}, processed_at
    FROM withdrawals WHERE state IN ('cancelled', 'rejected') AND processed_at >= ?1 AND processed_at < ?2 AND requested_at < ?1
  UNION ALL SELECT 'withdraw', c.withdrawal_id || ':collected', w.method, 'paid', c.collected, c.currency, w.requested_at, c.decided_at, NULL, NULL, NULL, c.decided_at
    FROM payout_conflicts c JOIN withdrawals w ON w.id = c.withdrawal_id WHERE c.collected > 0 AND c.decided_at >= ?1 AND c.decided_at < ?2
  UNION ALL SELECT 'withdraw', subject || ':' || decision, method, iif(decision = 'restored', 'rejected', 'paid'), moved, currency, raised_at, decided_at, NULL, NULL, NULL, decided_at
    FROM payment_incidents WHERE moved > 0 AND decided_at >= ?1 AND decided_at < ?2`;

const roundColumns = `id, provider, gameid, gametitle, state, stake, payout, currency, started_at AS startedAt,
  (SELECT coalesce(sum(amount), 0) FROM held_wins h WHERE h.state = 'waiting' AND h.provider = rounds.provider AND h.round_id = rounds.id) AS held`;
/** Those whose stake never came (a rollback or win that was ahead of its bet) are not shown. */
const isShown = "currency <> 'FUN' AND (stake > 0 OR state <> 'open')";

/** What happened, newest first, read from where it is kept. */
export class History {
  private readonly statements: CashStatements;

  constructor(private readonly sql: SqlStorage) {
    this.statements = new CashStatements(sql);
  }

  /** Rows of a period are those whose cash moved in it, and what moved none by when it was asked for: the rows say what the statement sums up. */
  transactions({ type, method, limit, offset, ...days }: TransactionFilter, currency: Currency): TransactionPage {
    const { from, until } = daysBetween(days);
    // The platform takes five parts of a list at most, so one with parts of its own is one.
    const parts = {
      deposit: depositRows,
      withdraw: `SELECT * FROM (${withdrawalRows})`,
      credit: `SELECT *, requestedAt AS movedAt FROM (${creditRows})`,
    };
    const all = `SELECT * FROM (${type === 'all' ? Object.values(parts).join(' UNION ALL ') : parts[type]}) WHERE ?3 = '' OR method = ?3`;
    const bindings = [from, until, method ?? ''];
    const [count] = this.sql.exec<{ n: number }>(`SELECT count(*) AS n FROM (${all})`, ...bindings);
    const rows = this.sql
      .exec<TransactionRow>(
        `SELECT type, id, method, status, amount, currency, requestedAt, processedAt, subject, named, place FROM (${all}) ORDER BY movedAt DESC, id LIMIT ?4 OFFSET ?5`,
        ...bindings,
        limit,
        offset,
      )
      .toArray();
    const statement = this.statements.of(from, until, currency);
    return {
      total: count?.n ?? 0,
      transactions: rows,
      totals: { deposited: statement.deposits, withdrawn: this.withdrawn(from, until), credited: statement.credits },
      statement,
    };
  }

  /** What left the cash in a period and was paid since, minor units: what is only asked for or on its way does not count. */
  private withdrawn(from: number, until: number): number {
    return this.sql
      .exec<{ amount: number }>(
        `SELECT (SELECT coalesce(sum(amount), 0) FROM withdrawals WHERE state = 'paid' AND requested_at >= ?1 AND requested_at < ?2)
           + (SELECT coalesce(sum(collected), 0) FROM payout_conflicts WHERE decided_at >= ?1 AND decided_at < ?2)
           + (SELECT coalesce(sum(iif(decision = 'restored', -moved, moved)), 0) FROM payment_incidents WHERE decided_at >= ?1 AND decided_at < ?2) AS amount`,
        from,
        until,
      )
      .one().amount;
  }

  /** What was staked on and paid for rounds for real money since then, minor units. @param since epoch ms */
  playedSince(since: number): { staked: number; paid: number } {
    return this.sql
      .exec<{ staked: number; paid: number }>(
        "SELECT coalesce(sum(stake), 0) AS staked, coalesce(sum(payout), 0) AS paid FROM rounds WHERE currency <> 'FUN' AND started_at >= ?",
        since,
      )
      .one();
  }

  /** A page of all real-money rounds, the newest first. */
  roundsPage(place: Place | null, size: number): Page<GamingRow> {
    return pageIn(
      this.sql,
      {
        ...{ columns: roundColumns, from: 'rounds', where: isShown },
        keys: ['started_at', 'provider', 'id'],
        isDescending: true,
      },
      place,
      size,
    );
  }

  /** Real-money rounds of a time. */
  rounds({ limit, offset, ...days }: GamingFilter): { total: number; rounds: GamingRow[] } {
    const { from, until } = daysBetween(days);
    const where = `FROM rounds WHERE ${isShown} AND started_at >= ?1 AND started_at < ?2`;
    const [count] = this.sql.exec<{ n: number }>(`SELECT count(*) AS n ${where}`, from, until);
    const rows = this.sql
      .exec<Omit<GamingRow, 'offered'>>(
        `SELECT ${roundColumns} ${where} ORDER BY started_at DESC, id LIMIT ?3 OFFSET ?4`,
        from,
        until,
        limit,
        offset,
      )
      .toArray();
    return { total: count?.n ?? 0, rounds: rows };
  }
}
