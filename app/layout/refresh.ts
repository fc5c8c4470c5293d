import type { AppLoadContext } from '@remix-run/cloudflare';
import { seconds } from 'contract/constants';
import type { Toast } from '~/edge/session';

/** A page that looks again by itself: `after` seconds, at the address `to`. It must say so, and how to stop it (WCAG 2.2.1). */
export interface Refresh {
  after: number;
  to: string;
}

/**
 * What the data of a page's last route says of it in `refresh`, as the header of that name: with scripts off as good as with them. A form
 * that was refused is being mended and stands still. What is told in passing is told once, so the page stands until it was (SPEC §9).
 */
export function refreshHeader(
  data: unknown,
  isMended: boolean,
  toast: Pick<Toast, 'shownFor'> | null = null,
): string | null {
  const refresh = isMended ? null : (data as { refresh?: Refresh | null } | null | undefined)?.refresh;
  if (!refresh) return null;
  return `${Math.max(refresh.after, Math.ceil((toast?.shownFor ?? 0) / seconds))};url=${refresh.to}`;
}

/** Of a page that waits for something: whether it stands still, and the addresses of both ways, looking again by itself or not. */
export interface Waiting {
  refresh: Refresh | null;
  waits: { stays: boolean; here: string; other: string } | null;
}

/**
 * A page that waits looks again after so many seconds, unless its address says that it is to stand still. Part of a loader's data.
 * @param after seconds; null for a page that waits no more
 * @param query of the address to look at, instead of the page's own
 */
export function waiting(
  { url, page, path }: Pick<AppLoadContext, 'url' | 'page' | 'path'>,
  after: number | null,
  query: URLSearchParams = url.searchParams,
): Waiting {
  if (after === null) return { refresh: null, waits: null };
  const stays = url.searchParams.has('stay');
  const plain = new URLSearchParams(query);
  plain.delete('stay');
  const at = (search: string) => page.href(path + (search ? `?${search}` : ''));
  const [moving, still] = [at(plain.toString()), at(`${plain.size > 0 ? `${plain}&` : ''}stay`)];
  return {
    refresh: stays ? null : { after, to: moving },
    waits: { stays, here: stays ? still : moving, other: stays ? moving : still },
  };
}
