/**
 * What a product has stored that has just begun: migrated and filled once for all files, which begin with a copy of it. To do both anew was a third of what a
 * start takes, some hundred and thirty times.
 */
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startRuntime, type Variables } from '../../scripts/runtime';
import { makeSecrets } from '../../scripts/start/secrets';
import { seed } from '../../scripts/start/seed';

/** Tells the processes of the tests where it lies. */
const variable = 'NEW_PRODUCT';

const makeDirectory = () => mkdtemp(path.join(tmpdir(), 'lantern-new-'));

/** @returns its directory, to be cleared away at the end */
export async function makeNewProduct(): Promise<string> {
  const stateDir = await makeDirectory();
  const variables: Variables = { ...makeSecrets(), QA: 'on', MAIL: 'outbox' };
  const runtime = await startRuntime({ edge: variables, api: variables, direct: true, stateDir });
  await seed(runtime.miniflare, variables.API_KEY!);
  await runtime.stop();
  process.env[variable] = stateDir;
  return stateDir;
}

/** A directory of its own with what a new product has stored; null where none was made. */
export async function copyNewProduct(): Promise<string | null> {
  const made = process.env[variable];
  if (!made) return null;
  const directory = await makeDirectory();
  await cp(made, directory, { recursive: true });
  return directory;
}
