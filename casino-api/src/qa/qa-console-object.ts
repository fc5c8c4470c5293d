import { DurableObject } from 'cloudflare:workers';
import type { Env } from '../env';
import type { Fault, FaultKind } from './faults';

/** What a request meets: how far the clock stands ahead, in ms, and a fault that was set for it. */
export interface Moment {
  offset: number;
  fault: FaultKind | null;
}

type FaultRow = { id: number; match: string; kind: FaultKind; times: number };

/** What the QA console has set: one object for the whole API. Bound everywhere, asked only when QA is on. */
export class QaConsoleObject extends DurableObject<Env> {
  private readonly sql: SqlStorage;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.sql = ctx.storage.sql;
    this.sql.exec('CREATE TABLE IF NOT EXISTS clock (only INTEGER PRIMARY KEY CHECK (only = 1), offset INTEGER NOT NULL)');
    this.sql.exec('CREATE TABLE IF NOT EXISTS faults (id INTEGER PRIMARY KEY AUTOINCREMENT, match TEXT NOT NULL, kind TEXT NOT NULL, times INTEGER NOT NULL)');
  }

  /** The moment of a request; a fault that matches is used up by one. */
  async moment(method: string, path: string): Promise<Moment> {
    const fault = this.faultRows().find(({ match }) => `${method} ${path}`.startsWith(match));
    if (fault) {
      this.sql.exec('UPDATE faults SET times = times - 1 WHERE id = ?', fault.id);
      this.sql.exec('DELETE FROM faults WHERE times <= 0');
    }
    return { offset: this.offset(), fault: fault?.kind ?? null };
  }

  /** @param by milliseconds @returns the new offset */
  async advance(by: number): Promise<number> {
    this.sql.exec('INSERT INTO clock (only, offset) VALUES (1, ?) ON CONFLICT (only) DO UPDATE SET offset = offset + excluded.offset', by);
    return this.offset();
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

  private offset(): number {
    return this.sql.exec<{ offset: number }>('SELECT offset FROM clock').toArray()[0]?.offset ?? 0;
  }

  private faultRows(): FaultRow[] {
    return this.sql.exec<FaultRow>('SELECT id, match, kind, times FROM faults ORDER BY id').toArray();
  }
}
