import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { respond } from '~/edge/respond';
import type { RouteHandle } from '~/layout/route-handle';
import { keptPromotions, loadHub } from '~/promotions/load-promotions';
import { PromotionsPage } from '~/promotions/promotions-page';

export const handle: RouteHandle = {
  title: 'layout.promotions',
  found: true,
  description: 'found.promotions',
  kept: keptPromotions,
};

export { promotionLinks as links } from '~/promotions/links';

export async function loader({ context }: LoaderFunctionArgs) {
  const hub = await loadHub(context);
  return respond(hub, { incomplete: hub.races === null });
}

export default function Promotions() {
  return <PromotionsPage {...useLoaderData<typeof loader>()} />;
}
