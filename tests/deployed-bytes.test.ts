/** What is deployed is what was tested: wrangler, as the deployment calls it, uploads the bytes of the build, their source maps, and nothing else. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiBundle, buildDir, edgeWorkerFile, type ApiEntry } from '../scripts/build';
import { artefactHash, testedArtefact, writeTested } from '../scripts/deploy/artefact';
import { targetOf, type Target } from '../scripts/deploy/target';
import { upload } from '../scripts/deploy/upload';
import { addScript, startPlatform, type Script, type StandIn } from './harness/platform';

/** A run of wrangler on a busy machine. */
const patience = 240_000;

let platform: StandIn;
beforeEach(async () => {
  platform = await startPlatform();
  for (const [name, value] of Object.entries(platform.environment)) vi.stubEnv(name, value);
});
afterEach(() => {
  vi.unstubAllEnvs();
  platform.stop();
});

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const isMap = (file: string): boolean => file.endsWith('.map');

/** The modules that were uploaded. wrangler writes their maps anew, with paths as it sees them: each module has to have one. */
function modulesOf(script: Script): Record<string, string> {
  const files = Object.entries(script.versions.at(-1)!.files);
  const modules = files.filter(([file]) => !isMap(file));
  const mapped = modules.map(([file]) => file).filter((file) => file.endsWith('.js'));
  expect(
    files
      .map(([file]) => file)
      .filter(isMap)
      .sort(),
  ).toEqual(mapped.map((file) => `${file}.map`).sort());
  return Object.fromEntries(modules);
}

async function hashesIn(folder: string): Promise<Record<string, string>> {
  const files = (await readdir(folder)).filter((file) => !isMap(file));
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, sha256(await readFile(path.join(folder, file)))])),
  ) as Record<string, string>;
}

async function uploaded(target: Target, which: 'api' | 'edge'): Promise<Script> {
  await platform.addDatabase(target.database.id, target.database.name);
  for (const bucket of target.buckets) platform.account.buckets.set(bucket, new Map());
  if (which === 'edge') addScript(platform, target.api.script, {});
  await upload(target[which]);
  expect(platform.calls.filter(({ status }) => status >= 400 && status !== 404)).toEqual([]);
  return platform.account.scripts.get(target[which].script)!;
}

it.each<[environment: string, entry: ApiEntry]>([
  ['production', 'production'],
  ['preview', 'testing'],
])(
  'to %s goes the built casino API, its entry for %s, byte by byte, with its source maps, at an address of its own',
  async (environment, entry) => {
    const target = targetOf(environment);
    const script = await uploaded(target, 'api');
    expect(modulesOf(script)).toEqual(await hashesIn(apiBundle(entry)));
    expect(script.hosts).toContain(new URL(target.api.address).host);
    expect(script.hasWorkersDev).toBe(false);
    expect(script.crons).toHaveLength(2);
  },
  patience,
);

it(
  'beside what serves goes the same, and takes no traffic',
  async () => {
    const target = targetOf('production');
    const script = await uploaded(target, 'edge');
    const [serving] = script.deployments;
    const version = await upload(target.edge, { aside: true });
    expect(script.versions.map(({ id }) => id)).toEqual([serving!.versions[0]!.version_id, version]);
    expect(script.versions[1]!.files).toEqual(script.versions[0]!.files);
    expect(script.deployments).toEqual([serving]);
  },
  patience,
);

it(
  'the built edge app goes there with its source map and its static files, byte by byte',
  async () => {
    const folder = path.dirname(edgeWorkerFile);
    const script = await uploaded(targetOf('production'), 'edge');
    const own = ['_worker.js', '_worker.js.map'];
    expect(modulesOf(script)).toEqual({ '_worker.js': sha256(await readFile(edgeWorkerFile)) });
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
    const built = await Promise.all(
      files
        .map((file) => path.relative(folder, path.join(file.parentPath, file.name)))
        // Told to the platform beside the files, or no file of the site.
        .filter((file) => ![...own, '_headers', '.assetsignore'].includes(file))
        .map(async (file) => sha256(await readFile(path.join(folder, file)))),
    );
    expect([...platform.account.assets].sort()).toEqual([...new Set(built)].sort());
  },
  patience,
);

it('a source map leads from the built edge app to the sources, and says nothing of them', async () => {
  const map = JSON.parse(await readFile(`${edgeWorkerFile}.map`, 'utf8')) as {
    sources: string[];
    sourcesContent?: unknown;
  };
  expect(map.sources.filter((file) => /app\/edge\/context\.ts$|app\/routes\/casino\.tsx$/.test(file))).toHaveLength(2);
  expect(map.sourcesContent).toBeUndefined();
});

describe('what is deployed', () => {
  const tested = path.join(buildDir, 'tested.json');
  afterEach(() => rm(tested, { force: true }));

  it('is refused where nobody tested it, or where other bytes were tested', async () => {
    await rm(tested, { force: true });
    await expect(testedArtefact()).rejects.toThrow('This build was not tested.');
    await writeTested('a commit', 1, new Date());
    expect(await testedArtefact()).toMatchObject({ commit: 'a commit', artefact: await artefactHash() });
    const other = (await readFile(tested, 'utf8')).replace(/"artefact": "../, '"artefact": "zz');
    await writeFile(tested, other);
    await expect(testedArtefact()).rejects.toThrow('The build is not the one that was tested');
  });
});
