import { seedGames } from '../casino-api/src/catalog/seed-games';
import { tableOf } from '../casino-api/src/games/table/tables';
import { expect, test } from './fixtures';

/** The slowest table has shown its next result by then. */
const aRound = 75_000;

test('every shared table takes a bet and shows what became of it', async ({ context }) => {
  test.setTimeout(300_000);
  const tables = seedGames.filter(({ id, playable }) => playable && tableOf(id));
  const pages = [];
  for (const { id, title } of tables) {
    const page = await context.newPage();
    await page.goto(`/play/lantern/${id}?mode=fun&stay`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const spot = page.locator('.bet-form input[name=spot]').first();
    if (await spot.count()) await spot.check({ force: true });
    await page.locator('.bet-form button.spin').click();
    await expect(page.locator('.own-bets')).toBeVisible();
    pages.push({ page, id });
  }
  for (const { page, id } of pages) {
    await expect(async () => {
      await page.goto(`/play/lantern/${id}?mode=fun&stay`);
      await expect(page.locator('.own-bets .result').first()).toHaveText(/No win this time|back|You win/);
    }).toPass({ timeout: aRound, intervals: [1_000] });
    await page.locator('.own-round:has(.result) a').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Round receipt' })).toBeVisible();
    await page.getByRole('link', { name: 'Verify this round' }).click();
    await expect(page.getByText('The seeds make exactly this round')).toBeVisible();
  }
});
