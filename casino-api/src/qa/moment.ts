import type { Env, Settings } from '../env';
import type { Moment, QaConsoleObject } from './qa-console-object';

const untouched: Moment = { offset: 0, fault: null };

/** The one console. */
export const qaConsole = (env: Env): Pick<QaConsoleObject, 'moment' | 'advance' | 'addFault' | 'faults' | 'clearFaults' | 'reset'> =>
  env.QA_CONSOLE.get(env.QA_CONSOLE.idFromName('console'));

/** What the QA console has set for a request. Nothing is asked when QA is off. */
export const momentOf = async ({ QA }: Settings, env: Env, method: string, path: string): Promise<Moment> =>
  QA === 'on' ? qaConsole(env).moment(method, path) : untouched;
