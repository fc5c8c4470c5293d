/** Nothing moves at a shared table while one plays there: what comes and goes with a round has a place of its own. */
import type { Page } from 'playwright/test';
import { tables } from '../casino-api/src/games/registry';
import { waysInTurn } from '../tests/harness/in-turn';
import { expect } from './fixtures';
import { moveClock, ownProductTest as test } from './own-product';

const sizes = [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
];
const families = [...new Map(tables.map((table) => [table.rules.kind, table])).values()];

/** A whole round in shifts of the layout may come to so much. */
const mostShift = 0.02;

/** As if the page had been in the background for a moment: its line is called anew, and tells how the table stands now. */
const lookAgain = (page: Page) =>
  page.evaluate(() => {
    for (const hidden of [true, false]) {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });

/** What the table does now, as its page says it to whoever opens it. */
async function phaseOf(page: Page): Promise<string | undefined> {
  const html = await (await page.request.get(page.url())).text();
  return /data-moment="(\w+)/.exec(html)?.[1];
}

/** Moves the clock until the table does that, by steps of which none leaps over a phase, and waits until the page shows it. */
async function moveTo(page: Page, phase: 'betting' | 'dealing' | 'result'): Promise<void> {
  for (let steps = 0; steps < 400 && (await phaseOf(page)) !== phase; steps += 1) await moveClock(page, 500);
  await lookAgain(page);
  await page.locator(`live-table[data-moment^=${phase}]`).waitFor({ state: 'attached' });
  await expect(page.locator('play-table')).not.toHaveAttribute('data-moving');
  // What is told comes with the next turn, and the shifts of a frame after it.
  await page.evaluate(
    () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(next)))),
  );
}

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** From now on shifts are noted, those too that follow an input: what the table brings is not the hand's doing. */
const noteShifts = (page: Page) =>
  page.evaluate(() => {
    window.shifts = [];
    new PerformanceObserver((list) => window.shifts.push(...(list.getEntries() as Shift[]))).observe({
      type: 'layout-shift',
    });
  });

/** How much moved since, and what. */
const shiftsOf = (page: Page) =>
  page.evaluate(() => ({
    sum: window.shifts.reduce((sum, { value }) => sum + value, 0),
    moved: window.shifts.map(({ value, sources }) => {
      const names = sources.map(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${element?.localName} ${element?.getAttribute('class')}`;
      });
      return `${value.toFixed(4)}: ${names.join(', ')}`;
    }),
  }));

/** Where each control stands that bets, or is bet with. */
const boxesOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('.bet-bar :is(.spin, .stakes label, .input), .felt .spot')].map((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        const name = control.querySelector('input')?.value ?? control.className;
        return [name, [x, y, width, height].map(Math.round).join(' ')];
      }),
    ),
  );

test.describe('@browser nothing moves while one plays', () => {
  test.describe.configure({ mode: 'default' });

  for (const { id, title, rules } of waysInTurn(families))
    for (const viewport of sizes)
      test(`${title} at ${viewport.width} px`, async ({ page }) => {
        test.setTimeout(180_000);
        await page.setViewportSize(viewport);
        await moveClock(page);
        await page.goto(`/play/lantern/${id}?mode=fun`);
        // Of a round that was dealt when nobody had been here yet no result is shown.
        for (const phase of ['dealing', 'result', 'betting'] as const) await moveTo(page, phase);
        const spot = page.locator('.felt .spot').first();
        if (await spot.count()) await spot.click();
        const boxes = await boxesOf(page);
        const wrong: Record<string, unknown> = {};
        const look = async (when: string) => {
          for (const [name, box] of Object.entries(await boxesOf(page)))
            if (boxes[name] && boxes[name] !== box) wrong[`${name}, ${when}`] = `${boxes[name]} → ${box}`;
        };
        await noteShifts(page);
        const out = page.locator('.cash-out');
        do {
          await moveTo(page, 'betting');
          // By its place: a click would scroll to it, were it hidden only in part.
          const { x, y } = (await page.locator('.bet-form .spin').boundingBox())!;
          await page.mouse.click(x + 20, y + 20);
          await expect(page.locator('.own-bets[data-open]')).toBeVisible();
          await look('placed');
          const own = page.waitForResponse((answer) => answer.request().resourceType() === 'fetch');
          await moveTo(page, 'dealing');
          await own;
          // A flight may be over at once.
        } while (rules.kind === 'crash' && !(await out.isVisible()));
        await look('closed');
        await moveTo(page, 'result');
        await expect(page.locator('[data-live=own] .result')).toBeVisible();
        await look('result');
        await moveTo(page, 'betting');
        await look('betting again');
        const { sum, moved } = await shiftsOf(page);
        expect(wrong).toEqual({});
        expect(sum, moved.join('\n')).toBeLessThanOrEqual(mostShift);
      });

  test('a table in whose place another one came has nothing more to tell', async ({ page }) => {
    test.setTimeout(60_000);
    await moveClock(page);
    await page.goto(`/play/lantern/${families.find(({ rules }) => rules.kind === 'roulette')!.id}?mode=fun`);
    await moveTo(page, 'dealing');
    while ((await phaseOf(page)) !== 'result') await moveClock(page, 500);
    await lookAgain(page);
    await page.locator('[data-moving]').waitFor();
    await page.locator('live-table').evaluate((table) => table.remove());
    // It comes to rest, and what it came to would be told: an error on the page fails this.
    await page.locator('[data-told]').waitFor();
  });
});
