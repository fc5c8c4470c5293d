/** A bet on a match that is going on, and out of it, with scripts off and on. The clock stands still, so that no goal comes between. */
import { expect, logIn } from './fixtures';
import { made, scriptsInTurn } from './modes';
import { moveClock, ownProductTest as test } from './own-product';

/** After so many ms of the match it is looked again, so many times. */
const aMoment = 30_000;
const mostLooks = 6;

test(`a bet in play is taken and cashed out${scriptsInTurn(1)}`, async ({ page }) => {
  await moveClock(page);
  const { data } = (await (await page.request.get('/__qa/clock')).json()) as { data: { now: number | string } };
  await logIn(page, await made(page, 100_00));
  await page.goto('/sports/all?list=upcoming');
  const match = page.locator('.match').last();
  const start = Date.parse((await match.locator('time').getAttribute('datetime')) ?? '');
  const address = (await match.locator('h2 a').getAttribute('href'))!;
  await moveClock(page, start - new Date(data.now).getTime() + 1_000);
  await page.goto(address);
  await expect(page.locator('.scoreboard')).toBeVisible();
  // Around a goal all prices are closed for a moment, and it may come with the kick-off.
  const prices = page.locator('button.price:not([disabled])');
  for (let looks = 0; looks < mostLooks && (await prices.count()) === 0; looks += 1) {
    await moveClock(page, aMoment);
    await page.reload();
  }
  await prices.first().click();
  await expect(page.locator('button.price[aria-pressed=true]').first()).toBeVisible();
  await page.goto('/sports/slip');
  await expect(page.getByText('Bets on this match are accepted after')).toBeVisible();
  await page.getByLabel(/^Stake on/).fill('2');
  await page.getByRole('button', { name: 'Place bet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bet receipt' })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: /^Cash out for/ }).click();
  await page.getByRole('button', { name: 'Confirm cash-out' }).click();
  await expect(page.getByRole('heading', { name: 'Cash-outs' })).toBeVisible({ timeout: 20_000 });
  await page.goto('/sports/bets?list=settled');
  await expect(page.getByText('Cashed out').first()).toBeVisible();
});
