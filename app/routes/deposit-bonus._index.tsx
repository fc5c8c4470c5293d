import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/layout/route-handle';
import { keptPromotions, loadOffers } from '~/promotions/load-promotions';
import { DepositBonusesPage } from '~/promotions/promotions-page';

export const handle: RouteHandle = {
  title: 'promotions.depositBonuses',
  found: true,
  description: 'found.depositBonus',
  kept: keptPromotions,
};

export { promotionLinks as links } from '~/promotions/links';

export const loader = ({ context }: LoaderFunctionArgs) => loadOffers(context);

export default function DepositBonuses() {
  return <DepositBonusesPage {...useLoaderData<typeof loader>()} />;
}
