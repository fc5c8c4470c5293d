/** A reality check that falls due while a bet is on its way to a shared table: it takes the place of the bets, without the page loading anew. */
import { expect, logIn } from './fixtures';
import { made } from './modes';
import { moveClock, ownProductTest as test } from './own-product';

const table = '/play/lantern/lamplight-roulette?mode=real';
const minutes = 15;

test('@browser a reality check that falls due with a bet is asked at once', async ({ page }) => {
  await moveClock(page);
  await logIn(page, await made(page, 100_00));
  await page.goto(table);
  await page.getByText('Reality check').click();
  await page.getByLabel('Every').selectOption(String(minutes));
  await page.getByRole('button', { name: 'Save' }).click();
  await page.goto(table);
  await page.route(/\/play\/lantern\//, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const answer = await route.fetch({ maxRedirects: 0 });
    // The bet is taken; its page comes a while later.
    await moveClock(page, minutes * 60_000);
    return route.fulfill({ response: answer });
  });
  await page.locator('body').evaluate((body) => (body.dataset.same = 'yes'));
  await page.locator('.bet-form input[name=spot]').first().check({ force: true });
  await page.locator('.bet-form .spin').click();
  await expect(page.getByRole('heading', { name: 'Reality check' })).toBeVisible();
  await expect(page.locator('.bet-form')).toHaveCount(0);
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
});
