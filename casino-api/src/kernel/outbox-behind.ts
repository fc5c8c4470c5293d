/** Whose outbox is behind, for operators to see: noted by the object at each try that leaves something, and taken away by the one that leaves nothing. */
import { measure, type MetricsBinding } from 'contract/metrics';
import type { Env } from './env';
import type { Behind, Told } from './outbox';
import { type Page, type Place, readPage } from './paged-list';

const fresh = 'noted_at > unixepoch() - 7200';

/** What could not be noted is noted by the next try. @param object the id of the object @param behind null: nothing waits any more */
export async function noteBehind(
  { DB }: Pick<Env, 'DB'>,
  object: string,
  kind: 'player' | 'visitor' | 'race' | 'table',
  behind: Behind | null,
): Promise<void> {
  const forget = DB.prepare(`DELETE FROM outbox_behind WHERE object = ?1 OR NOT (${fresh})`).bind(object);
  const note =
    behind &&
    DB.prepare(
      'INSERT INTO outbox_behind (object, kind, messages, waiting, oldest_at) VALUES (?1, ?2, ?3, ?4, ?5)',
    ).bind(...[object, kind, behind.messages.join(','), behind.waiting, behind.oldestAt]);
  await DB.batch(note ? [forget, note] : [forget]).catch(() => undefined);
}

/** Measures each delivery of an object's outbox, and notes what it leaves. */
export const watched =
  (
    env: Pick<Env, 'DB'> & MetricsBinding,
    object: Pick<DurableObjectState, 'id' | 'waitUntil'>,
    kind: 'player' | 'visitor',
  ): Told =>
  (delivery, behind) => {
    measure(env, { kind: 'outbox', ...delivery });
    if (behind !== undefined) object.waitUntil(noteBehind(env, object.id.toString(), kind, behind));
  };

export interface OutboxBehind {
  kind: string;
  messages: string;
  waiting: number;
  oldestAt: number;
}

/** How much waits in all of them, and since when: a select of two columns, `waiting` and `oldestWaiting`. */
export const behindCounts = `(SELECT coalesce(sum(waiting), 0) FROM outbox_behind WHERE ${fresh}) AS behind,
  (SELECT min(oldest_at) FROM outbox_behind WHERE ${fresh}) AS oldestBehind`;

/** The outboxes that are behind, the first noted first. */
export const outboxesBehind = (db: D1Database, place: Place | null, size: number): Promise<Page<OutboxBehind>> =>
  readPage(
    db,
    {
      columns: 'kind, messages, waiting, oldest_at AS oldestAt',
      from: 'outbox_behind',
      where: fresh,
      keys: ['noted_at', 'object'],
    },
    place,
    size,
  );
