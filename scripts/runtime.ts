/**
 * Runs the built product, edge app and casino API together, in one workerd by Miniflare. `npm start`, the previews, the
 * tests and the benchmarks all stand on this, so what is tested is what is served.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  Log,
  LogLevel,
  Miniflare,
  type MiniflareOptions,
  type Request as MiniflareRequest,
  type Response as MiniflareResponse,
  type WorkerOptions,
} from 'miniflare';
import type { Point } from '../contract/metrics';
import { apiBundle, edgeWorkerFile, type ApiEntry } from './build';
import { migrate, migrationsWorker } from './migrations';
import { readWranglerConfig } from './wrangler-config';

export type Variables = Record<string, string>;

export interface RuntimeOptions {
  /** 0 (default): any free port. */
  port?: number;
  host?: string;
  /** Where both Workers keep what they store; left out: in memory only. */
  stateDir?: string;
  /** Added to, and winning over, the variables of the two wrangler.toml files. Secrets go here. */
  edge?: Variables;
  api?: Variables;
  /** The folder of another build of the casino API. */
  apiModules?: string;
  /** The folder of another build of the edge app: `_worker.js` beside the static files. */
  edgeFolder?: string;
  /**
   * Also serves each Worker, and what migrates the database, by itself, at free ports of their own. The suites ask them there: Miniflare's way to the
   * edge costs twice what the page does, and its bridge to another Worker three times as much a call, and half a second to begin with.
   */
  direct?: boolean;
  /** What is stored there is up to date: nothing is looked for that the database has not had. */
  isMigrated?: boolean;
  /** Opens the runtime's inspector at a free port: for the suites that look into memory. */
  inspector?: boolean;
  /**
   * Stands between the edge and the casino API: answers a request, mostly by what `ask` brings. For suites that look at what comes about too
   * seldom to wait for it.
   */
  between?: (request: Request, ask: () => Promise<Response>) => Promise<Response>;
  /** Called with every line that the Workers write. */
  onLine?: (line: string) => void;
  /** Called with everything that the Workers measure (contract/metrics.ts). Left out: nothing is measured. */
  onPoint?: (point: Point) => void;
  /** Called with what the platform tells a tail: each event of a Worker (`edgeWorker`, `apiWorker`) with its lines, as JSON. */
  onEvent?: (worker: string, event: string) => void;
}

export interface Runtime {
  miniflare: Miniflare;
  /** Without a trailing slash. */
  url: string;
  /** Of the edge app and the casino API by themselves, null unless `direct` asked for them. Without a trailing slash. The edge's has no static files. */
  edgeUrl: string | null;
  apiUrl: string | null;
  /** Serves other builds from now on, with what is stored as it is. Nothing answers for the moment that it takes. */
  swap(builds: Pick<RuntimeOptions, 'apiModules' | 'edgeFolder'>): Promise<void>;
  stop(): Promise<void>;
}

/** What a state directory is made of: a folder for each kind of store. */
export const stores = ['d1', 'durable-objects', 'r2'] as const;

export const edgeWorker = 'lantern-edge';
export const apiWorker = 'lantern-casino-api';

interface WorkerModule {
  type: 'ESModule' | 'CompiledWasm';
  path: string;
}

async function modulesIn(directory: string): Promise<WorkerModule[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.js') || name.endsWith('.wasm'));
  names.sort((a, b) => Number(b === 'index.js') - Number(a === 'index.js'));
  return names.map((name) => ({
    type: name.endsWith('.wasm') ? 'CompiledWasm' : 'ESModule',
    path: path.join(directory, name),
  }));
}

/** Its static files, which the platform serves without asking the edge app: paths with `*` for whatever follows. */
export const staticPaths = (): string[] =>
  (readWranglerConfig('wrangler.toml').assets?.run_worker_first ?? [])
    .filter((path) => path.startsWith('!'))
    .map((path) => path.slice(1));

