import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Page } from '~/i18n/page';
import type { ToldPage } from '~/layout/page-head';
import type { RouteHandle } from '~/layout/route-handle';
import { heartIslands } from '~/lobby/heart-islands';
import { loadSearch, type SearchData } from '~/lobby/search-data';
import { SearchScreen } from '~/lobby/search-screen';

/** Its loader's `title` is what was searched for, which is no title of a page. */
const told = ({ title }: SearchData, { t }: Page): ToldPage => ({
  title: title ? t('lobby.resultsFor', { title }) : t('lobby.searchGames'),
});

export const handle: RouteHandle = {
  title: 'lobby.searchGames',
  told,
  ahead: true,
  samples: {
    search: { path: '/search', scripts: true },
    'search results': { path: '/search?title=lantern', scripts: true },
    'nothing found': { path: '/search?title=zzz', scripts: true },
  },
  islands: (data: SearchData) => ['wake', ...heartIslands(data)],
};

export { lobbyLinks as links } from '~/lobby/links';

export const loader = ({ context }: LoaderFunctionArgs) => loadSearch(context);

export default function Search() {
  return <SearchScreen {...useLoaderData<typeof loader>()} />;
}
