import { playerOf, type CallContext } from '../../kernel/http/request';
import { sessionsPort } from './feature';

/**
 * Who calls, for calls that a visitor may make and that don't go to the caller's own object: the anonymous session's id, else
 * the player's when the session is still good, else null.
 */
export async function callerId(
  context: Pick<CallContext, 'env' | 'sessions' | 'at' | 'client'>,
): Promise<string | null> {
  const { anonymousId, player } = context.sessions;
  if (anonymousId) return anonymousId;
  if (!player) return null;
  const outcome = await playerOf(context, sessionsPort).checkSession();
  return outcome.ok ? player.playerId : null;
}
