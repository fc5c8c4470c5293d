import { recordEntry } from '../desk';
import { newUuid } from '../../kernel/randomness';
import { paymentMethods } from './cashier-methods';

/** Who brings and takes the money of methods. */
export const paymentProviders: readonly string[] = [...new Set(paymentMethods.map(({ provider }) => provider))];

/** The methods of money that operators can turn off, pay-and-play among them. */
export const tillMethods: readonly string[] = paymentMethods.map(({ id }) => id);

export interface MethodOutage {
  method: string;
  /** Epoch ms. */
  since: number;
}

/** Read anew for each question: what was turned off a moment ago takes no more money. */
export async function methodOutages(db: D1Database): Promise<MethodOutage[]> {
  const { results } = await db.prepare('SELECT method, since FROM method_outages ORDER BY method').all<MethodOutage>();
  return results;
}

export const isOut = async (db: D1Database, method: string): Promise<boolean> =>
  (await methodOutages(db)).some((outage) => outage.method === method);

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
