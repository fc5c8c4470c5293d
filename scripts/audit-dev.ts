/**
 * `npm run audit:dev`: how long a change takes until it is seen in `npm run dev`, in a scratch clone of what is committed, and whether the product
 * answered all the while. The last line is `N passed, N failed`.
 */
import { execFile, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildDir, root } from './build';

const run = promisify(execFile);

/** Until a change is seen, and the longest that a request may wait meanwhile. Seconds. */
const bars = { seen: 5, answer: 5 };
const page = '/info/contact-us';

interface Change {
  of: string;
  file: string;
  from: string;
  to: string;
  /** Looked for in what the page's style sheets hold; left out: in the page. */
  inSheet?: boolean;
  mark: string;
}

const changes: readonly Change[] = [
  { of: 'the app', file: 'app/root.tsx', from: '<html lang', to: '<html data-first="1" lang', mark: 'data-first="1"' },
  {
    of: 'the API',
    file: 'casino-api/src/kernel/skin.ts',
    from: "'support@",
    to: "'second@",
    mark: 'second@lantern.example',
  },
  {
    of: 'a text',
    file: 'locales/en/layout.ts',
    from: "'About this site'",
    to: "'About the third site'",
    mark: 'About the third site',
  },
  {
    of: 'a style sheet',
    file: 'app/ui/pieces.css',
    from: '',
    to: '.fourth-of-all{color:red}\n',
    mark: 'fourth-of-all',
    inSheet: true,
  },
  { of: 'the app again', file: 'app/root.tsx', from: 'data-first="1"', to: 'data-fifth="1"', mark: 'data-fifth="1"' },
];

const folder = await mkdtemp(path.join(tmpdir(), 'lantern-dev-'));
const clone = path.join(folder, 'clone');
let failed = 0;
const judge = (what: string, seconds: number, bar: number): void => {
  if (seconds > bar) failed += 1;
  console.log(`${seconds > bar ? 'NO ' : 'yes'} ${what}: ${seconds.toFixed(1)} s (at most ${bar} s)`);
};

await run('git', ['clone', '--quiet', root, clone]);
await symlink(path.join(root, 'node_modules'), path.join(clone, 'node_modules'));
// A build of the same sources is taken over; another one is found to be stale.
if (existsSync(buildDir)) await cp(buildDir, path.join(clone, 'build'), { recursive: true });

const child = fork(path.join(clone, 'scripts/dev.ts'), {
  cwd: clone,
  execArgv: ['--import', 'tsx'],
  env: { ...process.env, PORT: '0', STATE_DIR: path.join(folder, 'state') },
  stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
});
let output = '';
const reader = { asked: 0, unanswered: [] as number[], longest: 0, stop: false };
for (const stream of [child.stdout!, child.stderr!])
  stream.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });

try {
  const address = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { address: string }).address));
    child.once('exit', (code) => reject(new Error(`npm run dev ended (${code}).\n${output}`)));
  });
  const read = async (at: string): Promise<string> =>
    (await fetch(new URL(at, address), { headers: { 'cf-ipcountry': 'IE' } })).text();

  // Somebody keeps reading while everything else happens.
  const reading = (async () => {
    while (!reader.stop) {
      const since = performance.now();
      reader.asked += 1;
      const status = await fetch(new URL('/', address), { headers: { 'cf-ipcountry': 'IE' } }).then(
        async (response) => (await response.text(), response.status),
        () => 0,
      );
      if (status !== 200) reader.unanswered.push(status);
      reader.longest = Math.max(reader.longest, (performance.now() - since) / 1000);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();

  for (const { of, file, from, to, mark, inSheet } of changes) {
    const at = path.join(clone, file);
    const text = await readFile(at, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not hold ${from} any more.`);
    const since = performance.now();
    await writeFile(at, inSheet ? text + to : text.replace(from, to));
    const elapsed = () => (performance.now() - since) / 1000;
    const isSeen = async (): Promise<boolean> => {
      const html = await read(page);
      if (!inSheet) return html.includes(mark);
      const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => read(href!));
      return (await Promise.all(linked)).some((sheet) => sheet.includes(mark));
    };
    while (!(await isSeen()) && elapsed() < 30) await new Promise((resolve) => setTimeout(resolve, 50));
    judge(`a change of ${of} (${file}) is seen`, elapsed(), bars.seen);
    if (elapsed() >= 30) throw new Error(`It is not seen at all.\n${output}`);
  }
  reader.stop = true;
  await reading;
  const isWhole = reader.unanswered.length === 0;
  if (!isWhole) failed += 1;
  const other = isWhole ? 'all with 200' : `not with 200: ${reader.unanswered.join(' ')}`;
  console.log(`${isWhole ? 'yes' : 'NO '} ${reader.asked} pages asked meanwhile, ${other}`);
  judge('the longest that a page took meanwhile', reader.longest, bars.answer);
} catch (error) {
  failed += 1;
  console.error(error instanceof Error ? error.message : error);
} finally {
  reader.stop = true;
  child.kill('SIGTERM');
  if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
  await rm(folder, { recursive: true, force: true });
}
console.log(`${changes.length + 2 - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
