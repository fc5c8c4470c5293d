import type { Env } from '../../kernel/env';
import type { MatchObject } from './match-object';

/** What can be asked of a match's object; the object's own types stand for the stub's. */
export type MatchObjectCalls = Pick<MatchObject, 'awaitEnd' | 'changed' | 'fetch'>;

/** @param id of a match: any other would wake an object for nothing */
export const matchCalls = (env: Env, id: string): MatchObjectCalls =>
  env.MATCH.get(env.MATCH.idFromName(id)) as unknown as MatchObjectCalls;
