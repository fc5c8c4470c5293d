/**
 * A stand-in of the platform on loopback: its API (`/client/v4`), and the addresses of what is deployed there. It records each call, refuses a wrong token,
 * another account and an unknown call, and holds what it is told.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Bare, Failure } from './answers';
import type { Target } from '../../../scripts/deploy/target';
import type { Asked } from './asked';
import { routes } from './routes';
import { emptyAccount, newDatabase, newScript, type Account, type Script } from './state';

const apiToken = 'a-token-of-the-stand-in';
const accountId = '0123456789abcdef0123456789abcdef';
/** A service token of Cloudflare Access. */
const serviceToken = { id: 'service.access', secret: 'the-secret-of-the-service-token' };

const versionOverrides = 'cloudflare-workers-version-overrides';

export interface StandIn {
  account: Account;
  /** Each call of the API as it came: `GET /workers/scripts`; with the status that it was answered. */
  calls: { call: string; status: number }[];
  /** What a command needs to find the stand-in instead of the platform. */
  environment: Record<string, string>;
  /** Asks an address of what is deployed. */
  ask: (address: string, init?: RequestInit) => Promise<Response>;
  /** What a Worker says that it lacks. */
  lacks: Map<string, string[]>;
  /** Answers calls that begin so with a failure, or after a while, until it is taken away. */
  faults: Map<string, { status?: number; after?: Promise<void>; andDoIt?: boolean }>;
  addDatabase: (id: string, name: string) => Promise<void>;
  stop: () => void;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const isGuarded = ({ applications }: Account, host: string): boolean =>
  applications.some(({ domain }) => domain === host || (domain.startsWith('*.') && host.endsWith(domain.slice(1))));

/** The version that answers: the one asked for, where the deployment has it, else the one with the larger part of the traffic. */
function versionOf(name: string, { deployments: [newest] }: Script, headers: Headers): string | null {
  const shares = [...(newest?.versions ?? [])].sort((a, b) => b.percentage - a.percentage);
  const [, wanted] = new RegExp(`(?:^|[ ,])${name}="([^"]+)"`).exec(headers.get(versionOverrides) ?? '') ?? [];
  return (shares.find(({ version_id }) => version_id === wanted) ?? shares[0])?.version_id ?? null;
}

/** What a deployed Worker answers, as far as deployments look at it. */
function answerOf(standIn: Pick<StandIn, 'account' | 'lacks'>, address: URL, init: RequestInit): Response {
  const { account, lacks } = standIn;
  const headers = new Headers(init.headers);
  const found = [...account.scripts].find(([, { hosts }]) => hosts.includes(address.host));
  if (!found) return new Response('error code: 1016', { status: 530 });
  if (
    isGuarded(account, address.host) &&
    !(
      headers.get('cf-access-client-id') === serviceToken.id &&
      headers.get('cf-access-client-secret') === serviceToken.secret
    )
  )
    return new Response(null, {
      status: 302,
      headers: { location: 'https://team.cloudflareaccess.com/cdn-cgi/access/login' },
    });
  const [name, script] = found;
  const version = versionOf(name, script, headers);
  const secrets = script.versions.find(({ id }) => id === version)?.secrets ?? script.secrets;
  if (address.pathname === '/health/ready') {
    const missing = lacks.get(name) ?? [];
    return Response.json(
      { status: missing.length ? 'not_ready' : 'ready', missing, version },
      { status: missing.length ? 503 : 200 },
    );
  }
  if (address.pathname === '/__internal/seed')
    return headers.get('api-key') === secrets.get('API_KEY')
      ? Response.json({ data: { written: true } })
      : Response.json({ resultCode: 'invalid_api_key' }, { status: 401 });
  if (address.pathname.startsWith('/__qa/')) {
    const password = Buffer.from((headers.get('authorization') ?? '').replace('Basic ', ''), 'base64')
      .toString()
      .split(':')[1];
    return new Response(null, { status: password === secrets.get('QA_KEY') ? 200 : 401 });
  }
  return new Response('a page');
}

export async function startPlatform(): Promise<StandIn> {
  const account = emptyAccount();
  const calls: StandIn['calls'] = [];
  const faults: StandIn['faults'] = new Map();
  const lacks: StandIn['lacks'] = new Map();

  async function answer(
    method: string,
    url: URL,
    authorization: string,
    asked: Pick<Asked, 'body' | 'type' | 'host'>,
  ): Promise<unknown> {
    const path = url.pathname.replace('/client/v4', '');
    // Static files are sent by a token of their own.
    const isAsset = path.endsWith('/workers/assets/upload');
    if (!isAsset && authorization !== `Bearer ${apiToken}`) throw new Failure(403, 10_000, 'Authentication error');
    if (path === '/zones') return [{ id: 'a-zone', name: url.searchParams.get('name') }];
    if (/^\/zones\/[^/]+\/workers\/routes$/.test(path)) return [];
    const [, id, own] = /^\/accounts\/([^/]+)(\/.*)$/.exec(path) ?? [];
    if (id !== accountId || own === undefined) throw new Failure(404, 7003, `Could not route to ${path}`);
    const fault = [...faults].find(([start]) => `${method} ${own}`.startsWith(start))?.[1];
    if (fault?.after) await fault.after;
    const route = routes.find(([of, pattern]) => of === method && pattern.test(own));
    if (!route) throw new Failure(405, 10_405, `The stand-in does not know ${method} ${own}`);
    const names = route[1].exec(own)!.slice(1);
    const does = () => route[2]({ account, accountId: id, names, search: url.searchParams, ...asked });
    if (!fault?.status) {
      const result = await does();
      // Lists have one page here.
      return Array.isArray(result) && method === 'GET' && Number(url.searchParams.get('page') ?? 1) > 1 ? [] : result;
    }
    if (fault.andDoIt) await does();
    throw new Failure(fault.status, 10_013, 'An unknown error has occurred.');
  }

  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url!, 'http://platform');
      const body = await readBody(request);
      const host = request.headers['x-stand-in-host'];
      if (typeof host === 'string') {
        const headers = request.headers as Record<string, string>;
        const site = answerOf({ account, lacks }, new URL(url.pathname + url.search, `https://${host}`), { headers });
        response.writeHead(site.status, Object.fromEntries(site.headers));
        response.end(await site.text());
        return;
      }
      const call = `${request.method!} ${url.pathname.replace(`/client/v4/accounts/${accountId}`, '')}`;
      const asked = { body, type: request.headers['content-type'] ?? '', host: request.headers.host! };
      const result = await answer(request.method!, url, request.headers.authorization ?? '', asked).catch(
        (error: unknown) => (error instanceof Failure ? error : new Failure(500, 10_013, String(error))),
      );
      const failure = result instanceof Failure ? result : null;
      const status = failure?.status ?? 200;
      calls.push({ call, status });
      response.writeHead(status, { 'content-type': 'application/json' });
      if (result instanceof Bare) {
        response.end(JSON.stringify(result.body));
        return;
      }
      const errors = failure ? [{ code: failure.code, message: failure.message }] : [];
      response.end(JSON.stringify({ success: !failure, errors, messages: [], result: failure ? null : result }));
    })();
  });
  server.on('upgrade', (request, socket) => account.tails.connect(request, socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    account,
    calls,
    faults,
    lacks,
    environment: {
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}/client/v4`,
      CLOUDFLARE_API_TOKEN: apiToken,
      CLOUDFLARE_ACCOUNT_ID: accountId,
      ACCESS_CLIENT_ID: serviceToken.id,
      ACCESS_CLIENT_SECRET: serviceToken.secret,
    },
    ask: (address, init = {}) => Promise.resolve(answerOf({ account, lacks }, new URL(address), init)),
    addDatabase: async (id, name) =>
      void account.databases.set(id, { name, created: new Date().toISOString(), data: await newDatabase() }),
    stop: () => {
      account.tails.endAll();
      server.close();
      server.closeAllConnections();
    },
  };
}

export { addVersion, type Script } from './state';

/** A Worker that somebody has set secrets of, before it was ever deployed. */
export function addScript({ account }: StandIn, name: string, secrets: Record<string, string>): Script {
  const script = newScript();
  for (const [secret, value] of Object.entries(secrets)) script.secrets.set(secret, value);
  account.scripts.set(name, script);
  return script;
}

/** An environment before its first deployment: its stores, and both Workers with their secrets, where they will be found. */
export async function addEnvironment(
  platform: StandIn,
  { api, edge, database, buckets }: Target,
  secrets: Record<'api' | 'edge', Record<string, string>>,
): Promise<void> {
  await platform.addDatabase(database.id, database.name);
  for (const bucket of buckets) platform.account.buckets.set(bucket, new Map());
  addScript(platform, api.script, secrets.api).hosts = [new URL(api.address).host];
  addScript(platform, edge.script, secrets.edge).hosts = [new URL(edge.address).host];
}
