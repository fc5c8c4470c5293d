/** Stage and main button of every game are seen together when the page opens: nobody scrolls between the reels and the button. */
import type { Page } from 'playwright/test';
import { games } from '../casino-api/src/games/registry';
import { spokenInTurn, waysInTurn } from '../tests/harness/in-turn';
import { expect, test } from './fixtures';

const sizes = [
  { width: 1366, height: 700 },
  { width: 360, height: 780 },
];

interface Seen {
  /** Lower edges in px, of the picture and of the main button. */
  picture: number;
  button: number;
  /** The button is what a finger on its middle touches. */
  free: boolean;
  /** The two cover one another. */
  overlap: boolean;
}

/** As the page stands after it was opened, unscrolled. */
const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const [picture, button] = [box('.stage .picture'), box('.stage .spin')];
    const touched = document.elementFromPoint(button.left + button.width / 2, button.top + button.height / 2);
    return {
      picture: Math.ceil(picture.bottom),
      button: Math.ceil(button.bottom),
      free: touched?.closest('.spin') !== null,
      overlap:
        picture.bottom > button.top + 1 &&
        picture.top < button.bottom - 1 &&
        picture.right > button.left + 1 &&
        picture.left < button.right - 1,
    };
  });

/** Sizes and scripts take turns, game by game. */
const ways = sizes.flatMap((size) => [true, false].map((scripts) => ({ ...size, scripts })));

for (const { width, height } of sizes) {
  test(`stage and main button of every game are on one screen of ${width} by ${height}`, async ({
    page,
    javaScriptEnabled,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    // Left again at once, a page complains that its hints were not loaded to the end.
    await page.route('**/speculation-rules.json', (route) =>
      route.fulfill({ contentType: 'application/speculationrules+json', body: '{}' }),
    );
    const misses: string[] = [];
    const shown = games.filter((_, index) =>
      waysInTurn(ways, index).some((way) => way.width === width && way.scripts === (javaScriptEnabled ?? true)),
    );
    for (const { id } of shown) {
      await page.goto(`/play/lantern/${id}?mode=fun`);
      const { picture, button, free, overlap } = await look(page);
      const faults = [
        picture > height && `picture ends at ${picture}`,
        button > height && `button ends at ${button}`,
        button <= height && !free && 'button is covered',
        overlap && 'button covers the picture',
      ].filter((fault) => fault !== false);
      if (faults.length > 0) misses.push(`${id.padEnd(22)} ${faults.join(', ')}`);
    }
    if (misses.length > 0)
      console.log(`${width} by ${height}: ${misses.length} of ${shown.length}\n${misses.join('\n')}`);
    expect(misses).toEqual([]);
  });
}

/** The controls in sight of which something else lies over the middle or an edge; of the one with the focus alone, or of all. */
const coveredOnes = (page: Page, which: 'focused' | 'all'): Promise<string[]> =>
  page.evaluate((asked) => {
    const controls =
      asked === 'focused'
        ? [document.activeElement!]
        : [...document.querySelectorAll('main :is(a[href], button, input:not([type=hidden]), summary)')];
    return controls.flatMap((control) => {
      const target = control.closest('label') ?? control;
      const box = target.getClientRects()[0];
      if (!box || !control.checkVisibility()) return [];
      const x = box.left + box.width / 2;
      const heights = [box.top + 3, box.top + box.height / 2, box.bottom - 3];
      const isFree = (y: number) => target.contains(document.elementFromPoint(x, y));
      const inSight = asked === 'focused' ? [heights[1]!] : heights.filter((y) => y > 0 && y < innerHeight);
      const name = control.id || control.getAttribute('name') || control.textContent;
      return inSight.every(isFree) ? [] : [`${name} at ${Math.round(box.top)} to ${Math.round(box.bottom)}`];
    });
  }, which);

test('no control of a crash table lies under the bar, unscrolled, pressed or reached by tab, at 360 by 740', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of spokenInTurn) {
    await page.goto(`/${language}/play/lantern/skyward?mode=fun&stay`);
    expect(await coveredOnes(page, 'all'), `${language}, as it opens`).toEqual([]);
    const auto = page.locator('#bets-auto');
    await auto.click();
    await expect(auto).toBeFocused();
    expect(await coveredOnes(page, 'focused'), `${language}, pressed`).toEqual([]);
    await page.goto(`/${language}/play/lantern/skyward?mode=fun&stay`);
    const covered: string[] = [];
    const reached = new Set<string>();
    // From the page's beginning to the last control of its main part.
    for (let press = 0; press < 80; press += 1) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() =>
        document.activeElement?.closest('main, header, .skip')
          ? document.activeElement.id || document.activeElement.className || document.activeElement.tagName
          : null,
      );
      if (at === null) break;
      reached.add(at);
      covered.push(...(await coveredOnes(page, 'focused')));
    }
    expect([...reached], language).toEqual(expect.arrayContaining(['bets-auto', 'btn btn-prime spin']));
    expect(covered, `${language}, by tab`).toEqual([]);
  }
});

test('a control of the bar takes the focus in sight, and moves no page, at 360 by 740', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const families = new Map(games.map((game) => [game.rules.kind, game.id]));
  const moved: string[] = [];
  for (const id of families.values()) {
    await page.goto(`/play/lantern/${id}?mode=fun&stay`);
    const controls = page.locator('.bet-bar :is(button, input:not([type=hidden]), summary):visible');
    for (const control of await controls.all()) {
      await page.evaluate(() => scrollTo(0, 0));
      await control.focus();
      const y = await page.evaluate(() => scrollY);
      if (y !== 0) moved.push(`${id}: ${await control.evaluate((it) => it.outerHTML.slice(0, 60))} moved it by ${y}`);
      moved.push(...(await coveredOnes(page, 'focused')).map((covered) => `${id}: ${covered} is covered`));
    }
  }
  expect(moved).toEqual([]);
});

test('decisions hold their words, on a phone, a tablet and a desk @scriptless', async ({ page }) => {
  test.setTimeout(180_000);
  const decided = games.filter(({ rules }) => ['blackjack', 'hi-lo', 'mines', 'poker'].includes(rules.kind));
  const families = new Map(decided.map((game) => [game.rules.kind, game.id]));
  expect(families.size).toBe(4);
  const overflowing: string[] = [];
  /** So far from the button's edge words stand at least, px. */
  const rim = 6;
  for (const [kind, id] of families) {
    // A deal may be over at once.
    await expect(async () => {
      await page.goto(`/play/lantern/${id}?mode=fun`);
      await page.locator('.stake-form .spin').click();
      await expect(page.locator('.decision-form')).toBeAttached({ timeout: 2_000 });
    }).toPass();
    for (const width of [360, 800, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.evaluate(
        (rim) =>
          [...document.querySelectorAll('.decision-form .btn')]
            .filter((button) => {
              const box = button.getBoundingClientRect();
              return [...button.children].some((part) => {
                const range = document.createRange();
                range.selectNodeContents(part);
                const words = range.getBoundingClientRect();
                return words.left < box.left + rim || words.right > box.right - rim;
              });
            })
            .map((button) => button.textContent),
        rim,
      );
      overflowing.push(...found.map((words) => `${kind} at ${width} px: ${words}`));
    }
  }
  expect(overflowing).toEqual([]);
});
