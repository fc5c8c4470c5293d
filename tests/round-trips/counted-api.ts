/** The built casino API at a port of its own, with a meter at its bindings. */
import path from 'node:path';
import { build } from 'esbuild';
import { Log, LogLevel, Miniflare, type WorkerOptions } from 'miniflare';
import { apiBundle, root } from '../../scripts/build';
import { migrate, migrationsWorker } from '../../scripts/migrations';
import { apiOptions, apiWorker, type Variables } from '../../scripts/runtime';
import { makeSecrets } from '../../scripts/start/secrets';
import { seed } from '../../scripts/start/seed';
import { createApi, type Api } from '../harness/api';
import { providersKnown } from '../harness/game-provider';
import { feedSecret } from '../harness/odds-feed';
import { createQa, type Qa } from '../harness/qa';
import { mark, type Trips } from './trips';

export interface CountedRequest {
  method: string;
  pathname: string;
  trips: Trips;
}

/** The meter around the built Worker, which stays as it is. */
async function meter(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'tests/round-trips/counting-worker.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [
      {
        name: 'built',
        setup: ({ onResolve }) => {
          onResolve({ filter: /casino-api\/src\/testing$/ }, () => ({ path: './index.js', external: true }));
        },
      },
    ],
  });
  return outputFiles[0]!.text;
}

export interface CountedApi extends Qa {
  url: string;
  key: string;
  variables: Variables;
  api: Api;
  /** All that was asked so far. */
  requests: CountedRequest[];
  stop: () => Promise<void>;
}

/** @param configured over the variables of a house whose payments and identities are sandboxes */
export async function serveCountedApi(configured: Variables = {}): Promise<CountedApi> {
  const variables: Variables = {
    ...makeSecrets(),
    QA: 'on',
    MAIL: 'outbox',
    CHAT_KEY: 'a-key-of-the-chat-for-tests',
    SPORTS_FEED_SECRET: feedSecret,
    ...providersKnown('acme'),
    GAME_LAUNCH: JSON.stringify({ acme: 'https://games.acme.example/launch' }),
    ...configured,
  };
  const { modules, ...options } = (await apiOptions(variables)) as WorkerOptions & {
    modules: { type: string; path: string }[];
  };
  const requests: CountedRequest[] = [];
  const miniflare = new Miniflare({
    log: new Log(LogLevel.ERROR),
    cf: false,
    handleRuntimeStdio: (out, err) => {
      err.resume();
      let rest = '';
      out.setEncoding('utf8').on('data', (chunk: string) => {
        const lines = (rest + chunk).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines)
          if (line.startsWith(mark)) requests.push(JSON.parse(line.slice(mark.length)) as CountedRequest);
      });
    },
    workers: [
      {
        ...options,
        modules: [
          { type: 'ESModule', path: path.join(apiBundle('testing'), 'counting.js'), contents: await meter() },
          ...modules,
        ],
        unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
      } as WorkerOptions,
      migrationsWorker(),
    ],
  });
  await miniflare.ready;
  await migrate(miniflare);
  await seed(miniflare, variables.API_KEY!);
  const url = (await miniflare.unsafeGetDirectURL(apiWorker)).origin;
  const key = variables.API_KEY!;
  const api = createApi(miniflare, key);
  return { ...createQa(api, key), url, key, variables, api, requests, stop: () => miniflare.dispose() };
}
