/**
 * `npm test`: everything that has to hold before a change lands. Each suite runs whatever the others came to; the last line
 * is `N passed, N failed`, and the exit code is 0 only when nothing failed and every suite ran.
 * `npm test -- unit e2e` runs only the named suites; `npm test -- --changed` what a change touches, within a minute
 * (`--changed=HEAD`: what is not committed). In the long form (`npm run test:full`) every pair of screen, language, width and mode is tried.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './build';
import { ensureHeadless } from './browsers';
import { writeTested } from './deploy/artefact';
import { commitHere } from './deploy/host';
import { ensureBuilt } from './start/sources';
import { causeLines, causesOf } from './test/causes';
import { changedFiles, isBuilt, lintable, productTests } from './test/changed';
import { countLine, countPlaywright, countVitest, settle, total, type Counts } from './test/counts';
import { playwrightFailures, toolFailures, vitestFailures, type Failure } from './test/failures';
import { playwrightLongest, vitestLongest } from './test/longest';
import { retryFailures, type Outcome } from './test/second-try';
import { waveredLines, writeWavered } from './test/wavered';
import { isFull, seed } from '../tests/harness/in-turn';

const gigabyte = 2 ** 30;
/** What tests store is thrown away: in memory, where there is room for it, none of it waits for a disk (about an eighth of their time here). */
const inMemory = '/dev/shm';
const roomInMemory = await statfs(inMemory).then(
  ({ bavail, bsize }) => bavail * bsize,
  () => 0,
);
const scratch = await mkdtemp(path.join(roomInMemory > 4 * gigabyte ? inMemory : tmpdir(), 'lantern-test-'));
process.env.TMPDIR = scratch;
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

interface Ran {
  exitCode: number;
  output: string;
}

/** Where a suite's output goes. */
type Say = (text: string) => void;
type Run = (say: Say) => Promise<Outcome>;

/** Runs a command and says what it says, less the closing line of our own runners: only the last word counts. */
function run(say: Say, command: string, args: string[], variables: NodeJS.ProcessEnv = {}): Promise<Ran> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      say(chunk.toString().replace(/^(\d+) passed, (\d+) failed$/gm, '($1 passed and $2 failed)'));
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ exitCode: 1, output: output + error.message }));
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}

const readReport = (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null);

const plain = (counts: Counts): Outcome => ({ counts, failures: [], wavered: [], longest: [] });

/** A tool that is either right or wrong counts as one check. */
const tool =
  (command: string, ...args: string[]): Run =>
  async (say) => {
    const { exitCode, output } = await run(say, command, args);
    if (exitCode === 0) return plain({ passed: 1, failed: 0 });
    const name = path.basename(command);
    return { ...plain({ passed: 0, failed: 1 }), failures: toolFailures([name, ...args].join(' '), output) };
  };

