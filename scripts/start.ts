/** `npm start`: the product at http://localhost:8788. PORT, HOST, STATE_DIR and QA change how; see `.dev.vars.example`. */
import { BrokenConfiguration, readConfiguration } from './start/configuration';
import { greeting } from './start/greeting';
import { PortTaken, StateDirInUse } from './start/processes';
import { startProduct, type Product } from './start/product';
import { showLine } from './start/worker-lines';

/** Problems that a person can mend are told in one sentence; anything else is a defect and shows where it happened. */
function fail(error: unknown): never {
  const expected = error instanceof BrokenConfiguration || error instanceof PortTaken || error instanceof StateDirInUse;
  console.error(expected ? `\n${error.message}\n` : error);
  process.exit(1);
}

try {
  const [unknown] = process.argv.slice(2);
  if (unknown)
    throw new BrokenConfiguration([`\`${unknown}\` is no option: variables say how, as in \`PORT=9000 npm start\``]);
  const began = performance.now();
  const configuration = await readConfiguration();
  const running: { product?: Product } = {};
  let ending = false;
  const end = async (code: number) => {
    if (ending) return;
    ending = true;
    await running.product?.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));

  const product = await startProduct(configuration, {
    onStep: console.log,
    onLine: showLine,
    onDeath: () => {
      if (ending) return;
      console.error('The runtime ended by itself. Start again: what was acknowledged is kept.');
      void end(1);
    },
  });
  running.product = product;
  console.log(greeting(product, { qa: configuration.edge.QA === 'on', seconds: (performance.now() - began) / 1000 }));
  process.send?.({ address: product.address, player: product.player });
} catch (error) {
  fail(error);
}
