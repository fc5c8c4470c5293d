/** `npm run shots`: a picture of every screen on a phone and on a desk, to be looked at. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { screens } from '../tests/harness/screens';
import { startByFork, stopFork } from '../e2e/start-product';
import { launch } from './budgets/visit';
import { ensureChromium } from './browsers';

const folder = process.env.SHOTS_DIR ?? (await mkdtemp(path.join(tmpdir(), 'lantern-shots-')));
const language = process.env.LANGUAGE_PREFIX ?? '';
const stateDir = await mkdtemp(path.join(tmpdir(), 'lantern-shots-state-'));
const { child, ready } = await startByFork(stateDir);
const browser = await launch(ensureChromium());

async function logIn(page: Page): Promise<void> {
  await page.goto(`${ready.address}/login`);
  await page.locator('main [name=username]').fill(ready.player.username);
  await page.locator('main [name=password]').fill(ready.player.password);
  await page.locator('main form:has([name=password]) button').last().click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

try {
  // The picture of the README.
  const front = await browser.newPage({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  await front.goto(ready.address, { waitUntil: 'networkidle' });
  await front.screenshot({ path: path.join(folder, 'lantern-home.png') });
  await front.close();

  for (const width of [360, 1280]) {
    const least = width === 360 ? 740 : 900;
    const context = await browser.newContext({
      viewport: { width, height: least },
      javaScriptEnabled: false,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const shoot = async (name: string, address: string) => {
      await page.goto(ready.address + language + address, { waitUntil: 'networkidle' });
      // As tall as the page, so that what is fixed to the window's edge stands at the page's.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: Math.max(height, least) });
      const file = path.join(folder, `${name.replaceAll(' ', '-')}-${width}.png`);
      await page.screenshot({ path: file, fullPage: true });
      await page.setViewportSize({ width, height: least });
      console.log(file);
    };
    for (const { name, path: address } of screens.filter(({ seenBy }) => seenBy !== 'player'))
      await shoot(name, address);
    await shoot('test component', '/test-component');
    await logIn(page);
    await shoot('home of a player', '/');
    for (const { name, path: address } of screens.filter(({ seenBy }) => seenBy === 'player'))
      await shoot(name, address);
    await context.close();
  }
} finally {
  await browser.close();
  await stopFork(child);
}
