import type { Env } from '../kernel/env';

/** What a Worker for testing is bound to besides. */
export interface TestersBindings {
  SANDBOX_PAYMENT: DurableObjectNamespace;
  QA_CONSOLE: DurableObjectNamespace;
}

/** Only the entry for testing brings this code in, and its environments have these bindings. */
export const testersBindings = (env: Env): TestersBindings => env as Env & TestersBindings;
