/**
 * `npm run audit:motion`: plays one game of each family in the built product, on a phone's screen with a processor four times slower than this machine, and
 * reads from the browser's own trace how many frames a second were drawn while something moved, and for how long the page was blocked at most, and by
 * what. `FAMILY=crash,slot` plays these alone, `SLOWER=1,2,4` at each of these throttlings, `LANTERN_URL` a product that is running already.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { games } from '../casino-api/src/games/registry';
import { startByFork, stopFork } from '../e2e/start-product';
import { ensureChromium } from './browsers';
import { launch } from './budgets/visit';

const throttlings = (process.env.SLOWER ?? '4').split(',').map(Number);
/** Milliseconds that a page may be blocked at most. */
const bar = 50;
/** Frames a second at least: 60, of which the first and the last of a motion may be late. */
const leastRate = 57;
/** What moved for less than this, seconds, was too short to count its frames. */
const countable = 0.5;
/** A longer gap between two frames, ms, is no motion: the picture rests, or the page is blocked, which is told by itself. */
const still = bar;
/** A table's next result comes within this, a round of one's own sooner; ms. */
const atTable = 50_000;
const ownRound = 5_000;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Microseconds that the thread itself ran: without what other processes of a loaded machine took. */
  tdur?: number;
  args?: { name?: string; data?: { url?: string; functionName?: string; type?: string } };
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

interface Blocked {
  /** ms on the clock, and ms that the thread ran. */
  wall: number;
  ran: number;
  /** What took longest within it, its own time alone. */
  by: string;
}

/** The longest task of the thread that scripts, styles and layout share. */
function longestTask(events: readonly TraceEvent[]): Blocked {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const ofMain = events.filter(({ ph, pid, tid }) => ph === 'X' && mains.has(`${pid} ${tid}`));
  const task = ofMain
    .filter(({ name }) => name === 'RunTask')
    .reduce<TraceEvent | null>((most, one) => ((one.dur ?? 0) > (most?.dur ?? 0) ? one : most), null);
  if (!task) return { wall: 0, ran: 0, by: '' };
  const end = task.ts + (task.dur ?? 0);
  const within = ofMain
    .filter((one) => one.pid === task.pid && one.tid === task.tid && one !== task && one.ts >= task.ts && one.ts < end)
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const own = new Map<string, number>();
  const open: TraceEvent[] = [task];
  const add = (event: TraceEvent, time: number) => {
    const { url, functionName, type } = event.args?.data ?? {};
    const label = [event.name, functionName, url?.split('/').at(-1), type].filter(Boolean).join(' ');
    own.set(label, (own.get(label) ?? 0) + time);
  };
  for (const event of within) {
    while (open.length > 1 && event.ts >= open.at(-1)!.ts + (open.at(-1)!.dur ?? 0)) open.pop();
    add(event, event.dur ?? 0);
    add(open.at(-1)!, -(event.dur ?? 0));
    open.push(event);
  }
  add(task, task.dur ?? 0);
  const by = [...own]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 4)
    .map(([label, time]) => `${label} ${(time / 1_000).toFixed(0)}`)
    .join(', ');
  return { wall: (task.dur ?? 0) / 1_000, ran: (task.tdur ?? task.dur ?? 0) / 1_000, by };
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

/**
 * Plays a round from within the page: the press and the look for a table's result are set up before the trace begins, for a driver that reaches into
 * the page keeps it busy itself. What is returned ends a while after the result.
 */
async function playing(page: Page, isTable: boolean): Promise<() => Promise<void>> {
  // As text: what builds this file would put names into functions that the page does not know.
  await page.evaluate(`setTimeout(() => {
    document.querySelector('.bet-form input[name=spot]')?.click();
    document.querySelector('.stage .spin')?.click();
  }, 1_000)`);
  if (!isTable) return () => page.waitForTimeout(ownRound);
  const told = page.evaluate<boolean>(`new Promise((resolve) => {
    const last = () => document.querySelector('.table-history li')?.getAttribute('aria-label');
    const before = last();
    const watch = setInterval(() => last() !== before && (clearInterval(watch), resolve(true)), 500);
    setTimeout(() => resolve(false), ${atTable});
  })`);
  return async () => {
    if (!(await told)) console.log('  no result in time');
    await page.waitForTimeout(2_000);
  };
}

const families = new Map(games.map((game) => [game.rules.kind, game]));
const wanted = process.env.FAMILY?.split(',');
const stateDir = await mkdtemp(path.join(tmpdir(), 'lantern-motion-'));
const started = process.env.LANTERN_URL ? null : await startByFork(stateDir);
const address = process.env.LANTERN_URL ?? started!.ready.address;
const browser = await launch(ensureChromium());
let failed = 0;
try {
  console.log('On a screen of 360 by 740; "×4" is a processor four times slower than this one:');
  for (const [family, game] of families) {
    if (wanted && !wanted.includes(family)) continue;
    for (const slower of throttlings) {
      const context = await browser.newContext({
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
      });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await page.goto(`${address}/play/lantern/${game.id}?mode=fun`, { waitUntil: 'networkidle' });
      await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
      const events = await traced(session, await playing(page, 'table' in game));
      const [{ rate, moved }, { wall, ran, by }] = [framesOf(events), longestTask(events)];
      const isMissed = wall > bar || (moved >= countable && rate < leastRate);
      if (isMissed) failed += 1;
      console.log(
        `${isMissed ? '✗' : '✓'} ${family.padEnd(16)} ${game.id.padEnd(22)} ×${slower} ${rate.toFixed(0).padStart(3)} frames a second (bar ${leastRate}) in ${moved.toFixed(1).padStart(4)} s of motion, blocked ${wall.toFixed(0)} ms at most (bar ${bar}), of which its thread ran ${ran.toFixed(0)}: ${by}`,
      );
      await context.close();
    }
  }
} finally {
  await browser.close();
  if (started) await stopFork(started.child);
  await rm(stateDir, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;
