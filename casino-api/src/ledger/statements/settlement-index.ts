import { days } from 'contract/constants';
import type { Currency } from 'contract/money';
import type { StatementLine } from './statements';

/** Statements are matched within days; after this long nobody asks any more. */
const keptFor = 90 * days;

/** What a player's books moved by a gateway. `id`: the transaction's. */
export interface Settlement extends StatementLine {
  id: string;
  provider: string;
}

/** What a player's rounds at an outside provider came to, of those that began on a UTC day such as 2026-11-24. Minor units. */
export interface ProviderDay {
  provider: string;
  day: string;
  currency: Currency;
  staked: number;
  paid: number;
}

/** What is told of a player's dealings with providers. `seq`: how far the books had come. */
export interface ProviderReport {
  playerId: string;
  seq: number;
  settlements: readonly Settlement[];
  days: readonly ProviderDay[];
}

const providersOf = (lines: readonly { provider: string }[]): string =>
  JSON.stringify([...new Set(lines.map(({ provider }) => provider))]);

/** Keeps what is told; what is told late, or twice, changes nothing. @param at epoch ms */
export async function recordProviders(
  db: D1Database,
  { playerId, seq, settlements, days: played }: ProviderReport,
  at: number,
): Promise<void> {
  const settle = db.prepare(
    'INSERT INTO settlements (id, provider, reference, amount, currency, at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const play = db.prepare(
    `INSERT INTO provider_days (provider, day, player_id, currency, staked, paid, seq) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET staked = excluded.staked, paid = excluded.paid, seq = excluded.seq WHERE excluded.seq >= provider_days.seq`,
  );
  await db.batch([
    ...settlements.map((line) =>
      settle.bind(`${playerId}.${line.id}`, line.provider, line.reference, line.amount, line.currency, line.at),
    ),
    ...played.map(({ provider, day, currency, staked, paid }) =>
      play.bind(provider, day, playerId, currency, staked, paid, seq),
    ),
    db
      .prepare('DELETE FROM settlements WHERE provider IN (SELECT value FROM json_each(?)) AND at < ?')
      .bind(providersOf(settlements), at - keptFor),
    db
      .prepare('DELETE FROM provider_days WHERE provider IN (SELECT value FROM json_each(?)) AND day < ?')
      .bind(providersOf(played), new Date(at - keptFor).toISOString().slice(0, 10)),
  ]);
}

/** What the books have with a gateway, an order a line. @param from, to epoch ms, `to` left out */
export async function settledBy(db: D1Database, provider: string, from: number, to: number): Promise<StatementLine[]> {
  const { results } = await db
    .prepare(
      'SELECT reference, currency, sum(amount) AS amount, min(at) AS at FROM settlements WHERE provider = ? AND at >= ? AND at < ? GROUP BY reference, currency',
    )
    .bind(provider, from, to)
    .all<StatementLine & Record<string, unknown>>();
  return results;
}

/** Two lines for what was staked and paid on a day. */
export const linesOfDay = ({
  day,
  currency,
  staked,
  paid,
}: Pick<ProviderDay, 'day' | 'currency' | 'staked' | 'paid'>): StatementLine[] =>
  [
    { reference: `${day} staked`, amount: staked },
    { reference: `${day} paid`, amount: paid },
  ].map((line) => ({ ...line, currency, at: Date.parse(day) }));

/** What the books have with a game provider, all players together. @param from, to the first and the last day */
export async function playedAt(db: D1Database, provider: string, from: string, to: string): Promise<StatementLine[]> {
  const { results } = await db
    .prepare(
      'SELECT day, currency, sum(staked) AS staked, sum(paid) AS paid FROM provider_days WHERE provider = ? AND day >= ? AND day <= ? GROUP BY day, currency',
    )
    .bind(provider, from, to)
    .all<Pick<ProviderDay, 'day' | 'currency' | 'staked' | 'paid'> & Record<string, unknown>>();
  return results.flatMap(linesOfDay);
}
