/**
 * Whether this Worker lives (`/health`), and whether it can do its work (`/health/ready`): for whoever deploys it and for the edge. Open to all, so it names
 * variables and bindings and never what they hold, and asks its stores at most once in five seconds, however often it is asked.
 */
import type { Context, Hono } from 'hono';
import { systemClock } from './kernel/clock';
import { ConfigurationError, readSettings, type Env } from './kernel/env';
import type { ApiContext } from './kernel/http/api-context';

/** How long an answer stands, in milliseconds. */
const standsFor = 5_000;
/** A store that is slower than this is away, in milliseconds. */
const patience = 1_500;

const failed = (work: () => Promise<boolean>): Promise<boolean> =>
  Promise.race([
    work().then(
      (fine) => !fine,
      () => true,
    ),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(true), patience)),
  ]);

/** What of the environment does not work, each by the name that it is configured by. */
async function findMissing(env: Env): Promise<string[]> {
  const missing: string[] = [];
  try {
    readSettings(env);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    missing.push(...error.variables.map(({ variable }) => variable));
  }
  const stores: Record<string, () => Promise<boolean>> = {
    DB: async () => (await env.DB.prepare('SELECT 1 AS one').first('one')) === 1,
    'DB: the seed': async () => (await env.DB.prepare('SELECT 1 AS one FROM games LIMIT 1').first('one')) === 1,
    DOCUMENTS: async () => (await env.DOCUMENTS.head('health')) === null,
    BOOKS: async () => (await env.BOOKS.head('health')) === null,
  };
  const objects = ['PLAYER', 'GUARD', 'JACKPOT', 'MATCH', 'RACE', 'TABLE', 'VISITOR'] as const;
  missing.push(...objects.filter((name) => !env[name]));
  const away = await Promise.all(Object.values(stores).map(failed));
  const names = Object.keys(stores).filter((_, index) => away[index]);
  // A database that is away has no seed either; one of the two is enough to say.
  missing.push(...(names.includes('DB') ? names.filter((name) => name !== 'DB: the seed') : names));
  return [...new Set(missing)];
}

interface Found {
  at: number;
  missing: Promise<string[]>;
}
const found = new WeakMap<Env, Found>();

function missingNow(env: Env): Promise<string[]> {
  const now = systemClock();
  let kept = found.get(env);
  if (!kept || now - kept.at >= standsFor) found.set(env, (kept = { at: now, missing: findMissing(env) }));
  return kept.missing;
}

/** Mounted in front of everything that needs settings: what is not configured has to be able to say so. */
export function healthRoutes(app: Hono<ApiContext>): void {
  const versionOf = ({ env }: Context<ApiContext>) => env.VERSION?.id ?? null;
  const headers = { 'cache-control': 'no-store' };
  app.get('/health', (context) => context.json({ status: 'ok', version: versionOf(context) }, 200, headers));
  app.get('/health/ready', async (context) => {
    const missing = await missingNow(context.env);
    const status = missing.length === 0 ? 'ready' : 'not_ready';
    const body = { status, missing, version: versionOf(context) };
    return status === 'ready'
      ? context.json(body, 200, headers)
      : context.json(body, 503, { ...headers, 'retry-after': '5' });
  });
}
