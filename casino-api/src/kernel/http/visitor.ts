import { playerCalls } from '../../player/player-calls';
import type { Ask } from './request';

/**
 * Who calls, for calls that a visitor may make and that don't go to the caller's own object: the anonymous session's id, else
 * the player's when the session is still good, else null.
 */
export async function callerId({ env, sessions, at }: Pick<Ask, 'env' | 'sessions' | 'at'>): Promise<string | null> {
  if (sessions.anonymousId) return sessions.anonymousId;
  if (!sessions.player) return null;
  const { playerId, secret } = sessions.player;
  const outcome = await playerCalls(env, playerId).checkSession({ as: 'player', secret, at });
  return outcome.ok ? playerId : null;
}
