import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { challengesMonth } from 'contract/loyalty';
import type { RouteHandle } from '~/layout/route-handle';
import { ChallengesPage } from '~/loyalty/challenges-page';
import { standingOf } from '~/loyalty/load-rewards';
import stylesheet from '~/loyalty/loyalty.css?url';

export const handle: RouteHandle = {
  title: 'challenges.title',
  found: true,
  description: 'found.challenges',
  // Winners come seldom.
  kept: { fresh: 60, stale: 600 },
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** The challenges with a month's winners, and for a player the own hits; asked for side by side. @throws a 404 response for what is no month */
export async function loader({ context: { api, session, player, url, t } }: LoaderFunctionArgs) {
  const month = url.searchParams.get('month');
  if (month !== null && !challengesMonth.test(month)) throw new Response(null, { status: 404 });
  const [challenges, found, hits] = await Promise.all([
    api.loyalty.challenges(month ?? undefined),
    player(),
    session.playerId === null ? null : api.loyalty.myChallenges(),
  ]);
  return { challenges, mine: found && hits ? { hits, ...standingOf(found) } : null, description: t('challenges.lead') };
}

export default function Challenges() {
  return <ChallengesPage {...useLoaderData<typeof loader>()} />;
}
