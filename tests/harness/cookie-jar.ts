/** A visitor's cookies, kept as a browser keeps them for one origin. */
export interface StoredCookie {
  name: string;
  value: string;
  /** Lower-case attribute → its value, `true` for flags. */
  attributes: Record<string, string | true>;
}

/** Reads one `Set-Cookie` header. */
export function parseSetCookie(header: string): StoredCookie {
  const [pair = '', ...rest] = header.split(';');
  const at = pair.indexOf('=');
  const attributes: StoredCookie['attributes'] = {};
  for (const part of rest) {
    const [key = '', ...value] = part.trim().split('=');
    attributes[key.toLowerCase()] = value.length ? value.join('=') : true;
  }
  return { name: pair.slice(0, at).trim(), value: pair.slice(at + 1).trim(), attributes };
}

const isGone = ({ value, attributes }: StoredCookie): boolean =>
  value === '' ||
  attributes['max-age'] === '0' ||
  (typeof attributes.expires === 'string' && Date.parse(attributes.expires) <= 0);

export class VisitorCookies {
  private readonly cookies = new Map<string, StoredCookie>();

  /** Takes what an answer sets; what a browser would refuse is refused here, with an error. */
  take(setCookies: string[], secure: boolean): void {
    for (const header of setCookies) {
      const cookie = parseSetCookie(header);
      const { attributes } = cookie;
      if (attributes.secure && !secure)
        throw new Error(`A browser refuses the Secure cookie ${cookie.name} over plain http.`);
      if (
        cookie.name.startsWith('__Host-') &&
        (!attributes.secure || attributes.path !== '/' || 'domain' in attributes)
      ) {
        throw new Error(`A browser refuses ${cookie.name}: __Host- asks for Secure, Path=/ and no Domain.`);
      }
      if (isGone(cookie)) this.cookies.delete(cookie.name);
      else this.cookies.set(cookie.name, cookie);
    }
  }

  get(name: string): string | undefined {
    return this.cookies.get(name)?.value;
  }

  /** Puts a cookie in by hand, as somebody who edits their own cookies would. */
  put(name: string, value: string): void {
    this.cookies.set(name, { name, value, attributes: {} });
  }

  forget(name: string): void {
    this.cookies.delete(name);
  }

  names(): string[] {
    return [...this.cookies.keys()];
  }

  /** The `Cookie` header, or null when there is none. */
  header(): string | null {
    return this.cookies.size
      ? [...this.cookies.values()].map(({ name, value }) => `${name}=${value}`).join('; ')
      : null;
  }
}
