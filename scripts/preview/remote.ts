/**
 * A branch's own preview on the platform: an edge Worker and an API Worker of its own, and with them its own objects, clock and mailbox, a database,
 * buckets and secrets. It lies behind Cloudflare Access, or is not made.
 */
import { createHmac } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildDir, root } from '../build';
import { deploy, type Host } from '../deploy/deploy';
import { asked, listed, Refusal, unlessMissing, type Platform } from '../deploy/platform';
import { isGuarded } from '../deploy/preflight';
import type { Target, Worker } from '../deploy/target';
import { readWranglerConfig, type WranglerConfig } from '../wrangler-config';
import { databasePrefix, partsOf, previewName, type Parts } from './names';

type Variables = Readonly<Record<string, string>>;

/** The preview environment's own address: branches' lie below it. */
export const previewsBelow = (): string =>
  new URL(readWranglerConfig('wrangler.toml').env.preview!.vars!.SITE_ORIGIN!).host;

/** Secrets of a branch's own, the same whenever it is deployed, so that links and sessions stay good; made of one that the deployer holds. */
const secretOf = (from: string, name: string, what: string): string =>
  createHmac('sha256', from).update(`${name} ${what}`).digest('base64url');

/** The password of a preview's console, with any user name. */
export const consoleKey = (from: string, branch: string): string => secretOf(from, previewName(branch), 'QA_KEY');

export function secretsOf(from: string, name: string): { api: Variables; edge: Variables } {
  const API_KEY = secretOf(from, name, 'API_KEY');
  const own = (what: string) => secretOf(from, name, what);
  return {
    api: {
      API_KEY,
      SESSION_SECRET: own('SESSION_SECRET'),
      PAYMENT_SECRET: own('PAYMENT_SECRET'),
      QA_KEY: own('QA_KEY'),
    },
    edge: { API_KEY, SESSION_SECRET: own('SESSION_SECRET of the edge') },
  };
}

/** The wrangler configuration of a branch's Worker: the preview environment's, with names, addresses and stores of its own. */
function branchConfig(config: WranglerConfig, file: string, parts: Parts, databaseId: string): Record<string, unknown> {
  const { env, name: _name, main, assets, ...common } = config as WranglerConfig & { main: string };
  const isEdge = Boolean(assets);
  // A branch is not measured: nobody is on call for it.
  const { services, d1_databases, r2_buckets, analytics_engine_datasets: _metrics, ...preview } = env.preview!;
  const folder = path.dirname(path.join(root, file));
  const buckets: Record<string, string> = { DOCUMENTS: parts.documents, BOOKS: parts.books };
  // One domain each: the second one is a matter of the environments that have players.
  const alternate = isEdge ? { CASINO_API_URL_ALTERNATE: '', ALTERNATE_HOST: '' } : {};
  return {
    ...common,
    ...preview,
    name: isEdge ? parts.edge : parts.api,
    main: path.resolve(folder, main),
    routes: [{ pattern: isEdge ? parts.edgeHost : parts.apiHost, custom_domain: true }],
    // Mails lead here, and payments come back here.
    vars: { ...preview.vars, ...alternate, SITE_ORIGIN: `https://${parts.edgeHost}` },
    ...(assets ? { assets: { ...assets, directory: path.resolve(folder, assets.directory) } } : {}),
    ...(services ? { services: services.map((each) => ({ ...each, service: parts.api })) } : {}),
    ...(d1_databases
      ? {
          d1_databases: [{ binding: d1_databases[0]!.binding, database_name: parts.database, database_id: databaseId }],
        }
      : {}),
    ...(r2_buckets
      ? { r2_buckets: r2_buckets.map(({ binding }) => ({ binding, bucket_name: buckets[binding] })) }
      : {}),
  };
}

async function writeConfig(file: string, parts: Parts, databaseId: string): Promise<Worker> {
  const config = branchConfig(readWranglerConfig(file), file, parts, databaseId);
  const folder = path.join(buildDir, 'previews', parts.database);
  await mkdir(folder, { recursive: true });
  const written = path.join(folder, `${String(config.name)}.json`);
  await writeFile(written, `${JSON.stringify(config, null, 2)}\n`);
  const [{ pattern }] = config.routes as [{ pattern: string }];
  return {
    script: String(config.name),
    address: `https://${pattern}`,
    vars: config.vars as Variables,
    config: written,
  };
}

async function ensureDatabase({ client, account }: Platform, name: string): Promise<string> {
  return asked(`The database ${name}`, async () => {
    const there = (await listed(client.d1.database.list({ account_id: account, name }))).find(
      (each) => each.name === name,
    );
    return there?.uuid ?? (await client.d1.database.create({ account_id: account, name })).uuid!;
  });
}

async function ensureBucket({ client, account }: Platform, name: string): Promise<void> {
  await asked(`The bucket ${name}`, async () => {
    const there = await unlessMissing(() => client.r2.buckets.get(name, { account_id: account }));
    if (!there) await client.r2.buckets.create({ account_id: account, name });
  });
}

export interface PreviewHost extends Omit<Host, 'apiKey'> {
  /** PREVIEW_SECRET: what each branch's own secrets are made of. */
  secret: string;
}

/** Players with a history, for who looks: made anew each time. */
const worlds = ['newcomer', 'regular', 'vip', 'bonus-hunter', 'excluded', 'frozen-kyc'];

