import type { Env } from '../../kernel/env';

/** What can be asked of a match's object; its own types stand for the stub's. Declared by itself: what asks is below the object. */
export interface MatchObjectCalls {
  /** @param endsAt when somebody has to look at the match, epoch ms */
  awaitEnd(id: string, endsAt: number): Promise<void>;
  changed(): Promise<void>;
  fetch(request: Request): Promise<Response>;
}

/** @param id of a match: any other would wake an object for nothing */
export const matchCalls = (env: Env, id: string): MatchObjectCalls =>
  env.MATCH.get(env.MATCH.idFromName(id)) as unknown as MatchObjectCalls;
