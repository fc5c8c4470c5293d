import { gamesPage } from 'contract/constants';
import type { GameCategory, GameTile } from 'contract/games';
import type { EdgeContext } from '~/edge/context';
import { loadFloor, type Floor } from './floor';
import { readListQuery, type ListQuery } from './list-query';
import { namedCategories } from './named-categories';

/** Seconds that a list may be kept at the edge: the catalogue changes seldom. */
export const keptList = { fresh: 60, stale: 600 } as const;
/** Of a list whose tiles tell what goes on at tables. */
export const keptFloor = { fresh: 10, stale: 30 } as const;

export interface ListData {
  category: GameCategory;
  query: ListQuery;
  total: number;
  pages: number;
  games: readonly GameTile[];
  /** All of the category, for the filter. */
  providers: readonly string[];
  /** Ids of the player's favourites, null for visitors. */
  favourites: readonly string[] | null;
  /** What goes on at the tables of the list, by their games. */
  floor: Floor;
}

/** How many pages a list has. @throws a 404 response when the asked-for one lies behind the last. */
export function pagesOf(total: number, page: number): number {
  const pages = Math.max(1, Math.ceil(total / gamesPage.size));
  if (page > pages) throw new Response(null, { status: 404 });
  return pages;
}

/** One page of a category. Its own name, typed into its search, finds all of it. @throws a 404 response for a page behind the last. */
export async function loadList(
  { api, url, player, page: words }: Pick<EdgeContext, 'api' | 'url' | 'player' | 'page'>,
  category: GameCategory,
): Promise<ListData> {
  const query = readListQuery(url.searchParams);
  const ask = (title: string | undefined) =>
    api.games.filter({
      category,
      providers: query.provider ? [query.provider] : [],
      title,
      feature: query.feature || undefined,
      volatility: query.volatility || undefined,
      minReturn: query.return ? Number(query.return) * 100 : undefined,
      sort: query.sort,
      limit: gamesPage.size,
      offset: (query.page - 1) * gamesPage.size,
    });
  const isNamed = query.title !== '' && namedCategories(query.title, words).includes(category);
  const [listed, whole, floor, found] = await Promise.all([
    ask(query.title || undefined),
    isNamed ? ask(undefined) : null,
    category === 'slots' ? {} : loadFloor({ api }),
    player(),
  ]);
  const { total, games, providers } = listed.total === 0 && whole ? whole : listed;
  return {
    category,
    query,
    total,
    pages: pagesOf(total, query.page),
    games,
    providers,
    favourites: found?.favourites ?? null,
    floor,
  };
}