async function makeWorlds(target: Target, secrets: Variables, { ask, headers, say }: PreviewHost): Promise<void> {
  const authorization = `Basic ${Buffer.from(`deploy:${secrets.QA_KEY}`).toString('base64')}`;
  for (const world of worlds) {
    const answer = await ask(`${target.api.address}/__qa/worlds/${world}`, {
      method: 'POST',
      headers: { ...headers, authorization, 'api-key': secrets.API_KEY!, accept: 'application/json' },
      redirect: 'manual',
    });
    if (!answer.ok)
      throw new Refusal(`The world ${world} was not made: ${target.api.address} answered ${answer.status}.`);
  }
  say(`  ${worlds.join(', ')}: their names and passwords stand in the console, /__qa/.`);
}

/** Makes or renews a branch's preview. @returns its address @throws Refusal */
export async function deployPreview(branch: string, commit: string, host: PreviewHost): Promise<string> {
  const { platform, say } = host;
  const name = previewName(branch);
  const parts = partsOf(name, previewsBelow());
  for (const each of [parts.edgeHost, parts.apiHost])
    if (!(await isGuarded(platform, `https://${each}`)))
      throw new Refusal(
        `Nothing guards ${each}, and no preview is open to the world. Make an Access application for *.${previewsBelow()} (docs/operations.md), then run this again.`,
      );
  say(`Preview of ${branch}: ${name}`);
  const id = await ensureDatabase(platform, parts.database);
  for (const bucket of [parts.documents, parts.books]) await ensureBucket(platform, bucket);
  const target: Target = {
    name: `the preview of ${branch}`,
    api: await writeConfig('casino-api/wrangler.toml', parts, id),
    edge: await writeConfig('wrangler.toml', parts, id),
    database: { id, name: parts.database },
    buckets: [parts.documents, parts.books],
  };
  const secrets = secretsOf(host.secret, name);
  const folder = await mkdtemp(path.join(tmpdir(), 'lantern-secrets-'));
  try {
    const upload: Host['upload'] = async (worker) => {
      const secretsFile = path.join(folder, `${worker.script}.json`);
      const own = worker.script === parts.api ? secrets.api : secrets.edge;
      await writeFile(secretsFile, JSON.stringify(own), { mode: 0o600 });
      return host.upload(worker, { secretsFile });
    };
    const tested = { artefact: '', commit, at: '', passed: 0 };
    await deploy(target, tested, { ...host, upload, apiKey: secrets.api.API_KEY! });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  say('Worlds …');
  await makeWorlds(target, secrets.api, host);
  return target.edge.address;
}

async function emptyBucket({ client, account }: Platform, bucket: string): Promise<void> {
  for (;;) {
    const objects = await listed(client.r2.buckets.objects.list(bucket, { account_id: account }));
    if (objects.length === 0) return;
    for (const { key } of objects)
      await client.r2.buckets.objects.delete(key!, { account_id: account, bucket_name: bucket });
  }
}

/** Takes away all that a preview is made of; what is gone already is passed over, so a removal that was cut can be run again. @returns whether there was one @throws Refusal */
async function removeNamed(name: string, { client, account }: Platform): Promise<boolean> {
  const parts = partsOf(name, previewsBelow());
  const within = { account_id: account };
  for (const script of [parts.edge, parts.api])
    await asked(`${script} could not be removed`, async () => {
      for (const domain of await listed(client.workers.domains.list({ ...within, service: script })))
        await client.workers.domains.delete(domain.id, within);
      await unlessMissing(() => client.workers.scripts.delete(script, { ...within, force: true }));
    });
  for (const bucket of [parts.documents, parts.books])
    await asked(`${bucket} could not be removed`, () =>
      unlessMissing(async () => {
        await emptyBucket({ client, account } as Platform, bucket);
        await client.r2.buckets.delete(bucket, within);
      }),
    );
  // Last: while it is there, the preview is listed.
  return asked(`${parts.database} could not be removed`, async () => {
    const databases = await listed(client.d1.database.list({ ...within, name: parts.database }));
    const own = databases.filter(({ name: of }) => of === parts.database);
    for (const { uuid } of own) await unlessMissing(() => client.d1.database.delete(uuid!, within));
    return own.length > 0;
  });
}

/** @returns whether there was one @throws Refusal */
export const removePreview = (branch: string, platform: Platform): Promise<boolean> =>
  removeNamed(previewName(branch), platform);

/** Removes every preview that nobody has deployed for so many days; an unfinished one counts from when its database was made. @returns their names @throws Refusal */
export async function removeOlderThan(days: number, now: Date, platform: Platform): Promise<string[]> {
  const { client, account } = platform;
  const databases = await asked('The databases could not be listed', () =>
    listed(client.d1.database.list({ account_id: account, name: databasePrefix })),
  );
  const removed: string[] = [];
  for (const { name = '', uuid, created_at: created } of databases) {
    if (!name.startsWith(databasePrefix)) continue;
    const [tables] = await platform.query(uuid!, "SELECT count(*) AS some FROM sqlite_master WHERE name = '_deploys'");
    const [last] = tables?.some ? await platform.query(uuid!, "SELECT max(at) || 'Z' AS at FROM _deploys") : [];
    const at = Date.parse(String(last?.at ?? created));
    if (Number.isNaN(at) || now.getTime() - at < days * 86_400_000) continue;
    const preview = name.slice(databasePrefix.length);
    await removeNamed(preview, platform);
    removed.push(preview);
  }
  return removed;
}
