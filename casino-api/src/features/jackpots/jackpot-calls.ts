import type { Env } from '../../kernel/env';
import type { JackpotObject } from './jackpot-object';

/** What can be asked of a jackpot's object; its own types stand for the stub's. */
export type JackpotCalls = Pick<JackpotObject, 'enter' | 'take' | 'leave' | 'claim' | 'view' | 'audit'>;

/** @param gameid a game with a jackpot */
export const jackpotCalls = (env: Env, gameid: string): JackpotCalls =>
  env.JACKPOT.get(env.JACKPOT.idFromName(gameid)) as unknown as JackpotCalls;
