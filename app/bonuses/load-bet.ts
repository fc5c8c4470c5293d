import type { AppLoadContext } from '@remix-run/cloudflare';
import { withPlayer } from '~/account/player-loader';
import { timeZoneOf } from '~/account/time-zone';

/** The most bets that one receipt shows; a round has a handful. */
const betsShown = 50;
const longestId = 100;

/** Where the receipt of a bet stands, without locale prefix. */
export const betAddress = ({ bonusId, roundId }: { bonusId: string; roundId: string }): string =>
  `/profile/bonuses/${encodeURIComponent(bonusId)}/${encodeURIComponent(roundId)}`;

/** The bets of a round that belonged to a bonus, in the order they were laid, and the bonus. @throws 404 where there are none of this player */
export async function loadBonusBet(context: AppLoadContext, bonusId: string, roundId: string) {
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
export type BonusBetData = Awaited<ReturnType<typeof loadBonusBet>>;
