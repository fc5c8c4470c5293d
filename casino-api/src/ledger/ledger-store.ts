import type { MoneyUnit } from 'contract/money';
import type { PostedTransaction } from './chain/chain-hash';
import { accounts, assertBalanced, isPlayerAccount, type Account, type Transaction } from './ledger';
import { LedgerChain } from './chain/chain';
import { summedTogether } from './schema';
import { Signal } from '../kernel/signal';
import type { OwnStorage, Remembered } from '../kernel/storage/own-storage';

/** One finding of a reconciliation, in words for the person who looks into it. */
type Finding = string;

export interface Books {
  transactions: number;
  balances: { account: string; currency: string; amount: number }[];
  findings: Finding[];
}

/** The lines that are here, and what those in the archive come to. */
const allLines = `(SELECT account, currency, amount FROM ledger_lines UNION ALL SELECT account, currency, amount FROM ledger_carried)`;

/** The same of cash, by the kind of their transactions. */
const cashByKind = `(SELECT t.currency AS currency, t.kind AS kind, l.amount AS amount FROM ledger_transactions t CROSS JOIN ledger_lines l ON l.seq = t.seq AND l.account = '${accounts.cash}'
    WHERE t.seq <= (SELECT max(seq) / ${summedTogether} * ${summedTogether} FROM ledger_transactions)
  UNION ALL SELECT currency, kind, amount FROM ledger_carried WHERE account = '${accounts.cash}')`;

type HashedTransaction = PostedTransaction & { hash: string | null };

/** A round of one transaction in, one out; a bonus's transaction has three lines of four values. */
const writtenTogether = 4;

const rows = (values: readonly unknown[][]): string =>
  values.map((row) => `(${row.map(() => '?').join(', ')})`).join(', ');

const balanceKey = (account: Account, currency: MoneyUnit): string => `${currency} ${account}`;

/**
 * A player's books in the player's own database. Nothing here decides whether money may move; that is done by who posts, in
 * the same step, and the tables' constraints refuse what must never be.
 */
export class Ledger {
  private readonly sql: SqlStorage;
  /** By account and currency, as far as anybody asked. */
  private readonly balances: Remembered<Map<string, number>>;
  private readonly next: Remembered<number>;
  /** Posted inside `atOnce` and not written yet. */
  private waiting: HashedTransaction[] | null = null;
  readonly chain: LedgerChain;

  /** Real money moved, at epoch ms; told in the step that posts it. */
  readonly moved = new Signal<[at: number, transaction: Transaction]>();

  constructor(own: OwnStorage) {
    const { sql, remember } = own;
    this.sql = sql;
    this.chain = new LedgerChain(own);
    this.balances = remember(() => new Map());
    this.next = remember(
      () => sql.exec<{ seq: number }>('SELECT coalesce(max(seq), 0) + 1 AS seq FROM ledger_transactions').one().seq,
    );
  }

  /**
   * Posts a transaction. To be called inside one step with the decision that led to it: a throw undoes that step.
   * @param at epoch ms
   * @throws LedgerError when it is broken, SQLITE_CONSTRAINT when its id was posted before or a player's account would go below zero
   */
  post(transaction: Transaction, at: number): void {
    assertBalanced(transaction);
    const { currency, lines } = transaction;
    const seq = this.nextSequence();
    const posted = { ...transaction, seq, at };
    const hashed = { ...posted, hash: this.chain.append(posted) };
    if (this.waiting) this.waiting.push(hashed);
    else this.write([hashed]);
    this.next.is(seq + 1);
    if (currency !== 'FUN') this.moved.tell(at, transaction);
    const balances = this.balances.read();
    for (const { account, amount } of lines) {
      const key = balanceKey(account, currency);
      const before = balances.get(key);
      if (before !== undefined) balances.set(key, before + amount);
    }
  }

  /** Writes what `work` posts together, at its end or as soon as somebody asks the tables: a round is a bet and a win. Part of the caller's step. */
  atOnce<T>(work: () => T): T {
    if (this.waiting) return work();
    this.waiting = [];
    try {
      const result = work();
      this.flush();
      return result;
    } finally {
      this.waiting = null;
    }
  }

  private flush(): void {
    // The platform binds a hundred values a statement; what is posted beyond a few transactions is written in turns.
    for (
      let some = this.waiting?.splice(0, writtenTogether) ?? [];
      some.length > 0;
      some = this.waiting?.splice(0, writtenTogether) ?? []
    )
      this.write(some);
  }

  private write(posted: readonly HashedTransaction[]): void {
    const lines = posted.flatMap(({ seq, currency, lines: own }) =>
      own.map(({ account, amount }) => [seq, account, currency, amount]),
    );
    this.sql.exec(`INSERT INTO ledger_lines (seq, account, currency, amount) VALUES ${rows(lines)}`, ...lines.flat());
    const transactions = posted.map(({ seq, id, kind, currency, at, hash }) => [seq, id, kind, currency, at, hash]);
    this.sql.exec(
      `INSERT INTO ledger_transactions (seq, id, kind, currency, at, hash) VALUES ${rows(transactions)}`,
      ...transactions.flat(),
    );
    for (const { id, answers } of posted)
      if (answers)
        this.sql.exec(
          'INSERT INTO ledger_answers (id, answers, reason) VALUES (?, ?, ?)',
          id,
          answers.id,
          answers.reason,
        );
  }

