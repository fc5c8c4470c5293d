import { createHash } from 'node:crypto';
import type { BankIdentity } from 'contract/instant';
import { usernameFrom } from './pay-and-play';
import type { Env } from '../../../../kernel/env';
import { newPlayerId } from '../../../../kernel/session/player-token';
import { randomSecret } from '../../../../kernel/tokens';
import { accountsPort, claim, markOpened } from '../../../accounts';
import type { InstantOrder } from './instant-orders';
import { randomUint32 } from '../../../../kernel/randomness';
import { systemOf } from '../../../../kernel/player-client';

const digits = 1_000_000;
const mostTries = 8;

interface KnownNames {
  username_key: string;
  email_key: string;
  opened_at: number | null;
}

/**
 * The player whom a bank's customer is; a new one is made of what the bank knows. Each step can be taken again, so a notification
 * that was cut off in the middle is finished by the next. @param at epoch ms
 */
export async function playerOfBank(env: Env, identity: BankIdentity, order: InstantOrder, at: number): Promise<string> {
  const hash = createHash('sha256').update(`trumo ${identity.personId}`).digest('base64url');
  const playerOfPerson = 'SELECT player_id FROM bank_identities WHERE person_hash = ?';
  const [, known, names] = await env.DB.batch([
    env.DB.prepare(
      'INSERT OR IGNORE INTO bank_identities (person_hash, player_id, first_order, since) VALUES (?, ?, ?, ?)',
    ).bind(hash, newPlayerId(), order.id, at),
    env.DB.prepare(playerOfPerson).bind(hash),
    env.DB.prepare(
      `SELECT username_key, email_key, opened_at FROM accounts WHERE player_id = (${playerOfPerson})`,
    ).bind(hash),
  ]);
  const playerId = (known?.results[0] as { player_id: string } | undefined)?.player_id;
  if (!playerId) throw new Error('A bank identity was not kept.');
  const kept = (names?.results[0] ?? null) as KnownNames | null;
  if (!kept?.opened_at) await open(env, playerId, kept, identity, order, at);
  return playerId;
}

/** Nobody knows the new account's password: its holder comes by the bank, or sets one by a mailed link. An account that is open stays as it is. */
async function open(
  env: Env,
  playerId: string,
  kept: KnownNames | null,
  identity: BankIdentity,
  { currency, language, affiliate }: InstantOrder,
  at: number,
): Promise<void> {
  const { fname, lname, address, city, zip, mobile, birthdate, country } = identity;
  const { username, email } = kept ? namesOf(playerId, kept) : await claimNames(env.DB, playerId, identity, at);
  const account = { playerId, username, email, currency, birthdate, country, state: '', language, affiliate };
  await systemOf(env, playerId, accountsPort).openAccount(account, randomSecret(), at, {
    confirmed: true,
    contact: { fname, lname, address, city, zip, mobile },
  });
  await markOpened(env.DB, playerId, at);
}

const namesOf = (playerId: string, { username_key: username, email_key: email }: KnownNames) => ({
  username,
  email: email === noAddress(playerId) ? '' : email,
});

/** An address that belongs to another account stays there: the bank's word is no proof that both are one person. */
async function claimNames(
  db: D1Database,
  playerId: string,
  { fname, email }: BankIdentity,
  at: number,
): Promise<{ username: string; email: string }> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const username = usernameFrom(fname, randomUint32() % digits);
    if (email && (await claim(db, { playerId, username, email }, at))) return { username, email };
    if (await claim(db, { playerId, username, email: noAddress(playerId) }, at)) return { username, email: '' };
  }
  throw new Error('No free user name was found.');
}

/** Stands where an address would, for accounts without one: no address can be equal to it. */
const noAddress = (playerId: string): string => `pay-and-play:${playerId}`;
