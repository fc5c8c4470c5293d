/**
 * What the stand-in answers: the calls of the platform's API that deployments make, with the checks that the platform makes. Bodies are strict: a field
 * that the platform's own types do not have is refused.
 */
import { createHash, randomUUID } from 'node:crypto';
import type Cloudflare from 'cloudflare';
import type { DatabaseCreateParams, DatabaseQueryParams } from 'cloudflare/resources/d1/database';
import { z } from 'zod';
import { Bare, Failure } from './answers';
import { bodyOf, scriptOf, type Asked, type Body } from './asked';
import { addVersion, askPoints, newDatabase, newScript, runSql, type Account } from './state';
import { NewTail } from './tails';
import { deploymentsOf, lead, putSecret } from './versions';

function databaseOf({ account, names: [id] }: Asked) {
  if (!z.string().uuid().safeParse(id).success) throw new Failure(400, 7400, 'The database id is no UUID.');
  const database = account.databases.get(id!);
  if (!database) throw new Failure(404, 7404, `The database ${id} could not be found`);
  return database;
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What the platform keeps of a Worker's lines, as the types of `cloudflare` have it. */
const rate = z.number().min(0).max(1).nullable().optional();
const Logs = z.object({ enabled: z.boolean(), invocation_logs: z.boolean(), head_sampling_rate: rate }).strict();
const Observability = z.object({ enabled: z.boolean(), head_sampling_rate: rate, logs: Logs.optional() }).strict();

const Metadata = z
  .object({
    main_module: z.string(),
    bindings: z.array(z.object({ name: z.string(), type: z.string() }).passthrough()),
    compatibility_date: z.string().date().optional(),
    compatibility_flags: z.array(z.string()).optional(),
    logpush: z.boolean().optional(),
    migrations: z
      .object({ old_tag: z.string().optional(), new_tag: z.string(), steps: z.array(z.object({}).passthrough()) })
      .strict()
      .optional(),
    assets: z
      .object({ jwt: z.string(), config: z.object({}).passthrough() })
      .strict()
      .optional(),
    annotations: z.record(z.string()).optional(),
    keep_bindings: z.array(z.string()).optional(),
    keep_assets: z.boolean().optional(),
    capabilities: z.unknown().optional(),
    observability: Observability.optional(),
  })
  .strict();

/** @param serves whether the new version takes all traffic at once, or waits for a deployment to name it */
async function takeScript(asked: Asked, serves = true): Promise<unknown> {
  const { account, body, type, names } = asked;
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const told = form.get('metadata');
  const metadata = Metadata.safeParse(JSON.parse(typeof told === 'string' ? told : await (told as Blob).text()));
  if (!metadata.success)
    throw new Failure(
      400,
      10_021,
      metadata.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
    );
  const files: Record<string, string> = {};
  for (const [name, part] of form)
    if (name !== 'metadata')
      files[name] = sha256(new Uint8Array(typeof part === 'string' ? Buffer.from(part) : await part.arrayBuffer()));
  const { bindings, migrations, main_module: main } = metadata.data;
  if (!files[main]) throw new Failure(400, 10_021, `There is no module ${main}.`);
  refuseUnbound(account, bindings, names[0]!);
  const script = account.scripts.get(names[0]!) ?? newScript();
  if (migrations && migrations.old_tag !== script.migrationTag)
    throw new Failure(400, 10_079, `The Worker's migration tag is ${script.migrationTag ?? 'none'}.`);
  account.scripts.set(names[0]!, script);
  if (migrations) script.migrationTag = migrations.new_tag;
  for (const { name, type: kind, text } of bindings) if (kind === 'secret_text') script.secrets.set(name, String(text));
  const { id } = addVersion(script, files, bindings, serves);
  return {
    id: serves ? names[0] : id,
    etag: id,
    deployment_id: id,
    startup_time_ms: 3,
    metadata: { has_preview: false },
    resources: { script: { etag: id }, script_runtime: {} },
  };
}

/** What a Worker is bound to has to be there. */
function refuseUnbound(account: Account, bindings: z.output<typeof Metadata>['bindings'], own: string): void {
  for (const { type, name, ...binding } of bindings) {
    const missing =
      (type === 'd1' && !account.databases.has(String(binding.id))) ||
      (type === 'r2_bucket' && !account.buckets.has(String(binding.bucket_name))) ||
      (type === 'service' && binding.service !== own && !account.scripts.has(String(binding.service)));
    if (missing) throw new Failure(400, 10_181, `The binding ${name} leads to nothing that is there.`);
  }
}

const Query = z
  .object({ sql: z.string().min(1).max(100_000), params: z.array(z.string()).max(100).optional() })
  .strict() satisfies z.ZodType<Body<DatabaseQueryParams.D1SingleQuery>>;

function query(asked: Asked): unknown {
  const { data } = databaseOf(asked);
  const { sql, params = [] } = bodyOf(asked, Query);
  try {
    return runSql(data, sql, params);
  } catch (error) {
    throw new Failure(400, 7500, (error as Error).message);
  }
}

const NewDatabase = z
  .object({
    name: z.string().regex(/^[a-z0-9][a-z0-9-_]{0,63}$/),
    primary_location_hint: z.enum(['weur', 'eeur', 'wnam', 'enam', 'apac', 'oc']).optional(),
  })
  .strict() satisfies z.ZodType<Body<DatabaseCreateParams>>;
const NewBucket = z
  .object({ name: z.string().regex(/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/) })
  .strict() satisfies z.ZodType<Body<Cloudflare.R2.BucketCreateParams>>;

async function createDatabase(asked: Asked): Promise<unknown> {
  const { name } = bodyOf(asked, NewDatabase);
  if ([...asked.account.databases.values()].some((each) => each.name === name))
    throw new Failure(400, 7502, `A database with the name ${name} exists.`);
  const id = randomUUID();
  const created = new Date().toISOString();
  asked.account.databases.set(id, { name, created, data: await newDatabase() });
  return { uuid: id, name, created_at: created };
}

function bucketOf({ account, names: [name] }: Asked) {
  const bucket = account.buckets.get(name!);
  if (!bucket) throw new Failure(404, 10_006, 'The specified bucket does not exist.');
  return bucket;
}

function removeBucket(asked: Asked): unknown {
  if (bucketOf(asked).size > 0) throw new Failure(409, 10_008, 'The bucket you tried to delete is not empty.');
  return asked.account.buckets.delete(asked.names[0]!) && {};
}

/** The answer to "who may upload"; only its time is read. */
const token = `x.${Buffer.from(JSON.stringify({ exp: 4_000_000_000 })).toString('base64url')}.x`;
const Manifest = z
  .object({ manifest: z.record(z.object({ hash: z.string().length(32), size: z.number() }).strict()) })
  .strict();

async function takeAssets({ account, body, type }: Asked): Promise<unknown> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  for (const [, part] of form)
    account.assets.add(sha256(Buffer.from(typeof part === 'string' ? part : await part.text(), 'base64')));
  return { jwt: token };
}

