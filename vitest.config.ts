import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** A process for each file would load the same modules anew, a second each time; so no file leaves anything behind that another could trip over. */
const shared = { environment: 'node', isolate: false } as const;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const resolve = { alias: { '~': here('./app'), contract: here('./contract'), locales: here('./locales') } };

export default defineConfig({
  test: {
    // As many as cores; `npm test` asks for one more where tests wait now and then.
    maxWorkers: 2,
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          ...shared,
          // Property tests on a busy machine take their time.
          testTimeout: 30_000,
          include: ['{app,contract,locales,casino-api,functions,scripts}/**/*.test.{ts,tsx}'],
        },
      },
      {
        resolve,
        test: {
          name: 'miniflare',
          ...shared,
          include: ['tests/**/*.test.ts'],
          globalSetup: ['tests/harness/build-once.ts'],
          setupFiles: ['tests/harness/matchers.ts', 'tests/harness/record-calls.ts'],
          testTimeout: 30_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
