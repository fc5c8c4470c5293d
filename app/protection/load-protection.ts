import type { AppLoadContext } from '@remix-run/cloudflare';
import { withPlayer } from '~/account/player-loader';
import { timeZoneOf } from '~/account/time-zone';

/** What a player can set; null for visitors, who read the page alone. While the API is away the page says so and stays. */
export async function loadProtection(context: AppLoadContext) {
  if (!context.session.playerId) return { tools: null, away: false };
  try {
    const {
      player,
      reads: [limits],
    } = await withPlayer(context, () => [context.api.protection.limits()]);
    return {
      away: false,
      tools: { limits, frozen: player.frozen, minutes: player.realityCheckMinutes, timeZone: timeZoneOf(player) },
    };
  } catch (fault) {
    if (fault instanceof Response && fault.status === 503) return { tools: null, away: true };
    throw fault;
  }
}
export type Protection = Awaited<ReturnType<typeof loadProtection>>;
export type ProtectionTools = NonNullable<Protection['tools']>;
