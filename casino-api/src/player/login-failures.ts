import { accountFailuresKept, captchaFromFailure, waitBeforeAttempt } from '../domain/login-rules';

type Row = { count: number; last_at: number };

/** Failed log-ins by name. A player's object counts one name; a phantom object those unknown names that fall to it. */
export class LoginFailures {
  constructor(private readonly sql: SqlStorage) {}

  /** How long in ms the next attempt has to wait. */
  waitFor(name: string, at: number): number {
    const [row] = this.sql.exec<Row>('SELECT count, last_at FROM login_failures WHERE name = ?', name);
    return row && at < row.last_at + accountFailuresKept ? waitBeforeAttempt({ count: row.count, lastAt: row.last_at }, at) : 0;
  }

  /** Whether the next attempt has to come with a captcha. */
  askForCaptcha(name: string, at: number): boolean {
    const [row] = this.sql.exec<Row>('SELECT count, last_at FROM login_failures WHERE name = ?', name);
    return row !== undefined && row.count >= captchaFromFailure && at < row.last_at + accountFailuresKept;
  }

  note(name: string, at: number): void {
    this.sql.exec('DELETE FROM login_failures WHERE last_at <= ?', at - accountFailuresKept);
    this.sql.exec(
      'INSERT INTO login_failures (name, count, last_at) VALUES (?, 1, ?) ON CONFLICT (name) DO UPDATE SET count = count + 1, last_at = excluded.last_at',
      name,
      at,
    );
  }

  forget(name: string): void {
    this.sql.exec('DELETE FROM login_failures WHERE name = ?', name);
  }
}
