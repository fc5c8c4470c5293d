import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BooksHead } from '../casino-api/src/ledger/books/heads-file';
import { archivedBooks, proveArchive, type ArchivedBooks } from '../casino-api/src/ledger/archive/archive-proof';

/** What players' objects have put into the archive, against the buckets of the same state directory. */
export class ArchiveAudit {
  private readonly books: { archived: ArchivedBooks; name: string; heads: readonly BooksHead[] }[] = [];
  /** Where a bucket keeps each key. */
  private readonly blobs = new Map<string, string>();

  /** @param sql the player's @param name of the book, in findings @param heads that an auditor holds of it */
  dueBy(sql: SqlStorage, name: string, heads: readonly BooksHead[]): void {
    const archived = archivedBooks(sql);
    if (archived.files.length > 0) this.books.push({ archived, name, heads });
  }

  /** @param sql a bucket's */
  keptIn(sql: SqlStorage): void {
    for (const { key, blob } of sql.exec<{ key: string; blob: string }>(
      "SELECT key, blob_id AS blob FROM _mf_objects WHERE key GLOB '*/*/*.json'",
    ))
      this.blobs.set(key, blob);
  }

  async findings(directory: string): Promise<string[]> {
    if (this.books.length === 0) return [];
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    const places = new Map(
      entries
        .filter(({ parentPath }) => path.basename(parentPath) === 'blobs')
        .map(({ parentPath, name }) => [name, path.join(parentPath, name)]),
    );
    const read = async (file: string): Promise<string | null> => {
      const place = places.get(this.blobs.get(file) ?? '');
      return place ? readFile(place, 'utf8') : null;
    };
    const findings: string[] = [];
    for (const { archived, name, heads } of this.books) {
      const bySeq = new Map(heads.map((head) => [head.seq, head]));
      const differing: BooksHead[] = [];
      const found = await proveArchive(archived, read, ({ seq, hash }) => {
        const head = bySeq.get(seq);
        if (head && head.hash !== hash) differing.push(head);
      });
      findings.push(...[...found, ...differing.slice(0, 1).map(writtenAnew)].map((what) => `${name}: ${what}`));
    }
    return findings;
  }
}

export const writtenAnew = ({ seq, at }: BooksHead): string =>
  `the transactions up to ${seq} are not those of the head of ${new Date(at).toISOString().slice(0, 10)}: the books were written anew`;
