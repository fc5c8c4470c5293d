import type { Env } from '../../kernel/env';
import { log } from '../../kernel/log';
import { raceCalls } from './race-object-calls';

/** Has a race's object tell those who had joined that it was called off. It tells them by itself where this does not come through. */
export async function tellCancelled(env: Env, id: string): Promise<void> {
  try {
    await raceCalls(env, id).cancel();
  } catch (error) {
    log('error', { event: 'race_not_told', race: id, reason: String(error) });
  }
}
