/** Bundles the model's Worker and runs it in workerd. */
import { build } from 'esbuild';
import { Miniflare } from 'miniflare';
import path from 'node:path';
import { root } from '../../scripts/build';
import { readWranglerConfig } from '../../scripts/wrangler-config';
import type { FailingResult } from './failing-storage';
import type { ModelResult, ModelRun } from './money-model-worker';

export interface ModelBench {
  run(run: ModelRun): Promise<ModelResult>;
  /** Every order of one round's events. */
  orders(): Promise<ModelResult>;
  /** Every money call with a storage that fails at each of its statements. */
  failing(): Promise<FailingResult>;
  /** What bends the books and is neither refused by the tables nor noticed by the reconciliation. */
  holes(): Promise<string[]>;
  stop(): Promise<void>;
}

export async function startModel(): Promise<ModelBench> {
  const { compatibility_date, compatibility_flags } = readWranglerConfig('casino-api/wrangler.toml');
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'tests/torture/money-model-worker.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['cloudflare:*', 'node:*'],
    alias: { contract: path.join(root, 'contract') },
  });
  const miniflare = new Miniflare({
    modules: [{ type: 'ESModule', path: 'model.js', contents: outputFiles[0]!.text }],
    compatibilityDate: compatibility_date,
    compatibilityFlags: compatibility_flags,
    durableObjects: { MODEL: { className: 'ModelObject', useSQLite: true } },
    cf: false,
  });
  const ask = async <Answer>(pathname: string, run: ModelRun = { seed: 0, lists: 0 }): Promise<Answer> => {
    const response = await miniflare.dispatchFetch(`http://model${pathname}`, {
      method: 'POST',
      body: JSON.stringify(run),
    });
    if (!response.ok) throw new Error(`The model's Worker answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  return {
    run: (run) => ask<ModelResult>('/run', run),
    orders: () => ask<ModelResult>('/orders'),
    failing: () => ask<FailingResult>('/failing'),
    holes: () => ask<string[]>('/holes'),
    stop: () => miniflare.dispose(),
  };
}
