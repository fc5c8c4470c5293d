/**
 * Keeps whole pages for visitors who aren't logged in. A small memory layer stands in front of the Cache API, as for single answers
 * (`shared-cache.ts`). What is kept holds nothing of anybody: no cookie, no session, no territory; the front door judges the territory and
 * sets headers and cookies anew for each request. Pages that are too old are shown once more while a new one is made.
 */
import type { EdgeContext } from './context';
import type { Lifetime } from './shared-cache';

export interface KeptPage extends Lifetime {
  html: Uint8Array<ArrayBuffer>;
  etag: string;
  /** Epoch milliseconds. */
  at: number;
}

const memory = new Map<string, KeptPage>();
const memoryLimit = 150;
/** Keys of pages that are being made anew in this isolate. */
const inTheMaking = new Set<string>();

const edgeCache = (): Cache => (caches as unknown as { default: Cache }).default;

/** The queries that pages answer to. Others, affiliates' among them, would fill the cache with copies. */
const queries = new Set(['title', 'provider', 'feature', 'volatility', 'return', 'sort', 'page', 'tag', 'month']);
const longestAddress = 200;

/**
 * Names the kept page that answers a request, null when none may: only for reading, only for who is not logged in and has no message
 * waiting. Lite mode and language make pages of their own; `version` is the build's, whose assets the page names.
 */
export function keyOf(
  edge: Pick<EdgeContext, 'request' | 'url' | 'path' | 'locale' | 'page' | 'session' | 'cookies' | 'territory'>,
  version: string,
): string | null {
  const { request, url, path, locale, page, session, cookies, territory } = edge;
  const anonymous = request.method === 'GET' && session.playerId === null && cookies.readSigned('flash') === null;
  if (!anonymous || territory.barred || path.length + url.search.length > longestAddress) return null;
  if (url.search && ![...url.searchParams.keys()].every((name) => queries.has(name))) return null;
  return `${url.origin}/_kept/${version}/${locale}/${page.lite || 'full'}${path}${url.search}`;
}

const isUsable = (page: KeptPage, now: number): boolean => now - page.at < (page.fresh + page.stale) * 1000;

function remember(key: string, page: KeptPage): void {
  memory.delete(key);
  if (memory.size >= memoryLimit) memory.delete(memory.keys().next().value!);
  memory.set(key, page);
}

/** The page kept under a key, fresh or stale, or null. */
export async function findKept(key: string, now: number): Promise<KeptPage | null> {
  const known = memory.get(key);
  if (known) return isUsable(known, now) ? known : null;
  const response = await edgeCache().match(key);
  if (!response) return null;
  const { headers } = response;
  const page: KeptPage = {
    html: new Uint8Array(await response.arrayBuffer()),
    etag: headers.get('etag') ?? '',
    at: Number(headers.get('x-made-at')),
    fresh: Number(headers.get('x-fresh')),
    stale: Number(headers.get('x-stale')),
  };
  if (!isUsable(page, now)) return null;
  remember(key, page);
  return page;
}

/** Whether somebody should make the page anew now: it is stale, and nobody else in this isolate is at it. */
export function claimRefresh(key: string, page: KeptPage, now: number): boolean {
  if (now - page.at < page.fresh * 1000 || inTheMaking.has(key)) return false;
  inTheMaking.add(key);
  return true;
}

export const releaseRefresh = (key: string): void => void inTheMaking.delete(key);

/** Keeps a rendered page. @returns it, with the work of writing it to the Cache API, which nobody has to wait for */
export async function keep(
  key: string,
  rendered: Response,
  lifetime: Lifetime,
  at: number,
): Promise<{ page: KeptPage; written: Promise<void> }> {
  const html = new Uint8Array(await rendered.arrayBuffer());
  const digest = await crypto.subtle.digest('SHA-256', html);
  const page: KeptPage = {
    ...lifetime,
    html,
    at,
    etag: `W/"${Buffer.from(digest).toString('base64url').slice(0, 22)}"`,
  };
  remember(key, page);
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': `max-age=${lifetime.fresh + lifetime.stale}`,
    ETag: page.etag,
    'x-made-at': String(at),
    'x-fresh': String(lifetime.fresh),
    'x-stale': String(lifetime.stale),
  };
  return { page, written: edgeCache().put(key, new Response(html, { headers })) };
}

/** Drops a page whose refresh did not come off: what is rendered next says so itself. */
export async function forget(key: string): Promise<void> {
  memory.delete(key);
  await edgeCache().delete(key);
}

/**
 * The answer of a kept page. Browsers may hold it but ask each time, since who is logged in and where decides what the address shows; a copy
 * that is still right costs them no bytes. No cache between may answer for us.
 */
export function answerOf(page: KeptPage, request: Request): Response {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-cache', ETag: page.etag };
  const same = request.headers.get('if-none-match')?.split(/,\s*/).includes(page.etag);
  return same ? new Response(null, { status: 304, headers }) : new Response(page.html, { headers });
}
