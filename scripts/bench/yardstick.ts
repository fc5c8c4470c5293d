/** The pages of `yardsticks.tsx` in workerd, which tell how slow a machine is at a moment (`judge.ts`). */
import path from 'node:path';
import { build } from 'esbuild';
import type { WorkerOptions } from 'miniflare';
import { root } from '../build';
import { runtimeProcess } from '../start/processes';

export const yardsticksName = 'yardsticks';
/** A socket of its own for a Worker, without asset routing in front of it. */
export const direct = [{ host: '127.0.0.1', port: 0 }];
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
