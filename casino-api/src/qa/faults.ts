import { seconds } from 'contract/constants';
import type { ResultCode } from 'contract/result-codes';

export const faultKinds = ['timeout', '500', 'garbage', 'slow', 'session_expired', 'restriction_error'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** What of ours can be away by itself: uses of it are matched as requests are, `D1 INSERT INTO …`, `PLAYER rounds.`, `R2 put documents/…`, `MAIL <to>`; and alarms that ring, by whose they are: `ALARM player`. */
const storeNames = ['D1', 'PLAYER', 'R2', 'MAIL', 'ALARM'] as const;
export type FaultyStore = (typeof storeNames)[number];

/** Kinds that a store has: it answers late, or not at all. */
const ofStores: readonly FaultKind[] = ['timeout', '500', 'slow'];

export const isOfStore = (match: string): boolean => storeNames.some((store) => store === match.split(' ')[0]);
export const suits = ({ match, kind }: Pick<Fault, 'match' | 'kind'>): boolean =>
  !isOfStore(match) || ofStores.includes(kind);

/** The next `times` requests whose `METHOD /path`, or uses of a store, begin with `match` go wrong. */
export interface Fault {
  match: string;
  kind: FaultKind;
  times: number;
}

/** Longer than any caller waits. */
const timeoutTakes = 30 * seconds;
const slowTakes = 2 * seconds;

/** What a fault answers instead of the API: a response, a refusal's code, or null to go on (late). */
export async function faultAnswer(kind: FaultKind): Promise<Response | ResultCode | null> {
  switch (kind) {
    case 'timeout':
      await scheduler.wait(timeoutTakes);
      return 'unavailable';
    case 'slow':
      await scheduler.wait(slowTakes);
      return null;
    case '500':
      return 'internal_error';
    case 'garbage':
      return new Response('{"info":{"success":true,"message":"<h1>', {
        headers: { 'content-type': 'application/json' },
      });
    case 'session_expired':
    case 'restriction_error':
      return kind;
  }
}
