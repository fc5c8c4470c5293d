import type { Env } from '../../kernel/env';
import { log } from '../../kernel/log';
import { datedIn, isPast } from './declared';

const atOnce = 500;
/** Of a table, in one night; what is left goes in the nights after. */
const parts = 40;

/**
 * Deletes from the shared database what is past its declared time. Told twice, it ends as if told once.
 * @param at epoch ms
 * @throws what the database said of the first table that failed, after all others were gone through
 */
export async function letGo({ DB }: Pick<Env, 'DB'>, at: number): Promise<void> {
  const failed: unknown[] = [];
  for (const each of datedIn('database')) {
    const { table, lasts } = each;
    const past = DB.prepare(
      `DELETE FROM ${table} WHERE (${lasts.key}) IN (SELECT ${lasts.key} FROM ${table} WHERE ${isPast(each)} LIMIT ${atOnce})`,
    ).bind(at - lasts.lasts);
    let rows = 0;
    try {
      for (let part = 0; part < parts; part += 1) {
        const { meta } = await past.run();
        rows += meta.changes;
        if (meta.changes < atOnce) break;
      }
    } catch (error) {
      failed.push(error);
    }
    if (rows > 0) log('info', { event: 'let_go', table, rows });
  }
  if (failed.length > 0) throw failed[0];
}
