import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { ensureHeadless } from './scripts/browsers';

/** As root in a container, without the calls home that a fresh profile makes. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Set by `npm run test:firefox` to the path of the machine's Firefox: the same specs in another engine. */
const firefox = process.env.FIREFOX;

const phone = { viewport: { width: 360, height: 740 }, ...(firefox ? {} : { isMobile: true, hasTouch: true }) };

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // Seven languages at two widths take longer than all else: `npm run audit:cut-text`.
  testIgnore: process.env.CUT_TEXT ? [] : '**/cut-text.spec.ts',
  globalSetup: './e2e/start-product.ts',
  outputDir: 'test-results',
  // Two cores: the browsers and the product share them, and a table now and then makes one wait.
  workers: 3,
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'], ['dot']] : [['list']],
  use: {
    ...(firefox
      ? {
          browserName: 'firefox',
          channel: 'moz-firefox',
          launchOptions: { executablePath: fileURLToPath(new URL('e2e/firefox-bridge.mjs', import.meta.url)) },
        }
      : {
          browserName: 'chromium',
          launchOptions: { executablePath: ensureHeadless(), args },
        }),
    actionTimeout: 10_000,
    // A trace takes more than a quarter of a spec's time; `npm test` has one of what failed when it is asked again.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    // What a worker fetches no spec can route; the one about it lets it in.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'scripts off', use: { ...phone, javaScriptEnabled: false }, grepInvert: /@browser/ },
    { name: 'scripts on', use: { ...phone, javaScriptEnabled: true }, grepInvert: /@scriptless/ },
  ],
});
