import { gamesPage } from 'contract/constants';
import type { GameCategory, GameTile } from 'contract/games';
import type { EdgeContext } from '~/edge/context';
import { pagesOf } from './list-data';
import { isSearchable, readListQuery } from './list-query';
import { namedCategories } from './named-categories';

export interface SearchData {
  /** As typed; empty: nothing was asked yet. */
  title: string;
  page: number;
  total: number;
  pages: number;
  games: readonly GameTile[];
  /** The lists that the text names. */
  named: readonly GameCategory[];
  /** Where no game was found, what many play: in the list that was named first, or in all. */
  popular: readonly GameTile[];
  favourites: readonly string[] | null;
}

const popularShown = 12;

/** One page of what was found in all categories. @throws a 404 response for a page behind the last. */
export async function loadSearch({
  api,
  url,
  page: words,
  player,
}: Pick<EdgeContext, 'api' | 'url' | 'page' | 'player'>): Promise<SearchData> {
  const { title, page } = readListQuery(url.searchParams);
  const nothing = { total: 0, games: [] };
  const [{ total, games }, found] = await Promise.all([
    isSearchable(title)
      ? api.games.search(title, { limit: gamesPage.size, offset: (page - 1) * gamesPage.size })
      : nothing,
    player(),
  ]);
  const pages = pagesOf(total, page);
  const named = namedCategories(title, words);
  const popular = total > 0 ? [] : (await api.games.mostPlayed(named[0] ?? 'all', popularShown)).games;
  return { title, page, total, pages, games, named, popular, favourites: found?.favourites ?? null };
}

const suggested = 6;

export interface Suggestions {
  title: string;
  total: number;
  games: readonly GameTile[];
  /** The lists that the text names. */
  named: readonly GameCategory[];
}

/** The first few of them, for the list below a search field. */
export async function loadSuggestions({
  api,
  url,
  page: words,
}: Pick<EdgeContext, 'api' | 'url' | 'page'>): Promise<Suggestions> {
  const { title } = readListQuery(url.searchParams);
  return {
    title,
    named: namedCategories(title, words),
    ...(isSearchable(title) ? await api.games.search(title, { limit: suggested, offset: 0 }) : { total: 0, games: [] }),
  };
}
