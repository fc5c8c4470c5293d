import type { Env } from '../../kernel/env';
import { log } from '../../kernel/log';
import { raceCalls } from './race-object-calls';

/** Has a race's object tell those who had joined what has become of it. It tells them by itself where this does not come through, at its start at the latest. */
export async function tellEntrants(env: Env, id: string): Promise<void> {
  try {
    await raceCalls(env, id).announcedAnew();
  } catch (error) {
    log('error', { event: 'race_not_told', race: id, reason: String(error) });
  }
}
