import { days, inHouseProvider, minutes, seconds } from 'contract/constants';
import type { Currency } from 'contract/money';
import type { ProviderDay, Settlement } from '../statements/settlement-index';
import { refundOf } from '../statements/statements';
import { classOf, noTotals, type BooksReport, type BookTotals } from './house-totals';
import { accounts } from '../ledger';
import type { Ledger } from '../ledger-store';
import type { Sends } from '../../kernel/outbox';
import type { BooksMessage } from './receivers';
import type { OwnStorage, Remembered } from '../../kernel/storage/own-storage';
import type { SchemaStep } from '../../kernel/storage/schema-steps';

/** So long after money moved the house is told what the books have come to, and all that moved meanwhile with it. */
export const booksReportedAfter = 15 * minutes;
/** Of books that were never told of so many transactions are counted at a time. */
const countedTogether = 20_000;
/** A round at an outside provider that goes on for longer is told of as it was. */
const longestRound = 3 * days;

export const bookReportTables: readonly SchemaStep[] = [
  {
    name: 'books-told',
    sql: `
      -- What was staked and won up to transaction upto, minor units: counted on with each report.
      CREATE TABLE books_counted (only INTEGER PRIMARY KEY CHECK (only = 1), upto INTEGER NOT NULL);
      INSERT INTO books_counted (only, upto) VALUES (1, 0);
      CREATE TABLE books_moved (currency TEXT PRIMARY KEY, turnover INTEGER NOT NULL, payouts INTEGER NOT NULL) WITHOUT ROWID;
      INSERT OR IGNORE INTO due (kind, subject, at) SELECT 'books_told', '', 0 WHERE EXISTS (SELECT 1 FROM ledger_transactions);
    `,
  },
];

/**
 * Tells the house what a player's books have come to (DOMAIN §2). Nothing is written while playing but the plan of the next report: what is told is read
 * from the books then, so reports that come late or twice tell of one state, never of a change.
 */
export class BooksReports {
  private readonly isPlanned: Remembered<boolean>;

  constructor(
    private readonly parts: {
      own: OwnStorage;
      ledger: Ledger;
      outbox: Sends<BooksMessage>;
      /** The id of the player's object, which names its database. */
      books: string;
      playerId: () => string;
      /** Sees to it that `tell` is called then, epoch ms. To be part of the caller's step. */
      plan: (at: number) => void;
    },
  ) {
    const { sql } = parts.own;
    this.isPlanned = parts.own.remember(
      () => sql.exec("SELECT 1 FROM due WHERE kind = 'books_told'").toArray().length > 0,
    );
  }

  /** To be called in the step that posts. @param at epoch ms */
  note(at: number): void {
    if (this.isPlanned.read()) return;
    this.parts.plan(at + booksReportedAfter);
    this.isPlanned.is(true);
  }

  /** To be called when it is due, in its step. */
  tell(at: number): void {
    const { ledger, outbox, books, playerId, plan } = this.parts;
    this.isPlanned.forget();
    // Books that are older than their chain, or were never told of, are read a part at a time and told of when that is done.
    if (!ledger.chain.readOlder()) return plan(at + 1 * seconds);
    const head = ledger.chain.head();
    if (!head || !this.countOn(head.seq, at)) return plan(at + 1 * seconds);
    outbox.write(
      {
        kind: 'books',
        report: { books, playerId: playerId(), ...head, at, totals: this.totals() } satisfies BooksReport,
      },
      at,
    );
  }

  /** Counts, and tells of providers, what moved since the last report. @returns whether all is counted */
  private countOn(last: number, at: number): boolean {
    const { own, outbox, playerId } = this.parts;
    const { sql } = own;
    const { upto } = sql.exec<{ upto: number }>('SELECT upto FROM books_counted').one();
    const end = Math.min(last, upto + countedTogether);
    sql.exec(
      `INSERT INTO books_moved (currency, turnover, payouts)
       SELECT t.currency, -coalesce(sum(l.amount) FILTER (WHERE t.kind IN ('bet', 'rollback')), 0), coalesce(sum(l.amount) FILTER (WHERE t.kind IN ('win', 'win_unheld')), 0)
       FROM ledger_transactions t CROSS JOIN ledger_lines l ON l.seq = t.seq AND l.account GLOB 'player:*'
       WHERE t.seq > ? AND t.seq <= ? AND t.kind IN ('bet', 'rollback', 'win', 'win_unheld') GROUP BY t.currency
       ON CONFLICT DO UPDATE SET turnover = turnover + excluded.turnover, payouts = payouts + excluded.payouts`,
      upto,
      end,
    );
    sql.exec('UPDATE books_counted SET upto = ?', end);
    const settlements = this.settlements(upto, end);
    const played = this.providerDays(at);
    if (settlements.length + played.length > 0)
      outbox.write(
        { kind: 'providers', report: { playerId: playerId(), seq: end, settlements, days: played }, at },
        at,
      );
    return end === last;
  }

  /** What gateways brought and took, and gave back of it. What else operators decide about a payment later is no gateway's move. */
  private settlements(after: number, upTo: number): Settlement[] {
    const { own, playerId } = this.parts;
    return (
      own.sql
        .exec<Settlement & { kind: string } & Record<string, SqlStorageValue>>(
          `SELECT t.kind AS kind, t.id AS id, substr(l.account, 10) AS provider, substr(t.id, length(t.kind) + 2) AS reference, -l.amount AS amount, t.currency AS currency, t.at AS at
         FROM ledger_transactions t CROSS JOIN ledger_lines l ON l.seq = t.seq AND l.account GLOB 'provider:*'
         WHERE t.seq > ? AND t.seq <= ? AND t.kind IN ('deposit', 'deposit_unallocated', 'withdrawal_paid', 'payout_suspended', 'deposit_refund_paid')`,
          after,
          upTo,
        )
        .toArray()
        // A gateway knows a withdrawal by its player's name before its own.
        .map(({ kind, ...line }) => {
          if (kind === 'deposit_refund_paid') return { ...line, reference: refundOf(line.reference) };
          return line.amount < 0 ? { ...line, reference: `${playerId()}.${line.reference}` } : line;
        })
    );
  }

  private providerDays(at: number): ProviderDay[] {
    return this.parts.own.sql
      .exec<ProviderDay & Record<string, SqlStorageValue>>(
        `SELECT provider, date(started_at / 1000, 'unixepoch') AS day, currency, sum(stake) AS staked, sum(payout) AS paid FROM rounds
         WHERE currency <> 'FUN' AND provider <> '${inHouseProvider}' AND started_at >= ? GROUP BY 1, 2, 3`,
        Math.floor((at - longestRound) / days) * days,
      )
      .toArray();
  }

  private totals(): BooksReport['totals'] {
    const { sql } = this.parts.own;
    const totals: Partial<Record<Currency, BookTotals>> = {};
    const of = (currency: Currency) => (totals[currency] ??= noTotals());
    for (const { account, currency, amount } of sql.exec<{ account: string; currency: Currency; amount: number }>(
      "SELECT account, currency, amount FROM ledger_balances WHERE currency <> 'FUN'",
    )) {
      of(currency)[classOf(account)] += amount;
      if (account === accounts.housePromotions) of(currency).rewards -= amount;
    }
    for (const { currency, ...moved } of sql.exec<{ currency: Currency; turnover: number; payouts: number }>(
      'SELECT currency, turnover, payouts FROM books_moved',
    ))
      Object.assign(of(currency), moved);
    return totals;
  }
}
