import { settingsOf, type Env } from '../kernel/env';
import type { Moment } from '../kernel/moment';
import { testersBindings } from '../sandbox/bindings';
import { faultAnswer } from './faults';
import { type QaConsoleObject, type StagedClock, timeBy } from './qa-console-object';

type QaCalls = Pick<QaConsoleObject, 'moment' | 'setClock' | 'addFault' | 'faults' | 'clearFaults' | 'reset'>;

/** The one console. */
function consoleOf(env: Env): QaCalls {
  const { QA_CONSOLE } = testersBindings(env);
  return QA_CONSOLE.get(QA_CONSOLE.idFromName('console')) as unknown as QaCalls;
}

/**
 * The clock as the console last told it, while no fault was staged. On a machine of one's own all requests, objects and stores are served by one isolate, so this holds
 * until a tester changes something, which happens here too: nobody has to ask with each request and each use of a store. In a preview there are others.
 */
let known: StagedClock | null = null;
let changes = 0;

/** What a tester does to the console. */
export async function changeConsole<Result>(env: Env, work: (console: QaCalls) => Promise<Result>): Promise<Result> {
  try {
    return await work(consoleOf(env));
  } finally {
    known = null;
    changes += 1;
  }
}

export const stagedFaults = (env: Env): ReturnType<QaCalls['faults']> => consoleOf(env).faults();

/** The console's time, and the fault that it staged for a request. Nothing is asked when QA is off. */
export const testersMoment =
  (env: Env) =>
  async ({ method, path }: { method: string; path: string }, now: number): Promise<Moment | null> => {
    const { QA, ENVIRONMENT } = settingsOf(env);
    if (QA !== 'on') return null;
    if (known) return { at: timeBy(known, now), fault: null };
    const before = changes;
    const { clock, fault, hasFaults } = await consoleOf(env).moment(method, path);
    if (ENVIRONMENT === 'local' && !hasFaults && changes === before) known = clock;
    return { at: timeBy(clock, now), fault: fault && { kind: fault, answer: () => faultAnswer(fault) } };
  };
