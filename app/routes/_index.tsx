import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/layout/route-handle';
import { loadHome } from '~/lobby/home-data';
import { heartIslands } from '~/lobby/heart-islands';
import { HomeScreen, type HomeData } from '~/lobby/home-screen';

export const handle: RouteHandle = {
  title: 'found.home',
  lean: true,
  found: true,
  ahead: true,
  samples: { home: { path: '/', scripts: true } },
  islands: (data: HomeData) => ['wake', ...heartIslands(data)],
  kept: { fresh: 30, stale: 600 },
};

export { homeLinks as links } from '~/lobby/links';

export const loader = ({ context }: LoaderFunctionArgs) => loadHome(context);

export default function Home() {
  return <HomeScreen {...useLoaderData<typeof loader>()} />;
}
