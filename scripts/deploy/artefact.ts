/** The bytes that are deployed, and whether they are the ones that were tested. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { apiBundle, apiEntries, buildDir, edgeWorkerFile, pagesFile, root } from '../build';
import { Refusal } from './platform';

/** Written by the whole of `npm test`, when nothing failed. A build removes it. */
const testedFile = path.join(buildDir, 'tested.json');

export interface Tested {
  artefact: string;
  commit: string;
  at: string;
  passed: number;
}

/** What a deployment uploads or applies: both Workers with their static files, the seed, the migrations, and what the Workers are bound to. */
const parts = (): string[] => [
  path.dirname(edgeWorkerFile),
  ...apiEntries.map((entry) => apiBundle(entry)),
  pagesFile,
  path.join(root, 'casino-api/migrations'),
  path.join(root, 'casino-api/wrangler.toml'),
  path.join(root, 'wrangler.toml'),
];

async function filesOf(part: string): Promise<string[]> {
  const entries = await readdir(part, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR') return null;
      throw error;
    },
  );
  if (!entries) return [part];
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** One hash of all of them, by name and content. @throws Refusal when there is no build */
export async function artefactHash(): Promise<string> {
  if (!existsSync(edgeWorkerFile)) throw new Refusal('There is no build. `npm test` makes one and tests it.');
  const files = (await Promise.all(parts().map(filesOf))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const bytes = await readFile(file);
    hash.update(`${path.relative(root, file)}\0${bytes.byteLength}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/** Keeps what was tested, for the deployment of the same bytes. */
export async function writeTested(commit: string, passed: number, at: Date): Promise<void> {
  const tested: Tested = { artefact: await artefactHash(), commit, at: at.toISOString(), passed };
  await writeFile(testedFile, `${JSON.stringify(tested, null, 2)}\n`);
}

/** The artefact, which is the one that the tests ran. @throws Refusal when it is another one, or none was tested */
export async function testedArtefact(): Promise<Tested> {
  const artefact = await artefactHash();
  const text = await readFile(testedFile, 'utf8').catch(() => null);
  if (text === null)
    throw new Refusal(
      'This build was not tested. Run `npm test`, the whole of it: when nothing fails, it says so of these bytes.',
    );
  const tested = JSON.parse(text) as Tested;
  if (tested.artefact !== artefact)
    throw new Refusal(
      `The build is not the one that was tested (tested ${tested.artefact.slice(0, 12)} on ${tested.at}, here ${artefact.slice(0, 12)}). Run \`npm test\` again.`,
    );
  return tested;
}
