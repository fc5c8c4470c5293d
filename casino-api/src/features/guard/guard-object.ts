import { DurableObject } from 'cloudflare:workers';
import { hours } from 'contract/constants';
import { bringUpToDate } from '../../kernel/storage/schema-steps';
import { systemClock } from '../../kernel/clock';
import { isCaptchaAnswer, type CaptchaAnswers } from './captcha';
import { accountFailuresKept, addressFailuresKept, waitBeforeAttempt } from './login-rules';
import type { Env } from '../../kernel/env';
import type { Outcome } from '../../kernel/outcome';
import { Alarm, atRing, type Ring } from '../../kernel/schedule/alarm';
import { LoginFailures } from './login-failures';
import { guardTables } from './object-schema';

/** So many of something in so long. `per` is milliseconds. */
export interface Allowance {
  times: number;
  per: number;
}

type Attempts = { count: number; last_at: number };
type CaptchaRow = { characters: string; digits: string; good_until: number };
type Window = { count: number; started_at: number };

const longestWindow = 24 * hours;
/** What is old is looked for this often. */
const swept = 1 * hours;

/**
 * Counts what addresses and visitors do, exactly. A fixed number of these objects shares all keys (`guardOf`), so that no flood
 * of made-up names makes storage grow without end; what is old is dropped as it goes, and by an alarm where nobody comes any more. A guard with nothing left
 * to count deletes itself, tables and all.
 */
export class GuardObject extends DurableObject<Env> {
  private readonly wakeUp: Alarm;
  private isReady = false;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.wakeUp = new Alarm(ctx.storage, systemClock);
  }

  /** The tables, made where they are not. */
  private get sql(): SqlStorage {
    const { sql } = this.ctx.storage;
    if (this.isReady) return sql;
    bringUpToDate(this.ctx.storage, guardTables);
    this.isReady = true;
    this.wakeUp.within(swept);
    return sql;
  }

  override async alarm(ring: Ring): Promise<void> {
    await atRing({ env: this.env, object: 'guard', alarm: this.wakeUp, ring }, (at) => this.sweep(at));
  }

  /** Drops what is old, and the guard itself when nothing is left. @param at epoch ms */
  async sweep(at: number): Promise<void> {
    this.sql.exec('DELETE FROM login_attempts WHERE last_at <= ?', at - addressFailuresKept);
    this.sql.exec('DELETE FROM login_failures WHERE last_at <= ?', at - accountFailuresKept);
    this.sql.exec('DELETE FROM captchas WHERE good_until <= ?', at);
    this.sql.exec('DELETE FROM windows WHERE started_at <= ?', at - longestWindow);
    const tables = ['login_attempts', 'login_failures', 'captchas', 'windows'];
    if (tables.some((table) => this.sql.exec(`SELECT 1 FROM ${table} LIMIT 1`).toArray().length > 0))
      return this.wakeUp.within(swept);
    this.isReady = false;
    await Promise.all([this.ctx.storage.deleteAlarm(), this.ctx.storage.deleteAll()]);
  }

  /** Judges a log-in by a name that nobody has; it counts as failed. Refusals: `too_many_requests`, `invalid_captcha`, `invalid_username_or_password`. */
  async guess(name: string, captcha: 'right' | 'wrong' | undefined, at: number): Promise<Outcome<never>> {
    const failures = new LoginFailures(this.sql);
    return failures.before(name, captcha, at) ?? failures.failed(name, at);
  }

  /**
   * Counts a log-in attempt from an address as failed until `loginSucceeded` takes it back, so that attempts made at the same
   * time are all counted. Gives how long in ms the address has to wait, 0 when the attempt may be made.
   */
  async loginAttempt(key: string, at: number): Promise<number> {
    this.sql.exec('DELETE FROM login_attempts WHERE last_at <= ?', at - addressFailuresKept);
    const [row] = this.sql.exec<Attempts>('SELECT count, last_at FROM login_attempts WHERE key = ?', key);
    const wait = row ? waitBeforeAttempt({ count: row.count, lastAt: row.last_at }, at) : 0;
    if (wait > 0) return wait;
    this.sql.exec(
      'INSERT INTO login_attempts (key, count, last_at) VALUES (?, 1, ?) ON CONFLICT (key) DO UPDATE SET count = count + 1, last_at = excluded.last_at',
      key,
      at,
    );
    return 0;
  }

  async loginSucceeded(key: string): Promise<void> {
    this.sql.exec('UPDATE login_attempts SET count = count - 1 WHERE key = ? AND count > 0', key);
  }

  /** Keeps what a captcha takes for an answer until `goodUntil`. */
  async keepCaptcha(id: string, { characters, digits }: CaptchaAnswers, goodUntil: number, at: number): Promise<void> {
    this.sql.exec('DELETE FROM captchas WHERE good_until <= ?', at);
    this.sql.exec(
      'INSERT INTO captchas (id, characters, digits, good_until) VALUES (?, ?, ?, ?)',
      id,
      characters,
      digits,
      goodUntil,
    );
  }

  /** Whether the text answers the captcha. Right or wrong, the captcha is used up. */
  async solveCaptcha(id: string, text: string, at: number): Promise<boolean> {
    const [captcha] = this.sql.exec<CaptchaRow>(
      'DELETE FROM captchas WHERE id = ? RETURNING characters, digits, good_until',
      id,
    );
    return captcha !== undefined && at < captcha.good_until && isCaptchaAnswer(text, captcha);
  }

  /** Takes one of an allowance; gives how long in ms to wait when there is none left, else 0. */
  async take(key: string, { times, per }: Allowance, at: number): Promise<number> {
    this.sql.exec('DELETE FROM windows WHERE started_at <= ?', at - longestWindow);
    const [row] = this.sql.exec<Window>('SELECT count, started_at FROM windows WHERE key = ?', key);
    if (row && at < row.started_at + per) {
      if (row.count >= times) return row.started_at + per - at;
      this.sql.exec('UPDATE windows SET count = count + 1 WHERE key = ?', key);
      return 0;
    }
    this.sql.exec('INSERT OR REPLACE INTO windows (key, count, started_at) VALUES (?, 1, ?)', key, at);
    return 0;
  }
}
