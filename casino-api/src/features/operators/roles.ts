import { type Page, type Place, readPage } from '../../kernel/paged-list';

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

/** A person with all the roles that were given to them. */
export interface RoleHolder {
  email: string;
  granted: Omit<GrantedRole, 'email'>[];
}

/** Everybody who was given a role, by address. */
export async function roleHolders(db: D1Database, place: Place | null, size: number): Promise<Page<RoleHolder>> {
  const page = await readPage<{ email: string }>(
    db,
    {
      columns: 'email',
      from: 'operator_roles r',
      where: 'NOT EXISTS (SELECT 1 FROM operator_roles o WHERE o.email = r.email AND o.role < r.role)',
      keys: ['email'],
    },
    place,
    size,
  );
  const { results } = await db
    .prepare(
      `SELECT email, role, granted_at AS grantedAt, granted_by AS grantedBy FROM json_each(?) w CROSS JOIN operator_roles r ON r.email = w.value ORDER BY email, role`,
    )
    .bind(JSON.stringify(page.rows.map(({ email }) => email)))
    .all<GrantedRole & Record<string, unknown>>();
  return {
    ...page,
    rows: page.rows.map(({ email }) => ({ email, granted: results.filter((each) => each.email === email) })),
  };
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
