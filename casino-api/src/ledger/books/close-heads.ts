import { chainStart } from '../chain/chain-hash';
import type { Env, Settings } from '../../kernel/env';
import { hashOfFile, headsFile, type BooksHead, type HeadsFile } from './heads-file';
import { type Page, type Place, readPage } from '../../kernel/paged-list';

/** Heads in one file, of some 150 bytes each. */
const headsTogether = 5_000;

/** A file that lies in the bucket. `closedAt` epoch ms. */
export interface KeptHeadsFile {
  number: number;
  day: string;
  hash: string;
  heads: number;
  closedAt: number;
}

/** Files sort by their names as they follow one another. */
export const headsKey = (number: number): string => `heads/${String(number).padStart(6, '0')}.json`;

export const keyedBy = ({ BOOKS_SECRET, SESSION_SECRET }: Pick<Settings, 'BOOKS_SECRET' | 'SESSION_SECRET'>): string =>
  BOOKS_SECRET ?? SESSION_SECRET;

/** The newest files first. */
export const headsFiles = (db: D1Database, place: Place | null, size: number): Promise<Page<KeptHeadsFile>> =>
  readPage(
    db,
    {
      columns: 'number, day, hash, heads, closed_at AS closedAt',
      from: 'heads_files',
      keys: ['number'],
      isDescending: true,
    },
    place,
    size,
  );

/**
 * Writes the heads of all books that moved since the last time into signed files, which are never written again. A file that was written but not noted, because
 * something died in between, is taken as it lies there.
 * @param at epoch ms
 * @returns how many heads went out
 */
export async function closeHeads(
  { DB, BOOKS }: Pick<Env, 'DB' | 'BOOKS'>,
  secret: string,
  at: number,
): Promise<number> {
  let sent = 0;
  for (;;) {
    const { results: heads } = await DB.prepare(
      'SELECT DISTINCT books, seq, hash, at FROM player_books WHERE is_new = 1 ORDER BY books LIMIT ?',
    )
      .bind(headsTogether)
      .all<BooksHead & Record<string, unknown>>();
    if (heads.length === 0) return sent;
    const {
      rows: [last],
    } = await headsFiles(DB, null, 1);
    const number = (last?.number ?? 0) + 1;
    const day = new Date(at).toISOString().slice(0, 10);
    const made = await headsFile({ number, day, previous: last?.hash ?? chainStart, heads }, secret);
    const written = await BOOKS.put(headsKey(number), made, {
      onlyIf: new Headers({ 'if-none-match': '*' }),
      httpMetadata: { contentType: 'application/json' },
    });
    const text = written ? made : await (await BOOKS.get(headsKey(number)))!.text();
    const file = JSON.parse(text) as HeadsFile;
    await DB.batch([
      DB.prepare(
        'INSERT INTO heads_files (number, day, hash, heads, closed_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
      ).bind(number, file.day, hashOfFile(text), file.heads.length, at),
      // What moved meanwhile has a head of its own to come.
      DB.prepare(
        "UPDATE player_books SET is_new = 0 WHERE is_new = 1 AND (books, seq) IN (SELECT value ->> 'books', value ->> 'seq' FROM json_each(?))",
      ).bind(JSON.stringify(file.heads)),
    ]);
    sent += file.heads.length;
  }
}
