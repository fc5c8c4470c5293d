/** Before the first test: the tests run what is served, so the build has to be of the sources as they stand; and what a new product has stored is made once. */
import { rm } from 'node:fs/promises';
import { ensureBuilt } from '../../scripts/start/sources';
import { makeNewProduct } from './new-product';

export async function setup(): Promise<() => Promise<void>> {
  await ensureBuilt(() => process.stderr.write('Building …\n'));
  const directory = await makeNewProduct();
  return () => rm(directory, { recursive: true, force: true });
}
