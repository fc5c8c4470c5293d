/** What was deployed, kept in the environment's own database: which versions of both Workers served, and which migrations they know. */
import type { Query } from './lock';
import type { Row, Versions } from './platform';

/** `failed` never served, or was taken back; `serving` passed the smoke test; `done` has had its contract migrations, too. */
type State = 'started' | 'failed' | 'serving' | 'done';

export interface Deployed {
  id: number;
  at: string;
  who: string;
  commit: string;
  versions: Versions | null;
  /** The contract migrations that its code was made for. */
  knows: string[];
  /** A contract migration that was sent and of which nobody heard. */
  contracting: string | null;
  /** Of a rollback: the deployment that it went back to. */
  backTo: number | null;
  state: State;
}

/** One whose versions served. */
export type Whole = Deployed & { versions: Versions };
export const served = (each: Deployed): each is Whole =>
  each.versions !== null && ['serving', 'done'].includes(each.state);

export const isSame = (one: Versions, other: Versions): boolean => one.api === other.api && one.edge === other.edge;

const table = `CREATE TABLE IF NOT EXISTS _deploys (id INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP, who TEXT NOT NULL,
  commit_id TEXT NOT NULL, artefact TEXT NOT NULL, api TEXT, edge TEXT, knows TEXT NOT NULL, contracting TEXT, back_to INTEGER, state TEXT NOT NULL)`;

const read = (row: Row): Deployed => ({
  id: Number(row.id),
  at: String(row.at),
  who: String(row.who),
  commit: String(row.commit_id),
  versions: row.api && row.edge ? { api: String(row.api), edge: String(row.edge) } : null,
  knows: JSON.parse(String(row.knows)) as string[],
  contracting: row.contracting === null ? null : String(row.contracting),
  backTo: row.back_to === null ? null : Number(row.back_to),
  state: row.state as State,
});

/** All deployments, the newest first. */
export async function history(query: Query): Promise<Deployed[]> {
  await query(table);
  return (await query('SELECT * FROM _deploys ORDER BY id DESC')).map(read);
}

export interface Begun {
  who: string;
  commit: string;
  artefact: string;
  knows: readonly string[];
  backTo?: number;
}

export async function begin(query: Query, { who, commit, artefact, knows, backTo }: Begun): Promise<number> {
  await query(table);
  const [row] = await query(
    `INSERT INTO _deploys (who, commit_id, artefact, knows, back_to, state) VALUES (?, ?, ?, ?, ${backTo === undefined ? 'NULL' : Number(backTo)}, 'started') RETURNING id`,
    [who, commit, artefact, JSON.stringify(knows)],
  );
  return Number(row!.id);
}

export async function mark(query: Query, id: number, state: State, versions?: Versions): Promise<void> {
  if (versions)
    await query('UPDATE _deploys SET state = ?, api = ?, edge = ? WHERE id = ?', [
      state,
      versions.api,
      versions.edge,
      id,
    ]);
  else await query('UPDATE _deploys SET state = ? WHERE id = ?', [state, id]);
}

/** Before a contract migration is sent, and with null once it is known what came of it. */
export async function markContracting(query: Query, id: number, name: string | null): Promise<void> {
  if (name === null) await query('UPDATE _deploys SET contracting = NULL WHERE id = ?', [id]);
  else await query('UPDATE _deploys SET contracting = ? WHERE id = ?', [name, id]);
}
