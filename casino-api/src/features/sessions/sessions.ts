import { days, hours } from 'contract/constants';
import { hashOf } from '../../kernel/tokens';
import type { OwnStorage, Remembered } from '../../kernel/storage/own-storage';

const playerSessionIdle = 12 * hours;
const playerSessionLongest = 7 * days;
/** `used_at` is written at most this often, so that reading a balance is not a write. */
const useNotedEvery = 60_000;

/** A player whose last call is older than this has gone. */
const present = 1 * hours;

/** A session as its owner sees it. `id` names it without being a way in. */
export interface OpenSession {
  id: string;
  current: boolean;
  openedAt: number;
  lastUsedAt: number;
  ip: string;
  country: string;
}

type Row = { login_id: number; issued_at: number; used_at: number };

/** A player's open sessions. Only hashes of their secrets are kept. */
export class Sessions {
  private readonly sql: SqlStorage;
  /** Those that were asked for, by their hashes. */
  private readonly known: Remembered<Map<string, Row>>;

  constructor({ sql, remember }: OwnStorage) {
    this.sql = sql;
    this.known = remember(() => new Map());
  }

  open(hash: string, loginId: number, at: number, ip: string): void {
    this.change(
      'DELETE FROM sessions WHERE issued_at <= ? OR used_at <= ?',
      at - playerSessionLongest,
      at - playerSessionIdle,
    );
    this.change(
      'INSERT INTO sessions (hash, login_id, issued_at, used_at, ip) VALUES (?, ?, ?, ?, ?)',
      hash,
      loginId,
      at,
      at,
      ip,
    );
  }

  /** The log-in that opened the session, or null when it is unknown, idle for 12 hours or older than 7 days. */
  use(hash: string, at: number): { loginId: number } | null {
    const row = this.find(hash);
    if (!row) return null;
    if (at >= row.issued_at + playerSessionLongest || at >= row.used_at + playerSessionIdle) {
      this.close(hash);
      return null;
    }
    if (at >= row.used_at + useNotedEvery) this.change('UPDATE sessions SET used_at = ? WHERE hash = ?', at, hash);
    return { loginId: row.login_id };
  }

  /** Whether the player is there: some session was used within the last hour. */
  isInUse(at: number): boolean {
    return this.sql.exec('SELECT 1 FROM sessions WHERE used_at > ? LIMIT 1', at - present).toArray().length > 0;
  }

  /** How many are still good. */
  countOpen(at: number): number {
    return this.list('', at).length;
  }

  /** The sessions that are still good, the latest used first. @param current the hash of the one that asks */
  list(current: string, at: number): OpenSession[] {
    const rows = this.sql.exec<{
      hash: string;
      issued_at: number;
      used_at: number;
      ip: string;
      country: string | null;
    }>(
      `SELECT s.hash, s.issued_at, s.used_at, s.ip, l.country FROM sessions s LEFT JOIN logins l ON l.id = s.login_id
       WHERE s.issued_at > ? AND s.used_at > ? ORDER BY s.used_at DESC, s.hash`,
      at - playerSessionLongest,
      at - playerSessionIdle,
    );
    return [...rows].map(({ hash, issued_at, used_at, ip, country }) => ({
      id: hashOf(`session ${hash}`).slice(0, 16),
      current: hash === current,
      openedAt: issued_at,
      lastUsedAt: used_at,
      ip,
      country: country ?? '',
    }));
  }

  /** Ends all but one; gives how many that were still good have ended. */
  closeOthers(current: string, at: number): number {
    const others = this.list(current, at).length - 1;
    this.change('DELETE FROM sessions WHERE hash <> ?', current);
    return others;
  }

  /** Gives a session a new secret. */
  rename(hash: string, to: string): void {
    this.change('UPDATE sessions SET hash = ? WHERE hash = ?', to, hash);
  }

  closeAll(): void {
    this.change('DELETE FROM sessions');
  }

  close(hash: string): void {
    this.change('DELETE FROM sessions WHERE hash = ?', hash);
  }

  private find(hash: string): Row | undefined {
    const known = this.known.read();
    const row =
      known.get(hash) ??
      this.sql.exec<Row>('SELECT login_id, issued_at, used_at FROM sessions WHERE hash = ?', hash).toArray()[0];
    if (row) known.set(hash, row);
    return row;
  }

  private change(query: string, ...bindings: SqlStorageValue[]): void {
    this.sql.exec(query, ...bindings);
    this.known.forget();
  }
}
