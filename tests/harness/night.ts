/** The house's nightly work on its books, as a test has it done. */
import { expect } from 'vitest';
import type { Lantern } from './lantern';
import { operatorVisitor } from './operators';
import { askPlayerObject } from './player-object';

/** What of a statement stands at the desk. */
export type OpenStatement = { provider: string; reference: string; ours: number | null; theirs: number | null };

export class Nights {
  constructor(
    private readonly lantern: () => Lantern,
    /** Everybody whose money moves. */
    private readonly players: () => readonly string[],
  ) {}

  async rows<T>(sql: string, ...values: unknown[]): Promise<T[]> {
    const database = await this.lantern().database();
    return (
      await database
        .prepare(sql)
        .bind(...values)
        .all<T>()
    ).results;
  }

  open(): Promise<OpenStatement[]> {
    return this.rows(
      'SELECT provider, reference, ours, theirs FROM statement_exceptions WHERE is_over = 0 ORDER BY id',
    );
  }

  async closeDay(): Promise<void> {
    const operator = await operatorVisitor(this.lantern(), 'payments');
    expect((await operator.post('/__ops/books', {}, { follow: false })).status).toBe(303);
  }

  /** A day and a bit later, everything told, the job runs. */
  async night(): Promise<void> {
    const { clock } = this.lantern();
    await clock.advance({ hours: 25 });
    for (const playerId of this.players()) {
      const calls = await askPlayerObject<{ mayBeOffered(at: number): Promise<boolean> }>(
        this.lantern(),
        playerId,
        'exclusion',
      );
      await calls.mayBeOffered(await clock.now());
    }
    const told = async (table: string) => (await this.rows(`SELECT DISTINCT player_id FROM ${table}`)).length;
    await expect.poll(() => told('player_books'), { timeout: 10_000 }).toBe(this.players().length);
    await expect
      .poll(async () => (await this.rows('SELECT 1 FROM settlements')).length, { timeout: 10_000 })
      .toBeGreaterThanOrEqual(this.players().length);
    await this.closeDay();
  }
}
