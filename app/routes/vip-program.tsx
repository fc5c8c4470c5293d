import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/layout/route-handle';

import { keptLoyalty } from '~/loyalty/kept';
import { loadVip } from '~/loyalty/load-vip';
import loyaltyStyles from '~/loyalty/loyalty.css?url';
import { VipPage } from '~/loyalty/vip-page';

export const handle: RouteHandle = { title: 'vip.title', found: true, description: 'found.vip', kept: keptLoyalty };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: loyaltyStyles }];

export const loader = ({ context }: LoaderFunctionArgs) => loadVip(context);

export default function Vip() {
  return <VipPage club={useLoaderData<typeof loader>()} />;
}
