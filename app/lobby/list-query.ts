import { firstCharacters } from 'contract/characters';
import { GameFeature, GameSort, Volatility } from 'contract/games';
import { queryText } from 'contract/query-text';

/** What a list can ask of a game's return at the least, in whole percent. */
export const returnFloors = ['95', '96', '97', '98'] as const;

/** What a game list is asked for in its address: `?title=light&provider=Tideworks&feature=ways&sort=new&page=2`. */
export interface ListQuery {
  /** Words of title or provider; empty: all. */
  title: string;
  /** Empty: all. */
  provider: string;
  /** Of these three, empty: any. */
  feature: GameFeature | '';
  volatility: Volatility | '';
  return: (typeof returnFloors)[number] | '';
  sort: GameSort;
  /** From 1. */
  page: number;
}

const plain: ListQuery = {
  title: '',
  provider: '',
  feature: '',
  volatility: '',
  return: '',
  sort: 'popular',
  page: 1,
};

/** What a game is asked to be like. */
const traits = ['feature', 'volatility', 'return'] as const;

/** Whether more narrows the list than what was typed. */
export const isFiltered = (query: ListQuery): boolean =>
  query.provider !== '' || traits.some((trait) => query[trait] !== '');

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
    feature: GameFeature.safeParse(search.get('feature')).data ?? plain.feature,
    volatility: Volatility.safeParse(search.get('volatility')).data ?? plain.volatility,
    return: returnFloors.find((floor) => floor === search.get('return')) ?? plain.return,
    sort: sort.success ? sort.data : plain.sort,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : plain.page,
  };
}

/** The query of an address, with `?`, or nothing when all is as usual. What is left out is as usual. */
export function writeListQuery(asked: Partial<ListQuery>): string {
  const query = { ...plain, ...asked };
  return queryText({
    ...query,
    sort: query.sort === plain.sort ? '' : query.sort,
    page: query.page === plain.page ? '' : query.page,
  });
}
