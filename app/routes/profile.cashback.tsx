import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import stylesheet from '~/account/account.css?url';
import type { RouteHandle } from '~/layout/route-handle';
import { loadRewards, postRewards } from '~/rewards/load-rewards';
import { RewardsPage } from '~/rewards/rewards-page';

export const handle: RouteHandle = { title: 'layout.rewards', seenBy: 'player' };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const loader = ({ context }: LoaderFunctionArgs) => loadRewards(context);

export const action = ({ context, request }: ActionFunctionArgs) => postRewards(context, request);

export default function Cashback() {
  return <RewardsPage rewards={useLoaderData<typeof loader>()} />;
}
