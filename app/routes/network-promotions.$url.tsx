import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { respond } from '~/edge/respond';
import type { RouteHandle } from '~/layout/route-handle';
import { heartIslands } from '~/lobby/heart-islands';
import { tileLinks } from '~/lobby/links';
import stylesheet from '~/races/events.css?url';
import { keptNetwork, loadPromotion } from '~/races/load-network';
import { PromotionScreen } from '~/races/network-screen';

export const handle: RouteHandle = {
  found: true,
  samples: { 'network promotion': '/network-promotions/winter-lights' },
  kept: keptNetwork,
  islands: heartIslands,
};

export const links: LinksFunction = () => [...tileLinks(), { rel: 'stylesheet', href: stylesheet }];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const promotion = await loadPromotion(context, params.url!);
  return respond(promotion, { incomplete: promotion.pointedAt.incomplete });
}

export default function NetworkPromotion() {
  return <PromotionScreen {...useLoaderData<typeof loader>()} />;
}
