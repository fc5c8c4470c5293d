import type { AppLoadContext } from '@remix-run/cloudflare';
import { challengesMonth } from 'contract/loyalty';
import { standingOf } from './load-rewards';

/** The challenges with a month's winners, and for a player the own hits; asked for side by side. @throws a 404 response for what is no month */
export async function loadChallenges({ api, session, player, url, t }: AppLoadContext) {
  const month = url.searchParams.get('month');
  if (month !== null && !challengesMonth.test(month)) throw new Response(null, { status: 404 });
  const [challenges, found, hits] = await Promise.all([
    api.loyalty.challenges(month ?? undefined),
    player(),
    session.playerId === null ? null : api.loyalty.myChallenges(),
  ]);
  return { challenges, mine: found && hits ? { hits, ...standingOf(found) } : null, description: t('challenges.lead') };
}
export type ChallengesData = Awaited<ReturnType<typeof loadChallenges>>;
