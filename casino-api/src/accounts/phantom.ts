import { createHash } from 'node:crypto';
import { systemClock } from '../clock';

/**
 * The object that judges a name or address nobody has: it does a player's object's work and counts the failures, so that words
 * and time are alike. A fixed number of phantoms shares all names, or made-up names would make storage grow without end.
 * @param key a `usernameKey` or an `emailKey`
 */
export const phantomOf = (key: string): string => `login:${createHash('sha256').update(key).digest()[0]!}`;

/** An object that has to be woken takes a little longer than one that is awake, ms: with this, nobody sees which. */
const takesAtLeast = 250;

/** Does work whose time would tell something, and gives the answer no earlier than 250 ms from now where `hides` says so. */
export async function withoutHaste<Answer>(work: () => Promise<Answer>, hides: (answer: Answer) => boolean): Promise<Answer> {
  const started = systemClock();
  const answer = await work();
  if (hides(answer)) await scheduler.wait(Math.max(0, started + takesAtLeast - systemClock()));
  return answer;
}
