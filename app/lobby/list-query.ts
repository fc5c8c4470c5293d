import { firstCharacters } from 'contract/characters';
import { GameSort } from 'contract/games';

/** What a game list is asked for in its address: `?title=light&provider=Tideworks&sort=new&page=2`. */
export interface ListQuery {
  /** Words of title or provider; empty: all. */
  title: string;
  /** Empty: all. */
  provider: string;
  sort: GameSort;
  /** From 1. */
  page: number;
}

const plain: ListQuery = { title: '', provider: '', sort: 'popular', page: 1 };

/** The longest text that a search reads. */
export const longestTitle = 60;

/** What is searched for, as it was typed; what is longer than any title is cut, never between the halves of a character. */
const readTitle = (search: URLSearchParams): string =>
  firstCharacters((search.get('title') ?? '').trim(), longestTitle).trim();

/** Whether there is anything to look for: a letter or a digit. */
export const isSearchable = (title: string): boolean => /[\p{L}\p{N}]/u.test(title);

/** Reads the address; what makes no sense counts as not said. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const sort = GameSort.safeParse(search.get('sort'));
  const page = search.get('page') ?? '';
  return {
    title: readTitle(search),
    provider: firstCharacters((search.get('provider') ?? '').trim(), 60),
    sort: sort.success ? sort.data : plain.sort,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : plain.page,
  };
}

/** The query of an address, with `?`, or nothing when all is as usual. */
export function writeListQuery(query: ListQuery): string {
  const search = new URLSearchParams();
  if (query.title) search.set('title', query.title);
  if (query.provider) search.set('provider', query.provider);
  if (query.sort !== plain.sort) search.set('sort', query.sort);
  if (query.page !== plain.page) search.set('page', String(query.page));
  return search.size ? `?${search}` : '';
}
