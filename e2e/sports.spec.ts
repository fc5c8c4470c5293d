/** Sports betting in a browser, whatever it does with scripts: from three matches to an accumulator, and out of it by a cash-out. */
import { languages } from 'contract/constants';
import { expect, logIn, test } from './fixtures';
import { contextOf, made, modesInTurn, scriptsInTurn } from './modes';

for (const mode of modesInTurn) {
  test(`a three-leg accumulator is made, placed and cashed out with scripts ${mode} @browser`, async ({ browser }) => {
    const context = await contextOf(browser, mode);
    const page = await context.newPage();
    await logIn(page, await made(page, 100_00));
    await page.goto('/sports/all?list=upcoming');
    const addresses = await page
      .locator('.match h2 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    // The last ones do not begin while the test goes on.
    for (const address of addresses.slice(-3)) {
      await page.goto(address);
      await page.locator('button.price:not([disabled])').first().click();
      await expect(page.locator('button.price[aria-pressed=true]').first()).toBeVisible();
    }
    await page.goto('/sports/slip');
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

test.describe('@browser a slip with scripts', () => {
  test('takes odds and lets them go while the page stays where it is', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const isPage = "document.documentElement.dataset.kept === 'yes'";
    for (const address of ['/sports', '/sports/all?list=upcoming', 'a match']) {
      if (address === 'a match') await page.locator('.match h2 a').last().click();
      else await page.goto(address);
      await page.evaluate("document.documentElement.dataset.kept = 'yes'");
      const price = page.locator('button.price:not([disabled])').last();
      const slip = page.locator('.slip-box');
      await expect(slip).toContainText('Select odds to put them on your slip');
      await price.click();
      await expect(price).toHaveAttribute('aria-pressed', 'true');
      await expect(slip.getByRole('link', { name: 'Open bet slip' })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Added to your bet slip' })).toBeVisible();
      await expect(price).toBeFocused();
      await price.click();
      await expect(price).toHaveAttribute('aria-pressed', 'false');
      await expect(slip).toContainText('Select odds to put them on your slip');
      expect(await page.evaluate(isPage), address).toBe(true);
    }
  });

  test('is loaded anew where no page comes back', async ({ page }) => {
    await page.goto('/sports/all?list=upcoming');
    const price = page.locator('button.price:not([disabled])').last();
    // The answer is lost, what was asked for isn't.
    await page.route('**/sports/slip/change', async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.fulfill({ body: 'no page' });
    });
    await price.click();
    await expect(page.locator('button.price[aria-pressed=true]')).toHaveCount(1);
  });
});

test(`the sections and the slip have room on a phone, in every language${scriptsInTurn(0)}`, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const language of languages) {
    await page.goto(`/${language}/sports`);
    const tight = await page
      .locator('.tabs a')
      .evaluateAll((tabs) => tabs.filter((tab) => tab.scrollWidth > tab.clientWidth).map((tab) => tab.textContent));
    expect(tight, language).toEqual([]);
    await page.locator('button.price:not([disabled])').first().click();
    const toSlip = page.locator('.slip-box .btn-wide');
    await expect(toSlip).toBeVisible();
    const over = await toSlip.evaluate(
      (button) => button.getBoundingClientRect().right - button.parentElement!.getBoundingClientRect().right,
    );
    expect(over, language).toBeLessThan(0);
    await page.locator('button.price[aria-pressed=true]').first().click();
    await expect(toSlip).toHaveCount(0);
  }
});
