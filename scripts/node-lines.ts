/**
 * `npm run node-lines [-- 20 22 24]`: whether each supported line of Node installs, builds, starts and passes the unit tests, in a fresh
 * clone of what is committed. The npm package `node` brings the lines. The last line is `N passed, N failed`.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './build';

const run = promisify(execFile);
const wanted = process.argv.slice(2);
const lines = wanted.length > 0 ? wanted : ['20', '22', '24'];

const folder = await mkdtemp(path.join(tmpdir(), 'lantern-node-'));
const clone = path.join(folder, 'clone');

/** Starts the product on a free port, asks for its first page and ends it. A child process, so that it runs under the line in question. */
const firstPage = `
  import { startByFork, stopFork } from './e2e/start-product.ts';
  const { child, ready } = await startByFork('.state-node');
  const { status } = await fetch(ready.address + '/', { headers: { 'cf-ipcountry': 'DE' } });
  await stopFork(child);
  if (status !== 200) throw new Error('The first page answered ' + status + '.');
`;

/** What a line has to do, in this order; the first that fails ends it. */
const steps: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
  ['installs', 'npm', ['ci', '--no-audit', '--no-fund']],
  ['builds', 'npm', ['run', 'build']],
  ['passes the unit tests', 'npx', ['vitest', 'run', '--project', 'unit', '--reporter=dot']],
  ['starts', 'node', ['--import', 'tsx', '--input-type=module', '--eval', firstPage]],
];

async function fails(line: string): Promise<string | null> {
  const home = path.join(folder, `node-${line}`);
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefix', home, `node@${line}`]);
  const env = { ...process.env, PATH: `${path.join(home, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}` };
  console.log(`Node ${(await run('node', ['--version'], { env })).stdout.trim()}`);
  for (const [name, command, args] of steps) {
    const began = performance.now();
    try {
      await run(command, args, { cwd: clone, env, maxBuffer: 64 * 1024 ** 2 });
      console.log(`  ${name} (${Math.round((performance.now() - began) / 1000)} s)`);
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      return `${name}: no\n${(stdout + stderr).slice(-4_000)}`;
    }
  }
  return null;
}

let failed = 0;
try {
  for (const line of lines) {
    await rm(clone, { recursive: true, force: true });
    await run('git', ['clone', '--quiet', root, clone]);
    const failure = await fails(line).catch((error: unknown) => String(error));
    if (failure === null) continue;
    failed += 1;
    console.error(`  ${failure}`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(`${lines.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
