import { Recent } from '../recent';

/**
 * Which visitors without an account have an object of their own (D1): whoever only looks has none, and none is woken for him. A visitor stands here
 * before his object writes anything, and until it has deleted all that it had.
 */
const known = new Recent<true>();

export async function isPlayingVisitor(db: D1Database, visitorId: string): Promise<boolean> {
  if (known.get(visitorId)) return true;
  const row = await db.prepare('SELECT 1 FROM play_money_visitors WHERE visitor_id = ?').bind(visitorId).first();
  return row !== null && known.keep(visitorId, true);
}

/** To be called before anything of the visitor's is written. Costs nothing for whoever was noted just now. @param at epoch ms */
export async function notePlayingVisitor(db: D1Database, visitorId: string, at: number): Promise<void> {
  if (known.get(visitorId)) return;
  await db
    .prepare('INSERT INTO play_money_visitors (visitor_id, since) VALUES (?, ?) ON CONFLICT DO NOTHING')
    .bind(visitorId, at)
    .run();
  known.keep(visitorId, true);
}

/** For the object of a visitor that ends. */
export async function forgetPlayingVisitor(db: D1Database, visitorId: string): Promise<void> {
  await db.prepare('DELETE FROM play_money_visitors WHERE visitor_id = ?').bind(visitorId).run();
}