/** The edge app as Miniflare takes it. Exported for the benchmark, which runs it without its assets. */
export function edgeOptions(variables: Variables, folder = path.dirname(edgeWorkerFile)): WorkerOptions {
  const config = readWranglerConfig('wrangler.toml');
  return {
    name: edgeWorker,
    modules: [{ type: 'ESModule', path: path.join(folder, path.basename(edgeWorkerFile)) }],
    modulesRoot: folder,
    compatibilityDate: config.compatibility_date,
    compatibilityFlags: config.compatibility_flags,
    bindings: { ...config.vars, ...variables },
    serviceBindings: Object.fromEntries((config.services ?? []).map(({ binding, service }) => [binding, service])),
    assets: {
      directory: folder,
      binding: 'ASSETS',
      // What `run_worker_first` does on the platform: excepted paths are static files, all others go to the Worker at once.
      routerConfig: { has_user_worker: true, static_routing: { user_worker: ['/*'], asset_worker: staticPaths() } },
    },
  };
}

/** What an environment is served by, as `casino-api/wrangler.toml` deploys it. */
export const apiEntryOf = (environment: string | undefined): ApiEntry =>
  environment === 'production' ? 'production' : 'testing';

/** @param modules the folder of another build than ours */
export async function apiOptions(variables: Variables, modules?: string): Promise<WorkerOptions> {
  const config = readWranglerConfig('casino-api/wrangler.toml');
  const bindings = { ...config.vars, ...variables };
  const entry = apiEntryOf(bindings.ENVIRONMENT);
  const folder = modules ?? apiBundle(entry);
  const { durable_objects: objects } = entry === 'production' ? config.env.production! : config;
  return {
    name: apiWorker,
    modules: await modulesIn(folder),
    modulesRoot: folder,
    compatibilityDate: config.compatibility_date,
    compatibilityFlags: config.compatibility_flags,
    bindings,
    d1Databases: Object.fromEntries(
      (config.d1_databases ?? []).map(({ binding, database_id }) => [binding, database_id]),
    ),
    r2Buckets: Object.fromEntries((config.r2_buckets ?? []).map(({ binding, bucket_name }) => [binding, bucket_name])),
    durableObjects: Object.fromEntries(
      (objects?.bindings ?? []).map(({ name, class_name }) => [name, { className: class_name, useSQLite: true }]),
    ),
  };
}

/** Stands for the platform's dataset: what is written to it comes out as a line, after this mark. */
const pointMark = 'measured ';
const pointWriter: WorkerOptions = {
  name: 'lantern-metrics',
  modules: [
    {
      type: 'ESModule',
      path: 'metrics.js',
      contents: `export default () => ({ writeDataPoint: (point) => console.log('${pointMark}' + JSON.stringify(point)) });`,
    },
  ],
};

/** Whose socket leads to the edge app: one of its own would lead to its static files first, and by three Workers of Miniflare's. */
const edgeDoor = { name: 'lantern-edge-door', modules: true, script: 'export default {};' } as const;

/** Follows a Worker as a tail does: what the runtime tells of an event, which does not name the Worker, comes out as a line, after this mark. */
const eventMark = 'followed ';
const followerOf = (worker: string): WorkerOptions & { name: string } => ({
  name: `${worker}-follower`,
  modules: [
    {
      type: 'ESModule',
      path: 'follower.js',
      contents: `
        const isOurs = ({ message: [text] }) => !String(text).startsWith('${pointMark}');
        const told = (event) => JSON.stringify({ ...event, logs: event.logs.filter(isOurs) });
        export default { tail: (events) => events.forEach((event) => console.log('${eventMark}${worker} ' + told(event))) };`,
    },
  ],
});

/** The edge's way to the API, with somebody standing in it. */
const through =
  (between: NonNullable<RuntimeOptions['between']>, miniflare: () => Miniflare) =>
  async (request: MiniflareRequest): Promise<MiniflareResponse> => {
    const body = request.body ? await request.arrayBuffer() : undefined;
    const ask = async () => {
      const api = await miniflare().getWorker(apiWorker);
      return (await api.fetch(request.url, {
        method: request.method,
        headers: request.headers,
        ...(body ? { body } : {}),
        redirect: 'manual',
      } as never)) as unknown as Response;
    };
    return (await between(request as unknown as Request, ask)) as unknown as MiniflareResponse;
  };

