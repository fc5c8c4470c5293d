import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/layout/route-handle';
import { standingOf } from '~/loyalty/load-rewards';
import stylesheet from '~/loyalty/loyalty.css?url';
import { VipPage } from '~/loyalty/vip-page';

export const handle: RouteHandle = {
  title: 'vip.title',
  found: true,
  description: 'found.vip',
  // The ladder almost never changes.
  kept: { fresh: 60, stale: 600 },
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** The VIP club, and for a player the own place in it; asked for side by side. */
export async function loader({ context: { api, session, player, t, page } }: LoaderFunctionArgs) {
  const [vip, found, loyalty] = await Promise.all([
    api.loyalty.vip(),
    player(),
    session.playerId === null ? null : api.loyalty.loyalty(),
  ]);
  const description = t('vip.lead', {
    amount: page.money(vip.euroPerPoint, vip.currency),
    levels: page.number(vip.levels.length),
    level: page.number(vip.tiers[0]?.fromLevel ?? 0),
  });
  return { vip, mine: found && loyalty ? { loyalty, ...standingOf(found) } : null, description };
}

export default function Vip() {
  return <VipPage {...useLoaderData<typeof loader>()} />;
}
