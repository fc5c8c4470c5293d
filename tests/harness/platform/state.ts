/** What an account of the stand-in holds. */
import { randomUUID } from 'node:crypto';
import type { Point } from 'contract/metrics';
import initSqlJs, { type Database, type SqlJsStatic } from 'sql.js';
import { Tails } from './tails';

export interface Version {
  id: string;
  /** SHA-256 of what was uploaded, by name; source maps among them. */
  files: Record<string, string>;
  bindings: { name: string; type: string; [more: string]: unknown }[];
  /** As they were when it was made; the Worker's own are those of its newest version. */
  secrets: ReadonlyMap<string, string>;
}

export interface Script {
  secrets: Map<string, string>;
  versions: Version[];
  /** The newest first; their versions in the order given, with the percentage that each has. */
  deployments: { id: string; versions: Share[]; message: string | undefined }[];
  hosts: string[];
  migrationTag: string | undefined;
  crons: string[];
  hasWorkersDev: boolean;
}

interface Share {
  version_id: string;
  percentage: number;
}

interface Application {
  id: string;
  type: 'self_hosted';
  domain: string;
  policies: { id: string; decision: 'allow' | 'deny' | 'non_identity' | 'bypass'; include: object[] }[];
}

export interface Account {
  scripts: Map<string, Script>;
  databases: Map<string, { name: string; created: string; data: Database }>;
  buckets: Map<string, Map<string, Uint8Array>>;
  applications: Application[];
  /** What Workers measured; `at` in epoch ms, `times` how many it stands for. */
  points: { at: number; point: Point; times: number }[];
  /** Whoever follows the lines of Workers. */
  tails: Tails;
  /** SHA-256 of the static files that were uploaded. */
  assets: Set<string>;
}

let sql: SqlJsStatic | undefined;
export async function newDatabase(): Promise<Database> {
  sql ??= await initSqlJs();
  return new sql.Database();
}

export const emptyAccount = (): Account => ({
  scripts: new Map(),
  databases: new Map(),
  buckets: new Map(),
  applications: [],
  points: [],
  tails: new Tails(),
  assets: new Set(),
});

export const newScript = (): Script => ({
  secrets: new Map(),
  versions: [],
  deployments: [],
  hosts: [],
  migrationTag: undefined,
  crons: [],
  hasWorkersDev: false,
});

/** A new version. @param serves it takes all of the traffic at once, as the first upload by `wrangler deploy` does */
export function addVersion(
  script: Script,
  files: Version['files'],
  bindings: Version['bindings'],
  serves = true,
): Version {
  const version = { id: randomUUID(), files, bindings, secrets: new Map(script.secrets) };
  script.versions.push(version);
  if (serves)
    script.deployments.unshift({
      id: randomUUID(),
      versions: [{ version_id: version.id, percentage: 100 }],
      message: undefined,
    });
  return version;
}

interface Result {
  success: true;
  results: Record<string, unknown>[];
  meta: { changes: number };
}

/** Runs statements as the platform's database does: all of them, or none. @throws what the database says */
export function runSql(data: Database, text: string, params: readonly string[]): Result[] {
  const results: Result[] = [];
  data.run('BEGIN');
  try {
    for (const statement of data.iterateStatements(text)) {
      if (params.length > 0) statement.bind([...params]);
      const rows: Result['results'] = [];
      while (statement.step()) rows.push(statement.getAsObject());
      results.push({ success: true, results: rows, meta: { changes: data.getRowsModified() } });
    }
    data.run('COMMIT');
  } catch (error) {
    data.run('ROLLBACK');
    throw error;
  }
  return results;
}

/** Asks what was measured. The dataset's dialect, as far as alerts use it, is SQLite's but for how it tells the time. */
export async function askPoints({ points }: Account, query: string): Promise<Record<string, unknown>[]> {
  const [, dataset] = /\bFROM (\w+)/.exec(query) ?? [];
  if (!dataset) throw new Error('There is no FROM.');
  const data = await newDatabase();
  const numbers = [1, 2, 3, 4, 5, 6, 7];
  const names = [...numbers.map((each) => `blob${each}`), ...numbers.slice(0, 4).map((each) => `double${each}`)];
  data.run(`CREATE TABLE ${dataset} (timestamp, _sample_interval, ${names.join(', ')})`);
  const insert = data.prepare(`INSERT INTO ${dataset} VALUES (?, ?, ${names.map(() => '?').join(', ')})`);
  for (const { at, point, times } of points)
    insert.run([Math.floor(at / 1_000), times, ...point.blobs, ...point.doubles]);
  insert.free();
  const text = query.replace(
    /NOW\(\) - INTERVAL '(\d+)' MINUTE/g,
    (_, minutes: string) => `(unixepoch() - ${Number(minutes) * 60})`,
  );
  try {
    return runSql(data, text, []).at(-1)!.results;
  } finally {
    data.close();
  }
}
