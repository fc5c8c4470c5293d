import { days } from 'contract/constants';
import type { CashStatement } from 'contract/history';
import type { Currency } from 'contract/money';
import { accounts, type TransactionKind } from './ledger';
import { summedTogether } from './schema';

type Part = Exclude<keyof CashStatement, 'opening' | 'closing'>;

/** Where each kind of transaction stands on a statement. Null: it never touches cash. Nothing is left over, so nothing can be hidden in it. */
const parts: Readonly<Record<TransactionKind, Part | null>> = {
  deposit: 'deposits',
  deposit_unallocated: null,
  deposit_refunded: null,
  deposit_refund_paid: null,
  withdrawal_hold: 'withdrawals',
  withdrawal_cancelled: 'returned',
  withdrawal_rejected: 'returned',
  withdrawal_paid: null,
  payout_suspended: null,
  payout_collected: 'withdrawals',
  payout_borne: null,
  payout_returned: 'returned',
  deposit_charged_back: 'withdrawals',
  level_reward: 'credits',
  cashback: 'credits',
  challenge_prize: 'credits',
  race_prize: 'credits',
  bonus_completed: 'credits',
  correction: 'credits',
  bonus_granted: null,
  bonus_removed: null,
  bet: 'games',
  win: 'games',
  rollback: 'games',
  win_held: null,
  win_unheld: null,
  jackpot_contribution: null,
  jackpot_prize: null,
  play_money: null,
};

const kinds = JSON.stringify(Object.keys(parts).filter((kind) => parts[kind as TransactionKind] !== null));

/** What cash lines of a kind had come to by the end of the day before `day`. */
const upTo = (day: '?1' | '?2') =>
  `coalesce((SELECT upto FROM cash_days d WHERE d.currency = ?3 AND d.kind = k.value AND d.day < ${day} ORDER BY d.day DESC LIMIT 1), 0)`;

/**
 * How a player's cash came from its opening to its closing balance (DOMAIN §2), read from the sums of whole days and the few lines that are in none yet:
 * however long somebody plays here, it takes no longer.
 */
export class CashStatements {
  constructor(private readonly sql: SqlStorage) {}

  /**
   * Minor units of `currency`.
   * @param from epoch ms, the start of a UTC day
   * @param until epoch ms, the start of the day after the last
   */
  of(from: number, until: number, currency: Currency): CashStatement {
    const statement: CashStatement = {
      opening: 0,
      deposits: 0,
      withdrawals: 0,
      returned: 0,
      credits: 0,
      games: 0,
      closing: this.balance(currency),
    };
    const first = Math.floor(from / days);
    const end = Math.max(first, Math.floor(until / days));
    for (const { kind, before, within, after } of this.moved(first, end, currency)) {
      statement.opening += before;
      statement.closing -= after;
      const part = parts[kind];
      if (part) statement[part] += within;
    }
    return statement;
  }

  /** What each kind moved before, within and after some days. By the moments of the transactions, not by their numbers: two Workers' clocks may differ by a little. */
  private *moved(
    first: number,
    end: number,
    currency: Currency,
  ): Generator<{ kind: TransactionKind; before: number; within: number; after: number }> {
    yield* this.sql.exec<{ kind: TransactionKind; before: number; within: number; after: number }>(
      `SELECT kind, before, through - before AS within, whole - through AS after FROM (
         SELECT k.value AS kind, ${upTo('?1')} AS before, ${upTo('?2')} AS through,
           coalesce((SELECT upto FROM cash_days d WHERE d.currency = ?3 AND d.kind = k.value ORDER BY d.day DESC LIMIT 1), 0) AS whole
         FROM json_each(?4) k)`,
      first,
      end,
      currency,
      kinds,
    );
    yield* this.sql.exec<{ kind: TransactionKind; before: number; within: number; after: number }>(
      `SELECT t.kind AS kind, sum(iif(t.at / ${days} < ?1, l.amount, 0)) AS before, sum(iif(t.at / ${days} >= ?1 AND t.at / ${days} < ?2, l.amount, 0)) AS within,
         sum(iif(t.at / ${days} >= ?2, l.amount, 0)) AS after
       FROM ledger_transactions t CROSS JOIN ledger_lines l ON l.seq = t.seq AND l.account = '${accounts.cash}'
       WHERE t.seq > (SELECT coalesce(max(seq), 0) / ${summedTogether} * ${summedTogether} FROM ledger_transactions) AND t.currency = ?3 GROUP BY t.kind`,
      first,
      end,
      currency,
    );
  }

  private balance(currency: Currency): number {
    return this.sql
      .exec<{ amount: number }>(
        'SELECT coalesce(sum(amount), 0) AS amount FROM ledger_balances WHERE account = ? AND currency = ?',
        accounts.cash,
        currency,
      )
      .one().amount;
  }
}
