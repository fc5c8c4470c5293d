import { gamesPage } from 'contract/constants';
import type { GameCategory, GameTile } from 'contract/games';
import type { EdgeContext } from '~/edge/context';
import { readListQuery, type ListQuery } from './list-query';

/** Seconds that a list may be kept at the edge: the catalogue changes seldom. */
export const keptList = { fresh: 60, stale: 600 } as const;

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
}

/** How many pages a list has. @throws a 404 response when the asked-for one lies behind the last. */
export function pagesOf(total: number, page: number): number {
  const pages = Math.max(1, Math.ceil(total / gamesPage.size));
  if (page > pages) throw new Response(null, { status: 404 });
  return pages;
}

/** One page of a category. @throws a 404 response for a page behind the last. */
export async function loadList(
  { api, url, player }: Pick<EdgeContext, 'api' | 'url' | 'player'>,
  category: GameCategory,
): Promise<ListData> {
  const query = readListQuery(url.searchParams);
  const listed = api.games.filter({
    category,
    providers: query.provider ? [query.provider] : [],
    title: query.title || undefined,
    sort: query.sort,
    limit: gamesPage.size,
    offset: (query.page - 1) * gamesPage.size,
  });
  const [{ total, games, providers }, found] = await Promise.all([listed, player()]);
  return {
    category,
    query,
    total,
    pages: pagesOf(total, query.page),
    games,
    providers,
    favourites: found?.favourites ?? null,
  };
}