  /** The number that the next transaction will have. */
  nextSequence(): number {
    return this.next.read();
  }

  wasTouched(account: Account, currency: MoneyUnit): boolean {
    this.flush();
    return (
      this.sql.exec('SELECT 1 FROM ledger_balances WHERE account = ? AND currency = ?', account, currency).toArray()
        .length > 0
    );
  }

  /** Minor units; 0 for an account that was never touched. */
  balanceOf(account: Account, currency: MoneyUnit): number {
    const balances = this.balances.read();
    const key = balanceKey(account, currency);
    const known = balances.get(key);
    if (known !== undefined) return known;
    this.flush();
    const [row] = this.sql.exec<{ amount: number }>(
      'SELECT amount FROM ledger_balances WHERE account = ? AND currency = ?',
      account,
      currency,
    );
    const amount = row?.amount ?? 0;
    balances.set(key, amount);
    return amount;
  }

  /** The sum over the accounts whose names start alike, such as `player:hold:`. */
  sumOf(prefix: 'player:hold:', currency: MoneyUnit): number {
    // ';' is the character after ':', so the range is exactly the prefix and the primary key serves it.
    const end = `${prefix.slice(0, -1)};`;
    this.flush();
    const [row] = this.sql.exec<{ amount: number }>(
      'SELECT coalesce(sum(amount), 0) AS amount FROM ledger_balances WHERE account >= ? AND account < ? AND currency = ?',
      prefix,
      end,
      currency,
    );
    return row?.amount ?? 0;
  }

  /** Proves the books from the lines up (DOMAIN §2); an empty list of findings means that they are right. */
  audit(): Books {
    const findings: Finding[] = [];
    const each = (query: string, say: (row: Record<string, SqlStorageValue>) => Finding) => {
      for (const row of this.sql.exec(query)) findings.push(say(row));
    };
    each(
      `SELECT account, currency, b.amount AS kept, coalesce(l.amount, 0) AS lines
       FROM ledger_balances b LEFT JOIN (SELECT account, currency, sum(amount) AS amount FROM ${allLines} GROUP BY account, currency) l USING (account, currency)
       WHERE kept <> lines`,
      (row) => `${row.account} ${row.currency}: balance ${row.kept}, lines sum to ${row.lines}`,
    );
    each(
      `SELECT DISTINCT account, currency FROM ${allLines} WHERE (account, currency) NOT IN (SELECT account, currency FROM ledger_balances)`,
      (row) => `${row.account} ${row.currency}: lines without a balance`,
    );
    each(
      `SELECT currency, sum(amount) AS sum FROM ${allLines} GROUP BY currency HAVING sum <> 0`,
      (row) => `${row.currency}: all lines sum to ${row.sum}`,
    );
    each(
      'SELECT seq, sum(amount) AS sum FROM ledger_lines GROUP BY seq HAVING sum <> 0',
      (row) => `transaction ${row.seq}: lines sum to ${row.sum}`,
    );
    each(
      'SELECT seq, currency FROM ledger_lines l WHERE currency <> (SELECT currency FROM ledger_transactions t WHERE t.seq = l.seq)',
      (row) => `transaction ${row.seq}: a line in ${row.currency}`,
    );
    each(
      'SELECT DISTINCT seq FROM ledger_lines WHERE seq NOT IN (SELECT seq FROM ledger_transactions)',
      (row) => `lines of ${row.seq} belong to no transaction`,
    );
    each(
      `SELECT t.currency AS currency, t.kind AS kind, sum(t.amount) AS lines, coalesce((SELECT upto FROM cash_days d WHERE d.currency = t.currency AND d.kind = t.kind ORDER BY d.day DESC LIMIT 1), 0) AS kept
       FROM ${cashByKind} t GROUP BY t.currency, t.kind HAVING kept <> lines`,
      (row) => `${row.kind} ${row.currency}: the sums of days are ${row.kept}, the lines of cash ${row.lines}`,
    );
    findings.push(...this.chain.findings());
    const balances = this.sql
      .exec<{ account: string; currency: string; amount: number }>(
        'SELECT account, currency, amount FROM ledger_balances ORDER BY account, currency',
      )
      .toArray();
    for (const { account, currency, amount } of balances) {
      if (amount < 0 && isPlayerAccount(account)) findings.push(`${account} ${currency}: negative, ${amount}`);
    }
    const [count] = this.sql.exec<{ n: number }>(
      "SELECT (SELECT count(*) FROM ledger_transactions) + (SELECT coalesce(sum(entries), 0) FROM archived WHERE kind = 'ledger') AS n",
    );
    return { transactions: count?.n ?? 0, balances, findings };
  }
}
