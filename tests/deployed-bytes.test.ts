/** What is deployed is what was tested: the README's own commands upload the bytes of the build, and nothing else. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { apiBundle, edgeWorkerFile, root, type ApiEntry } from '../scripts/build';
import { sha256, uploadedBy } from './harness/deployment';

/** Three runs of wrangler on a busy machine. */
const patience = 240_000;

async function commandOf(start: string): Promise<string> {
  const readme = await readFile(path.join(root, 'README.md'), 'utf8');
  const line = readme.split('\n').find((text) => text.startsWith(`    ${start}`));
  return line!.split('#')[0]!.trim();
}

async function hashesIn(folder: string): Promise<Record<string, string>> {
  const files = await readdir(folder);
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, sha256(await readFile(path.join(folder, file)))])),
  ) as Record<string, string>;
}

const deployApi = 'npx wrangler deploy';
it.each<[environment: string, entry: ApiEntry]>([
  ['production', 'production'],
  ['preview', 'testing'],
])(
  'to %s goes the built casino API, its entry for %s, byte by byte',
  async (environment, entry) => {
    const command = (await commandOf(deployApi)).replace('--env production', `--env ${environment}`);
    expect((await uploadedBy(command)).modules).toEqual(await hashesIn(apiBundle(entry)));
  },
  patience,
);

it(
  'to Pages go the built edge app and its static files, byte by byte',
  async () => {
    const { modules, assets } = await uploadedBy(await commandOf('npx wrangler pages deploy'));
    expect(modules).toEqual({ '_worker.js': sha256(await readFile(edgeWorkerFile)) });
    // The same bytes under two names are uploaded once.
    const folder = path.dirname(edgeWorkerFile);
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
    const built = await Promise.all(
      files
        .map((file) => path.relative(folder, path.join(file.parentPath, file.name)))
        // Told to Pages beside the files, or no file of the site.
        .filter((file) => !['_worker.js', '_headers', '_routes.json'].includes(file))
        .map(async (file) => sha256(await readFile(path.join(folder, file)))),
    );
    expect([...new Set(assets)]).toEqual([...new Set(built)].sort());
  },
  patience,
);
