import { days, minutes } from 'contract/constants';
import { mismatches, type Mismatch, type StatementLine, type StatementSource } from './statements';
import type { Env } from '../../kernel/env';
import { log } from '../../kernel/log';
import { playedAt, settledBy } from './settlement-index';

/** What moved is told within a quarter of an hour; what is younger than this is not judged yet. */
const settlesWithin = 30 * minutes;
/** A statement is asked for again this long, so that what came late is matched after all. */
const asked = 3 * days;
/** The two sides may have a moment on different sides of an edge. */
const margin = 1 * days;
/** Where more parts than this the statement itself is the matter, and the first of it say so. */
const keptAtMost = 500;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

async function found(
  db: D1Database,
  { provider, kind, reports, lines }: StatementSource,
  at: number,
): Promise<{ judged: [number, number]; found: Mismatch[] }> {
  const to = at - settlesWithin;
  // Of a game provider whole days are compared.
  const judged: [number, number] =
    kind === 'gateway' ? [to - asked, to] : [Math.floor((to - asked) / days) * days, Math.floor(to / days) * days];
  const [from, end] = kind === 'gateway' ? [judged[0] - margin, at] : judged;
  const ours =
    kind === 'gateway'
      ? await settledBy(db, provider, from, end)
      : await playedAt(db, provider, dayOf(from), dayOf(end - 1));
  const isJudged = (line: StatementLine | Mismatch) => line.at >= judged[0] && line.at < judged[1];
  return { judged, found: mismatches(ours.filter(reports), await lines(from, end)).filter(isJudged) };
}

/**
 * Holds the books against what gateways and game providers say they moved (DOMAIN §2). What parts stands in a list until it agrees; a provider that doesn't answer
 * leaves its lines as they were. Done twice it is done once. @param at epoch ms
 */
export async function matchStatements(env: Env, sources: readonly StatementSource[], at: number): Promise<void> {
  for (const source of sources) {
    try {
      const { judged, found: parting } = await found(env.DB, source, at);
      await keep(env.DB, source.provider, judged, parting.slice(0, keptAtMost), at);
    } catch (error) {
      log('error', { event: 'statement_not_matched', provider: source.provider, reason: String(error) });
    }
  }
}

async function keep(
  db: D1Database,
  provider: string,
  [from, to]: [number, number],
  parting: readonly Mismatch[],
  at: number,
): Promise<void> {
  const idOf = ({ reference, currency }: Mismatch) => `${provider}.${reference}.${currency}`;
  const write = db.prepare(
    `INSERT INTO statement_exceptions (id, provider, reference, currency, ours, theirs, at, found_at, is_over) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)
     ON CONFLICT (id) DO UPDATE SET ours = excluded.ours, theirs = excluded.theirs, is_over = 0`,
  );
  await db.batch([
    db
      .prepare(
        'UPDATE statement_exceptions SET is_over = 1 WHERE is_over = 0 AND provider = ? AND at >= ? AND at < ? AND id NOT IN (SELECT value FROM json_each(?))',
      )
      .bind(provider, from, to, JSON.stringify(parting.map(idOf))),
    ...parting.map((line) =>
      write.bind(idOf(line), provider, line.reference, line.currency, line.ours, line.theirs, line.at, at),
    ),
  ]);
}

/** A mismatch that stands. `foundAt` epoch ms. */
export interface StatementException extends Mismatch {
  provider: string;
  foundAt: number;
}

/** Those that stand, the oldest first, and how many there are. */
export async function statementExceptions(
  db: D1Database,
  limit: number,
): Promise<{ total: number; listed: StatementException[] }> {
  const [rows, count] = await db.batch([
    db
      .prepare(
        'SELECT provider, reference, currency, ours, theirs, at, found_at AS foundAt FROM statement_exceptions WHERE is_over = 0 ORDER BY at, id LIMIT ?',
      )
      .bind(limit),
    db.prepare('SELECT count(*) AS total FROM statement_exceptions WHERE is_over = 0'),
  ]);
  return { total: (count!.results[0] as { total: number }).total, listed: rows!.results as StatementException[] };
}
