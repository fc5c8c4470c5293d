import { settingsOf, type Env } from '../kernel/env';
import type { Moment } from '../kernel/moment';
import { testersBindings } from '../sandbox/bindings';
import { faultAnswer } from './faults';
import type { QaConsoleObject } from './qa-console-object';

type QaCalls = Pick<QaConsoleObject, 'moment' | 'setClock' | 'addFault' | 'faults' | 'clearFaults' | 'reset'>;

/** The one console. */
export function qaConsole(env: Env): QaCalls {
  const { QA_CONSOLE } = testersBindings(env);
  return QA_CONSOLE.get(QA_CONSOLE.idFromName('console')) as unknown as QaCalls;
}

/** The console's time, and the fault that it staged for a request. Nothing is asked when QA is off. */
export const testersMoment =
  (env: Env) =>
  async ({ method, path }: { method: string; path: string }, now: number): Promise<Moment | null> => {
    if (settingsOf(env).QA !== 'on') return null;
    const { at, fault } = await qaConsole(env).moment(method, path, now);
    return { at, fault: fault && { kind: fault, answer: () => faultAnswer(fault) } };
  };
