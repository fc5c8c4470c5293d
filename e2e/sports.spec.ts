/** Sports betting in a browser: with scripts off from a match to a bet, with scripts on prices that move without a reload, and a cash-out. */
import type { Page } from 'playwright/test';
import { logIn, expect, test } from './fixtures';
import { contextOf, made } from './modes';

const slip = (page: Page) => page.goto('/sports/slip');

/** Presses the first odds of so many matches to come, each on its own page. */
async function pressOdds(page: Page, count: number): Promise<void> {
  await page.goto('/sports/all?list=upcoming');
  const addresses = await page
    .locator('.match h2 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  for (const address of addresses.slice(-count)) {
    await page.goto(address);
    await page.locator('button.price:not([disabled])').first().click();
    await expect(page.locator('button.price[aria-pressed=true]').first()).toBeVisible();
  }
}

for (const mode of ['off', 'on'] as const) {
  test(`a three-leg accumulator is made, placed and cashed out, scripts ${mode}`, async ({ browser }) => {
    const context = await contextOf(browser, mode);
    const page = await context.newPage();
    await logIn(page, await made(page));
    await pressOdds(page, 3);
    await slip(page);
    await expect(page.getByRole('link', { name: 'Accumulator' })).toHaveAttribute('aria-current', 'page');
    await page.getByLabel('Stake', { exact: true }).fill('1');
    await page.getByRole('button', { name: 'Calculate payout' }).click();
    await expect(page.getByText('Possible payout')).toBeVisible();
    await page.getByRole('button', { name: 'Place bet' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bet receipt' })).toBeVisible();
    await page.getByRole('link', { name: /^Cash out for/ }).click();
    await page.getByRole('button', { name: 'Confirm cash-out' }).click();
    await expect(page.getByRole('heading', { name: 'Cash-outs' })).toBeVisible();
    await context.close();
  });
}

test('the odds of a match in play move without a reload', async ({ page }) => {
  await page.goto('/sports/all?list=in_play');
  await page.locator('.match h2 a').last().click();
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const odds = () => page.locator('.price b').allTextContents();
  const before = await odds();
  await expect.poll(odds, { timeout: 60_000 }).not.toEqual(before);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});
