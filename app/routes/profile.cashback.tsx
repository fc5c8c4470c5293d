import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { ProfileFrame } from '~/account/profile-frame';
import type { RouteHandle } from '~/layout/route-handle';
import { loadRewards, postRewards } from '~/loyalty/load-rewards';
import loyaltyStyles from '~/loyalty/loyalty.css?url';
import { RewardsScreen } from '~/loyalty/rewards-page';

export const handle: RouteHandle = {
  title: 'layout.rewards',
  seenBy: 'player',
  menus: [{ in: 'player', place: 5, icon: 'star' }],
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: loyaltyStyles }];

export async function loader({ context }: LoaderFunctionArgs) {
  if (!context.session.playerId) await context.requirePlayer();
  return loadRewards(context);
}

export const action = ({ context, request }: ActionFunctionArgs) => postRewards(context, request, '/profile/cashback');

export default function Cashback() {
  return (
    <ProfileFrame current="cashback">
      <RewardsScreen rewards={useLoaderData<typeof loader>()} here="/profile/cashback" />
    </ProfileFrame>
  );
}
