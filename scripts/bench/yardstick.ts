/** The pages of `yardsticks.tsx` in workerd, which tell how slow a machine is at a moment (`judge.ts`). */
import path from 'node:path';
import { build } from 'esbuild';
import { Log, LogLevel, Miniflare, type WorkerOptions } from 'miniflare';
import { root } from '../build';
import { runtimeProcess } from '../start/processes';
import { cpuPerRequest, get } from './cpu';
import { slownessOf } from './judge';

export const yardsticksName = 'yardsticks';
/** A socket of its own for a Worker, without asset routing in front of it. */
export const direct = [{ host: '127.0.0.1', port: 0 }];
/** Processor time is told in steps of ten milliseconds: so many that a step is no more than two in a hundred. */
const perMeasure = 2_000;

/** The runtime's own process, whose time is measured. @throws where the system does not tell. */
export function measuredProcess(): number {
  const pid = runtimeProcess();
  if (pid === null) throw new Error('The runtime’s processor time can only be read on Linux.');
  return pid;
}

export async function yardsticksWorker(): Promise<WorkerOptions> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'scripts/bench/yardsticks.tsx')],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    conditions: ['workerd', 'worker', 'browser'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return {
    name: yardsticksName,
    modules: [{ type: 'ESModule', path: 'index.js', contents: outputFiles[0]!.text }],
    compatibilityDate: '2026-04-01',
    compatibilityFlags: ['nodejs_compat'],
    unsafeDirectSockets: direct,
  } as WorkerOptions;
}

/** For figures that are taken outside the runtime: a yardstick by itself, to be measured whenever one is taken. */
export async function startYardstick(): Promise<{ slowness: () => Promise<number>; stop: () => Promise<void> }> {
  const miniflare = new Miniflare({ log: new Log(LogLevel.ERROR), cf: false, workers: [await yardsticksWorker()] });
  await miniflare.ready;
  const [pid, page] = [measuredProcess(), new URL('/react', await miniflare.unsafeGetDirectURL(yardsticksName)).href];
  const measure = () => cpuPerRequest(pid, perMeasure, () => get(page));
  for (let warm = 0; warm < 3; warm += 1) await measure();
  return { slowness: async () => slownessOf(await measure()), stop: () => miniflare.dispose() };
}
