import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import { loadRewards, postRewards } from '~/loyalty/load-rewards';
import loyaltyStyles from '~/loyalty/loyalty.css?url';
import { RewardsScreen } from '~/loyalty/rewards-page';

export const handle: RouteHandle = {
  title: 'layout.rewards',
  found: true,
  // Terms change from a moment on: nobody is shown for long what stood before.
  kept: { fresh: 60, stale: 60 },
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: loyaltyStyles }];

export const loader = ({ context }: LoaderFunctionArgs) => loadRewards(context);

export const action = ({ context, request }: ActionFunctionArgs) => postRewards(context, request, '/rewards');

export default function Rewards() {
  const { t } = usePage();
  return (
    <div className="account-screen">
      <h1>{t('layout.rewards')}</h1>
      <RewardsScreen rewards={useLoaderData<typeof loader>()} here="/rewards" />
    </div>
  );
}
