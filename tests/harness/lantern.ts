/**
 * The whole product for one test file: both built Workers in one Miniflare, with empty storage of its own that is gone
 * afterwards.
 *
 *     const lantern = await startLantern({ qa: true });
 *     const visitor = lantern.visitor({ country: 'DE', language: 'de' });
 *     const page = await visitor.get('/casino');
 *     expect(page).toHaveStatus(200);
 */
import { rm } from 'node:fs/promises';
import type { Point } from 'contract/metrics';
import type { Miniflare } from 'miniflare';
import { apiWorker, startRuntime, type Variables } from '../../scripts/runtime';
import { makeSecrets } from '../../scripts/start/secrets';
import { seed } from '../../scripts/start/seed';
import { createApi, type Api } from './api';
import { copyNewProduct } from './new-product';
import { createQa, type Qa } from './qa';
import { Visitor, type VisitorOptions, wayTo } from './visitor';

export interface LanternOptions {
  /** Opens the QA console: mailbox, clock, faults, players. Default on, since tests need it. */
  qa?: boolean;
  /** What stands in the visitors' address bars. An https origin shows what production sets. */
  origin?: string;
  /** Opens the runtime's inspector, to look into memory. */
  inspector?: boolean;
  /** Keeps what is stored in this directory, to look at what is there; the caller clears it away. Left out: in memory. */
  stateDir?: string;
  /** The folder of another build of the casino API. */
  apiModules?: string;
  /** Those of a product that ran before on the same state: its secrets, so that its sessions are good. */
  variables?: Variables;
  /** Called with everything that the Workers measure. */
  onPoint?: (point: Point) => void;
  /** Variables over those of wrangler.toml. */
  edge?: Variables;
  api?: Variables;
}

export interface Lantern extends Qa {
  visitor: (options?: VisitorOptions) => Visitor;
  api: Api;
  /** Every line that the Workers wrote. */
  lines: string[];
  miniflare: Miniflare;
  database: () => Promise<Awaited<ReturnType<Miniflare['getD1Database']>>>;
  variables: Variables;
  origin: string;
  /** Where the runtime listens, for requests that no `Visitor` makes. Without a trailing slash. */
  url: string;
  /** The API's own address, for requests that no client of ours would make. */
  apiUrl: string;
  stop: () => Promise<void>;
}

export async function startLantern({
  qa = true,
  origin = 'http://localhost:8788',
  inspector = false,
  stateDir,
  apiModules,
  variables = { ...makeSecrets(), QA: qa ? 'on' : 'off', SITE_ORIGIN: origin, MAIL: 'outbox' },
  onPoint,
  edge = {},
  api = {},
}: LanternOptions = {}): Promise<Lantern> {
  const lines: string[] = [];
  const isUsual = qa && !stateDir && !apiModules && Object.keys(api).length === 0;
  const copied = isUsual ? await copyNewProduct() : null;
  const stored = stateDir ?? copied;
  const runtime = await startRuntime({
    edge: { ...variables, ...edge },
    api: { ...variables, ...api },
    direct: true,
    inspector,
    ...(stored ? { stateDir: stored, isMigrated: copied !== null } : {}),
    ...(apiModules ? { apiModules } : {}),
    onLine: (line) => lines.push(line),
    ...(onPoint ? { onPoint } : {}),
  });
  const { miniflare } = runtime;
  const way = wayTo(runtime);
  const client = createApi(miniflare, api.API_KEY ?? variables.API_KEY!);
  if (!copied) await seed(miniflare, variables.API_KEY!);
  return {
    ...createQa(client, variables.API_KEY!),
    visitor: (options) => new Visitor(way, origin, options),
    api: client,
    lines,
    miniflare,
    database: () => miniflare.getD1Database('DB', apiWorker),
    variables,
    origin,
    url: runtime.url,
    apiUrl: runtime.apiUrl!,
    stop: async () => {
      await runtime.stop();
      if (copied) await rm(copied, { recursive: true, force: true });
    },
  };
}

/** A product that files share: nothing in it that the other ones would notice, as another time, a fault, what is stored, or its end. */
export type SharedLantern = Omit<
  Lantern,
  'clock' | 'faults' | 'sandboxGame' | 'lines' | 'miniflare' | 'database' | 'stop'
> & { clock: Pick<Lantern['clock'], 'now'> };

let shared: Promise<SharedLantern> | null = null;

/**
 * The product of all files of a process that do without one of their own. It is started once and stays warm: their calls cost a third. Players, visitors and
 * addresses are each test's own, so that none counts on being the first or the only one.
 */
export const sharedLantern = (): Promise<SharedLantern> => (shared ??= startLantern());
