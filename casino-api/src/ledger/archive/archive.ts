import type { ChainHead, LedgerChain } from '../chain/chain';
import type { OwnStorage } from '../../kernel/storage/own-storage';
import { sha256 } from '../stored-answers';

/** What lies in the archive: what receipts show of rounds and of parts in shared rounds, the transactions of rounds, and long answers. */
export type ArchiveKind = 'rounds' | 'tables' | 'ledger' | 'answers';

/** Where a file lies, and what it has to be. */
export interface ArchivedFile {
  file: string;
  sha256: string;
}

/** What goes next, as one file. */
interface Gathered {
  /** JSON. */
  text: string;
  /** What the file begins and ends with: ids, keys, or the numbers of transactions. */
  first: string;
  last: string;
  entries: number;
  /** Where the books stood; for the transactions of rounds, up to where the file goes. */
  head: ChainHead;
  /** Deletes what the file holds. @param part the number of the file among those of its kind */
  empty: (part: number) => void;
}

/** One kind of what grows with every round and is hardly ever asked for once it is old. */
export interface Archivable {
  kind: ArchiveKind;
  /** The same until it was emptied; null when nothing is old enough. @param before epoch ms */
  gather: (before: number) => Gathered | null;
}

/** A file of the archive as it is written. */
export interface ArchivePart extends ArchivedFile, Gathered {
  kind: ArchiveKind;
}

/** What is of this calendar year or the last stays as it is. @param at epoch ms */
export const archivedBefore = (at: number): number => Date.UTC(new Date(at).getUTCFullYear() - 1, 0, 1);

/** For what is archived beside the transactions themselves. @throws when the chain of the books has not begun */
export function headOf(chain: LedgerChain): ChainHead {
  const head = chain.head();
  if (!head) throw new Error('The chain of the books has not begun.');
  return head;
}

/** What has left a player's object for good, a file after the other (DESIGN §11). What sums, lists or decides reads what is left, and needs no file. */
export class Archive {
  constructor(
    private readonly parts: {
      own: OwnStorage;
      chain: LedgerChain;
      playerId: () => string;
      kinds: readonly Archivable[];
    },
  ) {}

  /** The next file to be written, the same one until it was moved; null when nothing is old enough. @param at epoch ms */
  next(at: number): ArchivePart | null {
    const { chain, kinds, playerId } = this.parts;
    if (!chain.head()) return null;
    for (const { kind, gather } of kinds) {
      const gathered = gather(archivedBefore(at));
      if (!gathered) continue;
      const hash = sha256(gathered.text);
      // Named by what it holds: a part that is written again after a crash is the same file.
      return { ...gathered, kind, file: `${kind}/${playerId()}/${hash}.json`, sha256: hash };
    }
    return null;
  }

  /** The file is in the archive: what it holds goes. @param at epoch ms */
  moved({ kind, file, sha256: hash, first, last, entries, head, empty }: ArchivePart, at: number): void {
    const { sql, asOneStep } = this.parts.own;
    asOneStep(() => {
      const { part } = sql
        .exec<{ part: number }>('SELECT coalesce(max(part), 0) + 1 AS part FROM archived WHERE kind = ?', kind)
        .one();
      sql.exec(
        `INSERT INTO archived (kind, part, first_id, last_id, entries, file, sha256, chain_seq, chain_hash, archived_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        kind,
        part,
        first,
        last,
        entries,
        file,
        hash,
        head.seq,
        head.hash,
        at,
      );
      empty(part);
    });
  }

  /** @param part the number of the file among those of its kind */
  fileOf(kind: ArchiveKind, part: number): ArchivedFile {
    return this.parts.own.sql
      .exec<ArchivedFile & Record<string, string>>(
        'SELECT file, sha256 FROM archived WHERE kind = ? AND part = ?',
        kind,
        part,
      )
      .one();
  }
}
