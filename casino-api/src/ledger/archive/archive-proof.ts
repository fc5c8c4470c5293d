import type { Account, TransactionKind } from '../ledger';
import type { MoneyUnit } from 'contract/money';
import type { ArchivedFile } from './archive';
import type { ArchivedTransaction } from './ledger-archive';
import { chainBegin, linked, transactionsAfter, type ChainHead, type KeptTransaction } from '../chain/chain';
import { sha256 } from '../stored-answers';

/** What a player's archive has to agree with, read at one moment. */
export interface ArchivedBooks {
  /** In the order of the chain. `ledger`: from where to where the file's transactions lead; null for a file of another kind. */
  files: (ArchivedFile & { ledger: { before: ChainHead; head: ChainHead } | null })[];
  /** The transactions that stayed where others went. */
  remaining: KeptTransaction[];
  /** By account, currency and kind: what was carried forward. */
  carried: Map<string, number>;
  /** Of transactions that say what they answer: what. No archived one does. */
  answers: Map<string, { id: string; reason: string }>;
}

const nameOf = (account: string, currency: string, kind: string): string => `${account} ${currency} ${kind}`;

export function archivedBooks(sql: SqlStorage): ArchivedBooks {
  let before = chainBegin;
  const files = sql
    .exec<{ kind: string; file: string; sha256: string; seq: number; hash: string }>(
      'SELECT kind, file, sha256, chain_seq AS seq, chain_hash AS hash FROM archived ORDER BY kind, part',
    )
    .toArray()
    .map(({ kind, file, sha256: own, seq, hash }) => {
      if (kind !== 'ledger') return { file, sha256: own, ledger: null };
      const ledger = { before, head: { seq, hash } };
      before = ledger.head;
      return { file, sha256: own, ledger };
    });
  const carried = sql
    .exec<{ account: string; currency: string; kind: string; amount: number }>(
      'SELECT account, currency, kind, amount FROM ledger_carried',
    )
    .toArray();
  const answers = sql
    .exec<{ own: string; id: string; reason: string }>('SELECT id AS own, answers AS id, reason FROM ledger_answers')
    .toArray();
  return {
    files,
    remaining: [...transactionsAfter(sql, 0, before.seq)],
    carried: new Map(carried.map(({ account, currency, kind, amount }) => [nameOf(account, currency, kind), amount])),
    answers: new Map(answers.map(({ own, ...answered }) => [own, answered])),
  };
}

/**
 * What of an archive does not hold: files that are missing or others, transactions that don't lead from where the chain stood to where it stands, sums
 * that were carried forward otherwise. With the findings of the books that are left, the whole chain is proved.
 * @param read the text of a file; null when there is none
 * @param onLink of every transaction's hash, in their order
 */
export async function proveArchive(
  { files, remaining, carried, answers }: ArchivedBooks,
  read: (file: string) => Promise<string | null>,
  onLink: (link: ChainHead) => void = () => undefined,
): Promise<string[]> {
  const findings: string[] = [];
  const sums = new Map<string, number>();
  let isWhole = true;
  for (const { file, sha256: hash, ledger } of files) {
    const text = await read(file);
    if (text === null || sha256(text) !== hash) {
      findings.push(text === null ? `the archive has no ${file}` : `${file} is not what was archived`);
      isWhole &&= ledger === null;
      continue;
    }
    if (!ledger) continue;
    const { before, head } = ledger;
    const archived = (JSON.parse(text) as ArchivedTransaction[]).map(asKept(answers));
    for (const { currency, kind, lines } of archived)
      for (const { account, amount } of lines) {
        const name = nameOf(account, currency, kind);
        sums.set(name, (sums.get(name) ?? 0) + amount);
      }
    const between = [...archived, ...remaining.filter(({ seq }) => seq > before.seq && seq <= head.seq)];
    let last = before;
    for (const { transaction, hash: own } of linked(
      between.sort((a, b) => a.seq - b.seq),
      before,
    )) {
      if (transaction.seq !== last.seq + 1) findings.push(`transaction ${last.seq + 1} is missing`);
      if (transaction.hash !== null && transaction.hash !== own)
        findings.push(`transaction ${transaction.seq}, or one before it in ${file}, is not what was posted`);
      last = { seq: transaction.seq, hash: transaction.hash ?? own };
      onLink(last);
    }
    if (last.seq !== head.seq || last.hash !== head.hash)
      findings.push(
        `${file} and what stayed do not lead from transaction ${before.seq} to ${head.seq} as they were posted`,
      );
  }
  if (isWhole)
    for (const name of new Set([...sums.keys(), ...carried.keys()]))
      if ((sums.get(name) ?? 0) !== (carried.get(name) ?? 0))
        findings.push(
          `${name}: ${carried.get(name) ?? 0} was carried forward, the archived lines sum to ${sums.get(name) ?? 0}`,
        );
  return findings;
}

const asKept =
  (answers: ArchivedBooks['answers']) =>
  ([seq, id, kind, currency, at, lines]: ArchivedTransaction): KeptTransaction => {
    const answered = answers.get(id);
    return {
      seq,
      id,
      kind: kind as TransactionKind,
      currency: currency as MoneyUnit,
      at,
      hash: null,
      lines: lines.map(([account, amount]) => ({ account: account as Account, amount })),
      ...(answered && { answers: answered }),
    };
  };
