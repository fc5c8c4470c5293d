/**
 * `npm run audit:motion`: plays one game of each family in the built product, on a phone's screen with a processor four times slower than this machine, and
 * reads from the browser's own trace how many frames a second were drawn while something moved, and for how long the page was blocked at most.
 * `FAMILY=crash,slot` plays these alone.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { games } from '../casino-api/src/games/registry';
import { startByFork, stopFork } from '../e2e/start-product';
import { ensureChromium } from './browsers';
import { launch } from './budgets/visit';

const slower = 4;
/** Milliseconds that a page may be blocked at most. */
const bar = 50;
/** What stands still longer than this, ms, is no motion between two frames. */
const still = 200;
/** A table's next result comes within this, a round of one's own sooner; ms. */
const atTable = 32_000;
const ownRound = 5_000;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  args?: { name?: string; data?: { frameTreeNodeId?: number } };
}

/** All that the browser did while `act` went on. */
async function traced(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'devtools.timeline.frame',
        'disabled-by-default-devtools.timeline.frame',
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        'toplevel',
        '__metadata',
      ],
    },
  });
  await act();
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return events;
}

/** The thread that scripts, styles and layout share: of the renderer that did most. */
function longestTask(events: readonly TraceEvent[]): number {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && mains.has(`${pid} ${tid}`),
  );
  return Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1_000));
}

/** Frames a second while something moved. */
function framesOf(events: readonly TraceEvent[]): { rate: number; moved: number } {
  const drawn = events
    .filter(({ name }) => name === 'DrawFrame')
    .map(({ ts }) => ts / 1_000)
    .sort((one, other) => one - other);
  const gaps = drawn.slice(1).map((at, index) => at - drawn[index]!);
  const moving = gaps.filter((gap) => gap < still);
  const moved = moving.reduce((sum, gap) => sum + gap, 0);
  return { rate: moved > 0 ? (moving.length * 1_000) / moved : 0, moved: moved / 1_000 };
}

async function play(page: Page, isTable: boolean): Promise<void> {
  const spot = page.locator('.bet-form input[name=spot]').first();
  if (await spot.count()) await spot.check({ force: true });
  const button = page.locator('.stage .spin').first();
  await button.click();
  if (!isTable) return page.waitForTimeout(ownRound);
  const before = await page.locator('.table-history li').first().getAttribute('aria-label');
  await page
    .waitForFunction((was) => document.querySelector('.table-history li')?.getAttribute('aria-label') !== was, before, {
      timeout: atTable,
    })
    .catch(() => console.log('  no result in time'));
  await page.waitForTimeout(2_000);
}

const families = new Map(games.map((game) => [game.rules.kind, game]));
const wanted = process.env.FAMILY?.split(',');
const stateDir = await mkdtemp(path.join(tmpdir(), 'lantern-motion-'));
const { child, ready } = await startByFork(stateDir);
const browser = await launch(ensureChromium());
let failed = 0;
try {
  console.log(`On a screen of 360 by 740 and a processor ${slower} times slower than this one:`);
  for (const [family, game] of families) {
    if (wanted && !wanted.includes(family)) continue;
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(`${ready.address}/play/lantern/${game.id}?mode=fun`, { waitUntil: 'networkidle' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const events = await traced(session, () => play(page, 'table' in game));
    const [{ rate, moved }, blocked] = [framesOf(events), longestTask(events)];
    const isLong = blocked > bar;
    if (isLong) failed += 1;
    console.log(
      `${isLong ? '✗' : '✓'} ${family.padEnd(16)} ${game.id.padEnd(22)} ${rate.toFixed(0).padStart(3)} frames a second in ${moved.toFixed(1).padStart(4)} s of motion, blocked ${blocked.toFixed(0)} ms at most (bar ${bar})`,
    );
    await context.close();
  }
} finally {
  await browser.close();
  await stopFork(child);
  await rm(stateDir, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;
