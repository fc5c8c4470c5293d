import type { Env, Settings } from '../kernel/env';
import type { Moment, QaConsoleObject } from './qa-console-object';

type QaCalls = Pick<QaConsoleObject, 'moment' | 'setClock' | 'addFault' | 'faults' | 'clearFaults' | 'reset'>;

/** The one console. */
export const qaConsole = (env: Env): QaCalls =>
  env.QA_CONSOLE.get(env.QA_CONSOLE.idFromName('console')) as unknown as QaCalls;

/** The moment of a request made at `now`. Nothing is asked when QA is off. */
export const momentOf = async (
  { QA }: Settings,
  env: Env,
  { method, path }: { method: string; path: string },
  now: number,
): Promise<Moment> => (QA === 'on' ? qaConsole(env).moment(method, path, now) : { at: now, fault: null });
