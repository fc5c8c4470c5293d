/**
 * `npm run audit:vitals [-- screen …]`: largest paint, layout shift and blocked time of screens on a slow phone, as Lighthouse's mobile preset has it
 * (1.6 Mbit/s, 150 ms a round trip, a processor four times slower), median of three first visits. QUALITY: LCP ≤ 1.0 s, CLS ≤ 0.02, TBT 0
 * where a page has no script.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import { startByFork, stopFork } from '../e2e/start-product';
import { median } from './bench/cpu';
import { launch } from './budgets/visit';
import { ensureChromium } from './browsers';

const visits = 3;
const bars = { largestPaint: 1_000, layoutShift: 0.02 };
const slow = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const screens = ['/', '/casino', '/livecasino', '/register', '/login', '/play/lantern/lantern-festival?mode=fun', '/play/lantern/buried-light?mode=fun', '/game/lantern-festival', '/responsible-gambling'];

const wanted = process.argv.slice(2);

interface Vitals {
  /** Milliseconds. */
  largestPaint: number;
  layoutShift: number;
  /** Milliseconds of long tasks above 50 ms each. */
  blocked: number;
}

async function visit(browser: Browser, address: string): Promise<Vitals> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen = { largestPaint: 0, layoutShift: 0, blocked: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (seen.largestPaint = entry.startTime))).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) seen.layoutShift += shift.value;
    })).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (seen.blocked += Math.max(0, entry.duration - 50)))).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const vitals = await page.evaluate(() => (window as unknown as { seen: Vitals }).seen);
  await context.close();
  return vitals;
}

const stateDir = await mkdtemp(path.join(tmpdir(), 'lantern-vitals-'));
const { child, ready } = await startByFork(stateDir);
const browser = await launch(ensureChromium());
let [passed, failed] = [0, 0];
try {
  for (const screen of wanted.length ? wanted : screens) {
    // The first visit of all fills the edge's caches; a visitor seldom is the first.
    await visit(browser, ready.address + screen);
    const seen: Vitals[] = [];
    for (let count = 0; count < visits; count += 1) seen.push(await visit(browser, ready.address + screen));
    const largestPaint = median(seen.map((vitals) => vitals.largestPaint));
    const layoutShift = median(seen.map((vitals) => vitals.layoutShift));
    const blocked = median(seen.map((vitals) => vitals.blocked));
    const holds = largestPaint <= bars.largestPaint && layoutShift <= bars.layoutShift;
    if (holds) passed += 1;
    else failed += 1;
    console.log(`${holds ? '✓' : '✗'} ${screen.padEnd(44)} LCP ${largestPaint.toFixed(0).padStart(5)} ms   CLS ${layoutShift.toFixed(3)}   blocked ${blocked.toFixed(0)} ms`);
  }
} finally {
  await browser.close();
  await stopFork(child);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
