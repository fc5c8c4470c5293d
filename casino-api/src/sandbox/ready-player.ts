import { argon2id } from '../kernel/argon2';
import type { Env } from '../kernel/env';
import { done, refused, type Outcome } from '../kernel/outcome';
import { newPlayerId } from '../kernel/session/player-token';
import { systemOf } from '../kernel/player-client';
import {
  accountsPort,
  claim,
  type Contact,
  holdersOf,
  markOpened,
  type NewAccount,
  settleUnfinished,
  takenErrors,
} from '../features/accounts';

/** A player as somebody who needs one at once wants it. */
export interface ReadyPlayer extends Omit<NewAccount, 'playerId' | 'affiliate'> {
  password: string;
  /** False leaves the address unconfirmed and mails the link. */
  confirmed: boolean;
  contact: Contact | null;
}

/** Made-up players come by the dozen and mostly have the same password: it is hashed once, which takes longer than all else that an account needs. */
let latest: { password: string; hash: string } | null = null;

function hashOnce(password: string): string {
  if (latest?.password !== password) latest = { password, hash: argon2id.hash(password) };
  return latest.hash;
}

/** Opens an account without the visitor's road to it. Refusals: `username_exists`, `email_exists`. */
export async function openReadyPlayer(
  env: Env,
  { password, confirmed, contact, ...account }: ReadyPlayer,
  at: number,
): Promise<Outcome<{ playerId: string }>> {
  const names = { username: account.username, email: account.email };
  await settleUnfinished(
    env.DB,
    await holdersOf(env.DB, names),
    (playerId) => systemOf(env, playerId, accountsPort).hasAccount(),
    at,
  );
  const playerId = newPlayerId();
  if (!(await claim(env.DB, { playerId, ...names }, at))) {
    const errors = takenErrors(await holdersOf(env.DB, names));
    return refused(errors[0]?.code ?? 'username_exists', { errors });
  }
  await systemOf(env, playerId, accountsPort).openAccount({ ...account, playerId, affiliate: {} }, password, at, {
    confirmed,
    contact,
    passwordHash: hashOnce(password),
  });
  await markOpened(env.DB, playerId, at);
  return done({ playerId });
}
