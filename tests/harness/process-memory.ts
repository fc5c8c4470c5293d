/** What the runtime's process takes of the machine's memory, as the operating system counts it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const megabyte = 1024 ** 2;
const pidsOf = (): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((found) => found !== null && Number(found[2]) === process.pid && /workerd/.test(found[3]!))
    .map((found) => Number(found![1]));

/** The `workerd` that this test process started last. @throws when there is none */
export function runtimeProcess(): number {
  const pid = pidsOf().at(-1);
  if (pid === undefined) throw new Error('This process has started no runtime.');
  return pid;
}

export interface ProcessMemory {
  /** Megabytes resident now. */
  now: () => number;
  /** The most megabytes resident since `forget`; where the system keeps no such mark (not Linux), those resident now. */
  most: () => number;
  forget: () => void;
}

/** Megabytes of a process. */
export function memoryOf(pid: number): ProcessMemory {
  const isLinux = existsSync(`/proc/${pid}/status`);
  const line = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
  const now = () =>
    (isLinux
      ? line('VmRSS')
      : Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024) / megabyte;
  return {
    now,
    most: () => (isLinux ? line('VmHWM') / megabyte : now()),
    forget: () => {
      if (isLinux) writeFileSync(`/proc/${pid}/clear_refs`, '5');
    },
  };
}
