/** Stage and main button of every game are seen together when the page opens: nobody scrolls between the reels and the button. */
import type { Page } from 'playwright/test';
import { games } from '../casino-api/src/games/registry';
import { waysInTurn } from '../tests/harness/in-turn';
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
    // With scripts and without take turns, game by game.
    const shown = games.filter((_, index) => waysInTurn([true, false], index).includes(javaScriptEnabled ?? true));
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
