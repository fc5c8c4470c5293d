import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { timeZoneOf } from '~/account/time-zone';
import { headersFor } from '~/edge/respond';
import { fragment } from '~/layout/fragment';
import { RaceBoard } from '~/races/race-board';

/** How old the board may be for visitors, in seconds; players are told their own. */
const kept = { fresh: 5, stale: 60 } as const;

/** The board of a race as it stands now, for the island that refreshes it. @throws a 404 response when there is no such race */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const [race, found] = await Promise.all([context.api.races.get(params.url!), context.player()]);
  return fragment(
    context,
    <RaceBoard race={race} timeZone={found ? timeZoneOf(found) : 'UTC'} />,
    headersFor({ keep: found ? undefined : kept }),
  );
}
