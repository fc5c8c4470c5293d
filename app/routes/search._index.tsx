import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { gamesPage } from 'contract/constants';
import { usePage, type Page } from '~/i18n/page';
import type { PageDescription, RouteHandle } from '~/layout/route-handle';
import { categories, CategoryLinks } from '~/lobby/categories';
import { FavouriteForms } from '~/lobby/favourite-forms';
import { GameGrid } from '~/lobby/game-tile';
import { heartIslands } from '~/lobby/heart-islands';
import { pagesOf } from '~/lobby/list-data';
import { isSearchable, readListQuery, writeListQuery } from '~/lobby/list-query';
import { namedCategories } from '~/lobby/named-categories';
import { RailHead } from '~/lobby/rail';
import { SearchForm } from '~/lobby/search-form';
import { eventPath } from '~/sports/match-list';
import { EmptyState } from '~/ui/panel';
import { Pagination } from '~/ui/tabs';

/** Its loader's `title` is what was searched for, which is no title of a page. */
const describe = ({ title }: { title: string }, { t }: Page): PageDescription => ({
  title: title ? t('lobby.resultsFor', { title }) : t('lobby.searchGames'),
});

export const handle: RouteHandle = {
  title: 'lobby.searchGames',
  describe,
  ahead: true,
  samples: {
    search: { path: '/search', scripts: true },
    'search results': { path: '/search?title=lantern', scripts: true },
    'nothing found': { path: '/search?title=zzz', scripts: true },
  },
  islands: (data: { favourites: readonly string[] | null }) => ['wake', ...heartIslands(data)],
};

export { lobbyLinks as links } from '~/lobby/links';

const popularShown = 12;
const matchesShown = 5;
/** What the sportsbook looks for, in characters. */
const longestSportsSearch = 60;

/**
 * One page of what was found in all categories. Where no game was found, what many play: in the list that the text names first, or in all.
 * @throws a 404 response for a page behind the last
 */
export async function loader({ context: { api, url, page: words, player } }: LoaderFunctionArgs) {
  const { title, page } = readListQuery(url.searchParams);
  const nothing = { total: 0, games: [] };
  const [{ total, games }, matches, found] = await Promise.all([
    isSearchable(title)
      ? api.games.search(title, { limit: gamesPage.size, offset: (page - 1) * gamesPage.size })
      : nothing,
    // An extra beside the games.
    isSearchable(title) && page === 1
      ? api.sports
          .matches({ search: title.slice(0, longestSportsSearch), limit: matchesShown })
          .then(({ matches: rows }) => rows)
          .catch(() => [])
      : [],
    player(),
  ]);
  const pages = pagesOf(total, page);
  const named = namedCategories(title, words);
  const popular = total > 0 ? [] : (await api.games.mostPlayed(named[0] ?? 'all', popularShown)).games;
  return {
    title,
    page,
    total,
    pages,
    games,
    matches: matches.map(({ id, home, away, leagueName }) => ({ id, home, away, leagueName })),
    named,
    popular,
    favourites: found?.favourites ?? null,
  };
}

/** The search over all games: what was found, or what many play. */
export default function Search() {
  const { title, page, total, pages, games, matches, named, popular, favourites } = useLoaderData<typeof loader>();
  const { t, href, number } = usePage();
  const [first] = named;
  return (
    <>
      <div className="page-head">
        <h1>{title ? t('lobby.resultsFor', { title }) : t('lobby.searchGames')}</h1>
        {total > 0 && <p className="quiet">{t('lobby.count', { count: total, shown: number(total) })}</p>}
      </div>
      <SearchForm value={title} />
      <CategoryLinks to={total > 0 ? named : named.slice(1)} />
      {title && total === 0 && matches.length === 0 && !first && (
        <EmptyState icon="search" title={t('lobby.noGames')}>
          {t('lobby.nothingFound')}
        </EmptyState>
      )}
      {total > 0 && <GameGrid games={games} favourites={favourites} />}
      {matches.length > 0 && (
        <section aria-labelledby="found-matches">
          <RailHead
            id="found-matches"
            title={t('sports.matches')}
            all={`/sports/all?search=${encodeURIComponent(title)}`}
          />
          <ul>
            {matches.map(({ id, home, away, leagueName }) => (
              <li key={id}>
                <a className="link alone" href={href(eventPath(id))}>
                  {t('sports.against', { home, away })}
                </a>{' '}
                <small className="quiet">{leagueName}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {popular.length > 0 && (
        <section aria-labelledby="popular">
          <RailHead
            id="popular"
            title={t(first ? categories[first].label : 'lobby.top')}
            all={first && categories[first].path}
          />
          <GameGrid games={popular} favourites={favourites} />
        </section>
      )}
      {favourites && <FavouriteForms />}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(target) => href(`/search${writeListQuery({ title, page: target })}`)}
      />
    </>
  );
}
