import { days, hours } from 'contract/constants';

export const playerSessionIdle = 12 * hours;
export const playerSessionLongest = 7 * days;
/** `used_at` is written at most this often, so that reading a balance is not a write. */
const useNotedEvery = 60_000;

type Row = { login_id: number; issued_at: number; used_at: number };

/** A player's open sessions. Only hashes of their secrets are kept. */
export class Sessions {
  constructor(private readonly sql: SqlStorage) {}

  open(hash: string, loginId: number, at: number, ip: string): void {
    this.sql.exec('DELETE FROM sessions WHERE issued_at <= ? OR used_at <= ?', at - playerSessionLongest, at - playerSessionIdle);
    this.sql.exec('INSERT INTO sessions (hash, login_id, issued_at, used_at, ip) VALUES (?, ?, ?, ?, ?)', hash, loginId, at, at, ip);
  }

  /** The log-in that opened the session, or null when it is unknown, idle for 12 hours or older than 7 days. */
  use(hash: string, at: number): { loginId: number } | null {
    const [row] = this.sql.exec<Row>('SELECT login_id, issued_at, used_at FROM sessions WHERE hash = ?', hash);
    if (!row) return null;
    if (at >= row.issued_at + playerSessionLongest || at >= row.used_at + playerSessionIdle) {
      this.close(hash);
      return null;
    }
    if (at >= row.used_at + useNotedEvery) this.sql.exec('UPDATE sessions SET used_at = ? WHERE hash = ?', at, hash);
    return { loginId: row.login_id };
  }

  close(hash: string): void {
    this.sql.exec('DELETE FROM sessions WHERE hash = ?', hash);
  }
}
