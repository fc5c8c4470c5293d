/** Brings the product up from nothing: configuration, build, both Workers, data. `npm start` and `npm run dev` share it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { startRuntime, type Runtime, type RuntimeOptions } from '../runtime';
import type { Configuration } from './configuration';
import { claim, endWithUs, ensurePortFree, runtimeProcess, watchProcess } from './processes';
import { readyPlayer, seed, type ReadyPlayer } from './seed';
import { ensureBuilt } from './sources';

export interface Product {
  /** As a person types it. */
  address: string;
  player: ReadyPlayer;
  /** Of the casino API by itself, null but where somebody follows. */
  apiAddress: string | null;
  /** Serves other builds from now on; what is stored stays. */
  swap: Runtime['swap'];
  stop: () => Promise<void>;
}

/** Without `onPoint` nothing is measured, and without `onEvent` nobody follows. */
export interface ProductEvents extends Pick<RuntimeOptions, 'onPoint' | 'onEvent'> {
  onStep: (step: string) => void;
  /** A line that a Worker wrote. */
  onLine: (line: string) => void;
  /** The runtime died by itself. */
  onDeath: () => void;
}

async function run(
  configuration: Configuration,
  events: ProductEvents,
): Promise<{ runtime: Runtime } & Pick<Product, 'swap' | 'stop'>> {
  const { port, host, stateDir, edge, api } = configuration;
  const { onLine, onPoint, onEvent } = events;
  const runtime = await startRuntime({
    ...{ port, host, stateDir, edge, api, onLine },
    ...(onPoint ? { onPoint } : {}),
    ...(onEvent ? { onEvent, direct: true } : {}),
  });
  const watched = () => {
    const workerd = runtimeProcess();
    if (workerd === null) return () => undefined;
    endWithUs(workerd);
    return watchProcess(workerd, events.onDeath);
  };
  let unwatch = watched();
  return {
    runtime,
    swap: async (builds) => {
      unwatch();
      await runtime.swap(builds);
      unwatch = watched();
    },
    stop: async () => {
      unwatch();
      await runtime.stop();
    },
  };
}

async function fill({ miniflare }: Runtime, apiKey: string): Promise<ReadyPlayer> {
  await seed(miniflare, apiKey);
  return readyPlayer(miniflare, apiKey);
}

/** Makes new data at a port that nobody knows: the product's own address answers only once there is something behind it. */
async function found(configuration: Configuration, events: ProductEvents): Promise<void> {
  const { runtime, stop } = await run({ ...configuration, port: 0, host: '127.0.0.1' }, events);
  try {
    await fill(runtime, configuration.edge.API_KEY!);
  } finally {
    await stop();
  }
}

/** @throws PortTaken, StateDirInUse, or the build's own error. */
export async function startProduct(configuration: Configuration, events: ProductEvents): Promise<Product> {
  const { port, host, stateDir, edge } = configuration;
  if (port !== 0) await ensurePortFree(port, host);
  const release = await claim(stateDir);
  try {
    await ensureBuilt(() => events.onStep('Building both Workers (only when sources changed) …'));
    events.onStep('Starting …');
    if (!existsSync(path.join(stateDir, 'd1'))) await found(configuration, events);
    const { runtime, swap, stop } = await run(configuration, events);
    const player = await fill(runtime, edge.API_KEY!);
    const address = `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${new URL(runtime.url).port}`;
    return {
      address,
      player,
      apiAddress: runtime.apiUrl,
      swap,
      stop: async () => {
        await stop();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}
