/** Looks after the processes of a running product: one product a state directory, and none left behind. */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';

/** When a process started, as the kernel counts it: tells a process from a later one with the same number. */
function birthOf(pid: number): string | null {
  try {
    return (
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[19] ?? null
    );
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export class StateDirInUse extends Error {
  override name = 'StateDirInUse';
}

/** Marks the directory as ours until we end. @throws StateDirInUse when another running product has it. */
export async function claim(stateDir: string): Promise<() => Promise<void>> {
  const file = path.join(stateDir, 'running.json');
  try {
    const { pid, birth } = JSON.parse(await readFile(file, 'utf8')) as { pid: number; birth: string | null };
    if (pid !== process.pid && isAlive(pid) && birthOf(pid) === birth) {
      throw new StateDirInUse(
        `STATE_DIR: ${stateDir} is in use by a product that is running (process ${pid}). Stop it, or choose another directory.`,
      );
    }
  } catch (error) {
    if (error instanceof StateDirInUse) throw error;
  }
  await mkdir(stateDir, { recursive: true });
  await writeFile(file, JSON.stringify({ pid: process.pid, birth: birthOf(process.pid) }));
  return () => rm(file, { force: true });
}

export class PortTaken extends Error {
  override name = 'PortTaken';
}

const canListen = (port: number, host: string): Promise<NodeJS.ErrnoException | null> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });

/** Ports that no system hands out by itself: what is free now is not given to somebody's connection before we listen there. */
const ownPorts = { from: 20_000, to: 32_768 };

/** A port that nothing listens on. */
export async function anyFreePort(host: string): Promise<number> {
  for (;;) {
    const port = randomInt(ownPorts.from, ownPorts.to);
    const error = await canListen(port, host);
    if (!error) return port;
    if (error.code !== 'EADDRINUSE') throw error;
  }
}

/** @throws PortTaken. A runtime that was just killed may take a moment to let go, so a taken port is asked again. */
export async function ensurePortFree(port: number, host: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const error = await canListen(port, host);
    if (!error) return;
    if (error.code !== 'EADDRINUSE')
      throw new PortTaken(`PORT: cannot listen on ${host}:${port} (${error.code ?? error.message}).`);
    if (tries === 5)
      throw new PortTaken(
        `PORT: ${port} is taken by another program. Stop it, or start with another one: PORT=${port + 1} npm start`,
      );
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** The workerd that Miniflare started for this process; null where the system does not tell. */
export function runtimeProcess(): number | null {
  try {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(/\s+/).map(Number);
    return children.find((pid) => pid > 0 && readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('workerd')) ?? null;
  } catch {
    return null;
  }
}

/**
 * workerd outlives a parent that is killed, and would keep the port and the data files. A shell waits on a pipe that only
 * this process holds: when this process is gone, however it went, the pipe closes and the shell ends workerd.
 */
export function endWithUs(pid: number): void {
  const guard = spawn('sh', ['-c', 'read -r _; kill -9 "$1" 2>/dev/null', 'guard', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.on('error', () => undefined);
  guard.unref();
  (guard.stdin as unknown as { unref?: () => void } | null)?.unref?.();
}

/** Calls back once when a process is gone that we did not end ourselves. @returns what ends the watch. */
export function watchProcess(pid: number, onGone: () => void): () => void {
  const timer = setInterval(() => {
    if (isAlive(pid)) return;
    clearInterval(timer);
    onGone();
  }, 500);
  timer.unref();
  return () => clearInterval(timer);
}
