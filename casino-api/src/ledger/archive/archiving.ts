import type { Env } from '../../kernel/env';
import { log } from '../../kernel/log';
import { type Outcome, refused } from '../../kernel/outcome';
import { AnswerArchived, sha256, type StoredAnswers } from '../stored-answers';
import type { Archive, ArchivedFile } from './archive';
import { archivedBooks, proveArchive } from './archive-proof';
import { fileOfRound, type Played } from './round-archive';

/** Files that one log-in has written, so that no player's old years take the object for long; the next log-in goes on. */
const filesAtOnce = 50;

/** The way between a player's object and the archive (DESIGN §11). */
export class Archiving {
  private running: Promise<void> | null = null;

  constructor(
    private readonly books: Env['BOOKS'],
    private readonly sql: SqlStorage,
    private readonly archive: Archive,
    private readonly answers: Pick<StoredAnswers, 'recall'>,
  ) {}

  /** Moves what is old enough, a file after the other. Never rejects: the next time goes on where this one has stopped. @param at epoch ms */
  move(at: number): Promise<void> {
    this.running ??= this.moveParts(at)
      .catch((error: unknown) => log('error', { event: 'not_archived', reason: String(error) }))
      .finally(() => {
        this.running = null;
      });
    return this.running;
  }

  /** What only the receipt of an old round shows; null for a round that is whole. @throws when the archive has it not, or not as it was put there */
  async played(roundId: string): Promise<Played | null> {
    const file = fileOfRound(this.sql, roundId);
    return file && ((await this.entries<Played>(file))[roundId] ?? null);
  }

  /**
   * Takes a request whose answer may lie in the archive: it was given years ago. Refusal: `unavailable` when the archive gives no answer, or another
   * file than was put there.
   */
  async recalled(take: () => unknown): Promise<unknown> {
    try {
      return await take();
    } catch (error) {
      if (!(error instanceof AnswerArchived)) throw error;
      const { key, part } = error;
      const file = this.archive.fileOf('answers', part);
      const answer = await this.entries<Outcome<unknown>>(file).then(
        (entries) => entries[key],
        (reason: unknown) => log('error', { event: 'archive_not_read', file: file.file, reason: String(reason) }),
      );
      if (!answer) return refused('unavailable');
      this.answers.recall(key, answer);
      return take();
    }
  }

  /** What the archive has not, or not as it was put there, and where its chain breaks; for audits. */
  missing(): Promise<string[]> {
    return proveArchive(archivedBooks(this.sql), (file) => this.textOf(file));
  }

  private async moveParts(at: number): Promise<void> {
    for (let files = 0; files < filesAtOnce; files += 1) {
      const part = this.archive.next(at);
      if (!part) return;
      await this.books.put(part.file, part.text, {
        sha256: part.sha256,
        httpMetadata: { contentType: 'application/json' },
      });
      this.archive.moved(part, at);
    }
  }

  /** What a file holds, by id or key. @throws when it is missing, or not what was archived */
  private async entries<Entry>({ file, sha256: hash }: ArchivedFile): Promise<Record<string, Entry>> {
    const text = await this.textOf(file);
    if (text === null || sha256(text) !== hash)
      throw new Error(`${file} is ${text === null ? 'missing' : 'not what was archived'}`);
    return JSON.parse(text) as Record<string, Entry>;
  }

  private async textOf(file: string): Promise<string | null> {
    return (await this.books.get(file))?.text() ?? null;
  }
}
