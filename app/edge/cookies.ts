import { createCookie, type Cookie } from '@remix-run/cloudflare';
import { days } from 'contract/constants';

/**
 * The cookies of one request: reads those that came, collects those to set. Nothing else writes `Set-Cookie`; the
 * middleware appends what was collected to whatever response leaves.
 */
export class CookieJar {
  private readonly changes = new Map<string, string>();

  constructor(
    private readonly header: string | null,
    /** Over https names get the `__Host-` prefix and `Secure`; over plain http on localhost browsers would refuse both. */
    private readonly secure: boolean,
    private readonly secret: string,
  ) {}

  /** A cookie whose value only we can have written: signed, unreadable to scripts, for the session's ids. */
  private signed(name: string): Cookie {
    return createCookie(this.secure ? `__Host-${name}` : name, { ...this.attributes(), httpOnly: true, secrets: [this.secret] });
  }

  private attributes() {
    return { path: '/', sameSite: 'lax' as const, secure: this.secure };
  }

  /** @returns null when absent, forged or unreadable. */
  async readSigned<Value>(name: string): Promise<Value | null> {
    if (!this.header?.includes(name)) return null;
    try {
      return ((await this.signed(name).parse(this.header)) as Value | null) ?? null;
    } catch {
      return null;
    }
  }

  /** `maxAge` in seconds; left out: until the browser closes. */
  async writeSigned(name: string, value: unknown, maxAge?: number): Promise<void> {
    this.changes.set(name, await this.signed(name).serialize(value, { maxAge }));
  }

  async removeSigned(name: string): Promise<void> {
    this.changes.set(name, await this.signed(name).serialize('', { maxAge: 0 }));
  }

  /** A preference kept as plain text, such as `user-locale`. */
  read(name: string): string | null {
    for (const part of this.header?.split(';') ?? []) {
      const [key, ...value] = part.trim().split('=');
      if (key !== name) continue;
      try {
        return decodeURIComponent(value.join('='));
      } catch {
        return null;
      }
    }
    return null;
  }

  /** Kept for a year; written only when it differs from what came. */
  write(name: string, value: string): void {
    if (this.read(name) === value) return;
    const flags = `Path=/; Max-Age=${(365 * days) / 1000}; HttpOnly; SameSite=Lax${this.secure ? '; Secure' : ''}`;
    this.changes.set(name, `${name}=${encodeURIComponent(value)}; ${flags}`);
  }

  /** The `Set-Cookie` values to append. */
  setCookies(): string[] {
    return [...this.changes.values()];
  }
}
