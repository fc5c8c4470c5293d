import { argon2id } from '../../kernel/argon2';
import { systemClock } from '../../kernel/clock';
import type { Env } from '../../kernel/env';
import { guardOf } from '../guard';
import type { Outcome } from '../../kernel/outcome';
import type { LoginAttempt } from './authentication';
import { usernameKey } from '../accounts';

/**
 * Judges a log-in by a name that nobody has: no object is made for it. A guard counts its failures for a day, by a player's own rules, and the
 * password is held against nobody's, so that words and time are a known name's.
 */
export async function judgeUnknown(
  env: Env,
  { username, password, captcha, at }: LoginAttempt,
): Promise<Outcome<never>> {
  const name = usernameKey(username);
  const refusal = await guardOf(env, `log-in of ${name}`).guess(name, captcha, at);
  if (!refusal.ok && refusal.code === 'invalid_username_or_password') argon2id.verify(password, null);
  return refusal;
}

/** An object that has to be woken takes a little longer than one that is awake, ms: with this, nobody sees which. */
const takesAtLeast = 250;

/** Does work whose time would tell something, and gives the answer no earlier than 250 ms from now where `hides` says so. */
export async function atConstantTime<Answer>(
  work: () => Promise<Answer>,
  hides: (answer: Answer) => boolean,
): Promise<Answer> {
  const started = systemClock();
  const answer = await work();
  if (hides(answer)) await scheduler.wait(Math.max(0, started + takesAtLeast - systemClock()));
  return answer;
}
