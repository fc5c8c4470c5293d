import { DurableObject } from 'cloudflare:workers';
import { OwnStorage, type Remembered } from '../kernel/storage/own-storage';
import { bringUpToDate, type SchemaStep } from '../kernel/storage/schema-steps';
import type { Env } from '../kernel/env';
import type { Fault, FaultKind } from './faults';

/** How far testers have moved the clock from the machine's, ms, and where it stands still, epoch ms; null: it runs. */
export interface StagedClock {
  offset: number;
  frozenAt: number | null;
}

/** The time by it, epoch ms. @param now by the machine's clock */
export const timeBy = ({ offset, frozenAt }: StagedClock, now: number): number => frozenAt ?? now + offset;

/** What a request meets: the clock, and a fault that was set for it. `hasFaults`: others are left, for somebody. */
interface StagedMoment {
  clock: StagedClock;
  fault: FaultKind | null;
  hasFaults: boolean;
}

/** What a tester does to the clock. `frozen`: it stands still until it is let go, and moves only by `advance`. In ms. */
export interface ClockChange {
  advance?: number;
  frozen?: boolean;
}

type FaultRow = { id: number; match: string; kind: FaultKind; times: number };

const consoleTables: readonly SchemaStep[] = [
  {
    name: 'console-1',
    // Objects that are older than their steps have these tables already.
    sql: `
      CREATE TABLE IF NOT EXISTS clock (only INTEGER PRIMARY KEY CHECK (only = 1), offset INTEGER NOT NULL, frozen_at INTEGER);
      CREATE TABLE IF NOT EXISTS faults (id INTEGER PRIMARY KEY AUTOINCREMENT, match TEXT NOT NULL, kind TEXT NOT NULL, times INTEGER NOT NULL);
    `,
  },
];

/** What the QA console has set: one object for the whole API. Bound everywhere, asked only when QA is on, and then by every request. */
export class QaConsoleObject extends DurableObject<Env> {
  private readonly sql: SqlStorage;
  private readonly clock: Remembered<StagedClock>;
  private readonly staged: Remembered<readonly FaultRow[]>;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    bringUpToDate(ctx.storage, consoleTables);
    const { sql, remember } = new OwnStorage(ctx.storage);
    this.sql = sql;
    this.clock = remember(() => {
      const [row] = sql.exec<{ offset: number; frozen_at: number | null }>('SELECT offset, frozen_at FROM clock');
      return { offset: row?.offset ?? 0, frozenAt: row?.frozen_at ?? null };
    });
    this.staged = remember(() => sql.exec<FaultRow>('SELECT id, match, kind, times FROM faults ORDER BY id').toArray());
  }

  /** What a request meets; a fault that matches is used up by one. */
  async moment(method: string, path: string): Promise<StagedMoment> {
    const fault = this.staged.read().find(({ match }) => `${method} ${path}`.startsWith(match));
    if (fault) {
      this.sql.exec('UPDATE faults SET times = times - 1 WHERE id = ?', fault.id);
      this.sql.exec('DELETE FROM faults WHERE times <= 0');
      this.staged.forget();
    }
    return { clock: this.clock.read(), fault: fault?.kind ?? null, hasFaults: this.staged.read().length > 0 };
  }

  /** @returns the time after the change */
  async setClock({ advance = 0, frozen }: ClockChange, now: number): Promise<number> {
    const clock = this.clock.read();
    const time = timeBy(clock, now) + advance;
    const stands = frozen ?? clock.frozenAt !== null;
    this.sql.exec(
      'INSERT OR REPLACE INTO clock (only, offset, frozen_at) VALUES (1, ?, ?)',
      time - now,
      stands ? time : null,
    );
    this.clock.forget();
    return time;
  }

  async addFault({ match, kind, times }: Fault): Promise<void> {
    this.sql.exec('INSERT INTO faults (match, kind, times) VALUES (?, ?, ?)', match, kind, times);
    this.staged.forget();
  }

  async faults(): Promise<Fault[]> {
    return this.staged.read().map(({ match, kind, times }) => ({ match, kind, times }));
  }

  async clearFaults(): Promise<void> {
    this.sql.exec('DELETE FROM faults');
    this.staged.forget();
  }

  async reset(): Promise<void> {
    await this.clearFaults();
    this.sql.exec('DELETE FROM clock');
    this.clock.forget();
  }
}
