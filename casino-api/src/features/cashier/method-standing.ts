import { recordEntry } from '../desk';
import { newUuid } from '../../kernel/randomness';
import { type MethodLimits, paymentMethods, termsOf } from './cashier-methods';

/** Who brings and takes the money of methods. */
export const paymentProviders: readonly string[] = [...new Set(paymentMethods.map(({ provider }) => provider))];

/** The methods of money that operators can turn off, pay-and-play among them. */
export const tillMethods: readonly string[] = paymentMethods.map(({ id }) => id);

export interface MethodOutage {
  method: string;
  /** Epoch ms. */
  since: number;
}

/** What operators said of methods: which are off, and other borders than the declared ones. */
export interface MethodStanding {
  outages: MethodOutage[];
  limits: MethodLimits[];
}

type Row = { method: string; since: number } & (
  { direction: null } | ({ direction: MethodLimits['direction'] } & Pick<MethodLimits, 'minimum' | 'maximum'>)
);

const standingQuery = `SELECT method, since, NULL AS direction, NULL AS minimum, NULL AS maximum FROM method_outages
  UNION ALL SELECT method, since, direction, minimum, maximum FROM method_limits ORDER BY method`;

/** Read anew for each question: what was turned off, or narrowed, a moment ago takes no more money. */
export const methodStanding = async (db: D1Database): Promise<MethodStanding> =>
  standingFrom(await standingStatement(db).all());

/** The same question beside others, in one trip; `standingFrom` reads the answer. */
export const standingStatement = (db: D1Database): D1PreparedStatement => db.prepare(standingQuery);

export function standingFrom({ results }: D1Result): MethodStanding {
  const rows = results as unknown as Row[];
  return {
    outages: rows.flatMap(({ method, since, direction }) => (direction === null ? [{ method, since }] : [])),
    limits: rows.flatMap((row) =>
      row.direction === null
        ? []
        : [{ method: row.method, direction: row.direction, minimum: row.minimum, maximum: row.maximum }],
    ),
  };
}

/** Sets a method's borders; set to what it was declared with, nothing is kept. */
export function limitStatement(
  db: D1Database,
  { method, direction, minimum, maximum }: MethodLimits,
  at: number,
): D1PreparedStatement {
  const declared = termsOf(method, direction, []);
  return declared?.minimum === minimum && declared.maximum === maximum
    ? db.prepare('DELETE FROM method_limits WHERE method = ? AND direction = ?').bind(method, direction)
    : db
        .prepare(
          'INSERT OR REPLACE INTO method_limits (method, direction, minimum, maximum, since) VALUES (?, ?, ?, ?, ?)',
        )
        .bind(method, direction, minimum, maximum, at);
}

/** Turns a method off or on and writes it to the log in the same step; what is so already is neither done nor logged. @returns whether anything changed */
export async function turnMethod(
  db: D1Database,
  method: string,
  turn: 'off' | 'on',
  actor: string,
  at: number,
): Promise<boolean> {
  const change =
    turn === 'off'
      ? db.prepare('INSERT INTO method_outages (method, since) VALUES (?, ?) ON CONFLICT DO NOTHING').bind(method, at)
      : db.prepare('DELETE FROM method_outages WHERE method = ?').bind(method);
  return recordEntry(
    db,
    {
      id: `outage:${newUuid()}`,
      at,
      actor,
      action: turn === 'off' ? 'outage_on' : 'outage_off',
      subject: method,
      details: {},
    },
    [change],
  );
}
