import { GameSort } from 'contract/games';

/** What a game list is asked for in its address: `?provider=Tideworks&sort=new&page=2`. */
export interface ListQuery {
  /** Empty: all. */
  provider: string;
  sort: GameSort;
  /** From 1. */
  page: number;
}

const plain: ListQuery = { provider: '', sort: 'popular', page: 1 };

/** Reads the address; what makes no sense counts as not said. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const sort = GameSort.safeParse(search.get('sort'));
  const page = search.get('page') ?? '';
  return {
    provider: (search.get('provider') ?? '').trim().slice(0, 60),
    sort: sort.success ? sort.data : plain.sort,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : plain.page,
  };
}

/** The query of an address, with `?`, or nothing when all is as usual. */
export function writeListQuery(query: ListQuery): string {
  const search = new URLSearchParams();
  if (query.provider) search.set('provider', query.provider);
  if (query.sort !== plain.sort) search.set('sort', query.sort);
  if (query.page !== plain.page) search.set('page', String(query.page));
  return search.size ? `?${search}` : '';
}
