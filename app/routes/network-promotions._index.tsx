import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/layout/route-handle';
import stylesheet from '~/races/events.css?url';
import { keptNetwork, loadNetwork } from '~/races/load-network';
import { NetworkScreen } from '~/races/network-screen';

export const handle: RouteHandle = {
  title: 'layout.networkPromotions',
  found: true,
  description: 'races.networkLead',
  samples: { 'network promotions': '/network-promotions' },
  kept: keptNetwork,
};

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const loader = ({ context }: LoaderFunctionArgs) => loadNetwork(context);

export default function NetworkPromotions() {
  return <NetworkScreen {...useLoaderData<typeof loader>()} />;
}
