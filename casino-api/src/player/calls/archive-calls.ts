import type { RoundReceipt } from 'contract/receipt';
import { log } from '../../kernel/log';
import { refused, type Outcome } from '../../kernel/outcome';
import { JackpotRounds } from './jackpot-calls';
import type { Reconciliation } from '../../ledger/reconciliation';
import type { ArchivedFile, Played } from '../../ledger/archive/round-archive';
import { sha256 } from '../../ledger/stored-answers';

/** What of a player's rounds has gone to the archive, and comes back for its receipt. */
export abstract class ArchiveCalls extends JackpotRounds {
  private archiving: Promise<void> | null = null;

  /** Moves what is old enough, a part after the other. Never rejects: the next time goes on where this one has stopped. @param at epoch ms */
  protected archiveRounds(at: number): Promise<void> {
    this.archiving ??= this.moveParts(at)
      .catch((error: unknown) => log('error', { event: 'rounds_not_archived', reason: String(error) }))
      .finally(() => {
        this.archiving = null;
      });
    return this.archiving;
  }

  private async moveParts(at: number): Promise<void> {
    const { archive } = this.money;
    for (let part = archive.next(at); part; part = archive.next(at)) {
      await this.env.BOOKS.put(part.file, part.text, {
        sha256: part.sha256,
        httpMetadata: { contentType: 'application/json' },
      });
      archive.moved(part, at);
    }
  }

  /** A receipt with what lies in the archive. Refusal: `unavailable` when the archive gives no answer, or another file than was put there. */
  protected async whole(outcome: Outcome<RoundReceipt>): Promise<Outcome<RoundReceipt>> {
    const file = outcome.ok && outcome.data.outcome === null ? this.money.archive.fileOf(outcome.data.id) : null;
    if (!outcome.ok || !file) return outcome;
    try {
      const text = await this.archived(file);
      if (typeof text !== 'string') throw new Error(text.missing);
      const played = (JSON.parse(text) as Record<string, Played>)[outcome.data.id];
      return this.money.rounds.receipt(outcome.data.id, played);
    } catch (error) {
      log('error', { event: 'archive_not_read', file: file.file, reason: String(error) });
      return refused('unavailable');
    }
  }

  /** Proves the player's books from the lines up, and that the archive has what was put there; for audits. */
  async reconcile(): Promise<Reconciliation> {
    const books = this.money.reconcile();
    const findings = [...books.findings];
    for (const file of this.money.archive.files()) {
      const text = await this.archived(file);
      if (typeof text !== 'string') findings.push(text.missing);
    }
    return { ...books, ok: findings.length === 0, findings };
  }

  private async archived({ file, sha256: hash }: ArchivedFile): Promise<string | { missing: string }> {
    const kept = await this.env.BOOKS.get(file);
    if (!kept) return { missing: `the archive has no ${file}` };
    const text = await kept.text();
    return sha256(text) === hash ? text : { missing: `${file} is not what was archived` };
  }
}
