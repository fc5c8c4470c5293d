import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { timeZoneOf } from '~/account/time-zone';
import type { RouteHandle } from '~/layout/route-handle';
import stylesheet from '~/races/events.css?url';
import { RacesScreen } from '~/races/races-screen';

export const handle: RouteHandle = {
  title: 'layout.slotRaces',
  found: true,
  description: 'races.lead',
  samples: { 'slot races': '/slot-races' },
  // Boards move.
  kept: { fresh: 15, stale: 600 },
};

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** All races, with the zone that times are told in: the player's own, else UTC. */
export async function loader({ context: { api, player } }: LoaderFunctionArgs) {
  const [{ items }, found] = await Promise.all([api.races.list(), player()]);
  return { races: items, timeZone: found ? timeZoneOf(found) : 'UTC' };
}

export default function SlotRaces() {
  return <RacesScreen {...useLoaderData<typeof loader>()} />;
}
