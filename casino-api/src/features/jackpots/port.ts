import { port } from '../../kernel/feature';
import type { VisitStakes } from './reports';

export type JackpotSystemCalls = {
  /** What the player has staked for a pool so far; asked by the pool when somebody has won it. @param at epoch ms */
  stakedForJackpot(gameid: string, at: number): VisitStakes;
};

/** By hand, since the pool's own object is on the other side of it. */
export const jackpotsPort = port<object, JackpotSystemCalls>('jackpots');
