/** Nothing that is shown moves while a page arrives: the styles and buttons that scripts bring have their places (QUALITY: CLS 0). */
import { isTable } from '../casino-api/src/games/table/table-engine';
import { games } from '../casino-api/src/games/registry';
import { expect, test } from './fixtures';

const widths = { phone: { width: 360, height: 780 }, desk: { width: 1366, height: 700 } };
// A shared table goes on while it is looked at: what it shows changes with its rounds.
const families = new Map(games.filter((game) => !isTable(game)).map((game) => [game.rules.kind, game.id]));
const pages = [
  ...['/', '/casino', '/livecasino', '/sports', '/promotions', '/register', '/login', '/game/lantern-festival'],
  ...[...families.values()].map((game) => `/play/lantern/${game}?mode=fun`),
];

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Element | null }[];
}

test.describe('@browser while a page arrives', () => {
  for (const [name, viewport] of Object.entries(widths))
    test(`nothing moves on a ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const moved: string[] = [];
      for (const path of pages) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        const shifts = await page.evaluate(() => {
          const observer = new PerformanceObserver(() => undefined);
          observer.observe({ type: 'layout-shift', buffered: true });
          return (observer.takeRecords() as Shift[]).map(
            ({ value, sources }) =>
              `${value.toFixed(4)} ${sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : '')).join(' ')}`,
          );
        });
        moved.push(...shifts.map((shift) => `${path}: ${shift}`));
      }
      expect(moved).toEqual([]);
    });
});
