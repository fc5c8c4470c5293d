/** Sports betting in a browser, with scripts off and on: from three matches to an accumulator, and out of it by a cash-out. */
import { languages } from 'contract/constants';
import { expect, logIn, test, type NewPlayer } from './fixtures';

test('a three-leg accumulator is made, placed and cashed out', async ({ page }) => {
  const answer = await page.request.post('/__qa/players', { data: { balance: 100_00 } });
  await logIn(page, ((await answer.json()) as { data: NewPlayer }).data);
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
});

test('the sections stand apart on a phone, in every language', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const language of languages) {
    await page.goto(`/${language}/sports`);
    const tight = await page
      .locator('.tabs a')
      .evaluateAll((tabs) => tabs.filter((tab) => tab.scrollWidth > tab.clientWidth).map((tab) => tab.textContent));
    expect(tight, language).toEqual([]);
  }
});
