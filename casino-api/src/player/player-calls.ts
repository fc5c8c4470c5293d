import type { Env } from '../kernel/env';
import type { PlayerObject } from './player-object';

/**
 * What can be asked of a player's object. The object's own types stand for the stub's: every method is async and its
 * arguments and results are plain data, which the RPC types of the platform can't express for `Outcome`.
 */
export type PlayerCalls = Omit<
  PlayerObject,
  'fetch' | 'alarm' | 'webSocketMessage' | 'webSocketClose' | 'webSocketError'
>;

/** @param playerId of somebody who has an account, or is about to: any other would make an object for nobody */
export const playerCalls = (env: Env, playerId: string): PlayerCalls =>
  env.PLAYER.get(env.PLAYER.idFromName(playerId)) as unknown as PlayerCalls;
