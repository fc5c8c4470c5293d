import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/layout/route-handle';
import { heartIslands } from '~/lobby/heart-islands';
import { loadSearch, type SearchData } from '~/lobby/search-data';
import { SearchScreen } from '~/lobby/search-screen';

export const handle: RouteHandle = {
  title: 'lobby.searchGames',
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
