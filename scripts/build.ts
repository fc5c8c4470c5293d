/**
 * Builds both Workers: the edge app (Remix, then the front door around it) and the casino API.
 * Nothing is downloaded.
 */
import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build as bundle, type BuildOptions } from 'esbuild';
import { writeDeclared } from './declared';

const run = promisify(execFile);
export const root = fileURLToPath(new URL('..', import.meta.url));
export const buildDir = path.join(root, 'build');
/** The edge app: what is deployed is this file. */
export const edgeWorkerFile = path.join(buildDir, 'remix/client/_worker.js');
export const apiEntries = ['production', 'testing'] as const;
export type ApiEntry = (typeof apiEntries)[number];
const apiDir = (at: string): string => path.join(at, 'build/casino-api');
/** The folder that an entry of the casino API is deployed from; `index.js` is its main module. */
export const apiBundle = (entry: ApiEntry, at = root): string => path.join(apiDir(at), entry);
/** For each deployed file of each entry, the sources it is made of. */
export type ApiModules = Record<ApiEntry, Record<string, string[]>>;
export const apiModulesFile = path.join(apiDir(root), 'modules.json');
/** What the seed call takes. */
export const pagesFile = path.join(buildDir, 'content/pages.json');

const quiet = {
  ...process.env,
  WRANGLER_SEND_METRICS: 'false',
  CI: 'true',
  NODE_ENV: 'production',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
};
const bin = (name: string) => path.join(root, 'node_modules', '.bin', name);

/** How a Worker is bundled. */
export const workerBundle = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  // workerd has no Node resolution at run time; what it brings itself stays an import.
  conditions: ['workerd', 'worker', 'browser'],
  external: ['node:*', 'cloudflare:*'],
  define: { 'process.env.NODE_ENV': '"production"' },
  tsconfig: path.join(root, 'tsconfig.json'),
  legalComments: 'none',
  charset: 'utf8',
  // Beside each module, for the traces of the deployed one: where a line was, not what it said.
  sourcemap: 'linked',
  sourcesContent: false,
} satisfies BuildOptions;

/**
 * The edge app as the platform takes it: one module, `_worker.js`, beside the static files. These bytes are what tests, bench, start and deploy
 * use (`no_bundle` in wrangler.toml).
 */
async function buildEdge(): Promise<void> {
  await run(bin('remix'), ['vite:build'], { cwd: root, env: quiet });
  await bundle({
    entryPoints: [path.join(root, 'functions/_worker.ts')],
    outfile: edgeWorkerFile,
    ...workerBundle,
  });
}

/** What players check rounds with, beside the site's static files: readable on purpose. */
async function buildVerifier(): Promise<void> {
  const folder = path.join(buildDir, 'remix/client/fair');
  await mkdir(folder, { recursive: true });
  await bundle({
    entryPoints: [path.join(root, 'scripts/verify-script.ts')],
    outfile: path.join(folder, 'lantern-verify.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    tsconfig: path.join(root, 'tsconfig.json'),
    legalComments: 'none',
    charset: 'utf8',
  });
  const { testVectors } = await import('../casino-api/src/games/vectors');
  await writeFile(path.join(folder, 'vectors.json'), `${JSON.stringify(testVectors(), null, 1)}\n`);
}

/**
 * Builds the two entries of the casino API, of a copy of the house or, left out, of this one: what is deployed to production, and what previews and
 * local machines run, with the testers' tools beside it. Both are made in one go, so what they share is one module with the same bytes in both. Each
 * has a folder of its own, which `wrangler deploy` uploads as it is.
 * @returns the folder of the modules for testing
 */
export async function buildApi(at = root): Promise<string> {
  const { outputFiles, metafile } = await bundle({
    ...workerBundle,
    entryPoints: {
      production: path.join(at, 'casino-api/src/index.ts'),
      testing: path.join(at, 'casino-api/src/testing.ts'),
    },
    outdir: apiDir(at),
    absWorkingDir: at,
    tsconfig: path.join(at, 'tsconfig.json'),
    splitting: true,
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    loader: { '.wasm': 'copy' },
    metafile: true,
    write: false,
  });
  const outputs = new Map(Object.entries(metafile.outputs).map(([file, output]) => [path.basename(file), output]));
  const bytes = new Map(outputFiles.map((file) => [path.basename(file.path), file.contents]));
  const modules: ApiModules = { production: {}, testing: {} };
  for (const entry of apiEntries) {
    const folder = apiBundle(entry, at);
    await mkdir(folder, { recursive: true });
    for (const file of reachedFrom(`${entry}.js`, outputs)) {
      const name = file === `${entry}.js` ? 'index.js' : file;
      await writeFile(path.join(folder, name), bytes.get(file)!);
      const map = bytes.get(`${file}.map`);
      if (map) await writeFile(path.join(folder, `${file}.map`), map);
      modules[entry][name] = Object.keys(outputs.get(file)!.inputs);
    }
  }
  await writeFile(path.join(apiDir(at), 'modules.json'), JSON.stringify(modules));
  return apiBundle('testing', at);
}

/** A module and all that it imports, straight or by others. */
function reachedFrom(
  file: string,
  outputs: ReadonlyMap<string, { imports: readonly { path: string }[] }>,
  found = new Set<string>(),
): Set<string> {
  const output = outputs.get(file);
  if (!output || found.has(file)) return found;
  found.add(file);
  for (const imported of output.imports) reachedFrom(path.basename(imported.path), outputs, found);
  return found;
}

/** The pages that people read: data of the seed call, no part of either Worker. */
async function buildContent(): Promise<void> {
  const { compileContent } = await import('./content/compile');
  await writeFile(pagesFile, JSON.stringify(await compileContent(root)));
}

/** @throws with the tool's own output when a build fails, where an offer gives away more than the house keeps (DOMAIN §14), and where a language is half translated. */
export async function build(): Promise<void> {
  // What reads the lists of games, families, methods and languages is loaded once they are written.
  await writeDeclared();
  const { gains } = await import('./offers/cost');
  const gained = gains(Date.now());
  if (gained.length > 0)
    throw new Error(
      `An offer is worth more to a player than to the house (npm run offers:cost).\n${gained.join('\n')}`,
    );
  const { everyGap } = await import('./texts/gaps');
  const gaps = await everyGap();
  if (gaps.length > 0) throw new Error(`A language is not whole (locales/README.md).\n${gaps.join('\n')}`);
  await rm(buildDir, { recursive: true, force: true });
  await mkdir(path.dirname(pagesFile), { recursive: true });
  await buildContent();
  try {
    await Promise.all([buildEdge(), buildApi()]);
    await buildVerifier();
    const { writeOffline } = await import('./offline');
    await writeOffline(path.join(buildDir, 'remix/client'));
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`The build failed.\n${stdout}\n${stderr}`, { cause: error });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build();
}
