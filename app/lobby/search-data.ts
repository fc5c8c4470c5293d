import { gamesPage } from 'contract/constants';
import type { GameTile } from 'contract/games';
import type { EdgeContext } from '~/edge/context';
import { pagesOf } from './list-data';
import { isSearchable, readListQuery } from './list-query';

export interface SearchData {
  /** As typed; empty: nothing was asked yet. */
  title: string;
  page: number;
  total: number;
  pages: number;
  games: readonly GameTile[];
  /** What many play, where there is nothing else to show. */
  popular: readonly GameTile[];
  favourites: readonly string[] | null;
}

const popularShown = 12;

/** One page of what was found in all categories. @throws a 404 response for a page behind the last. */
export async function loadSearch({ api, url, player }: Pick<EdgeContext, 'api' | 'url' | 'player'>): Promise<SearchData> {
  const { title, page } = readListQuery(url.searchParams);
  const nothing = { total: 0, games: [] };
  const [{ total, games }, found] = await Promise.all([
    isSearchable(title) ? api.games.search(title, { limit: gamesPage.size, offset: (page - 1) * gamesPage.size }) : nothing,
    player(),
  ]);
  const pages = pagesOf(total, page);
  const popular = total > 0 ? [] : (await api.games.mostPlayed('all', popularShown)).games;
  return { title, page, total, pages, games, popular, favourites: found?.favourites ?? null };
}

const suggested = 6;

export interface Suggestions {
  title: string;
  total: number;
  games: readonly GameTile[];
}

/** The first few of them, for the list below a search field. */
export async function loadSuggestions({ api, url }: Pick<EdgeContext, 'api' | 'url'>): Promise<Suggestions> {
  const { title } = readListQuery(url.searchParams);
  return { title, ...(isSearchable(title) ? await api.games.search(title, { limit: suggested, offset: 0 }) : { total: 0, games: [] }) };
}
