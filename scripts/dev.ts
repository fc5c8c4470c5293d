/** `npm run dev`: what `npm start` does, built and started anew whenever a source changes. */
import { watch } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { root } from './build';
import { readConfiguration } from './start/configuration';
import { greeting } from './start/greeting';
import { startProduct, type Product } from './start/product';
import { sources } from './start/sources';
import { showLine } from './start/worker-lines';

/** Editors save in several steps; the last one counts. Milliseconds. */
const settle = 150;

let product: Product | undefined;
let working = false;
let changedMeanwhile = false;

async function restart(): Promise<void> {
  if (working) {
    changedMeanwhile = true;
    return;
  }
  working = true;
  const began = performance.now();
  try {
    await product?.stop();
    product = undefined;
    const configuration = await readConfiguration();
    product = await startProduct(configuration, {
      onStep: console.log,
      onLine: showLine,
      onDeath: () => console.error('The runtime ended by itself; it starts again at the next change.'),
    });
    console.log(greeting(product, { qa: configuration.edge.QA === 'on', seconds: (performance.now() - began) / 1000 }));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('Waiting for the next change.');
  }
  working = false;
  if (changedMeanwhile) {
    changedMeanwhile = false;
    await restart();
  }
}

let timer: NodeJS.Timeout | undefined;
const onChange = (file: string | null) => {
  if (file && /(^|\/)\.|\.test\.tsx?$|~$/.test(file)) return;
  clearTimeout(timer);
  timer = setTimeout(() => void restart(), settle);
};

for (const source of [...sources, '.dev.vars']) {
  const target = path.join(root, source);
  const kind = await stat(target).catch(() => null);
  if (kind)
    watch(target, { recursive: kind.isDirectory() }, (_event, file) =>
      onChange(kind.isDirectory() ? String(file) : null),
    );
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void (product?.stop() ?? Promise.resolve()).finally(() => process.exit(0)));
}
await restart();
