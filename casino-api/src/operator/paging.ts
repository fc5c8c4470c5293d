import { z } from 'zod';
import { escaped } from '../kernel/html';
import type { Page, Place } from '../kernel/paged-list';
import type { Visit } from './desk';

const Keys = z.array(z.union([z.string().max(300), z.number().int()])).min(1);
const sides = ['after', 'before'] as const;

/** What a list's place is called in an address; lists of one page have names of their own. */
const nameOf = (list: string, side: Place['side']): string => (list ? `${list}-${side}` : side);

function keysIn(text: string): Place['keys'] | null {
  try {
    return Keys.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Where in a list somebody is; null: at its beginning. @param list its name, where a page has several */
export function placeOf({ context: { req } }: Visit, list = ''): Place | null {
  for (const side of sides) {
    const keys = keysIn(req.query(nameOf(list, side)) ?? '');
    if (keys) return { side, keys };
  }
  return null;
}

/** What an act came to, told once. */
const told = ['done', 'decided', 'asked'];

/** What the address of a page asks for; nothing where somebody is on another page. */
function asked({ context: { req } }: Visit, path: string): URLSearchParams {
  const query = new URLSearchParams(req.path.endsWith(path) ? req.query() : {});
  for (const name of told) query.delete(name);
  return query;
}

const withQuery = (path: string, query: URLSearchParams): string => (query.size > 0 ? `${path}?${query}` : path);

/** The address of a page as somebody has it before them, its search and its places in lists with it: there a form of it is posted, and there an act leads back. @param at the path with the reader's language in front, where a page has several */
export function standingAt(
  visit: Visit,
  path: string,
  more: Readonly<Record<string, string>> = {},
  at: string = path,
): string {
  const query = asked(visit, path);
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  return withQuery(at, query);
}

/** `label`: what the list is called, for no two navigations of a page have one name. */
export interface PagerWords {
  label: string;
  previous: string;
  next: string;
}
const english: PagerWords = { label: 'Pages', previous: 'Previous page', next: 'Next page' };

/** Links to the pages beside a page of a list; what else the address asks for stays. @param list its name, where a page has several @param anchor where the list stands */
export function pager(
  visit: Visit,
  path: string,
  { previous, next }: Pick<Page<unknown>, 'previous' | 'next'>,
  {
    list = '',
    words = {},
    anchor = '',
    at = path,
  }: { list?: string; words?: Partial<PagerWords>; anchor?: string; at?: string } = {},
): string {
  const says = { ...english, ...words };
  const link = (place: Place | null, text: string, rel: string): string => {
    if (!place) return '';
    const query = asked(visit, path);
    for (const side of sides) query.delete(nameOf(list, side));
    query.set(nameOf(list, place.side), JSON.stringify(place.keys));
    return `<a rel="${rel}" href="${escaped(withQuery(at, query) + anchor)}">${escaped(text)}</a>`;
  };
  const links = link(previous, says.previous, 'prev') + link(next, says.next, 'next');
  return links && `<nav aria-label="${escaped(says.label)}">${links}</nav>`;
}
