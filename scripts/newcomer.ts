/**
 * `npm run newcomer`: does in a copy of the house what CONTRIBUTING.md says a newcomer does (adds a game, a family of games, a screen, a payment
 * method and a language, changes a constant), counts the files that each touches against the bar of DESIGN §2, then checks types, lint, the
 * unit tests that stand beside what was added, builds the product and tries each addition in it. Ends with `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { beyond, changes, countOf } from './newcomer/changes';
import { House } from './newcomer/house';

const house = await House.copy();
let [passed, failed] = [0, 0];

function judged(what: string, complaints: readonly string[], said = ''): void {
  if (complaints.length) failed += 1;
  else passed += 1;
  console.log(`${complaints.length ? '✗' : '✓'} ${what}${said && `: ${said}`}`);
  for (const complaint of complaints) console.log(`    ${complaint}`);
}

interface Ran {
  code: number | null;
  output: string;
  took: string;
}

/** A tool of the house in the copy. */
async function run(tool: string, ...args: string[]): Promise<Ran> {
  const start = performance.now();
  const child = spawn(path.join(house.at, 'node_modules/.bin', tool), args, {
    cwd: house.at,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, output, took: `${((performance.now() - start) / 1000).toFixed(0)} s` };
}

async function runs(what: string, tool: string, ...args: string[]): Promise<void> {
  const { code, output, took } = await run(tool, ...args);
  judged(what, code === 0 ? [] : [output.trim().slice(-6_000)], took);
}

/** @param says what has to stand in what a tool complains of */
async function refuses(what: string, says: RegExp, tool: string, ...args: string[]): Promise<void> {
  const { code, output, took } = await run(tool, ...args);
  judged(what, code !== 0 && says.test(output) ? [] : [`It was taken: ${output.trim().slice(-2_000)}`], took);
}

try {
  for (const change of changes) {
    await change.make(house);
    const touched = await house.touched();
    judged(change.what, beyond(change, touched), countOf(touched));
    await house.keep();
  }
  await runs('the proofs of the new returns', 'tsx', 'scripts/returns.ts', 'newcomers-dice', 'heads-or-tails');
  await runs('types', 'oxlint', '--max-warnings', '0');
  // The check of what was added is a test only where it was.
  await cp(path.join(house.at, 'tests/newcomer/added.check.ts'), path.join(house.at, 'tests/newcomer/added.test.ts'));
  // Beside it, tests that walk all families and languages, or that look at a game's drawing.
  const tried = ['tests/newcomer', 'tests/locale.test.ts', 'tests/edge/info.test.ts', 'tests/play-plinko.test.ts'];
  await runs(
    'the product, built, with all of it',
    'vitest',
    'run',
    '--project',
    'miniflare',
    '--maxWorkers=1',
    ...tried,
  );
  const beside = [
    'scripts/declared',
    'scripts/returns',
    'locales',
    'app/edge',
    'app/i18n',
    'casino-api/src/games/fairness',
  ];
  const unit = ['vitest', 'run', '--project', 'unit'] as const;
  const ownLanguage = 'locales/own-language.test.ts';
  await runs('the unit tests beside it', ...unit, ...beside, `--exclude=${ownLanguage}`);
  // The folder of the new language is a copy still: nobody gets that past the tests.
  await refuses(
    'a language that is not translated yet, by name',
    /locales\/it\/\S+.* reads like es/,
    ...unit,
    ownLanguage,
  );
  const added = [
    'casino-api/src/games/coin-toss',
    'casino-api/src/games/dice',
    'app/play/coin-toss',
    'app/routes/newcomers.tsx',
  ];
  await runs('lint of what was added', 'eslint', '--max-warnings', '0', ...added);
} finally {
  await house.clear();
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
