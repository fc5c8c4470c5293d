import { createHash } from 'node:crypto';
import type { BankIdentity } from 'contract/instant';
import { usernameFrom } from '../domain/pay-and-play';
import type { Env } from '../env';
import { playerCalls } from '../player/player-calls';
import { newPlayerId } from '../session/player-token';
import { randomSecret } from '../session/tokens';
import { claim, markOpened } from './claims';
import type { InstantOrder } from './instant-orders';

const digits = 1_000_000;
const mostTries = 8;

/**
 * The player whom a bank's customer is; a new one is made of what the bank knows. Each step can be taken again, so a notification
 * that was cut off in the middle is finished by the next. @param at epoch ms
 */
export async function playerOfBank(env: Env, identity: BankIdentity, order: InstantOrder, at: number): Promise<string> {
  const hash = createHash('sha256').update(`trumo ${identity.personId}`).digest('base64url');
  const [, known] = await env.DB.batch<{ player_id: string }>([
    env.DB.prepare('INSERT OR IGNORE INTO bank_identities (person_hash, player_id, first_order, since) VALUES (?, ?, ?, ?)').bind(hash, newPlayerId(), order.id, at),
    env.DB.prepare('SELECT player_id FROM bank_identities WHERE person_hash = ?').bind(hash),
  ]);
  const playerId = known?.results[0]?.player_id;
  if (!playerId) throw new Error('A bank identity was not kept.');
  if (!(await playerCalls(env, playerId).hasAccount())) await open(env, playerId, identity, order, at);
  return playerId;
}

/** Whether an order was the first of its player. */
export async function isFirstOrder(db: D1Database, orderId: string): Promise<boolean> {
  return (await db.prepare('SELECT 1 AS found FROM bank_identities WHERE first_order = ?').bind(orderId).first<number>('found')) === 1;
}

/** Nobody knows the new account's password: its holder comes by the bank, or sets one by a mailed link. */
async function open(env: Env, playerId: string, identity: BankIdentity, { currency, language, affiliate }: InstantOrder, at: number): Promise<void> {
  const { fname, lname, address, city, zip, mobile, birthdate, country } = identity;
  const { username, email } = await claimNames(env.DB, playerId, identity, at);
  const account = { playerId, username, email, currency, birthdate, country, state: '', language, affiliate };
  await playerCalls(env, playerId).openAccount(account, randomSecret(), at, { confirmed: true, contact: { fname, lname, address, city, zip, mobile } });
  await markOpened(env.DB, playerId, at);
}

/** An address that belongs to another account stays there: the bank's word is no proof that both are one person. */
async function claimNames(db: D1Database, playerId: string, { fname, email }: BankIdentity, at: number): Promise<{ username: string; email: string }> {
  const kept = await db.prepare('SELECT username_key, email_key FROM accounts WHERE player_id = ?').bind(playerId).first<{ username_key: string; email_key: string }>();
  if (kept) return { username: kept.username_key, email: kept.email_key === noAddress(playerId) ? '' : kept.email_key };
  for (let tries = 0; tries < mostTries; tries += 1) {
    const username = usernameFrom(fname, crypto.getRandomValues(new Uint32Array(1))[0]! % digits);
    if (email && (await claim(db, { playerId, username, email }, at))) return { username, email };
    if (await claim(db, { playerId, username, email: noAddress(playerId) }, at)) return { username, email: '' };
  }
  throw new Error('No free user name was found.');
}

/** Stands where an address would, for accounts without one: no address can be equal to it. */
const noAddress = (playerId: string): string => `pay-and-play:${playerId}`;
