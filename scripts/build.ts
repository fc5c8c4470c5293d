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
import { writeDeclaredGames } from './games/declared';

const run = promisify(execFile);
export const root = fileURLToPath(new URL('..', import.meta.url));
export const buildDir = path.join(root, 'build');
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

async function buildEdge(): Promise<void> {
  await run(bin('remix'), ['vite:build'], { cwd: root, env: quiet });
  await run(bin('wrangler'), ['pages', 'functions', 'build', '--minify', '--outdir', path.join(buildDir, 'edge')], {
    cwd: root,
    env: quiet,
  });
  await trimFrame(path.join(buildDir, 'edge/index.js'));
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

async function buildApi(): Promise<void> {
  await run(
    bin('wrangler'),
    [
      'deploy',
      '--dry-run',
      '--minify',
      '--env=',
      '--config',
      'casino-api/wrangler.toml',
      '--outdir',
      path.join(buildDir, 'casino-api'),
    ],
    { cwd: root, env: quiet },
  );
}

/** What wrangler's bundler puts at the head of a Worker to give functions their names back at run time. */
const nameKeeper = /var ([\w$]+)=\(([\w$]+),([\w$]+)\)=>[\w$]+\(\2,"name",\{value:\3,configurable:!0\}\)/g;

/** Where wrangler's router for Pages functions makes a matcher of a route's path. */
const matcherMaker = /[\w$]+\(([\w$]+)\.(routePath|mountPath)\.replace\([\w$]+,"\\\\\$&"\),\{end:!([01])\}\)/g;

/**
 * What wrangler puts around our functions costs a fifth of a small page's processor time for nothing, and there is no switch for it: every
 * function is named anew, which nothing of ours reads, and the matchers of our two routes are made anew for each request. Here nothing
 * is named, and a route keeps its matchers.
 * @throws when a place is no longer found as expected: then look whether the step can go.
 */
async function trimFrame(file: string): Promise<void> {
  const code = await readFile(file, 'utf8');
  const [heads, makers] = [nameKeeper, matcherMaker].map((place) => code.match(place)?.length ?? 0);
  if (heads !== 1 || makers !== 4) throw new Error(`${file} is not as expected: see trimFrame in scripts/build.ts.`);
  await writeFile(file, code.replace(nameKeeper, 'var $1=$2=>$2').replace(matcherMaker, '($1.$2$3??=$&)'));
}

/** The pages that people read: data of the seed call, no part of either Worker. */
async function buildContent(): Promise<void> {
  const { compileContent } = await import('./content/compile');
  await writeFile(pagesFile, JSON.stringify(await compileContent(root)));
}

/** @throws with the tool's own output when a build fails, and where an offer gives away more than the house keeps (DOMAIN §14). */
export async function build(): Promise<void> {
  // What reads the games is loaded once their list is written.
  await writeDeclaredGames();
  const { gains } = await import('./offers/cost');
  const gained = gains(Date.now());
  if (gained.length > 0)
    throw new Error(
      `An offer is worth more to a player than to the house (npm run offers:cost).\n${gained.join('\n')}`,
    );
  await rm(buildDir, { recursive: true, force: true });
  await mkdir(path.dirname(pagesFile), { recursive: true });
  await buildContent();
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
