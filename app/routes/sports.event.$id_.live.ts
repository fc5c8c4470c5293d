import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { liveMatchEvent } from 'contract/sports/matches';
import { oddsCookie, oddsFormatOf } from '~/sports/odds';
import { livePrices } from '~/sports/live-prices';

/**
 * Prices and score of a match as they move, for the island that shows them without a reload: what the API tells, with odds and minute as this
 * page writes them.
 * @throws Response 404 for what is no match, 503 when the API has no connection to give
 */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const events = await context.api.sports.live(params.id!);
  const format = oddsFormatOf(context.cookies.read(oddsCookie));
  const body = livePrices(events.getReader(), liveMatchEvent, { format, page: context.page });
  // A proxy must neither hold events back nor pack them.
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'private, no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  });
}
