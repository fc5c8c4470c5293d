/**
 * Starts the built product as a person would, by the start script in a process of its own with fresh data, and stops it
 * after the last spec. Specs find it by `LANTERN_URL`.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Ready {
  address: string;
  player: { username: string; password: string };
}

export function startByFork(
  stateDir: string,
  variables: Record<string, string> = {},
): Promise<{ child: ChildProcess; ready: Ready }> {
  const child = fork(path.join(root, 'scripts/start.ts'), {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      PORT: '0',
      QA: 'on',
      MAIL: 'outbox',
      IDENTITY_PROVIDERS: 'google,bank-id',
      STATE_DIR: stateDir,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('message', (ready) => resolve({ child, ready: ready as Ready }));
    child.once('exit', (code) => reject(new Error(`The product did not start (${code}).\n${output}`)));
  });
}

export const stopFork = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

export default async function startProduct(): Promise<() => Promise<void>> {
  const stateDir = await mkdtemp(path.join(tmpdir(), 'lantern-e2e-'));
  const { child, ready } = await startByFork(stateDir);
  process.env.LANTERN_URL = ready.address;
  process.env.LANTERN_PLAYER = JSON.stringify(ready.player);
  return async () => {
    await stopFork(child);
    await rm(stateDir, { recursive: true, force: true });
  };
}
