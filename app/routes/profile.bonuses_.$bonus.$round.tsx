import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import stylesheet from '~/account/account-tables.css?url';
import { withPlayer } from '~/account/player-loader';
import { timeZoneOf } from '~/account/time-zone';
import { BonusBetPage } from '~/bonuses/bet-page';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  title: 'bonuses.betTitle',
  seenBy: 'player',
  unsampled: 'each bet has its own: the tests of bonuses play some',
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** The most bets that one receipt shows; a round has a handful. */
const betsShown = 50;
const longestId = 100;

/** The bets of a round that belonged to a bonus, in the order they were placed, and the bonus. @throws 404 where there are none of this player */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const [bonusId, roundId] = [params.bonus!, params.round!];
  // The API takes no longer ones.
  if (bonusId.length > longestId || roundId.length > longestId * 2) throw new Response(null, { status: 404 });
  const {
    player,
    reads: [bonus, { bets }],
  } = await withPlayer(context, () => [
    context.api.bonuses.get(bonusId),
    context.api.history.bonusBets({ bonusId, roundId, limit: betsShown, offset: 0 }),
  ]);
  if (bets.length === 0) throw new Response(null, { status: 404 });
  return { bonus, bets: [...bets].reverse(), timeZone: timeZoneOf(player) };
}

export default function BonusBet() {
  return <BonusBetPage {...useLoaderData<typeof loader>()} />;
}
