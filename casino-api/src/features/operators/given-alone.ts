import { days, payoutOfTwo } from 'contract/constants';

/** How long what somebody gave alone counts together with what is given next. */
const countsFor = 1 * days;

/**
 * Whether somebody may give so much without a second person: no more than `payoutOfTwo` in a day and a night, all acts together. What may be given counts from now on, in the
 * same statement, so that no two posts at once share what is left.
 * @param among what counts together: the acts about one player, or (empty) all of the operator's
 * @param worth euro minor units
 * @param id of the act; asked for again, it counts once
 */
export async function mayGiveAlone(
  db: D1Database,
  { id, actor, among, worth, at }: { id: string; actor: string; among: string; worth: number; at: number },
): Promise<boolean> {
  const [, kept] = await db.batch([
    db
      .prepare(
        `INSERT INTO given_alone (id, actor, among, worth, at) SELECT ?1, ?2, ?7, ?3, ?4
         WHERE ?3 + (SELECT coalesce(sum(worth), 0) FROM given_alone WHERE actor = ?2 AND among = ?7 AND at > ?5) <= ?6 ON CONFLICT DO NOTHING`,
      )
      .bind(id, actor, worth, at, at - countsFor, payoutOfTwo, among),
    db.prepare('SELECT 1 FROM given_alone WHERE id = ?').bind(id),
  ]);
  return kept!.results.length > 0;
}

/** Nothing came of the act. */
export async function notGiven(db: D1Database, id: string): Promise<void> {
  await db.prepare('DELETE FROM given_alone WHERE id = ?').bind(id).run();
}
