/**
 * `npm run stand-in`: a stand-in of the platform's API on loopback, and what to export so that every command of docs/operations.md runs against it, wrangler's
 * own included. It begins with an empty account, but for the databases that both wrangler.toml name, and the Access application of previews. Ctrl+C ends it, and what it holds is gone.
 *
 * `npm run stand-in -- --product` runs a product beside it, with its QA console, as if it were production's: what it measures rings its alerts and its lines
 * are followed, so that a runbook is played by the commands that it names. PORT and STATE_DIR are those of `npm start`.
 */
import { fileURLToPath } from 'node:url';
import { addScript, startPlatform } from '../tests/harness/platform';
import type { TailEvent } from '../tests/harness/platform/tails';
import { environments, targetOf } from './deploy/target';
import { previewsBelow } from './preview/remote';
import { apiWorker, edgeWorker } from './runtime';
import { readConfiguration } from './start/configuration';
import { startProduct } from './start/product';

const platform = await startPlatform();
const { applications, points, tails } = platform.account;
tails.onFollowed = (script) => console.log(`# ${script} is followed.`);
for (const { database } of environments.map(targetOf)) await platform.addDatabase(database.id, database.name);
applications.push({
  id: 'previews',
  type: 'self_hosted',
  domain: `*.${previewsBelow()}`,
  policies: [{ id: 'people', decision: 'allow', include: [{ email_domain: { domain: 'lantern.example' } }] }],
});

if (process.argv.includes('--product')) {
  const { edge, api } = targetOf('production');
  const scripts: Record<string, string> = { [edgeWorker]: edge.script, [apiWorker]: api.script };
  for (const script of Object.values(scripts)) addScript(platform, script, {});
  const product = await startProduct(await readConfiguration({ ...process.env, QA: 'on' }), {
    onStep: (step) => console.log(`# ${step}`),
    onLine: () => undefined,
    onDeath: () => process.exit(1),
    onPoint: (point) => points.push({ at: Date.now(), point, times: 1 }),
    onEvent: (worker, event) => tails.tell(scripts[worker]!, JSON.parse(event) as TailEvent),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void product.stop().then(() => process.exit(0)));
  console.log(`# The site: ${product.address}, its QA console: ${product.address}/__qa/`);
  console.log(`# The casino API: ${product.apiAddress}`);
}

const fetchHere = fileURLToPath(new URL('../tests/harness/platform/fetch-here.mjs', import.meta.url));
const exported = {
  ...platform.environment,
  STAND_IN: new URL(platform.environment.CLOUDFLARE_API_BASE_URL!).origin,
  NODE_OPTIONS: `--import ${fetchHere}`,
};
for (const [name, value] of Object.entries(exported)) console.log(`export ${name}='${value}'`);
console.log(
  '\n# In another shell. Addresses that end in .example lead to it; the domain in wrangler.toml stays as it is here.',
);