/** @param args files or flags, or `related` and files */
async function runVitest(say: Say, project: string, args: readonly string[] = []): Promise<Outcome> {
  const file = path.join(scratch, `${project}-${randomUUID()}.json`);
  const { exitCode } = await run(say, bin('vitest'), [
    ...(args[0] === 'related' ? ['related', '--run'] : ['run']),
    '--project',
    project,
    ...args.filter((arg) => arg !== 'related'),
    `--reporter=${path.join(root, 'scripts/test/progress.ts')}`,
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = await readReport(file);
  if (report === null) return plain(settle(null, exitCode));
  return {
    counts: settle(countVitest(report), exitCode),
    failures: vitestFailures(report, root),
    wavered: [],
    longest: vitestLongest(report, root),
  };
}

const vitest =
  (project: string, ...args: string[]): Run =>
  async (say) =>
    retryFailures(await runVitest(say, project, args), (failures) =>
      runVitest(say, project, [...new Set(failures.map(({ file }) => file)), '--maxWorkers=1']),
    );

async function runPlaywright(say: Say, ...args: string[]): Promise<Outcome> {
  const file = path.join(scratch, 'e2e.json');
  await rm(file, { force: true });
  const { exitCode } = await run(say, bin('playwright'), ['test', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    CHROMIUM: ensureHeadless(),
  });
  const report = await readReport(file);
  if (report === null) return plain(settle(null, exitCode));
  return {
    counts: settle(countPlaywright(report), exitCode),
    failures: playwrightFailures(report),
    wavered: [],
    longest: playwrightLongest(report),
  };
}

const playwright: Run = async (say) =>
  retryFailures(await runPlaywright(say), () =>
    runPlaywright(say, '--last-failed', '--workers=1', '--trace=retain-on-failure'),
  );

const ours =
  (script: string, ...args: string[]): Run =>
  async (say) => {
    const { exitCode, output } = await run(say, bin('tsx'), [script, ...args], { CHROMIUM: ensureHeadless() });
    const counts = settle(countLine(output), exitCode);
    return { ...plain(counts), failures: counts.failed ? toolFailures(script, output) : [] };
  };

const buildOnce: Run = async (say) => {
  await ensureBuilt(() => say('Building both Workers …\n'));
  return plain({ passed: 1, failed: 0 });
};

/** By TypeScript's native compiler, and with it the rules that ask for types. */
const types = tool(bin('oxlint'), '--max-warnings', '0');

type Suite = [name: string, run: Run];

/** They wait for the product's own alarms, for late answers and for restarts more than they work: beside the others they cost little time. */
const waiting = [
  ...['alerts', 'faults', 'known-browser', 'slow-uploads', 'start', 'store-faults'],
  ...['api/gateway-statements', 'edge/live-tables', 'edge/todays-figures'],
  ...['contract-suite/planted', 'torture/short', 'torture/storm-audit'],
].map((name) => `tests/${name}.test.ts`);

/** Stages follow one another. The suites of a stage run side by side, for each alone leaves a core idle; what loads the product stands alone, since a product that is kept waiting answers otherwise. */
const all: Suite[][] = [
  [
    ['lint', tool(bin('eslint'), '.', '--max-warnings', '0')],
    ['format', tool(bin('prettier'), '--check', '--log-level', 'warn', '.')],
    ['types', types],
    ['build', buildOnce],
  ],
  [['unit', vitest('unit')]],
  [
    // Three for two cores: now and then a test waits too.
    ['miniflare', vitest('miniflare', '--maxWorkers=3', ...waiting.map((file) => `--exclude=${file}`))],
    ['waiting', vitest('miniflare', ...waiting)],
    ['budgets', ours('scripts/budgets.ts')],
  ],
  // What the tests above recorded of the API's calls, against the page that tells of it.
  [['calls', tool(bin('tsx'), 'scripts/docs-calls.ts', '--check')]],
  [['e2e', playwright]],
];

/** The same of the changed files alone. A suite that none of them touches is left out. */
function touched(since?: string): Suite[][] {
  const files = changedFiles(root, since);
  const [code, built, tests] = [lintable(files), files.some(isBuilt), productTests(root, files)];
  const when = (isWanted: boolean, suite: Suite): Suite[] => (isWanted ? [suite] : []);
  const related = ['related', '--passWithNoTests', ...code];
  return [
    [
      ...when(code.length > 0, ['lint', tool(bin('eslint'), '--max-warnings', '0', ...code)]),
      ['format', tool(bin('prettier'), '--check', '--ignore-unknown', '--log-level', 'warn', ...files)],
      ...when(code.length > 0, ['types', types]),
      ...when(code.length > 0, ['unit', (say) => runVitest(say, 'unit', related)]),
      ...when(built, ['build', buildOnce]),
    ],
    when(tests.length > 0, ['miniflare', (say) => runVitest(say, 'miniflare', tests)]),
  ];
}

const [changed, since] = process.argv.find((name) => name.startsWith('--changed'))?.split('=') ?? [];
const wanted = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const stages = changed ? touched(since) : all;
const chosen = stages
  .map((suites) => suites.filter(([name]) => wanted.length === 0 || wanted.includes(name)))
  .filter((suites) => suites.length);
// Whatever a suite asks again is tried in the same pairs.
process.env.TEST_SEED = String(seed);
if (isFull) process.env.TEST_FULL = '1';
console.log(
  isFull
    ? 'The long form: every pair of screen, language, width and mode.'
    : `Pairs of screen, language, width and mode by TEST_SEED=${seed}.`,
);
const results: { name: string; outcome: Outcome; seconds: number }[] = [];

/** Of several side by side each is shown by itself, once it is done. */
async function runSuite([name, suite]: Suite, isAlone: boolean): Promise<void> {
  const heading = `\n── ${name} ──\n`;
  let said = '';
  const say: Say = isAlone ? (text) => void process.stdout.write(text) : (text) => void (said += text);
  if (isAlone) say(heading);
  const began = performance.now();
  const outcome = await suite(say).catch((error: unknown): Outcome => {
    say(`${error instanceof Error ? error.message : String(error)}\n`);
    return plain({ passed: 0, failed: 1 });
  });
  if (!isAlone) process.stdout.write(heading + said);
  results.push({ name, outcome, seconds: (performance.now() - began) / 1000 });
}
for (const suites of chosen) await Promise.all(suites.map((suite) => runSuite(suite, suites.length === 1)));
await rm(scratch, { recursive: true, force: true });

/** At the end of the output, since that is what a reader of a long log sees. */
function list(title: string, failures: Failure[]): void {
  if (failures.length) console.log(`\n${title}`);
  for (const cause of causesOf(failures)) console.log(causeLines(cause));
}
const wavered = results.flatMap(({ outcome }) => outcome.wavered);
list(
  'Failed:',
  results.flatMap(({ outcome }) => outcome.failures),
);
list('Failed at first and passed on a second try, alone:', wavered);
const everWavered = waveredLines(
  writeWavered(path.join(root, 'tests/wavered.json'), wavered, new Date().toISOString().slice(0, 10)),
);
if (everWavered.length) console.log(`\nHave wavered (tests/wavered.json):\n  ${everWavered.join('\n  ')}`);

console.log('');
for (const {
  name,
  outcome: { counts, wavered, longest },
  seconds,
} of results) {
  const state = counts.failed ? `${counts.passed} of ${counts.passed + counts.failed}` : `all ${counts.passed}`;
  const again = wavered.length ? `, ${wavered.length} of them on a second try` : '';
  console.log(
    `${counts.failed ? '✗' : '✓'} ${name.padEnd(10)} ${state.padEnd(14)} ${seconds.toFixed(0).padStart(4)} s${again}`,
  );
  if (longest.length)
    console.log(`    longest: ${longest.map(({ file, seconds: each }) => `${file} ${each.toFixed(0)} s`).join(', ')}`);
}
const { passed, failed } = total(results.map(({ outcome }) => outcome.counts));
const nothingRan = chosen.length === 0;
// The bytes that all of this was about: what is deployed has to be them.
if (!failed && !changed && wanted.length === 0) await writeTested(await commitHere(), passed, new Date());
console.log(`\n${passed} passed, ${failed + Number(nothingRan)} failed`);
process.exit(failed || nothingRan ? 1 : 0);
