/** `npm test -- --changed`: what a change touches, so that it can be told within a minute. The whole run stays what a landing asks for. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { recordOf, type JudgedCall } from '../../tests/harness/recorded-calls';

const git = (root: string, ...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from a commit; left out: from where this branch left `main`. What is not committed counts. */
export function changedFiles(root: string, since?: string): string[] {
  const base = since ?? git(root, 'merge-base', 'HEAD', 'main')[0]!;
  const changed = [
    ...git(root, 'diff', '--name-only', base),
    ...git(root, 'ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(changed)].filter((file) => existsSync(path.join(root, file)));
}

const isCode = (file: string): boolean => /\.(ts|tsx|js|mjs)$/.test(file);

export const lintable = (files: readonly string[]): string[] =>
  files.filter((file) => isCode(file) && !/^(public|build)\//.test(file));

/** What goes into a Worker: without such a change there is nothing to build. */
export const isBuilt = (file: string): boolean =>
  /^(app|functions|contract|casino-api|locales)\//.test(file) && !/\.test\.tsx?$/.test(file);

/** The room or feature that a file belongs to, by its folder's or its own name: `locales/de/cashier.ts` → `cashier`, `app/routes/cashier.deposit.tsx` → `cashier`. */
export function roomOf(file: string): string | null {
  const room =
    /^casino-api\/src\/(?:features|operator|games)\/([\w-]+)/.exec(file) ??
    /^locales\/\w+\/(?:content\/)?([\w-]+)/.exec(file) ??
    /^app\/routes\/\(?([a-z-]+)/.exec(file) ??
    /^app\/([\w-]+)\//.exec(file) ??
    /^contract\/([\w-]+)/.exec(file);
  return room?.[1] ?? null;
}

/** Names of the calls that a changed file of the API mounts, or that a feature's routes beside it do. */
function callsOf(root: string, file: string): string[] {
  const folder = /^casino-api\/src\/features\/[\w-]+/.exec(file)?.[0];
  if (!folder) return [];
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('routes.ts'))
    .flatMap((name) => [
      ...readFileSync(path.join(root, folder, name), 'utf8').matchAll(/mount\(\s*mounts,\s*(?:\w+\.)?(\w+),/g),
    ])
    .map(([, name]) => name!);
}

/** Each of these starts the product for itself: more would not end within the minute. */
const most = 4;

/** Tests of the built product that judge what changed: changed themselves, of the room's name, or of the calls that it answers, as they were last recorded. */
export function productTests(root: string, files: readonly string[]): string[] {
  const tests = readdirSync(path.join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `tests/${name}`)
    .sort();
  const rooms = new Set(files.filter(isBuilt).flatMap((file) => roomOf(file) ?? []));
  const calls = new Set(files.flatMap((file) => callsOf(root, file)));
  const ofScreens = files.filter(isBuilt).every((file) => /^(app|functions)\//.test(file));
  const judgedIn = (test: string): number => {
    if (calls.size === 0 || !existsSync(recordOf(test))) return 0;
    const judged = JSON.parse(readFileSync(recordOf(test), 'utf8')) as JudgedCall[];
    return judged.filter(({ call }) => calls.has(call)).length;
  };
  const weight = (test: string): number => {
    const name = path.basename(test, '.test.ts');
    if (files.includes(test)) return 1_000;
    // A screen's file is no business of the API's own tests.
    if (test.startsWith('tests/api/') && ofScreens) return 0;
    const named = [...rooms].map((room) =>
      name === room ? 200 : name.startsWith(`${room}-`) || room.startsWith(`${name}-`) ? 100 : 0,
    );
    return judgedIn(test) + Math.max(0, ...named);
  };
  return tests
    .map((test) => ({ test, weight: weight(test) }))
    .filter((each) => each.weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ test }) => test);
}
