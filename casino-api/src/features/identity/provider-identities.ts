import { minutes } from 'contract/constants';
import { GivenIdentity, type IdentityProviderName } from 'contract/identity-providers';
import { emailKey } from '../accounts';
import type { ProvenIdentity } from './provider';
import { newPlayerId } from '../../kernel/session/player-token';
import { hashOf, randomSecret } from '../../kernel/tokens';

/** How long somebody may be at the provider's page, and then at the completion form. */
const flowLasts = 15 * minutes;
const completionLasts = 60 * minutes;

interface Flow {
  provider: IdentityProviderName;
  /** The visitor who began it. */
  visitor: string;
  verifier: string;
  nonce: string;
}

export interface Completion {
  provider: IdentityProviderName;
  subjectHash: string;
  visitor: string;
  given: GivenIdentity;
}

/** Keeps a log-in that begins. @returns its state @param at epoch ms */
export async function beginFlow(
  db: D1Database,
  { provider, visitor, verifier, nonce }: Flow,
  at: number,
): Promise<string> {
  const state = randomSecret();
  await db.batch([
    db.prepare('DELETE FROM identity_flows WHERE created_at <= ?').bind(at - flowLasts),
    db
      .prepare(
        'INSERT INTO identity_flows (state_hash, provider, visitor, verifier, nonce, created_at) VALUES (?, ?, ?, ?, ?, ?)',
      )
      .bind(hashOf(state), provider, visitor, verifier, nonce, at),
  ]);
  return state;
}

/** Ends a log-in that began, once; null when there is none of this visitor. A stranger's try ends nothing. */
export async function endFlow(
  db: D1Database,
  { state, provider, visitor }: Pick<Flow, 'provider' | 'visitor'> & { state: string },
  at: number,
): Promise<Pick<Flow, 'verifier' | 'nonce'> | null> {
  return db
    .prepare(
      'DELETE FROM identity_flows WHERE state_hash = ? AND provider = ? AND visitor = ? AND created_at > ? RETURNING verifier, nonce',
    )
    .bind(hashOf(state), provider, visitor, at - flowLasts)
    .first<Pick<Flow, 'verifier' | 'nonce'>>();
}

/** What a provider's person is known by here. */
export const subjectHashOf = (provider: IdentityProviderName, { subject }: ProvenIdentity): string =>
  hashOf(`${provider} ${subject}`);

/** Keeps whom a provider named until the form is complete. @returns what it is found by */
export async function keepCompletion(
  db: D1Database,
  { provider, subjectHash, visitor, given }: Completion,
  at: number,
): Promise<string> {
  const secret = randomSecret();
  await db.batch([
    db.prepare('DELETE FROM identity_completions WHERE created_at <= ?').bind(at - completionLasts),
    db
      .prepare(
        'INSERT INTO identity_completions (secret_hash, provider, subject_hash, visitor, given, created_at) VALUES (?, ?, ?, ?, ?, ?)',
      )
      .bind(hashOf(secret), provider, subjectHash, visitor, JSON.stringify(given), at),
  ]);
  return secret;
}

interface Row {
  provider: IdentityProviderName;
  subject_hash: string;
  visitor: string;
  given: string;
}

/** Whom a provider named to this visitor; null when nobody. */
export async function findCompletion(
  db: D1Database,
  secret: string,
  visitor: string,
  at: number,
): Promise<Completion | null> {
  const row = await db
    .prepare(
      'SELECT provider, subject_hash, visitor, given FROM identity_completions WHERE secret_hash = ? AND visitor = ? AND created_at > ?',
    )
    .bind(hashOf(secret), visitor, at - completionLasts)
    .first<Row>();
  return (
    row && {
      provider: row.provider,
      subjectHash: row.subject_hash,
      visitor: row.visitor,
      given: GivenIdentity.parse(JSON.parse(row.given)),
    }
  );
}

/** Forgets every form that was begun for a person, once one of them is complete. */
export async function dropCompletions(db: D1Database, subjectHash: string): Promise<void> {
  await db.prepare('DELETE FROM identity_completions WHERE subject_hash = ?').bind(subjectHash).run();
}

/**
 * Whom a provider's person is here. `playerId`: whether the account is open yet or not; null for somebody new. `isEmailTaken`: an account
 * that is open has the address.
 */
export async function knownAs(
  db: D1Database,
  subjectHash: string,
  email: string | null,
): Promise<{ playerId: string | null; isEmailTaken: boolean }> {
  const row = await db
    .prepare(
      `SELECT (SELECT player_id FROM provider_identities WHERE subject_hash = ?) AS player_id,
              EXISTS (SELECT 1 FROM accounts WHERE email_key = ? AND opened_at IS NOT NULL) AS is_taken`,
    )
    .bind(subjectHash, email && emailKey(email))
    .first<{ player_id: string | null; is_taken: 0 | 1 }>();
  return { playerId: row?.player_id ?? null, isEmailTaken: row?.is_taken === 1 };
}

/** The player whom a provider's person is, a new one for somebody new: asked twice at once, one player. */
export async function playerForSubject(
  db: D1Database,
  { provider, subjectHash }: Completion,
  at: number,
): Promise<string> {
  const [, known] = await db.batch<{ player_id: string }>([
    db
      .prepare(
        'INSERT OR IGNORE INTO provider_identities (subject_hash, provider, player_id, since) VALUES (?, ?, ?, ?)',
      )
      .bind(subjectHash, provider, newPlayerId(), at),
    db.prepare('SELECT player_id FROM provider_identities WHERE subject_hash = ?').bind(subjectHash),
  ]);
  const playerId = known?.results[0]?.player_id;
  if (!playerId) throw new Error('An identity was not kept.');
  return playerId;
}
