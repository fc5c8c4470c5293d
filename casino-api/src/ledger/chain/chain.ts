import { chainStart, transactionHash, type PostedTransaction } from './chain-hash';
import type { Account, Line } from '../ledger';
import type { OwnStorage, Remembered } from '../../kernel/storage/own-storage';

/** Where a player's books have come to: the hash of transaction `seq`, which covers all before it. */
export interface ChainHead {
  seq: number;
  hash: string;
}

/** Of books that are older than their chain so many transactions are read at a time: no call waits long for them. */
const readTogether = 2_000;

type Row = {
  seq: number;
  id: string;
  kind: string;
  currency: string;
  at: number;
  hash: string | null;
  account: string | null;
  amount: number;
  answers: string | null;
  reason: string;
};

/** A transaction as it stands in the tables, with the hash that it carries. */
export type KeptTransaction = PostedTransaction & { hash: string | null };

type Unfinished = KeptTransaction & { lines: Line[] };

/** The transactions after `seq` up to `upTo`, in their order, with their lines. Read row by row, so that no length of books matters. */
export function* transactionsAfter(
  sql: SqlStorage,
  seq: number,
  upTo = Number.MAX_SAFE_INTEGER,
): Generator<KeptTransaction> {
  const rows = sql.exec<Row>(
    `SELECT t.seq AS seq, t.id AS id, t.kind AS kind, t.currency AS currency, t.at AS at, t.hash AS hash, l.account AS account, l.amount AS amount, a.answers AS answers, a.reason AS reason
     FROM ledger_transactions t LEFT JOIN ledger_lines l ON l.seq = t.seq LEFT JOIN ledger_answers a ON a.id = t.id
     WHERE t.seq > ? AND t.seq <= ? ORDER BY t.seq, l.account`,
    seq,
    upTo,
  );
  let open = null as Unfinished | null;
  for (const { account, amount, answers, reason, ...row } of rows) {
    if (open?.seq !== row.seq) {
      if (open) yield open;
      open = { ...row, lines: [], ...(answers !== null && { answers: { id: answers, reason } }) } as Unfinished;
    }
    if (account !== null) open.lines.push({ account: account as Account, amount });
  }
  if (open) yield open;
}

/** The hash of each transaction, worked out anew from the one before as it is carried, so that one forged transaction is one finding. @param before what the first follows */
export function* linked(
  transactions: Iterable<KeptTransaction>,
  before: ChainHead,
): Generator<{ transaction: KeptTransaction; hash: string }> {
  let follows = before.hash;
  for (const transaction of transactions) {
    const hash = transactionHash(follows, transaction);
    yield { transaction, hash };
    follows = transaction.hash ?? hash;
  }
}

/** What the first transaction of a player's books follows. */
export const chainBegin: ChainHead = { seq: 0, hash: chainStart };

type Opening = ChainHead & { is_closed: number };

const openingOf = (sql: SqlStorage): Opening =>
  sql.exec<Opening & Record<string, SqlStorageValue>>('SELECT seq, hash, is_closed FROM ledger_opening').one();

/** The chain of one player's books, kept beside the transactions that it is made of. */
export class LedgerChain {
  private readonly sql: SqlStorage;
  /** The hash of the last transaction; null while older books are being read into the chain. */
  private readonly last: Remembered<string | null>;

  constructor({ sql, remember }: OwnStorage) {
    this.sql = sql;
    this.last = remember(() => {
      const opening = openingOf(sql);
      if (!opening.is_closed) return null;
      const [last] = sql.exec<{ hash: string | null }>(
        'SELECT hash FROM ledger_transactions WHERE seq > ? ORDER BY seq DESC LIMIT 1',
        opening.seq,
      );
      // A transaction without its hash was not posted by us: what follows it can't agree with it, which the audit names.
      return last ? (last.hash ?? '') : opening.hash;
    });
  }

  /** The hash that the transaction is to carry, being the next one; null while older books are being read into the chain. */
  append(transaction: PostedTransaction): string | null {
    const before = this.last.read();
    if (before === null) return null;
    const hash = transactionHash(before, transaction);
    this.last.is(hash);
    return hash;
  }

  /**
   * Reads books that are older than the chain into it, so many transactions at most; where it stopped is kept. Part of the caller's step.
   * @returns whether the chain has come to the end of the books, which it does once
   */
  readOlder(atMost = readTogether): boolean {
    const opening = openingOf(this.sql);
    if (opening.is_closed) return true;
    let { seq, hash } = opening;
    for (const transaction of transactionsAfter(this.sql, seq, seq + atMost)) {
      hash = transactionHash(hash, transaction);
      seq = transaction.seq;
    }
    const isClosed =
      this.sql.exec('SELECT 1 FROM ledger_transactions WHERE seq > ? LIMIT 1', seq).toArray().length === 0;
    this.sql.exec('UPDATE ledger_opening SET seq = ?, hash = ?, is_closed = ?', seq, hash, Number(isClosed));
    this.last.forget();
    return isClosed;
  }

  /** Null while older books are being read into the chain. */
  head(): ChainHead | null {
    const hash = this.last.read();
    return hash === null
      ? null
      : {
          seq: this.sql.exec<{ seq: number }>('SELECT coalesce(max(seq), 0) AS seq FROM ledger_transactions').one().seq,
          hash,
        };
  }

  /** Up to where the transactions of rounds lie in the archive, proved by `proveArchive`. */
  border(): ChainHead {
    const [last] = this.sql.exec<{ seq: number; hash: string }>(
      "SELECT chain_seq AS seq, chain_hash AS hash FROM archived WHERE kind = 'ledger' ORDER BY part DESC LIMIT 1",
    );
    return last ?? chainBegin;
  }

  /** What of the chain does not hold, from the border of the archive on: transactions that are missing, out of order, or not what they were when they were posted. */
  *findings(): Generator<string> {
    const opening = openingOf(this.sql);
    let before: ChainHead = this.border();
    for (const link of this.recomputed()) {
      if (link.seq !== before.seq + 1)
        yield before.seq + 2 === link.seq
          ? `transaction ${link.seq - 1} is missing`
          : `transactions ${before.seq + 1} to ${link.seq - 1} are missing`;
      if (link.seq === opening.seq && link.hash !== opening.hash)
        yield `the transactions up to ${link.seq} are not those that the chain began with`;
      if (link.carried === null && link.seq > opening.seq && opening.is_closed)
        yield `transaction ${link.seq} carries no hash`;
      if (link.carried !== null && link.carried !== link.hash)
        yield `transaction ${link.seq} is not what was posted: its hash does not follow from it and the one before`;
      before = link;
    }
    if (opening.seq > before.seq) yield `transactions ${before.seq + 1} to ${opening.seq} are missing`;
  }

  /** The hash of every transaction from the border of the archive on. */
  *recomputed(): Generator<ChainHead & { carried: string | null }> {
    const border = this.border();
    for (const { transaction, hash } of linked(transactionsAfter(this.sql, border.seq), border))
      yield { seq: transaction.seq, hash, carried: transaction.hash };
  }
}
