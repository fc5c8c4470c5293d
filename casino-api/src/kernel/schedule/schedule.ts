import { minutes } from 'contract/constants';
import { log } from '../log';
import type { RunAsOneStep } from '../storage/own-storage';

/**
 * Does what is due at `at` (epoch ms), which may be later than it was planned for. It runs in the step that takes the plan away; told
 * again, it must end as if told once.
 */
export type TaskHandler = (subject: string, at: number) => void;

/** What a feature does by itself, by the kind that it plans it under. A kind that was ever planned stays with its feature for good. */
export type Tasks = Readonly<Record<string, TaskHandler>>;

/** What features plan with. */
export type Plans = Pick<Schedule, 'plan' | 'planFirst' | 'cancel'>;

/** What could not be done is tried again after this long, and holds up neither the player nor what else is due. */
const retryAfter = 1 * minutes;

/**
 * Everything that happens to a player without anybody asking, with its time. It is done by the object's alarm or, when the clock
 * was moved or the alarm is late, before the next call is looked at: no call ever meets a state that is overdue.
 */
export class Schedule {
  private readonly handlers = new Map<string, TaskHandler>();
  /** Undefined: not known, and to be read outside of any step, which could still be undone. */
  private earliest: number | null | undefined;
  private changed = false;

  constructor(
    private readonly sql: SqlStorage,
    private readonly asOneStep: RunAsOneStep,
  ) {}

  /** Takes the tasks of a feature. @throws for a kind that another one has */
  take(tasks: Tasks): void {
    for (const [kind, handler] of Object.entries(tasks)) {
      if (this.handlers.has(kind)) throw new Error(`Two features do ${kind}.`);
      this.handlers.set(kind, handler);
    }
  }

  /** Plans something; there is one plan a kind and subject. To be called in the step that makes it due. @param at epoch ms */
  plan(kind: string, subject: string, at: number): void {
    this.sql.exec('INSERT OR REPLACE INTO due (kind, subject, at) VALUES (?, ?, ?)', kind, subject, at);
    this.forget();
  }

  /** The same, unless it is planned already: then for the earlier time, which stands. */
  planFirst(kind: string, subject: string, at: number): void {
    if (
      this.sql.exec('SELECT 1 FROM due WHERE kind = ? AND subject = ? AND at <= ?', kind, subject, at).toArray()
        .length === 0
    )
      this.plan(kind, subject, at);
  }

  cancel(kind: string, subject: string): void {
    this.sql.exec('DELETE FROM due WHERE kind = ? AND subject = ?', kind, subject);
    this.forget();
  }

  /** When something is due next, epoch ms; null when nothing is planned. Costs nothing while nothing changes. */
  next(): number | null {
    if (this.earliest === undefined)
      this.earliest = this.sql.exec<{ at: number | null }>('SELECT min(at) AS at FROM due').one().at;
    return this.earliest;
  }

  /** Does what is due by `at`, the oldest first. */
  run(at: number): void {
    for (let next = this.next(); next !== null && next <= at; next = this.next()) this.runFirst(at);
  }

  /** Whether plans have changed since the last time this was asked: then the alarm has to be set anew. */
  hasChanged(): boolean {
    const { changed } = this;
    this.changed = false;
    return changed;
  }

  private runFirst(at: number): void {
    const [row] = this.sql.exec<{ kind: string; subject: string }>(
      'SELECT kind, subject FROM due ORDER BY at, kind, subject LIMIT 1',
    );
    if (!row) return this.forget();
    const { kind, subject } = row;
    try {
      this.asOneStep(() => {
        this.cancel(kind, subject);
        const handler = this.handlers.get(kind);
        if (!handler) throw new Error(`No feature does ${kind}.`);
        handler(subject, at);
      });
    } catch (error) {
      log('error', { event: 'due_not_done', kind, reason: String(error) });
      this.plan(kind, subject, at + retryAfter);
    }
  }

  private forget(): void {
    this.earliest = undefined;
    this.changed = true;
  }
}
