/**
 * `npm test`: everything that has to hold before a change lands. Each suite runs whatever the others came to; the last line
 * is `N passed, N failed`, and the exit code is 0 only when nothing failed and every suite ran.
 * `npm test -- unit e2e` runs only the named suites.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './build';
import { ensureChromium } from './chromium';
import { ensureBuilt } from './start/sources';
import { countLine, countPlaywright, countVitest, settle, total, type Counts } from './test/counts';

const reports = await mkdtemp(path.join(tmpdir(), 'lantern-test-'));
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

interface Ran {
  exitCode: number;
  output: string;
}

/** Runs a command and shows what it says, less the closing line of our own runners: only the last word counts. */
function run(command: string, args: string[], variables: NodeJS.ProcessEnv = {}): Promise<Ran> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...variables }, stdio: ['ignore', 'pipe', 'pipe'] });
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      process.stdout.write(chunk.toString().replace(/^(\d+) passed, (\d+) failed$/gm, '($1 passed and $2 failed)'));
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ exitCode: 1, output: output + error.message }));
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}

const readReport = (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null);

/** A tool that is either right or wrong counts as one check. */
const tool = (command: string, ...args: string[]) => async (): Promise<Counts> => {
  const { exitCode } = await run(command, args);
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

const vitest = (project: string) => async (): Promise<Counts> => {
  const file = path.join(reports, `${project}.json`);
  const { exitCode } = await run(bin('vitest'), ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]);
  const report = await readReport(file);
  return settle(report === null ? null : countVitest(report), exitCode);
};

async function playwright(): Promise<Counts> {
  const file = path.join(reports, 'e2e.json');
  const { exitCode } = await run(bin('playwright'), ['test'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM: ensureChromium() });
  const report = await readReport(file);
  return settle(report === null ? null : countPlaywright(report), exitCode);
}

const ours = (script: string, ...args: string[]) => async (): Promise<Counts> => {
  const { exitCode, output } = await run(bin('tsx'), [script, ...args], { CHROMIUM: ensureChromium() });
  return settle(countLine(output), exitCode);
};

async function buildOnce(): Promise<Counts> {
  await ensureBuilt(() => console.log('Building both Workers …'));
  return { passed: 1, failed: 0 };
}

const suites: [string, () => Promise<Counts>][] = [
  ['lint', tool(bin('eslint'), '.', '--max-warnings', '0')],
  ['types', tool(bin('tsc'), '--noEmit')],
  ['build', buildOnce],
  ['unit', vitest('unit')],
  ['miniflare', vitest('miniflare')],
  ['e2e', playwright],
  ['budgets', ours('scripts/budgets.ts')],
];

const wanted = process.argv.slice(2);
const chosen = suites.filter(([name]) => wanted.length === 0 || wanted.includes(name));
const results: { name: string; counts: Counts; seconds: number }[] = [];
for (const [name, suite] of chosen) {
  console.log(`\n── ${name} ──`);
  const began = performance.now();
  const counts = await suite().catch((error: unknown): Counts => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  results.push({ name, counts, seconds: (performance.now() - began) / 1000 });
}
await rm(reports, { recursive: true, force: true });

console.log('');
for (const { name, counts, seconds } of results) {
  const state = counts.failed ? `${counts.passed} of ${counts.passed + counts.failed}` : `all ${counts.passed}`;
  console.log(`${counts.failed ? '✗' : '✓'} ${name.padEnd(10)} ${state.padEnd(14)} ${seconds.toFixed(0).padStart(4)} s`);
}
const { passed, failed } = total(results.map(({ counts }) => counts));
const nothingRan = chosen.length === 0;
console.log(`\n${passed} passed, ${failed + Number(nothingRan)} failed`);
process.exit(failed || nothingRan ? 1 : 0);
