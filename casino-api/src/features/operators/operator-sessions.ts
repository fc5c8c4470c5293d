import { hours, minutes } from 'contract/constants';
import { hashOf, randomSecret } from '../../kernel/tokens';
import { done, refused, type Outcome } from '../../kernel/outcome';
import { isOperatorRole, type Operator } from './roles';

/** A session ends this long after it began, whatever is done in it. */
export const operatorSessionLasts = 1 * hours;
/** What moves money or rights asks for a proof no older than this. */
const proofIsFresh = 10 * minutes;
/** An older token opens no session: who was signed in yesterday proves it anew. */
const tokenOpensFor = 12 * hours;
/** So many sessions one person may open within an hour. */
const mostAnHour = 30;

export const isFresh = ({ signedInAt }: Operator, at: number): boolean => at < signedInAt + proofIsFresh;

/**
 * Opens a session by a token, which opens no other ever after. Refusals: `session_expired` for a token that was used or is too old,
 * `too_many_requests`.
 * @returns the secret that the browser carries
 */
export async function openOperatorSession(
  db: D1Database,
  { token, email, issuedAt }: { token: string; email: string; issuedAt: number },
  at: number,
): Promise<Outcome<{ secret: string }>> {
  if (at >= issuedAt + tokenOpensFor) return refused('session_expired');
  const { opened } = (await db
    .prepare('SELECT count(*) AS opened FROM operator_sessions WHERE email = ? AND signed_in_at > ?')
    .bind(email, at - 1 * hours)
    .first<{ opened: number }>())!;
  if (opened >= mostAnHour) return refused('too_many_requests', { retryAfterSeconds: (1 * hours) / 1_000 });
  const secret = randomSecret();
  const [, { meta }] = (await db.batch([
    db.prepare('DELETE FROM operator_sessions WHERE signed_in_at < ?').bind(at - 2 * tokenOpensFor),
    db
      .prepare(
        'INSERT INTO operator_sessions (secret_hash, token_hash, email, signed_in_at, ends_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
      )
      .bind(hashOf(secret), hashOf(token), email, Math.min(at, issuedAt), at + operatorSessionLasts),
  ])) as [D1Result, D1Result];
  return meta.changes === 1 ? done({ secret }) : refused('session_expired');
}

/** Who a session is of, with the roles as they are now; null when it is over. */
export async function operatorOf(
  db: D1Database,
  secret: string,
  admins: readonly string[],
  at: number,
): Promise<Operator | null> {
  const row = await db
    .prepare(
      `SELECT email, signed_in_at AS signedInAt, (SELECT json_group_array(role) FROM operator_roles r WHERE r.email = s.email) AS roles
       FROM operator_sessions s WHERE secret_hash = ? AND ends_at > ?`,
    )
    .bind(hashOf(secret), at)
    .first<{ email: string; signedInAt: number; roles: string }>();
  if (!row) return null;
  const { email, signedInAt } = row;
  const granted = [...(JSON.parse(row.roles) as string[]), ...(admins.includes(email) ? ['admin'] : [])];
  return { email, signedInAt, roles: [...new Set(granted.filter(isOperatorRole))] };
}

/** Ends every session of a person; the tokens they were opened by open none again. */
export async function endOperatorSessions(db: D1Database, email: string, at: number): Promise<void> {
  await db
    .prepare('UPDATE operator_sessions SET ends_at = ? WHERE email = ? AND ends_at > ?')
    .bind(at, email, at)
    .run();
}