async function miniflareOptions(
  options: RuntimeOptions,
  miniflare: () => Miniflare,
): Promise<MiniflareOptions & { workers: WorkerOptions[] }> {
  const keep = (store: (typeof stores)[number]) => (options.stateDir ? path.join(options.stateDir, store) : false);
  const { between, onPoint, onEvent } = options;
  const measuring = onPoint ? { wrappedBindings: { METRICS: pointWriter.name! } } : {};
  const followed = (worker: string) => (onEvent ? { tails: [followerOf(worker).name] } : {});
  const take = (line: string): void => {
    if (onPoint && line.startsWith(pointMark)) return onPoint(JSON.parse(line.slice(pointMark.length)) as Point);
    const [, worker, event] = (onEvent && new RegExp(`^${eventMark}(\\S+) (.*)$`).exec(line)) ?? [];
    if (onEvent && worker !== undefined && event !== undefined) return onEvent(worker, event);
    options.onLine?.(line);
  };
  const edge = { ...edgeOptions(options.edge ?? {}, options.edgeFolder), ...measuring, ...followed(edgeWorker) };
  const socket = { host: '127.0.0.1', port: 0 };
  const direct = options.direct ? { unsafeDirectSockets: [socket] } : {};
  return {
    host: options.host ?? '127.0.0.1',
    port: options.port ?? 0,
    log: new Log(LogLevel.ERROR),
    cf: false,
    d1Persist: keep('d1'),
    durableObjectsPersist: keep('durable-objects'),
    r2Persist: keep('r2'),
    cachePersist: false,
    ...(options.inspector ? { inspectorPort: 0 } : {}),
    handleRuntimeStdio: (out, err) => {
      for (const stream of [out, err]) {
        let rest = '';
        stream.setEncoding('utf8').on('data', (chunk: string) => {
          const lines = (rest + chunk).split('\n');
          rest = lines.pop() ?? '';
          lines.forEach(take);
        });
      }
    },
    workers: [
      between ? { ...edge, serviceBindings: { CASINO_API: through(between, miniflare) } } : edge,
      { ...(await apiOptions(options.api ?? {}, options.apiModules)), ...direct, ...measuring, ...followed(apiWorker) },
      { ...migrationsWorker(), ...direct },
      ...(options.direct ? [{ ...edgeDoor, unsafeDirectSockets: [{ ...socket, serviceName: edgeWorker }] }] : []),
      ...(onPoint ? [pointWriter] : []),
      ...(onEvent ? [edgeWorker, apiWorker].map(followerOf) : []),
    ],
  };
}

/** Starts the built product. @throws when there is no build. */
export async function startRuntime(options: RuntimeOptions = {}): Promise<Runtime> {
  const miniflare: Miniflare = new Miniflare(await miniflareOptions(options, () => miniflare));
  const url = (await miniflare.ready).origin;
  try {
    if (!options.isMigrated) await migrate(miniflare);
  } catch (error) {
    await miniflare.dispose();
    throw error;
  }
  const directly = async ({ name }: { name: string }) =>
    options.direct ? (await miniflare.unsafeGetDirectURL(name)).origin : null;
  return {
    miniflare,
    url,
    edgeUrl: await directly(edgeDoor),
    apiUrl: await directly({ name: apiWorker }),
    swap: async (builds) => {
      const swapped = await miniflareOptions({ ...options, ...builds, port: 0 }, () => miniflare);
      // Caches outlive the runtime, and would show for minutes what the build before answered.
      await miniflare.setOptions({
        ...swapped,
        workers: swapped.workers.map((worker) => ({ ...worker, cache: false })),
      });
      await migrate(miniflare);
    },
    stop: () => miniflare.dispose(),
  };
}
