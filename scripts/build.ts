/**
 * Builds both Workers: the edge app (Remix, then the Pages functions around it) and the casino API.
 * Nothing is downloaded.
 */
import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
export const root = fileURLToPath(new URL('..', import.meta.url));
export const buildDir = path.join(root, 'build');

const quiet = { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true', NODE_ENV: 'production', CLOUDFLARE_CF_FETCH_ENABLED: 'false' };
const bin = (name: string) => path.join(root, 'node_modules', '.bin', name);

async function buildEdge(): Promise<void> {
  await run(bin('remix'), ['vite:build'], { cwd: root, env: quiet });
  await run(bin('wrangler'), ['pages', 'functions', 'build', '--minify', '--outdir', path.join(buildDir, 'edge')], { cwd: root, env: quiet });
}

async function buildApi(): Promise<void> {
  await run(
    bin('wrangler'),
    ['deploy', '--dry-run', '--minify', '--env=', '--config', 'casino-api/wrangler.toml', '--outdir', path.join(buildDir, 'casino-api')],
    { cwd: root, env: quiet },
  );
}

/** @throws with the tool's own output when a build fails. */
export async function build(): Promise<void> {
  await rm(buildDir, { recursive: true, force: true });
  await mkdir(buildDir, { recursive: true });
  try {
    await Promise.all([buildEdge(), buildApi()]);
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`The build failed.\n${stdout}\n${stderr}`, { cause: error });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build();
}
