import type { RoundReceipt } from 'contract/receipt';
import { log } from '../../kernel/log';
import { refused, type Outcome } from '../../kernel/outcome';
import type { ArchivedFile } from '../../ledger/archive/archive';
import { proveArchive } from '../../ledger/archive/archive-proof';
import { RaceCalls } from './race-calls';
import type { Reconciliation } from '../../ledger/reconciliation';
import type { PlayerMoney } from '../player-money';
import { AnswerArchived, sha256 } from '../../ledger/stored-answers';

/** What a file has of a round, as its receipt takes it. */
type ArchivedRound = NonNullable<Parameters<PlayerMoney['rounds']['receipt']>[1]>;

/** Files that one log-in has written, so that no player's old years take the object for long; the next log-in goes on. */
const filesAtOnce = 50;

/** What of a player has gone to the archive, and comes back for who asks. */
export abstract class ArchiveCalls extends RaceCalls {
  private archiving: Promise<void> | null = null;

  /** Moves what is old enough, a file after the other. Never rejects: the next time goes on where this one has stopped. @param at epoch ms */
  protected archiveOld(at: number): Promise<void> {
    this.archiving ??= this.moveParts(at)
      .catch((error: unknown) => log('error', { event: 'not_archived', reason: String(error) }))
      .finally(() => {
        this.archiving = null;
      });
    return this.archiving;
  }

  private async moveParts(at: number): Promise<void> {
    const { archive } = this.money;
    for (let files = 0; files < filesAtOnce; files += 1) {
      const part = archive.next(at);
      if (!part) return;
      await this.env.BOOKS.put(part.file, part.text, {
        sha256: part.sha256,
        httpMetadata: { contentType: 'application/json' },
      });
      archive.moved(part, at);
    }
  }

  /** A receipt with what lies in the archive. Refusal: `unavailable` when the archive gives no answer, or another file than was put there. */
  protected async whole(outcome: Outcome<RoundReceipt>): Promise<Outcome<RoundReceipt>> {
    // What was answered while a round went on is told as it was, though the round is over and archived since.
    if (!outcome.ok || outcome.data.state === 'open' || outcome.data.outcome !== null) return outcome;
    const file = this.money.fileOfRound(outcome.data.id);
    if (!file) return outcome;
    const rounds = await this.entries<ArchivedRound>(file);
    return rounds ? this.money.rounds.receipt(outcome.data.id, rounds[outcome.data.id]) : refused('unavailable');
  }

  /** Takes a request whose answer may lie in the archive: it was given years ago. Refusal: `unavailable`, see `whole`. */
  protected async recalled<Data>(take: () => Outcome<Data> | Promise<Outcome<Data>>): Promise<Outcome<Data>> {
    const { answers, archive } = this.money;
    try {
      return await take();
    } catch (error) {
      if (!(error instanceof AnswerArchived)) throw error;
      const { key, part } = error;
      const answer = (await this.entries<Outcome<unknown>>(archive.fileOf('answers', part)))?.[key];
      if (!answer) return refused('unavailable');
      answers.recall(key, answer);
      return take();
    }
  }

  /** Proves the player's books from the lines up, those in the archive too, and that it has what was put there; for audits. */
  async reconcile(): Promise<Reconciliation> {
    const [books, archived] = [this.money.reconcile(), this.money.archived()];
    const findings = [...books.findings, ...(await proveArchive(archived, (file) => this.textOf(file)))];
    return { ...books, ok: findings.length === 0, findings };
  }

  /** What a file holds, by id or key; null, and logged, when it can't be had. */
  private async entries<Entry>({ file, sha256: hash }: ArchivedFile): Promise<Record<string, Entry> | null> {
    try {
      const text = await this.textOf(file);
      if (text === null || sha256(text) !== hash) throw new Error(text === null ? 'missing' : 'not what was archived');
      return JSON.parse(text) as Record<string, Entry>;
    } catch (error) {
      log('error', { event: 'archive_not_read', file, reason: String(error) });
      return null;
    }
  }

  private async textOf(file: string): Promise<string | null> {
    return (await this.env.BOOKS.get(file))?.text() ?? null;
  }
}
