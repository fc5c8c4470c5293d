import type { CashStatement } from 'contract/history';
import type { Currency } from 'contract/money';
import { accounts, type TransactionKind } from '../domain/ledger';

type Part = Exclude<keyof CashStatement, 'opening' | 'closing'>;

/** Where each kind of transaction stands on a statement. Null: it never touches cash. Nothing is left over, so nothing can be hidden in it. */
const parts: Readonly<Record<TransactionKind, Part | null>> = {
  deposit: 'deposits',
  withdrawal_hold: 'withdrawals',
  withdrawal_cancelled: 'returned',
  withdrawal_rejected: 'returned',
  withdrawal_paid: null,
  level_reward: 'credits',
  cashback: 'credits',
  challenge_prize: 'credits',
  race_prize: 'credits',
  bonus_completed: 'credits',
  bonus_granted: null,
  bonus_removed: null,
  bet: 'games',
  win: 'games',
  rollback: 'games',
  jackpot_contribution: null,
  jackpot_prize: null,
  play_money: null,
};

/** How a player's cash came from its opening to its closing balance (DOMAIN §2), read from the lines of the books. */
export class CashStatements {
  constructor(private readonly sql: SqlStorage) {}

  /** Minor units of `currency`. @param from epoch ms @param until epoch ms, not included */
  of(from: number, until: number, currency: Currency): CashStatement {
    const statement: CashStatement = { opening: 0, deposits: 0, withdrawals: 0, returned: 0, credits: 0, games: 0, closing: this.balance(currency) };
    // By the moments of the transactions, not by their numbers: two Workers' clocks may differ by a little.
    const moved = this.sql.exec<{ kind: TransactionKind; before: number; within: number; after: number }>(
      `SELECT t.kind AS kind, sum(iif(t.at < ?1, l.amount, 0)) AS before, sum(iif(t.at >= ?1 AND t.at < ?2, l.amount, 0)) AS within, sum(iif(t.at >= max(?1, ?2), l.amount, 0)) AS after
       FROM ledger_transactions t CROSS JOIN ledger_lines l ON l.seq = t.seq AND l.account = '${accounts.cash}' WHERE t.currency = ?3 GROUP BY t.kind`,
      from, until, currency,
    );
    for (const { kind, before, within, after } of moved) {
      statement.opening += before;
      statement.closing -= after;
      const part = parts[kind];
      if (part) statement[part] += within;
    }
    return statement;
  }

  private balance(currency: Currency): number {
    return this.sql.exec<{ amount: number }>('SELECT coalesce(sum(amount), 0) AS amount FROM ledger_balances WHERE account = ? AND currency = ?', accounts.cash, currency).one().amount;
  }
}
