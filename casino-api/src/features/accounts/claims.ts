import { minutes } from 'contract/constants';
import type { ResultCode } from 'contract/result-codes';
import { barredHash, isBarredAt } from '../desk';
import { emailKey, usernameKey } from './account-keys';

/**
 * Who holds a user name and an address, for everybody (D1). A registration claims both in one row, then opens the account in
 * the player's object, then marks the claim as opened. If it dies in between, the claim is a promise without an account:
 * after a minute the next registration of the name or address asks the object and either finishes the claim or takes it over.
 */
const unfinishedAfter = 1 * minutes;

export interface Claim {
  playerId: string;
  username: string;
  email: string;
}

export interface Holder {
  playerId: string;
  field: 'username' | 'email';
  opened: boolean;
  claimedAt: number;
}

type Row = { player_id: string; username_key: string; email_key: string; claimed_at: number; opened_at: number | null };

const existsCode = { username: 'username_exists', email: 'email_exists' } as const satisfies Record<
  Holder['field'],
  ResultCode
>;

/** Field errors for names that are taken. */
export const takenErrors = (holders: readonly Holder[]) =>
  holders.map(({ field }) => ({ field, code: existsCode[field] }));

/** Who holds the user name or the address, if anybody. */
export async function holdersOf(
  db: D1Database,
  { username, email }: Partial<Omit<Claim, 'playerId'>>,
): Promise<Holder[]> {
  const names = {
    username: username === undefined ? null : usernameKey(username),
    email: email === undefined ? null : emailKey(email),
  };
  const { results } = await db
    .prepare(
      'SELECT player_id, username_key, email_key, claimed_at, opened_at FROM accounts WHERE username_key = ?1 OR email_key = ?2',
    )
    .bind(names.username, names.email)
    .all<Row>();
  return results.flatMap((row) => {
    const holder = { playerId: row.player_id, opened: row.opened_at !== null, claimedAt: row.claimed_at };
    return [
      ...(row.username_key === names.username ? [{ ...holder, field: 'username' as const }] : []),
      ...(row.email_key === names.email ? [{ ...holder, field: 'email' as const }] : []),
    ];
  });
}

/** The player who holds a user name, opened or not. */
export async function playerIdOf(db: D1Database, username: string): Promise<string | null> {
  const row = await db
    .prepare('SELECT player_id FROM accounts WHERE username_key = ?')
    .bind(usernameKey(username))
    .first<{ player_id: string }>();
  return row?.player_id ?? null;
}

/** The player who holds an address, opened or not. */
export async function playerIdOfEmail(db: D1Database, email: string): Promise<string | null> {
  const row = await db
    .prepare('SELECT player_id FROM accounts WHERE email_key = ?')
    .bind(emailKey(email))
    .first<{ player_id: string }>();
  return row?.player_id ?? null;
}

/** Claims both names for a new player at once; false when somebody holds either, or may not come back by that address (features/player-desk/erasure.ts). */
export async function claim(db: D1Database, { playerId, username, email }: Claim, at: number): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `INSERT INTO accounts (player_id, username_key, email_key, claimed_at) SELECT ?1, ?2, ?3, ?5 WHERE NOT ${isBarredAt(4)} ON CONFLICT DO NOTHING`,
    )
    .bind(playerId, usernameKey(username), emailKey(email), barredHash('email', emailKey(email)), at)
    .run();
  return meta.changes === 1;
}

/**
 * Gives a player another address: the new one is claimed and the old one free for others in one statement, or neither. False when
 * somebody else holds the new one; repeated, it ends as if asked once.
 * @param isOpen asks a player's object whether its account was opened
 */
export async function moveEmail(
  db: D1Database,
  { playerId, email }: Omit<Claim, 'username'>,
  isOpen: (playerId: string) => Promise<boolean>,
  at: number,
): Promise<boolean> {
  await settleUnfinished(db, await holdersOf(db, { email }), isOpen, at);
  const [, holder] = await db.batch<{ player_id: string }>([
    db
      .prepare(`UPDATE OR IGNORE accounts SET email_key = ?1 WHERE player_id = ?2 AND NOT ${isBarredAt(3)}`)
      .bind(emailKey(email), playerId, barredHash('email', emailKey(email)), at),
    db.prepare('SELECT player_id FROM accounts WHERE email_key = ?').bind(emailKey(email)),
  ]);
  return holder?.results[0]?.player_id === playerId;
}

/** Gives up the names of a player, for somebody else to claim. */
export async function release(db: D1Database, playerId: string): Promise<void> {
  await db.prepare('DELETE FROM accounts WHERE player_id = ?').bind(playerId).run();
}

/** Gives up what a player claimed a while ago and did not go on with, so that he can claim anew. */
export async function releaseUnopened(db: D1Database, playerId: string, at: number): Promise<void> {
  await db
    .prepare('DELETE FROM accounts WHERE player_id = ? AND opened_at IS NULL AND claimed_at <= ?')
    .bind(playerId, at - unfinishedAfter)
    .run();
}

/** Notes that the account behind a claim is open; the first note stays. @param at epoch ms */
export async function markOpened(db: D1Database, playerId: string, at: number): Promise<void> {
  await db
    .prepare('UPDATE accounts SET opened_at = ? WHERE player_id = ? AND opened_at IS NULL')
    .bind(at, playerId)
    .run();
}

/**
 * Settles the claims that a registration left unfinished more than a minute ago.
 * @param isOpen asks the player's object whether the account was opened
 */
export async function settleUnfinished(
  db: D1Database,
  holders: readonly Holder[],
  isOpen: (playerId: string) => Promise<boolean>,
  at: number,
): Promise<void> {
  const unfinished = new Map(
    holders
      .filter(({ opened, claimedAt }) => !opened && at >= claimedAt + unfinishedAfter)
      .map(({ playerId, claimedAt }) => [playerId, claimedAt]),
  );
  for (const [playerId, claimedAt] of unfinished) {
    if (await isOpen(playerId)) await markOpened(db, playerId, at);
    else
      await db
        .prepare('DELETE FROM accounts WHERE player_id = ? AND claimed_at = ? AND opened_at IS NULL')
        .bind(playerId, claimedAt)
        .run();
  }
}
