/** What an operator can be. Each desk says which of them see it, and each of its acts which of them may do it. */
export const operatorRoles = [
  ...(['support', 'payments', 'identity', 'content'] as const),
  ...(['bonus', 'sports', 'risk', 'admin'] as const),
] as const;
export type OperatorRole = (typeof operatorRoles)[number];

export const isOperatorRole = (text: string): text is OperatorRole =>
  (operatorRoles as readonly string[]).includes(text);

/** A person who is signed in. `signedInAt`: when the identity proxy had them prove it, epoch ms. */
export interface Operator {
  email: string;
  roles: readonly OperatorRole[];
  signedInAt: number;
  /** Where in the back office they are now. */
  path?: string;
}

export interface GrantedRole {
  email: string;
  role: OperatorRole;
  grantedAt: number;
  grantedBy: string;
}

/** Everybody who was given a role, by address. */
export async function grantedRoles(db: D1Database, limit: number): Promise<GrantedRole[]> {
  const { results } = await db
    .prepare(
      'SELECT email, role, granted_at AS grantedAt, granted_by AS grantedBy FROM operator_roles ORDER BY email, role LIMIT ?',
    )
    .bind(limit)
    .all<GrantedRole & Record<string, unknown>>();
  return results;
}

/** The statement that gives a role; given twice it changes nothing. */
export const grantRole = (db: D1Database, { email, role, grantedAt, grantedBy }: GrantedRole): D1PreparedStatement =>
  db
    .prepare(
      'INSERT INTO operator_roles (email, role, granted_at, granted_by) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
    )
    .bind(email, role, grantedAt, grantedBy);

/** The statement that takes it away. */
export const takeRole = (db: D1Database, email: string, role: OperatorRole): D1PreparedStatement =>
  db.prepare('DELETE FROM operator_roles WHERE email = ? AND role = ?').bind(email, role);
