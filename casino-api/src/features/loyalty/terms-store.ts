import { days } from 'contract/constants';
import type { SetTerms, TermsPart } from './terms';

/** What began longer ago than this, and was followed by other terms since, pays nothing any more: the last month that can be claimed began two months ago. */
const countedFor = 100 * days;

/** All that was set and can still count, what is to come included: a few rows. It can stand beside other questions, in one trip; `termsFrom` reads the answer. */
export const termsStatement = (db: D1Database): D1PreparedStatement =>
  db.prepare('SELECT part, starts_at, value FROM loyalty_terms ORDER BY part, starts_at');

type Row = { part: TermsPart; starts_at: number; value: string };

export const termsFrom = ({ results }: D1Result): SetTerms[] =>
  (results as unknown as Row[]).map(
    ({ part, starts_at: startsAt, value }) => ({ part, startsAt, value: JSON.parse(value) as unknown }) as SetTerms,
  );

/** Read anew for each question. */
export const setTerms = async (db: D1Database): Promise<SetTerms[]> => termsFrom(await termsStatement(db).all());

/** Sets terms from a moment on, unless others of the part begin at the same one. What can pay nothing any more goes; the log has it for good. @param at epoch ms */
export const setStatements = (
  db: D1Database,
  { part, startsAt, value }: SetTerms,
  at: number,
): D1PreparedStatement[] => [
  db
    .prepare(
      `DELETE FROM loyalty_terms WHERE part = ?1
       AND starts_at < (SELECT max(starts_at) FROM loyalty_terms WHERE part = ?1 AND starts_at <= ?2)`,
    )
    .bind(part, at - countedFor),
  db
    .prepare('INSERT INTO loyalty_terms (part, starts_at, value) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
    .bind(part, startsAt, JSON.stringify(value)),
];

/** Takes terms back that are still to come. */
export const withdrawStatement = (
  db: D1Database,
  { part, startsAt }: Pick<SetTerms, 'part' | 'startsAt'>,
): D1PreparedStatement => db.prepare('DELETE FROM loyalty_terms WHERE part = ? AND starts_at = ?').bind(part, startsAt);
