import { createHmac, timingSafeEqual } from 'node:crypto';
import { days } from 'contract/constants';

/**
 * The cookies of one request: reads those that came, collects those to set. Nothing else writes `Set-Cookie`; the
 * middleware appends what was collected to whatever response leaves.
 */
export class CookieJar {
  private readonly came: Map<string, string>;
  private readonly changes = new Map<string, string>();

  constructor(
    header: string | null,
    /** Over https names get the `__Host-` prefix and `Secure`; over plain http on localhost browsers would refuse both. */
    private readonly secure: boolean,
    private readonly secret: string,
  ) {
    this.came = parseCookies(header);
  }

  /**
   * The value of a cookie that only we can have written, for the session's ids.
   * @returns null when absent, forged or unreadable.
   */
  readSigned(name: string): unknown {
    const [payload, signature, ...rest] = this.came.get(this.nameOf(name))?.split('.') ?? [];
    if (!payload || !signature || rest.length) return null;
    const expected = Buffer.from(this.sign(name, payload));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    return JSON.parse(Buffer.from(payload, 'base64url').toString());
  }

  /** `value` is anything JSON carries; `maxAge` in seconds, left out: until the browser closes. */
  writeSigned(name: string, value: unknown, maxAge?: number): void {
    const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
    this.set(this.nameOf(name), `${payload}.${this.sign(name, payload)}`, maxAge);
  }

  removeSigned(name: string): void {
    this.set(this.nameOf(name), '', 0);
  }

  /** A preference kept as plain text, such as `user-locale`. */
  read(name: string): string | null {
    const value = this.came.get(name);
    if (value === undefined) return null;
    try {
      return decodeURIComponent(value);
    } catch {
      return null;
    }
  }

  /** Kept for a year; written only when it differs from what came. */
  write(name: string, value: string): void {
    if (this.read(name) !== value) this.set(name, encodeURIComponent(value), (365 * days) / 1000);
  }

  /** The `Set-Cookie` values to append. */
  setCookies(): Iterable<string> {
    return this.changes.values();
  }

  private nameOf(name: string): string {
    return this.secure ? `__Host-${name}` : name;
  }

  private set(name: string, value: string, maxAge: number | undefined): void {
    const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
    this.changes.set(name, `${name}=${value}${age}; Path=/; HttpOnly; SameSite=Lax${this.secure ? '; Secure' : ''}`);
  }

  /** The name is signed along, so that one cookie's value is worth nothing under another name. */
  private sign(name: string, payload: string): string {
    return createHmac('sha256', this.secret).update(`${name}=${payload}`).digest('base64url');
  }
}

function parseCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    // Of two cookies with one name the first is the more specific one (RFC 6265 §5.4).
    if (at > 0 && !cookies.has(name)) cookies.set(name, part.slice(at + 1).trim());
  }
  return cookies;
}
