import { dateOf } from './message-merging';
import { messageTypes, type MessageKey } from './message-texts';
import type { KeptMessage, MessageValues } from './render-message';
import type { OwnStorage, Remembered } from '../../kernel/storage/own-storage';
import { type Page, pageIn, pageWith, type Place } from '../../kernel/paged-list';

const kept = 200;

type Row = { id: number; at: number; key: string; values: string };
const isKnown = ({ key }: Row): boolean => Object.hasOwn(messageTypes, key);
const messageOf = ({ id, at, key, values }: Row): KeptMessage => ({
  ...{ id, at, key: key as MessageKey },
  values: JSON.parse(values) as MessageValues,
});

/** What the product has written to a player. Times are epoch ms. */
export class Messages {
  private readonly sql: SqlStorage;
  private readonly counted: Remembered<{ count: number; newest: number }>;

  constructor({ sql, remember }: Pick<OwnStorage, 'sql' | 'remember'>) {
    this.sql = sql;
    this.counted = remember(() => {
      const kept = this.list();
      return { count: new Set(kept.map(({ at }) => dateOf(at))).size, newest: kept.at(-1)?.id ?? 0 };
    });
  }

  /** How many entries there are, one a date, and the newest's index; 0 without any. */
  standing(): { count: number; newest: number } {
    return this.counted.read();
  }

  /** Writes a message, in the step of the change that it tells of. Its words are chosen when it is read. @returns its id */
  write(key: MessageKey, values: MessageValues, at: number): number {
    const { id } = this.sql
      .exec<{ id: number }>(
        'INSERT INTO messages (at, key, "values") VALUES (?, ?, ?) RETURNING id',
        at,
        key,
        JSON.stringify(values),
      )
      .one();
    this.sql.exec('DELETE FROM messages WHERE id <= ?', id - kept);
    this.counted.forget();
    return id;
  }

  /** Those that were not dismissed, oldest first. */
  list(): KeptMessage[] {
    const rows = this.sql.exec<Row>('SELECT id, at, key, "values" FROM messages WHERE dismissed = 0 ORDER BY id');
    return [...rows].filter(isKnown).map(messageOf);
  }

  /** A page of those that are kept, dismissed or not, the newest first. */
  page(place: Place | null, size: number): Page<KeptMessage> {
    const list = {
      columns: 'id, at, key, "values"',
      from: 'messages',
      where: 'key IN (SELECT value FROM json_each(?))',
      values: [JSON.stringify(Object.keys(messageTypes))],
      keys: ['id'],
      isDescending: true,
    };
    return pageWith(pageIn<Row>(this.sql, list, place, size), messageOf);
  }

  /** Dismisses the entry of a date up to the message `index`: what was written to that date afterwards has not been seen yet. */
  dismiss(index: number): void {
    const seen = this.list().filter(({ id }) => id <= index);
    const date = seen.at(-1)?.id === index ? dateOf(seen.at(-1)!.at) : null;
    const ids = seen.filter(({ at }) => dateOf(at) === date).map(({ id }) => id);
    this.sql.exec(
      'UPDATE messages SET dismissed = 1 WHERE id IN (SELECT value FROM json_each(?))',
      JSON.stringify(ids),
    );
    this.counted.forget();
  }
}
