import type { PostedTransaction } from '../chain/chain-hash';
import type { Archivable } from './archive';
import { archivedKinds } from './schema';
import { linked, transactionsAfter, type LedgerChain } from '../chain/chain';
import { summedTogether } from '../schema';
import type { OwnStorage } from '../../kernel/storage/own-storage';

/** Transactions that a file goes over; it holds those of rounds. Whole days' sums end with them, so no statement ever asks for an archived line. */
const together = 16 * summedTogether;

/** Everything of a transaction that its hash covers, but for the hash before. One that answers another is never archived. */
export type ArchivedTransaction = [
  seq: number,
  id: string,
  kind: string,
  currency: string,
  at: number,
  lines: [account: string, amount: number][],
];

const kept = ({ seq, id, kind, currency, at, lines }: PostedTransaction): ArchivedTransaction => [
  seq,
  id,
  kind,
  currency,
  at,
  lines.map(({ account, amount }) => [account, amount]),
];

const isOfRound = ({ kind, answers }: PostedTransaction): boolean =>
  !answers && (archivedKinds as readonly string[]).includes(kind);

/**
 * The transactions and lines of rounds of closed years. What they come to is carried forward by account, and where the chain stood is kept, so what is left
 * is proved as before; the rest is proved from the files. The last transaction never goes: counting on needs no archive.
 */
export const roundTransactions = ({ sql }: OwnStorage, chain: LedgerChain): Archivable => ({
  kind: 'ledger',
  gather: (before) => {
    const border = chain.border();
    const gone = [...linked(transactionsAfter(sql, border.seq, border.seq + together), border)];
    const firstNew = gone.findIndex(({ transaction }) => transaction.at >= before);
    const { ends } = sql
      .exec<{ ends: number }>(
        'SELECT min((SELECT coalesce(max(seq), 0) - 1 FROM ledger_transactions), (SELECT upto FROM books_counted)) AS ends',
      )
      .one();
    const old = border.seq + (firstNew < 0 ? gone.length : firstNew);
    const end = Math.floor(Math.min(old, ends) / summedTogether) * summedTogether;
    if (end <= border.seq) return null;
    const links = gone.slice(0, end - border.seq);
    links.forEach(({ transaction: { seq, hash: carried }, hash }, index) => {
      // Books that do not hold are kept as they are, for whoever looks into them.
      if (seq !== border.seq + index + 1 || (carried !== null && carried !== hash))
        throw new Error(`Transaction ${seq} is not what was posted.`);
    });
    const ofRounds = links.map(({ transaction }) => transaction).filter(isOfRound);
    return {
      text: JSON.stringify(ofRounds.map(kept)),
      first: String(border.seq + 1),
      last: String(end),
      entries: ofRounds.length,
      head: { seq: end, hash: links.at(-1)!.hash },
      empty: () => {
        const seqs = JSON.stringify(ofRounds.map(({ seq }) => seq));
        sql.exec(
          `INSERT INTO ledger_carried (account, currency, kind, amount)
           SELECT l.account, l.currency, t.kind, sum(l.amount) FROM json_each(?) CROSS JOIN ledger_transactions t ON t.seq = value CROSS JOIN ledger_lines l ON l.seq = t.seq
           WHERE true GROUP BY 1, 2, 3 ON CONFLICT DO UPDATE SET amount = amount + excluded.amount`,
          seqs,
        );
        sql.exec('DELETE FROM ledger_lines WHERE seq IN (SELECT value FROM json_each(?))', seqs);
        sql.exec('DELETE FROM ledger_transactions WHERE seq IN (SELECT value FROM json_each(?))', seqs);
      },
    };
  },
});
