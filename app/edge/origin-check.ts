import { splitLocale } from './locale';

/** In characters, percent signs and all. */
const longestPath = 2_048;
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may change something: unsafe methods only from our own pages. `Sec-Fetch-Site` decides, else `Origin`
 * with its scheme, else the origin of the `Referer`: text browsers send nothing but that. A request with none of them is refused
 * (QUALITY, cross-site).
 */
export function comesFromUs(request: Request, ownOrigin: string): boolean {
  if (safeMethods.has(request.method)) return true;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = request.headers.get('origin');
  if (origin !== null) return origin === ownOrigin;
  const page = request.headers.get('referer');
  return page !== null && URL.canParse(page) && new URL(page).origin === ownOrigin;
}

/**
 * A path that a form or a query asks to be sent to, if it stays with us: judged by origin after parsing, as browsers
 * parse it, never by its spelling. Anything else becomes `fallback`. Without locale prefix, as routes write paths: redirects put
 * the reader's own in front. One longer than any page of ours has would break the header that carries it.
 */
export function ownPath(target: string | null | undefined, ownOrigin: string, fallback = '/'): string {
  if (!target) return fallback;
  let url: URL;
  try {
    url = new URL(target, ownOrigin);
  } catch {
    return fallback;
  }
  if (url.origin !== ownOrigin || url.username || url.password) return fallback;
  // A path that begins with two slashes would be read as a host when it is written out relative.
  const path = splitLocale(url.pathname).path.replace(/^\/{2,}/, '/') + url.search + url.hash;
  return path.length > longestPath ? fallback : path;
}
