/** Before the first test: the tests run what is served, so the build has to be of the sources as they stand. */
import { ensureBuilt } from '../../scripts/start/sources';

export const setup = async (): Promise<void> => {
  await ensureBuilt(() => process.stderr.write('Building …\n'));
};
