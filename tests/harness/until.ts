/** The only way in which a test waits for what comes in its own time: it asks again until it is there. Lint keeps every other wait out. */
import { setTimeout as pause } from 'node:timers/promises';

interface Patience {
  /** How long to go on asking, ms. */
  patience?: number;
  /** Between two questions, ms. */
  every?: number;
}

/**
 * Asks until the answer is what is waited for.
 * @throws after `patience`, saying what was waited for and what was answered last
 */
export async function until<Value>(
  what: string,
  ask: () => Value | Promise<Value>,
  isThere: (value: Value) => boolean,
  { patience = 10_000, every = 100 }: Patience = {},
): Promise<Value> {
  const end = Date.now() + patience;
  for (;;) {
    const value = await ask();
    if (isThere(value)) return value;
    if (Date.now() >= end)
      throw new Error(`Waited ${patience} ms for ${what}: ${JSON.stringify(value)?.slice(0, 500)}`);
    await pause(every);
  }
}
