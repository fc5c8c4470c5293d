import type { ResultCode } from 'contract/result-codes';
import { systemClock } from './clock';
import { place, standInAt, type StandIns } from './stand-ins';

/** What a tester set to go wrong. It answers instead of the API: a response, a refusal's code, or null to go on (late). */
interface StagedFault {
  kind: string;
  answer: () => Promise<Response | ResultCode | null>;
}

/** What a request meets: the time, in epoch ms, and a fault that was set for it. */
export interface Moment {
  at: number;
  fault: StagedFault | null;
}

interface Asking {
  method: string;
  path: string;
}

/** A clock that testers move. Null: the machine's is the one that counts. */
export const movableClock =
  place<(request: Asking, now: number) => Promise<Moment | null>>('a clock that can be moved');

/** The moment of a request made at `now` by the machine's clock, which is the one that counts unless a tester moves another. */
export const momentOf = async (env: { standIns?: StandIns }, { method, path }: Asking, now: number): Promise<Moment> =>
  (await standInAt(env, movableClock)?.({ method, path }, now)) ?? { at: now, fault: null };

/** The time of who is no request, or no longer the moment of one: epoch ms. */
export const timeFor = async (env: { standIns?: StandIns }, asker: Asking): Promise<number> =>
  (await momentOf(env, asker, systemClock())).at;
