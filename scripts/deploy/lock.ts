/**
 * One deployment of an environment at a time. The lock is a row of the environment's own database, taken by one statement; the database's clock says
 * when it ends. It is renewed while a step runs, however long that takes; of somebody who was cut off it ends by itself, and the next takes it over.
 */
import { randomUUID } from 'node:crypto';
import { Refusal, type Row } from './platform';

export type Query = (sql: string, params?: readonly (string | number)[]) => Promise<Row[]>;

export class LockLost extends Refusal {
  override name = 'LockLost';
}

export interface Lock {
  /** @throws LockLost when somebody else has it by now */
  check: () => void;
}

export interface LockOptions {
  who: string;
  /** What is done under it: "deploy of 1a2b3c". */
  what: string;
  /** The command that frees it, for whoever knows that its holder is gone. */
  freedBy: string;
  /** How long it holds without being renewed. */
  seconds: number;
  say: (line: string) => void;
}

const table =
  'CREATE TABLE IF NOT EXISTS _deploy_lock (one INTEGER PRIMARY KEY CHECK (one = 1), token TEXT NOT NULL, who TEXT NOT NULL, what TEXT NOT NULL, since INTEGER NOT NULL, ends INTEGER NOT NULL)';

const moment = (seconds: number): string => new Date(seconds * 1_000).toISOString().replace('.000', '');

export const freeing = 'DELETE FROM _deploy_lock';

async function take(query: Query, token: string, { who, what, freedBy, seconds, say }: LockOptions): Promise<void> {
  await query(table);
  const [before] = await query('SELECT who, what, ends, ends <= unixepoch() AS over FROM _deploy_lock');
  const taken = await query(
    `INSERT INTO _deploy_lock (one, token, who, what, since, ends) VALUES (1, ?, ?, ?, unixepoch(), unixepoch() + ?)
     ON CONFLICT (one) DO UPDATE SET token = excluded.token, who = excluded.who, what = excluded.what, since = excluded.since, ends = excluded.ends
     WHERE _deploy_lock.ends <= unixepoch() RETURNING token`,
    [token, who, what, seconds],
  );
  if (taken.length > 0) {
    if (before?.over)
      say(`Took over the lock of ${before.who} (${before.what}), which ended at ${moment(Number(before.ends))}.`);
    return;
  }
  const [holder] = await query('SELECT who, what, since, ends FROM _deploy_lock');
  throw new Refusal(
    `${holder?.who ?? 'Somebody'} is at it: ${holder?.what ?? 'a deployment'}, since ${moment(Number(holder?.since))}. Where that was cut off, the lock ends by itself at ${moment(Number(holder?.ends))}; run this again then. Whoever knows that it is dead frees it at once by: ${freedBy}`,
  );
}

/** Does the work while nobody else deploys. @throws Refusal naming who has the lock and since when */
export async function withLock<Result>(
  query: Query,
  options: LockOptions,
  work: (lock: Lock) => Promise<Result>,
): Promise<Result> {
  const token = randomUUID();
  await take(query, token, options);
  const kept = { until: Date.now() + options.seconds * 1_000, lost: false };
  const renew = async () => {
    const sent = Date.now();
    const rows = await query('UPDATE _deploy_lock SET ends = unixepoch() + ? WHERE token = ? RETURNING token', [
      options.seconds,
      token,
    ]);
    if (rows.length === 0) kept.lost = true;
    else kept.until = sent + options.seconds * 1_000;
  };
  // A renewal that fails is made up for by the next; two that fail are told by the time.
  const timer = setInterval(() => void renew().catch(() => undefined), (options.seconds * 1_000) / 3);
  try {
    return await work({
      check: () => {
        if (kept.lost || Date.now() > kept.until)
          throw new LockLost(
            'The lock was lost to somebody else, or could not be renewed: nothing more is done here. Look at what serves, and run it again.',
          );
      },
    });
  } finally {
    clearInterval(timer);
    await query('DELETE FROM _deploy_lock WHERE token = ?', [token]).catch(() => undefined);
  }
}
