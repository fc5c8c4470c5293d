import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { FamilyScreen } from '~/info/family-screen';
import stylesheet from '~/info/family.css?url';
import { loadFamily } from '~/info/load-family';
import type { RouteHandle } from '~/layout/route-handle';
import { keptList } from '~/lobby/list-data';

export const handle: RouteHandle = {
  found: true,
  kept: keptList,
  samples: { 'how to play slots': '/info/how-to-play/slot', 'how to play roulette': '/info/how-to-play/roulette' },
};

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const loader = ({ context, params }: LoaderFunctionArgs) => loadFamily(context, params.family!);

export default function HowToPlayFamily() {
  return <FamilyScreen {...useLoaderData<typeof loader>()} />;
}
