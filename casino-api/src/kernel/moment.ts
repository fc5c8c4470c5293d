import { systemClock } from './clock';
import { settingsOf, type Env, type Settings } from './env';

/** Who asks for the time: a tester's console may keep one of its own, and fail whom it names. */
interface Asker {
  method: string;
  path: string;
}
type MomentOf = (settings: Settings, env: Env, asker: Asker, now: number) => Promise<{ at: number }>;

let momentOf: MomentOf = (_settings, _env, _asker, now) => Promise.resolve({ at: now });

/** Said once, by the Worker's entry: whose the time is. */
export function momentsComeFrom(source: MomentOf): void {
  momentOf = source;
}

/** The time of who is no request, or no longer the moment of one: epoch ms. */
export const timeFor = async (env: Env, asker: Asker): Promise<number> =>
  (await momentOf(settingsOf(env), env, asker, systemClock())).at;
