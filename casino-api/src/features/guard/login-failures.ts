import { accountFailuresKept, captchaFromFailure, waitBeforeAttempt } from './login-rules';
import { type Outcome, refused, retryAfter } from '../../kernel/outcome';

type Row = { count: number; last_at: number };

/** Failed log-ins by name. A player's object counts its own; the guards count the names that nobody has, by the same rules and in the same words. */
export class LoginFailures {
  constructor(private readonly sql: SqlStorage) {}

  /** How long in ms the next attempt has to wait. */
  waitFor(name: string, at: number): number {
    const [row] = this.sql.exec<Row>('SELECT count, last_at FROM login_failures WHERE name = ?', name);
    return row && at < row.last_at + accountFailuresKept
      ? waitBeforeAttempt({ count: row.count, lastAt: row.last_at }, at)
      : 0;
  }

  /** Whether the next attempt has to come with a captcha. */
  requireCaptcha(name: string, at: number): boolean {
    const [row] = this.sql.exec<Row>('SELECT count, last_at FROM login_failures WHERE name = ?', name);
    return row !== undefined && row.count >= captchaFromFailure && at < row.last_at + accountFailuresKept;
  }

  /** Why an attempt is not judged at all, and so counts for nothing; null: it is to be judged. Refusals: `too_many_requests`, `invalid_captcha`. */
  before(name: string, captcha: 'right' | 'wrong' | undefined, at: number): Outcome<never> | null {
    const wait = this.waitFor(name, at);
    if (wait > 0) return refused('too_many_requests', { ...retryAfter(wait), captchaNeeded: true });
    return captcha !== 'right' && this.requireCaptcha(name, at)
      ? refused('invalid_captcha', { captchaNeeded: true })
      : null;
  }

  /** Counts an attempt that failed, and gives its answer. */
  failed(name: string, at: number): Outcome<never> {
    this.note(name, at);
    return refused('invalid_username_or_password', this.requireCaptcha(name, at) ? { captchaNeeded: true } : undefined);
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
