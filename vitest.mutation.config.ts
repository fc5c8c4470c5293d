/** The unit tests of the money rules alone, as `npm run mutation` runs them against each mutant. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: Object.fromEntries(
      ['contract', 'locales'].map((name) => [name, fileURLToPath(new URL(`./${name}`, import.meta.url))]),
    ),
  },
  test: {
    environment: 'node',
    // Property tests, instrumented, on a busy machine.
    testTimeout: 60_000,
    setupFiles: ['tests/mutation/no-shrinking.ts'],
    include: [
      'casino-api/src/{ledger,features/{bonuses,cashier,exclusion,jackpots,limits,loyalty,races,sports}}/**/*.test.ts',
      // What the chain of hashes holds is told of a whole player's books.
      'casino-api/src/player/ledger-chain.test.ts',
      'casino-api/src/kernel/{periods,licence-profile}.test.ts',
    ],
  },
});
