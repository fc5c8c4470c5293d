import type { Env } from '../kernel/env';
import { playerCalls } from './player-calls';
import type { PlayerObject } from './player-object';

/** What a visitor's object can be asked too, where play money lives: the same as a player's, for play money alone. */
export type PlayCalls = Pick<
  PlayerObject,
  | 'launchGame'
  | 'playRound'
  | 'decideRound'
  | 'getRound'
  | 'seeds'
  | 'rotateSeeds'
  | 'betAtTable'
  | 'cashOut'
  | 'tableStanding'
  | 'takeTableRounds'
  | 'contactSupport'
>;

const visitorPrefix = 'anon:';

/** By what a visitor's object goes among those who play. */
export const visitorName = (visitorId: string): string => `${visitorPrefix}${visitorId}`;

/** @param name a player id, or a `visitorName` */
export const playCalls = (env: Env, name: string): PlayCalls =>
  name.startsWith(visitorPrefix)
    ? (env.VISITOR.get(env.VISITOR.idFromName(name)) as unknown as PlayCalls)
    : playerCalls(env, name);
