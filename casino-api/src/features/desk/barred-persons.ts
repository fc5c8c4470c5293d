import { hashOf } from '../../kernel/tokens';

/** By what somebody who was erased is known again: an address (`emailKey`), or name and birth date (`personKey`). */
export const barredHash = (kind: 'email' | 'person', key: string): string => hashOf(`barred ${kind} ${key}`);

/** To be bound to the hash and the time (epoch ms), in this order, from parameter `first` on. */
export const isBarredAt = (first: number): string =>
  `EXISTS (SELECT 1 FROM barred_persons WHERE hash = ?${first} AND (until IS NULL OR until > ?${first + 1}))`;

/** Whether somebody may not come back yet. @param at epoch ms */
export const isBarred = async (db: D1Database, hash: string, at: number): Promise<boolean> =>
  (await db
    .prepare(`SELECT ${isBarredAt(1)} AS barred`)
    .bind(hash, at)
    .first<number>('barred')) === 1;

/** Keeps who may not come back; told again, the first word stands. @param until epoch ms; null: for good */
export const barPerson = (db: D1Database, hash: string, until: number | null, at: number): D1PreparedStatement =>
  db
    .prepare('INSERT INTO barred_persons (hash, since, until) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
    .bind(hash, at, until);