const Domains = z
  .object({
    override_scope: z.boolean(),
    override_existing_origin: z.boolean(),
    override_existing_dns_record: z.boolean(),
    origins: z.array(
      z.object({ hostname: z.string(), zone_id: z.string().optional(), zone_name: z.string().optional() }).strict(),
    ),
  })
  .strict();
type Route = readonly [method: string, pattern: RegExp, answer: (asked: Asked) => unknown];

const scripts = '/workers/scripts';
const one = `${scripts}/([^/]+)`;
const at = (path: string): RegExp => new RegExp(`^${path}$`);

export const routes: readonly Route[] = [
  [
    'GET',
    at(scripts),
    ({ account }) => [...account.scripts].map(([id, { migrationTag }]) => ({ id, migration_tag: migrationTag })),
  ],
  ['PUT', at(one), (asked) => takeScript(asked)],
  ['POST', at(`${one}/versions`), (asked) => scriptOf(asked) && takeScript(asked, false)],
  ['DELETE', at(one), (asked) => scriptOf(asked) && asked.account.scripts.delete(asked.names[0]!) && null],
  [
    'GET',
    at('/workers/services/([^/]+)'),
    (asked) => {
      if (!asked.account.scripts.has(asked.names[0]!)) throw new Failure(404, 10_090, 'There is no such Worker yet.');
      return {
        id: asked.names[0],
        default_environment: { environment: 'production', script: { last_deployed_from: 'wrangler' } },
      };
    },
  ],
  ['GET', at(`${one}/deployments`), (asked) => deploymentsOf(scriptOf(asked))],
  ['POST', at(`${one}/deployments`), lead],
  [
    'POST',
    at(`${one}/tails`),
    (asked) => scriptOf(asked) && asked.account.tails.begin(asked.names[0]!, bodyOf(asked, NewTail), asked.host),
  ],
  ['DELETE', at(`${one}/tails/([^/]+)`), ({ account, names }) => (account.tails.end(names[1]!), null)],
  ['GET', at(`${one}/versions`), (asked) => ({ items: scriptOf(asked).versions.map(({ id }) => ({ id })) })],
  [
    'GET',
    at(`${one}/versions/([^/]+)`),
    (asked) => ({
      id: asked.names[1],
      resources: {
        bindings: scriptOf(asked).versions.at(-1)?.bindings ?? [],
        script: { etag: asked.names[1] },
        script_runtime: {},
      },
    }),
  ],
  [
    'GET',
    at(`${one}/secrets`),
    (asked) => [...scriptOf(asked).secrets.keys()].map((name) => ({ name, type: 'secret_text' })),
  ],
  ['PUT', at(`${one}/secrets`), putSecret],
  [
    'GET',
    at(`${one}/settings`),
    (asked) => ({ bindings: scriptOf(asked).versions.at(-1)?.bindings ?? [], compatibility_date: '2026-04-01' }),
  ],
  ['PATCH', at(`${one}/script-settings`), (asked) => scriptOf(asked) && {}],
  ['GET', at(`${one}/script-settings`), (asked) => scriptOf(asked) && {}],
  ['GET', at(`${one}/subdomain`), (asked) => ({ enabled: scriptOf(asked).hasWorkersDev, previews_enabled: false })],
  [
    'POST',
    at(`${one}/subdomain`),
    (asked) => {
      const { enabled } = bodyOf(
        asked,
        z.object({ enabled: z.boolean(), previews_enabled: z.boolean().optional() }).strict(),
      );
      scriptOf(asked).hasWorkersDev = enabled;
      return { enabled, previews_enabled: false };
    },
  ],
  [
    'PUT',
    at(`${one}/domains/records`),
    (asked) => {
      scriptOf(asked).hosts = bodyOf(asked, Domains).origins.map(({ hostname }) => hostname);
      return null;
    },
  ],
  [
    'PUT',
    at(`${one}/schedules`),
    (asked) => {
      scriptOf(asked).crons = bodyOf(asked, z.array(z.object({ cron: z.string() }).strict())).map(({ cron }) => cron);
      return { schedules: scriptOf(asked).crons.map((cron) => ({ cron })) };
    },
  ],
  [
    'POST',
    at(`${one}/assets-upload-session`),
    (asked) => ({ jwt: token, buckets: [Object.values(bodyOf(asked, Manifest).manifest).map(({ hash }) => hash)] }),
  ],
  ['POST', at('/workers/assets/upload'), takeAssets],
  [
    'GET',
    at('/d1/database'),
    ({ account, search }) =>
      [...account.databases]
        .map(([uuid, { name, created }]) => ({ uuid, name, created_at: created }))
        .filter(({ name }) => name.includes(search.get('name') ?? '')),
  ],
  ['POST', at('/d1/database'), createDatabase],
  ['GET', at('/d1/database/([^/]+)'), (asked) => ({ uuid: asked.names[0], name: databaseOf(asked).name })],
  [
    'DELETE',
    at('/d1/database/([^/]+)'),
    (asked) => databaseOf(asked) && asked.account.databases.delete(asked.names[0]!) && null,
  ],
  ['POST', at('/d1/database/([^/]+)/query'), query],
  ['GET', at('/r2/buckets'), ({ account }) => ({ buckets: [...account.buckets.keys()].map((name) => ({ name })) })],
  ['POST', at('/r2/buckets'), (asked) => asked.account.buckets.set(bodyOf(asked, NewBucket).name, new Map()) && {}],
  ['GET', at('/r2/buckets/([^/]+)'), (asked) => bucketOf(asked) && { name: asked.names[0] }],
  ['DELETE', at('/r2/buckets/([^/]+)'), removeBucket],
  ['GET', at('/r2/buckets/([^/]+)/objects'), (asked) => [...bucketOf(asked).keys()].map((key) => ({ key }))],
  [
    'DELETE',
    at('/r2/buckets/([^/]+)/objects/(.+)'),
    (asked) => bucketOf(asked).delete(decodeURIComponent(asked.names[1]!)) && {},
  ],
  [
    'GET',
    at('/workers/domains'),
    ({ account, search }) => {
      const service = search.get('service') ?? '';
      return (account.scripts.get(service)?.hosts ?? []).map((hostname) => ({ id: hostname, hostname, service }));
    },
  ],
  [
    'DELETE',
    at('/workers/domains/([^/]+)'),
    ({ account, names: [host] }) => {
      for (const script of account.scripts.values()) script.hosts = script.hosts.filter((each) => each !== host);
      return { id: host };
    },
  ],
  [
    'POST',
    at('/analytics_engine/sql'),
    async ({ account, body }) => {
      try {
        return new Bare({ data: await askPoints(account, body.toString()) });
      } catch (error) {
        throw new Failure(422, 10_000, (error as Error).message);
      }
    },
  ],
  ['GET', at('/access/apps'), ({ account }) => account.applications],
];
