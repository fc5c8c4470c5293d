import { days } from 'contract/constants';

/** Cookies that only we can have written. */
export type SignedCookie =
  | 'anonSessionId'
  | 'playerSessionId'
  | 'flash'
  | 'wayBack'
  | 'identityFlow'
  | 'identityCompletion'
  | 'device'
  | MailedCookie;
/** The token of a mailed link, out of the address and the history (`app/identity/mailed-link.ts`). */
export type MailedCookie = 'resetToken' | 'exclusionToken' | 'withdrawalToken' | 'emailToken';
export const signedCookies: readonly SignedCookie[] = [
  'anonSessionId',
  'playerSessionId',
  'flash',
  'wayBack',
  'identityFlow',
  'identityCompletion',
  'device',
  'resetToken',
  'exclusionToken',
  'withdrawalToken',
  'emailToken',
];

interface Change {
  name: string;
  value: string;
  /** Seconds; left out: until the browser closes. */
  maxAge?: number;
  signed: boolean;
}

const hmac = { name: 'HMAC', hash: 'SHA-256' } as const;
const keys = new Map<string, Promise<CryptoKey>>();

/** Importing a key costs more than signing with it, so it is kept for the isolate's life. */
function keyOf(secret: string): Promise<CryptoKey> {
  let key = keys.get(secret);
  if (!key)
    keys.set(
      secret,
      (key = crypto.subtle.importKey('raw', new TextEncoder().encode(secret), hmac, false, ['sign', 'verify'])),
    );
  return key;
}

/** The name is signed along, so that one cookie's value is worth nothing under another name. */
const signedText = (name: string, payload: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${name}=${payload}`);

/**
 * The cookies of one request: reads those that came, collects those to set. Nothing else writes `Set-Cookie`; the
 * middleware appends what was collected to whatever response leaves.
 */
export class CookieJar {
  private readonly changes = new Map<string, Change>();

  private constructor(
    private readonly came: ReadonlyMap<string, string>,
    private readonly trusted: ReadonlyMap<string, unknown>,
    private readonly secure: boolean,
    private readonly secret: string,
  ) {}

  /**
   * @param secure over https names get the `__Host-` prefix and `Secure`; over plain http on localhost browsers would refuse both
   */
  static async open(header: string | null, secure: boolean, secret: string): Promise<CookieJar> {
    const came = parseCookies(header);
    const trusted = new Map<string, unknown>();
    for (const name of signedCookies) {
      const sent = nameOf(name, secure);
      const value = came.get(sent);
      if (value === undefined) continue;
      const known = foundGood.get(nameOfGood(sent, value, secret));
      trusted.set(name, known === undefined ? await verified(sent, value, secret) : known);
    }
    return new CookieJar(came, trusted, secure, secret);
  }

  /** @returns null when absent, forged or unreadable. */
  readSigned(name: SignedCookie): unknown {
    return this.trusted.get(name) ?? null;
  }

  /** `value` is anything JSON carries; `maxAge` in seconds, left out: until the browser closes. */
  writeSigned(name: SignedCookie, value: unknown, maxAge?: number): void {
    this.changes.set(name, {
      name: nameOf(name, this.secure),
      value: Buffer.from(JSON.stringify(value)).toString('base64url'),
      maxAge,
      signed: true,
    });
  }

  removeSigned(name: SignedCookie): void {
    this.changes.set(name, { name: nameOf(name, this.secure), value: '', maxAge: 0, signed: false });
  }

  /** A preference kept as plain text, such as `user-locale`; as it is written by now. */
  read(name: string): string | null {
    const value = this.changes.get(name)?.value ?? this.came.get(name);
    if (value === undefined) return null;
    try {
      return decodeURIComponent(value);
    } catch {
      return null;
    }
  }

  /** Kept for a year; written only when it differs from what came. */
  write(name: string, value: string): void {
    if (this.read(name) !== value)
      this.changes.set(name, { name, value: encodeURIComponent(value), maxAge: (365 * days) / 1000, signed: false });
  }

  /** The `Set-Cookie` values to append. */
  async setCookies(): Promise<string[]> {
    const lines: string[] = [];
    for (const { name, value, maxAge, signed } of this.changes.values()) {
      const written = signed ? `${value}.${await signature(name, value, this.secret)}` : value;
      const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
      lines.push(`${name}=${written}${age}; Path=/; HttpOnly; SameSite=Lax${this.secure ? '; Secure' : ''}`);
    }
    return lines;
  }
}

const nameOf = (name: SignedCookie, secure: boolean): string => (secure ? `__Host-${name}` : name);

async function signature(name: string, payload: string, secret: string): Promise<string> {
  return Buffer.from(await crypto.subtle.sign(hmac, await keyOf(secret), signedText(name, payload))).toString(
    'base64url',
  );
}

/** What cookies say whose signature was found good, by secret, name and value: visitors come back, and to read and verify one anew is a tenth of a small page's cost. */
const foundGood = new Map<string, unknown>();
const mostFoundGood = 500;

async function verified(name: string, value: string, secret: string): Promise<unknown> {
  const [payload, given, ...rest] = value.split('.');
  if (!payload || !given || rest.length) return null;
  const signature = Uint8Array.from(Buffer.from(given, 'base64url'));
  if (!(await crypto.subtle.verify(hmac, await keyOf(secret), signature, signedText(name, payload)))) return null;
  const said: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  if (foundGood.size >= mostFoundGood) foundGood.clear();
  foundGood.set(nameOfGood(name, value, secret), said);
  return said;
}

const nameOfGood = (name: string, value: string, secret: string): string => `${secret}\n${name}=${value}`;

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
