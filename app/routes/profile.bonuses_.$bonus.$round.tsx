import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import stylesheet from '~/account/account-tables.css?url';
import { BonusBetPage } from '~/bonuses/bet-page';
import { loadBonusBet } from '~/bonuses/load-bet';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'bonuses.betTitle',
  seenBy: 'player',
  unsampled: 'each bet has its own: the tests of bonuses play some',
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const loader = ({ context, params }: LoaderFunctionArgs) => loadBonusBet(context, params.bonus!, params.round!);

export default function BonusBet() {
  return <BonusBetPage receipt={useLoaderData<typeof loader>()} />;
}
