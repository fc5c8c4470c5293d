/** What is told in passing lies over no picture and over no button that somebody in a round is about to press. */
import type { Page } from 'playwright/test';
import { engineOf, games } from '../casino-api/src/games/registry';
import { isTable } from '../casino-api/src/games/table/table-engine';
import { expect, test } from './fixtures';
import { scriptsInTurn } from './modes';

const families = new Map(games.map((game) => [game.rules.kind, game.id]));
const tables = [...families.values()].filter((id) => isTable(engineOf(id)!));
/** Families whose rounds go on after their stake: opened twice, they say that one is open. */
const decided = ['mines', 'hi-lo', 'blackjack', 'poker'].flatMap((kind) => families.get(kind as never) ?? []);

interface Told {
  toasts: number;
  /** Of the picture, primary buttons, those of the bar and the game's name: those of which a toast lies over a part. */
  covered: string[];
  /** Toasts in sight that lie below something else. */
  hidden: string[];
  /** Decisions that a finger on the toast would not reach. */
  unreached: string[];
}

const lookAt = (page: Page): Promise<Told> =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll<HTMLElement>('.toast:not(.toast-stays)')];
    // It stays while it is looked at.
    for (const one of toasts) one.style.animation = 'none';
    const boxes = toasts.map((one) => one.getBoundingClientRect());
    const pressThrough = (through: boolean) => {
      for (const one of toasts) one.style.pointerEvents = through ? '' : 'auto';
    };
    /** Of what both take the toast is seen; what lies outside the window counts as well. */
    const isSeen = (x: number, y: number): boolean => {
      pressThrough(false);
      const seen = document.elementFromPoint(x, y);
      pressThrough(true);
      return !seen || Boolean(seen.closest('.toast'));
    };
    const under = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter((control) => {
        const box = control.getBoundingClientRect();
        return boxes.some((toast) => {
          const [left, right] = [Math.max(toast.left, box.left), Math.min(toast.right, box.right)];
          const [top, bottom] = [Math.max(toast.top, box.top), Math.min(toast.bottom, box.bottom)];
          return box.width > 0 && left < right && top < bottom && isSeen((left + right) / 2, (top + bottom) / 2);
        });
      });
    const nameOf = (control: Element) => control.textContent?.trim() || control.outerHTML.slice(0, 80);
    return {
      toasts: toasts.length,
      covered: under('.picture, .btn-prime, .bet-bar button, .cash-out button, h1').map(nameOf),
      hidden: toasts
        .filter((_, place) => {
          const { left, right, top, bottom } = boxes[place]!;
          return [top + 3, bottom - 3].some((y) => !isSeen((left + right) / 2, y));
        })
        .map(nameOf),
      unreached: under('button[name=decision], .spot input')
        .filter((control) => {
          const { left, top, width, height } = control.getBoundingClientRect();
          const touched = document.elementFromPoint(left + width / 2, top + height / 2);
          return Boolean(touched?.closest('.toast'));
        })
        .map(nameOf),
    };
  });

/**
 * What a visitor sees once bets are placed. A round may begin, or the page look again, between its coming and its post; what was placed is refused
 * then, and another visitor places it at the next round.
 */
async function toldOf<T>(page: Page, table: string, look: (at: Page) => Promise<T>): Promise<T> {
  let seen: T | undefined;
  await expect(async () => {
    await page.context().clearCookies();
    const at = await page.context().newPage();
    try {
      await at.goto(`/play/lantern/${table}?mode=fun`);
      const spot = at.locator('.bet-form input[name=spot]').first();
      if ((await spot.count()) > 0) await spot.check({ force: true });
      await at.locator('.bet-form .spin').click();
      await at.locator('.toast, #error-summary').first().waitFor();
      seen = await look(at);
      expect(await at.locator('.toast').count(), 'it was there all the while').toBe(1);
    } finally {
      await at.close();
    }
  }).toPass({ timeout: 60_000 });
  return seen!;
}

const clear: Told = { toasts: 1, covered: [], hidden: [], unreached: [] };

/** As the page stands after what was pressed, and at its beginning on a phone and on a desktop. */
async function looks(at: Page): Promise<Record<string, Told>> {
  // Scrolled, a part of the scene may lie below the header or the bar.
  const asItStands = { ...(await lookAt(at)), hidden: [] };
  await at.evaluate(() => scrollTo(0, 0));
  // While one page passes into the other, nothing but the passage can be touched.
  const passes = () => at.evaluate(() => document.documentElement.matches(':active-view-transition'));
  await expect.poll(passes).toBe(false);
  const phone = await lookAt(at);
  await at.setViewportSize({ width: 1280, height: 800 });
  return { asItStands, phone, desktop: await lookAt(at) };
}
const clearOf = { asItStands: clear, phone: clear, desktop: clear };

test.describe('at 360 by 780 and 1280 by 800 a toast lies over no picture and no button', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  for (const [index, id] of tables.entries())
    test(`of ${id}, once bets are placed${scriptsInTurn(index)}`, async ({ page }) => {
      expect(await toldOf(page, id, looks)).toEqual(clearOf);
    });

  for (const [index, id] of decided.entries())
    test(`of ${id}, where a round is open already${scriptsInTurn(index)}`, async ({ page }) => {
      const address = `/play/lantern/${id}?mode=fun`;
      const other = await page.context().newPage();
      await page.goto(address);
      // A deal may be over at once; then both pages are asked for anew.
      await expect(async () => {
        await other.goto(address);
        await other.locator('.stake-form .spin').click();
        await expect(other).toHaveURL(/[?&]round=/);
        await expect(other.locator('.decision-form')).toBeAttached({ timeout: 2_000 });
      }).toPass();
      await other.close();
      await page.locator('.stake-form .spin').click();
      await page.locator('.toast').first().waitFor();
      expect(await looks(page)).toEqual(clearOf);
    });
});
