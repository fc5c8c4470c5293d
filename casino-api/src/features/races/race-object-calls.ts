import type { Env } from '../../kernel/env';
import type { RaceObject } from './race-object';

/** What can be asked of a race's object; the object's own types stand for the stub's. */
export type RaceCalls = Pick<RaceObject, 'enter' | 'take' | 'view' | 'announcedAnew'>;

/** @param id of a race that was announced: any other would wake an object for nothing */
export const raceCalls = (env: Env, id: string): RaceCalls =>
  env.RACE.get(env.RACE.idFromName(id)) as unknown as RaceCalls;
