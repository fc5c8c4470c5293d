/** For specs that move the clock: a product of their own, so that nobody else's time jumps. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';
import { startByFork, stopFork } from './start-product';

export const ownProductTest = test.extend<object, { product: string }>({
  product: [
    async ({}, use) => {
      const stateDir = await mkdtemp(path.join(tmpdir(), 'lantern-own-'));
      const { child, ready } = await startByFork(stateDir);
      await use(ready.address);
      await stopFork(child);
      await rm(stateDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product),
});

/** The clock stands still, and goes on by so many ms. */
export async function moveClock(page: Page, ms = 0): Promise<void> {
  const data = { frozen: true, advanceSeconds: Math.floor(ms / 1_000), advanceMilliseconds: ms % 1_000 };
  await expect(await page.request.post('/__qa/clock', { data })).toBeOK();
}
