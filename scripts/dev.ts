/**
 * `npm run dev`: what `npm start` serves, and each change of a source a few seconds later. The product stays up meanwhile, with what is stored; only
 * for the moment in which the runtime is exchanged, requests wait. `npm run audit:dev` tells how long a change takes.
 */
import { watch } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { root } from './build';
import { openBundles } from './dev/bundles';
import { openFront } from './dev/front';
import { readConfiguration } from './start/configuration';
import { greeting } from './start/greeting';
import { ensurePortFree } from './start/processes';
import { startProduct } from './start/product';
import { sources } from './start/sources';
import { showLine } from './start/worker-lines';

/** Editors save in several steps; the last one counts. Milliseconds. */
const settle = 50;
/** What only a new start takes up. */
const needsStart =
  /^(\.dev\.vars|(casino-api\/)?wrangler\.toml|.*\.(config|lock)\.\w+|package-lock\.json|scripts\/.*)$/;

const began = performance.now();
const configuration = await readConfiguration();
const { port, host, stateDir, edge } = configuration;
if (port !== 0) await ensurePortFree(port, host);
const product = await startProduct(
  { ...configuration, port: 0, host: '127.0.0.1' },
  {
    onStep: console.log,
    onLine: showLine,
    onDeath: () => console.error('The runtime ended by itself; it starts again at the next change.'),
  },
);
const bundles = await openBundles(path.join(stateDir, 'dev'));
const front = await openFront(port, host, () => Number(new URL(product.address).port));
const address = `http://localhost:${front.port}`;

let changed = new Set<string>();
let isWarm = false;

async function takeUp(): Promise<void> {
  if (changed.size === 0) return;
  const files = [...changed];
  changed = new Set();
  const since = performance.now();
  try {
    await bundles.rebuild(isWarm ? files : null);
    isWarm = true;
    await front.exchange(() => product.swap(bundles));
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    console.log(`${files.length === 1 ? files[0] : `${files.length} files`}: seen after ${seconds} s`);
    if (await bundles.restyle(files)) await front.exchange(() => product.swap(bundles));
  } catch (error) {
    // The next change tries these files again.
    for (const file of files) changed.add(file);
    console.error(error instanceof Error ? error.message : error);
    console.error('The product stays as it was; waiting for the next change.');
  }
}

/** The first change does not pay for the whole. */
let work: Promise<void> = bundles.rebuild(null).then(
  () => {
    isWarm = true;
  },
  (error: unknown) => console.error(error instanceof Error ? error.message : error),
);

let timer: NodeJS.Timeout | undefined;
function onChange(file: string): void {
  if (/(^|\/)\.(?!dev\.vars$)|\.test\.tsx?$|~$/.test(file)) return;
  if (needsStart.test(file)) return console.log(`${file} counts from the next start on.`);
  changed.add(file);
  clearTimeout(timer);
  timer = setTimeout(() => {
    work = work.then(takeUp);
  }, settle);
}

for (const source of [...sources, '.dev.vars']) {
  const target = path.join(root, source);
  const kind = await stat(target).catch(() => null);
  if (kind)
    watch(target, { recursive: kind.isDirectory() }, (_event, file) =>
      onChange(kind.isDirectory() ? path.posix.join(source, String(file)) : source),
    );
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    front.close();
    void Promise.allSettled([product.stop(), bundles.dispose()]).finally(() => process.exit(0));
  });
}
const seconds = (performance.now() - began) / 1000;
console.log(greeting({ ...product, address }, { qa: edge.QA === 'on', seconds }));
await work;
process.send?.({ address });
