import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { IslandName } from '~/layout/island-names';
import type { RouteHandle } from '~/layout/route-handle';
import { heartIslands } from '~/lobby/heart-islands';
import { tileLinks } from '~/lobby/links';
import { ArticleScreen } from '~/races/article-screen';
import stylesheet from '~/races/events.css?url';
import { keptRaces, loadRacePage, postJoin, type RacePageData } from '~/races/load-races';
import { RaceScreen } from '~/races/race-screen';

/** A board that moves asks for itself anew. */
const islandsOf = (data: RacePageData | undefined): readonly IslandName[] => [
  ...(data?.race?.state === 'running' ? (['wake'] as const) : []),
  ...heartIslands(data),
];

export const handle: RouteHandle = {
  found: true,
  samples: { 'how slot races work': '/slot-races/how-slot-races-work' },
  kept: keptRaces,
  islands: islandsOf,
};

export const links: LinksFunction = () => [...tileLinks(), { rel: 'stylesheet', href: stylesheet }];

export const loader = ({ context, params }: LoaderFunctionArgs) => loadRacePage(context, params.url!);

export const action = ({ context, params }: ActionFunctionArgs) => postJoin(context, params.url!);

export default function SlotRace() {
  const { race, ...page } = useLoaderData<typeof loader>();
  return race ? <RaceScreen race={race} {...page} /> : <ArticleScreen {...page} />;
}
