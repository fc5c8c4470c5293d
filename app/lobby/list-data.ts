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
}

/** One page of a category. @throws a 404 response for a page behind the last. */
export async function loadList({ api, url }: Pick<EdgeContext, 'api' | 'url'>, category: GameCategory): Promise<ListData> {
  const query = readListQuery(url.searchParams);
  const { total, games, providers } = await api.games.filter({
    category,
    providers: query.provider ? [query.provider] : [],
    sort: query.sort,
    limit: gamesPage.size,
    offset: (query.page - 1) * gamesPage.size,
  });
  const pages = Math.max(1, Math.ceil(total / gamesPage.size));
  if (query.page > pages) throw new Response(null, { status: 404 });
  return { category, query, total, pages, games, providers };
}
