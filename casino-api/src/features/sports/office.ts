import { marketsOf } from './sports-rules';
import { done, refused, type Outcome } from '../../kernel/outcome';
import { matchOf } from './events';
import type { MatchRow } from './results';

/**
 * Calls a match off: its bets are void, and its seed is shown, so that everybody sees what would have come. Only before the
 * kick-off: an outcome can't be sorted out afterwards. Refusals: `not_found`, `event_closed`.
 * @param at epoch ms
 */
export async function postpone(
  db: D1Database,
  eventId: string,
  at: number,
): Promise<Outcome<{ id: string; state: 'postponed' }>> {
  const { meta } = await db
    .prepare("UPDATE sports_events SET state = 'postponed' WHERE id = ? AND starts_at > ?")
    .bind(eventId, at)
    .run();
  if (meta.changes > 0) return done({ id: eventId, state: 'postponed' });
  return refused((await rowOf(db, eventId)) ? 'event_closed' : 'not_found');
}

/**
 * Prices a match anew at another margin, in thousandths; bets that were taken keep their odds. Refusals: `not_found`, `event_closed`.
 * @param at epoch ms
 */
export async function reprice(
  db: D1Database,
  eventId: string,
  margin: number,
  at: number,
): Promise<Outcome<{ id: string; margin: number }>> {
  const row = await rowOf(db, eventId);
  if (!row) return refused('not_found');
  if (row.state !== 'scheduled' || row.starts_at <= at) return refused('event_closed');
  const priced = marketsOf(matchOf(row).expectedGoals, margin);
  await db.batch([
    db.prepare('UPDATE sports_markets SET margin = ? WHERE event_id = ?').bind(margin, eventId),
    db.prepare('DELETE FROM sports_selections WHERE event_id = ?').bind(eventId),
    ...priced.flatMap((market) =>
      market.selections.map(({ id, odds }) =>
        db
          .prepare('INSERT INTO sports_selections (event_id, market_id, id, odds) VALUES (?, ?, ?, ?)')
          .bind(eventId, market.id, id, odds),
      ),
    ),
  ]);
  return done({ id: eventId, margin });
}

const rowOf = (db: D1Database, eventId: string): Promise<MatchRow | null> =>
  db.prepare('SELECT * FROM sports_events WHERE id = ?').bind(eventId).first<MatchRow>();
