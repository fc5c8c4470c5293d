/**
 * Builds both Workers: the edge app (Remix, then the Pages functions around it) and the casino API.
 * Nothing is downloaded.
 */
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build as bundle } from 'esbuild';
import { testVectors } from '../casino-api/src/games/vectors';

const run = promisify(execFile);
export const root = fileURLToPath(new URL('..', import.meta.url));
export const buildDir = path.join(root, 'build');

const quiet = { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true', NODE_ENV: 'production', CLOUDFLARE_CF_FETCH_ENABLED: 'false' };
const bin = (name: string) => path.join(root, 'node_modules', '.bin', name);

async function buildEdge(): Promise<void> {
  await run(bin('remix'), ['vite:build'], { cwd: root, env: quiet });
  await run(bin('wrangler'), ['pages', 'functions', 'build', '--minify', '--outdir', path.join(buildDir, 'edge')], { cwd: root, env: quiet });
  await forgetNames(path.join(buildDir, 'edge/index.js'));
}

/** What players check rounds with, beside the site's static files: readable on purpose. */
async function buildVerifier(): Promise<void> {
  const folder = path.join(buildDir, 'remix/client/fair');
  await mkdir(folder, { recursive: true });
  await bundle({
    entryPoints: [path.join(root, 'scripts/verify-script.ts')], outfile: path.join(folder, 'lantern-verify.mjs'), bundle: true, platform: 'node', format: 'esm', target: 'node20',
    tsconfig: path.join(root, 'tsconfig.json'), legalComments: 'none', charset: 'utf8',
  });
  await writeFile(path.join(folder, 'vectors.json'), `${JSON.stringify(testVectors(), null, 1)}\n`);
}

async function buildApi(): Promise<void> {
  await run(
    bin('wrangler'),
    ['deploy', '--dry-run', '--minify', '--env=', '--config', 'casino-api/wrangler.toml', '--outdir', path.join(buildDir, 'casino-api')],
    { cwd: root, env: quiet },
  );
}

/** What wrangler's bundler puts at the head of a Worker to give functions their names back at run time. */
const nameKeeper = /var ([\w$]+)=\(([\w$]+),([\w$]+)\)=>[\w$]+\(\2,"name",\{value:\3,configurable:!0\}\)/;

/**
 * Naming every function anew costs a tenth of a page's processor time, and nothing of ours reads the names; wrangler has no switch
 * for it where Pages functions are concerned. The head is replaced by one that names nothing.
 * @throws when the head is no longer there: then this step can go.
 */
async function forgetNames(file: string): Promise<void> {
  const code = await readFile(file, 'utf8');
  if (!nameKeeper.test(code)) throw new Error(`${file} does not begin as expected: see forgetNames in scripts/build.ts.`);
  await writeFile(file, code.replace(nameKeeper, 'var $1=$2=>$2'));
}

/** @throws with the tool's own output when a build fails. */
export async function build(): Promise<void> {
  await rm(buildDir, { recursive: true, force: true });
  await mkdir(buildDir, { recursive: true });
  try {
    await Promise.all([buildEdge(), buildApi()]);
    await buildVerifier();
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`The build failed.\n${stdout}\n${stderr}`, { cause: error });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build();
}
