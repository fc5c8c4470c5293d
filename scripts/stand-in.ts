/**
 * `npm run stand-in`: a stand-in of the platform's API on loopback, and what to export so that every command of docs/operations.md runs against it, wrangler's
 * own included. It begins with an empty account, but for the databases that both wrangler.toml name. Ctrl+C ends it, and what it holds is gone.
 */
import { fileURLToPath } from 'node:url';
import { startPlatform } from '../tests/harness/platform';
import { environments, targetOf } from './deploy/target';

const platform = await startPlatform();
for (const { database } of environments.map(targetOf)) await platform.addDatabase(database.id, database.name);
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
