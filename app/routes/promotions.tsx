import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { respond } from '~/edge/respond';
import type { RouteHandle } from '~/layout/route-handle';
import { loadOffers } from '~/promotions/load-promotions';
import stylesheet from '~/promotions/promotions.css?url';
import { PromotionsPage } from '~/promotions/promotions-page';

export const handle: RouteHandle = {
  title: 'layout.promotions',
  found: true,
  description: 'found.promotions',
  kept: { fresh: 60, stale: 600 },
};

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** Offers, and the races that run or are about to. Races are an extra here: without them (null) the hub opens all the same. */
export async function loader({ context }: LoaderFunctionArgs) {
  const [offers, races] = await Promise.all([
    loadOffers(context),
    context.api.races.list().then(
      ({ items }) => items.filter(({ state }) => state !== 'settled').slice(0, 4),
      () => null,
    ),
  ]);
  return respond({ ...offers, races }, { incomplete: races === null });
}

export default function Promotions() {
  return <PromotionsPage {...useLoaderData<typeof loader>()} />;
}
