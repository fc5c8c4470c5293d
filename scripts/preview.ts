/**
 * `npm run preview [branch …]`: branches side by side, each built in its own worktree and served at
 * http://<branch>.localhost:8788 with its own data, secrets and QA console. Without a name: the branch that is checked out.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { createHmac } from 'node:crypto';
import path from 'node:path';
import { root } from './build';
import { checkOut, currentBranch, labelled, PreviewError } from './preview/branches';
import { openDoor, type Door } from './preview/doorman';
import { anyFreePort } from './start/processes';
import type { Variables } from './runtime';
import { localSecrets } from './start/secrets';

const port = Number(process.env.PORT ?? 8788);
const home = path.resolve(root, process.env.STATE_DIR ?? '.state', 'previews');
const running: ChildProcess[] = [];
const keysShown = new Map<string, string>();

/** The key of a preview's console and of its operators' sign-in, the same at each start: made of a secret of its own. */
const keyOf = (secrets: Variables): string =>
  createHmac('sha256', secrets.API_KEY!).update('QA_KEY').digest('base64url');

/** Starts a branch by its own `npm start`; resolves when it serves. */
async function serve(label: string, branch: string): Promise<Door> {
  const folder = path.join(home, label, 'tree');
  const stateDir = path.join(home, label, 'state');
  await checkOut(branch, folder);
  const own = await anyFreePort('127.0.0.1');
  const secrets = await localSecrets(stateDir);
  const key = keyOf(secrets);
  const variables = {
    ...secrets,
    QA_KEY: key,
    ENVIRONMENT: 'preview',
    QA: 'on',
    MAIL: 'outbox',
    SITE_ORIGIN: `http://${label}.localhost:${port}`,
    PORT: String(own),
    STATE_DIR: stateDir,
  };
  return new Promise((resolve, reject) => {
    let output = '';
    const child = fork(path.join(folder, 'scripts/start.ts'), {
      cwd: folder,
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    running.push(child);
    const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4_000));
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('message', () => {
      keysShown.set(label, key);
      resolve({ branch, port: own });
    });
    child.once('exit', () => reject(new PreviewError(`"${branch}" did not start.\n${output}`)));
  });
}

const end = (code: number): never => {
  for (const child of running) child.kill('SIGTERM');
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0));

try {
  const names = process.argv.slice(2);
  const branches = labelled(names.length ? names : [await currentBranch()]);
  const doors = new Map<string, Door>();
  // One after the other: two builds at once only fight over the cores.
  for (const [label, branch] of branches) {
    console.log(`Building ${branch} …`);
    doors.set(label, await serve(label, branch));
  }
  await openDoor(doors, port);
  console.log(
    `\n  Previews, each with its own data, a QA console at /__qa/ and a back office at /__ops/. Console and operators’ sign-in ask for a password; any user name does.\n`,
  );
  for (const [label, { branch }] of doors) {
    console.log(`  http://${label}.localhost:${port}   ${branch}\n    password ${keysShown.get(label)!}`);
  }
  console.log('\n  Ctrl+C stops them; their data stays for the next time.\n');
  process.send?.({ previews: [...doors.keys()] });
} catch (error) {
  console.error(error instanceof PreviewError ? `\n${error.message}\n` : error);
  end(1);
}
