import type { LoginRecord } from 'contract/player';
import type { z } from 'zod';
import { type Page, pageIn, type Place } from '../../kernel/paged-list';

export type Login = z.infer<typeof LoginRecord>;

const kept = 50;

/** A player's log-ins, the newest fifty. */
export class Logins {
  constructor(private readonly sql: SqlStorage) {}

  /** @returns the id of the noted log-in */
  note({ at, ip, country }: Login): number {
    const { id } = this.sql
      .exec<{ id: number }>('INSERT INTO logins (at, ip, country) VALUES (?, ?, ?) RETURNING id', at, ip, country)
      .one();
    this.sql.exec('DELETE FROM logins WHERE id <= ?', id - kept);
    return id;
  }

  /** Where the newest log-in came from, ISO 3166-1 alpha-2; empty when unknown. */
  latestCountry(): string {
    return (
      this.sql.exec<{ country: string }>('SELECT country FROM logins ORDER BY id DESC LIMIT 1').toArray()[0]?.country ??
      ''
    );
  }

  /** A page of them, the newest first. */
  page(place: Place | null, size: number): Page<Login> {
    return pageIn(
      this.sql,
      { columns: 'at, ip, country', from: 'logins', keys: ['id'], isDescending: true },
      place,
      size,
    );
  }

  at(id: number): Login | null {
    const [row] = this.sql.exec<Login>('SELECT at, ip, country FROM logins WHERE id = ?', id);
    return row ? { at: row.at, ip: row.ip, country: row.country } : null;
  }

  /** The log-in before the one that opened a session, null for the first. */
  before(id: number): Login | null {
    const [row] = this.sql.exec<Login>('SELECT at, ip, country FROM logins WHERE id < ? ORDER BY id DESC LIMIT 1', id);
    return row ? { at: row.at, ip: row.ip, country: row.country } : null;
  }
}
