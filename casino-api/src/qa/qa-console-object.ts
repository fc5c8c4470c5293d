import { DurableObject } from 'cloudflare:workers';
import { bringUpToDate, type SchemaStep } from '../kernel/storage/schema-steps';
import type { Env } from '../kernel/env';
import type { Fault, FaultKind } from './faults';

/** What a request meets: the time, in epoch ms, and a fault that was set for it. */
interface StagedMoment {
  at: number;
  fault: FaultKind | null;
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

/** What the QA console has set: one object for the whole API. Bound everywhere, asked only when QA is on. */
export class QaConsoleObject extends DurableObject<Env> {
  private readonly sql: SqlStorage;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.sql = ctx.storage.sql;
    bringUpToDate(ctx.storage, consoleTables);
  }

  /** The moment of a request made at `now` by the machine's clock; a fault that matches is used up by one. */
  async moment(method: string, path: string, now: number): Promise<StagedMoment> {
    const fault = this.faultRows().find(({ match }) => `${method} ${path}`.startsWith(match));
    if (fault) {
      this.sql.exec('UPDATE faults SET times = times - 1 WHERE id = ?', fault.id);
      this.sql.exec('DELETE FROM faults WHERE times <= 0');
    }
    return { at: this.timeAt(now), fault: fault?.kind ?? null };
  }

  /** @returns the time after the change */
  async setClock({ advance = 0, frozen }: ClockChange, now: number): Promise<number> {
    const time = this.timeAt(now) + advance;
    const stands = frozen ?? (this.clockRow()?.frozen_at ?? null) !== null;
    this.sql.exec(
      'INSERT OR REPLACE INTO clock (only, offset, frozen_at) VALUES (1, ?, ?)',
      time - now,
      stands ? time : null,
    );
    return time;
  }

  async addFault({ match, kind, times }: Fault): Promise<void> {
    this.sql.exec('INSERT INTO faults (match, kind, times) VALUES (?, ?, ?)', match, kind, times);
  }

  async faults(): Promise<Fault[]> {
    return this.faultRows().map(({ match, kind, times }) => ({ match, kind, times }));
  }

  async clearFaults(): Promise<void> {
    this.sql.exec('DELETE FROM faults');
  }

  async reset(): Promise<void> {
    this.sql.exec('DELETE FROM faults');
    this.sql.exec('DELETE FROM clock');
  }

  private clockRow(): { offset: number; frozen_at: number | null } | undefined {
    return this.sql
      .exec<{ offset: number; frozen_at: number | null }>('SELECT offset, frozen_at FROM clock')
      .toArray()[0];
  }

  private timeAt(now: number): number {
    const clock = this.clockRow();
    return clock?.frozen_at ?? now + (clock?.offset ?? 0);
  }

  private faultRows(): FaultRow[] {
    return this.sql.exec<FaultRow>('SELECT id, match, kind, times FROM faults ORDER BY id').toArray();
  }
}
