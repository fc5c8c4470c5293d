import type { Env } from '../../kernel/env';
import { log } from '../../kernel/log';
import { sha256 } from '../stored-answers';
import type { ArchivedFile, Played, RoundArchive } from './round-archive';

/** The way between a player's object and the archive (DESIGN §11). */
export class RoundArchiving {
  private running: Promise<void> | null = null;

  constructor(
    private readonly books: Env['BOOKS'],
    private readonly archive: RoundArchive,
  ) {}

  /** Moves what is old enough, a part after the other. Never rejects: the next time goes on where this one has stopped. @param at epoch ms */
  move(at: number): Promise<void> {
    this.running ??= this.moveParts(at)
      .catch((error: unknown) => log('error', { event: 'rounds_not_archived', reason: String(error) }))
      .finally(() => {
        this.running = null;
      });
    return this.running;
  }

  /** What only the receipt of an old round shows; null for a round that is whole. @throws when the archive has it not, or not as it was put there */
  async played(roundId: string): Promise<Played | null> {
    const file = this.archive.fileOf(roundId);
    if (!file) return null;
    const text = await this.read(file);
    if (typeof text !== 'string') throw new Error(text.missing);
    return (JSON.parse(text) as Record<string, Played>)[roundId] ?? null;
  }

  /** What the archive has not, or not as it was put there; for audits. */
  async missing(): Promise<string[]> {
    const findings: string[] = [];
    for (const file of this.archive.files()) {
      const text = await this.read(file);
      if (typeof text !== 'string') findings.push(text.missing);
    }
    return findings;
  }

  private async moveParts(at: number): Promise<void> {
    for (let part = this.archive.next(at); part; part = this.archive.next(at)) {
      await this.books.put(part.file, part.text, {
        sha256: part.sha256,
        httpMetadata: { contentType: 'application/json' },
      });
      this.archive.moved(part, at);
    }
  }

  private async read({ file, sha256: hash }: ArchivedFile): Promise<string | { missing: string }> {
    const kept = await this.books.get(file);
    if (!kept) return { missing: `the archive has no ${file}` };
    const text = await kept.text();
    return sha256(text) === hash ? text : { missing: `${file} is not what was archived` };
  }
}
