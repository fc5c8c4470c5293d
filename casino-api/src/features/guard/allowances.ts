import { createHash } from 'node:crypto';
import { hours, minutes } from 'contract/constants';
import { countedAddress } from './addresses';
import { type Outcome, refused, retryAfter } from '../../kernel/outcome';
import type { Env } from '../../kernel/env';
import type { Allowance, GuardObject } from './guard-object';

/** What a visitor and an address may ask for; the checks that tell whether a name is taken are worth counting (DOMAIN §5). */
const allowances = {
  fieldCheckOfVisitor: { times: 30, per: 10 * minutes },
  fieldCheckOfAddress: { times: 60, per: 10 * minutes },
  registrationOfVisitor: { times: 10, per: 1 * hours },
  registrationOfAddress: { times: 20, per: 1 * hours },
  /** Above the first two a captcha is asked for; above the others there is nothing more to ask for. */
  passwordResetOfVisitor: { times: 5, per: 1 * hours },
  passwordResetOfAddress: { times: 10, per: 1 * hours },
  solvedPasswordResetOfVisitor: { times: 10, per: 1 * hours },
  solvedPasswordResetOfAddress: { times: 30, per: 1 * hours },
  captchaOfVisitor: { times: 30, per: 10 * minutes },
  captchaOfAddress: { times: 60, per: 10 * minutes },
  checkoutOfVisitor: { times: 20, per: 1 * hours },
  checkoutOfAddress: { times: 60, per: 1 * hours },
  identityOfVisitor: { times: 20, per: 1 * hours },
  identityOfAddress: { times: 60, per: 1 * hours },
  contactOfVisitor: { times: 5, per: 1 * hours },
  contactOfAddress: { times: 10, per: 1 * hours },
  emailChangeOfPlayer: { times: 5, per: 1 * hours },
  promotionCodeOfPlayer: { times: 10, per: 10 * minutes },
} as const satisfies Record<string, Allowance>;

const shards = 64;

export type GuardCalls = Pick<
  GuardObject,
  'loginAttempt' | 'guess' | 'loginSucceeded' | 'take' | 'keepCaptcha' | 'solveCaptcha'
>;

/** The guard that counts a key. */
export function guardOf(env: Env, key: string): GuardCalls {
  const shard = createHash('sha256').update(key).digest()[0]! % shards;
  return env.GUARD.get(env.GUARD.idFromName(`guard:${shard}`)) as unknown as GuardCalls;
}

type Allowed =
  | 'fieldCheck'
  | 'registration'
  | 'passwordReset'
  | 'solvedPasswordReset'
  | 'captcha'
  | 'contact'
  | 'checkout'
  | 'identity';

export interface Taker {
  /** An anonymous session's id, or a player's id. */
  visitor: string;
  ip: string;
}

/** `too_many_requests` when the visitor or the address has used up the allowance, else null. */
export async function overAllowance(
  env: Env,
  what: Allowed,
  { visitor, ip }: Taker,
  at: number,
): Promise<Outcome<never> | null> {
  const address = countedAddress(ip);
  const take = (key: string, allowance: Allowance) => guardOf(env, key).take(key, allowance, at);
  const waits = await Promise.all([
    take(`${what} visitor ${visitor}`, allowances[`${what}OfVisitor`]),
    address ? take(`${what} address ${address}`, allowances[`${what}OfAddress`]) : 0,
  ]);
  const wait = Math.max(...waits);
  return wait > 0 ? refused('too_many_requests', retryAfter(wait)) : null;
}

/** `too_many_requests` when the player has tried too many promotion codes, else null. */
export const overCodeAllowance = (env: Env, playerId: string, at: number) =>
  overOwnAllowance(env, 'promotion code', playerId, allowances.promotionCodeOfPlayer, at);

/** `too_many_requests` when the player has asked for too many changes of the address, each of which mails somebody, else null. */
export const overEmailChangeAllowance = (env: Env, playerId: string, at: number) =>
  overOwnAllowance(env, 'email change', playerId, allowances.emailChangeOfPlayer, at);

async function overOwnAllowance(
  env: Env,
  what: string,
  playerId: string,
  allowance: Allowance,
  at: number,
): Promise<Outcome<never> | null> {
  const key = `${what} ${playerId}`;
  const wait = await guardOf(env, key).take(key, allowance, at);
  return wait > 0 ? refused('too_many_requests', retryAfter(wait)) : null;
}
