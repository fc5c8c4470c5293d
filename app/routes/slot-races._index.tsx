import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/layout/route-handle';
import stylesheet from '~/races/events.css?url';
import { keptRaces, loadRaces } from '~/races/load-races';
import { RacesScreen } from '~/races/races-screen';

export const handle: RouteHandle = {
  title: 'layout.slotRaces',
  found: true,
  description: 'races.lead',
  samples: { 'slot races': '/slot-races' },
  kept: keptRaces,
};

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const loader = ({ context }: LoaderFunctionArgs) => loadRaces(context);

export default function SlotRaces() {
  return <RacesScreen {...useLoaderData<typeof loader>()} />;
}
