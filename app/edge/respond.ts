/**
 * What a loader or an action wants of the response, said where it gives its data. The wishes travel as headers: those of a page's action and loaders
 * go onto its document (`entry.server.tsx`), and the front door takes off the one that is meant for it alone.
 */
import { data } from '@remix-run/cloudflare';
import { policyFor, type LetIn } from './security-headers';
import type { Lifetime } from './shared-cache';

export interface Wishes {
  /** What the page lets in besides what is ours. */
  letIn?: LetIn;
  /** Something is missing because the API is away: the page is shown once, and not kept though its route allows it (`handle.kept`). */
  incomplete?: boolean;
  /** How long the front door may keep the response for everybody who isn't logged in. Pages say it by `handle.kept`. */
  keep?: Lifetime | undefined;
}

/** Of caches between us and the browser (RFC 9213). The front door is the only one, so nobody else gets to see it. */
const lifetimeHeader = 'CDN-Cache-Control';

/** A wish as headers, for a response that is no page. */
export const headersFor = ({ letIn, incomplete, keep }: Wishes): Record<string, string> => ({
  ...(letIn && { 'Content-Security-Policy': policyFor(letIn) }),
  ...(keep && { [lifetimeHeader]: `max-age=${keep.fresh}, stale-while-revalidate=${keep.stale}` }),
  ...(incomplete && { [lifetimeHeader]: 'no-store' }),
});

/** The data of a loader or an action, with what it wants of the response. */
export function respond<Data>(value: Data, { status = 200, ...wishes }: Wishes & { status?: number } = {}) {
  const headers = headersFor(wishes);
  // Most wish for nothing, and to make headers of nothing costs as much as to draw ten elements.
  return data(value, Object.keys(headers).length > 0 ? { status, headers } : { status });
}

/** Takes off how long a response may be kept. Null: it is this visitor's alone. */
export function takeLifetime(headers: Headers): Lifetime | null {
  const [, fresh, stale] =
    /^max-age=(\d+), stale-while-revalidate=(\d+)$/.exec(headers.get(lifetimeHeader) ?? '') ?? [];
  headers.delete(lifetimeHeader);
  return fresh && stale ? { fresh: Number(fresh), stale: Number(stale) } : null;
}
