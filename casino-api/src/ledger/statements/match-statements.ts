import { days } from 'contract/constants';
import { mismatches, type Mismatch, type StatementLine, type StatementSource } from './statements';
import type { Env } from '../../kernel/env';
import { log } from '../../kernel/log';
import { playedAt, settledBy } from './settlement-index';
import { type Page, type Place, readPage } from '../../kernel/paged-list';

/** The two sides may have a moment on different sides of an edge. */
const margin = 1 * days;
/** Where more parts than this the statement itself is the matter, and the first of it say so. */
const keptAtMost = 500;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

async function found(
  db: D1Database,
  { provider, kind, reports, settlesWithin, asked, lines }: StatementSource,
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
 * leaves its lines as they were and stands in the list itself: nothing is known to agree. Done twice it is done once. @param at epoch ms
 */
export async function matchStatements(env: Env, sources: readonly StatementSource[], at: number): Promise<void> {
  for (const source of sources) {
    try {
      const { judged, found: parting } = await found(env.DB, source, at);
      await keep(env.DB, source.provider, judged, parting.slice(0, keptAtMost), at);
    } catch (error) {
      log('error', { event: 'statement_not_matched', provider: source.provider, reason: String(error) });
      await writing(env.DB)(unanswered(source.provider, at), at).run();
    }
  }
}

/** Of a provider whose statement did not come since `at`. */
const noAnswer = 'no statement';
const unanswered = (provider: string, at: number): Mismatch & { provider: string } => ({
  provider,
  reference: noAnswer,
  currency: 'EUR',
  ours: null,
  theirs: null,
  at,
});

/** Whether an exception is that its provider gave no statement. */
export const isUnanswered = ({ reference, ours, theirs }: Mismatch): boolean =>
  reference === noAnswer && ours === null && theirs === null;

const idOf = ({ provider, reference, currency }: Mismatch & { provider: string }): string =>
  `${provider}.${reference}.${currency}`;

/** Notes an exception; one that stands keeps its moment. */
function writing(db: D1Database) {
  const write = db.prepare(
    `INSERT INTO statement_exceptions (id, provider, reference, currency, ours, theirs, at, found_at, is_over) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)
     ON CONFLICT (id) DO UPDATE SET ours = excluded.ours, theirs = excluded.theirs, at = iif(is_over, excluded.at, at), found_at = iif(is_over, excluded.found_at, found_at), is_over = 0`,
  );
  return (line: Mismatch & { provider: string }, at: number): D1PreparedStatement =>
    write.bind(idOf(line), line.provider, line.reference, line.currency, line.ours, line.theirs, line.at, at);
}

async function keep(
  db: D1Database,
  provider: string,
  [from, to]: [number, number],
  parting: readonly Mismatch[],
  at: number,
): Promise<void> {
  const write = writing(db);
  await db.batch([
    db
      .prepare(
        `UPDATE statement_exceptions SET is_over = 1
         WHERE is_over = 0 AND provider = ?1 AND (reference = ?2 OR at >= ?3 AND at < ?4 AND id NOT IN (SELECT value FROM json_each(?5)))`,
      )
      .bind(provider, noAnswer, from, to, JSON.stringify(parting.map((line) => idOf({ ...line, provider })))),
    ...parting.map((line) => write({ ...line, provider }, at)),
  ]);
}

/** A mismatch that stands. `foundAt` epoch ms. */
export interface StatementException extends Mismatch {
  provider: string;
  foundAt: number;
}

/** Those that stand, the oldest first. */
export const statementExceptions = (
  db: D1Database,
  place: Place | null,
  size: number,
): Promise<Page<StatementException>> =>
  readPage(
    db,
    {
      columns: 'provider, reference, currency, ours, theirs, at, found_at AS foundAt',
      from: 'statement_exceptions',
      where: 'is_over = 0',
      keys: ['at', 'id'],
    },
    place,
    size,
  );
