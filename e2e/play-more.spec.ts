/** What stands beside a game: keys, the latest rounds, the whole screen, and its rules on a sheet over it. */
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';
import { scriptsInTurn } from './modes';

/** Opens a game of an open round until one is there: a deal may be over at once. */
async function openRound(page: Page, game: string): Promise<void> {
  await expect(async () => {
    await page.goto(`/play/lantern/${game}?mode=fun`);
    const spin = page.locator('.stake-form .spin');
    if (await spin.isVisible()) await spin.click();
    await expect(page.locator('.decision-form')).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

test.describe('@browser by arrow keys', () => {
  test('the cells of a field of mines are walked and opened', async ({ page }) => {
    await page.goto('/play/lantern/buried-light?mode=fun');
    await page.getByLabel('Mines').selectOption('1');
    await page.getByRole('button', { name: 'Start the round' }).click();
    await page.locator('.decision-form').waitFor();
    const cell = (row: number, column: number) =>
      page.getByRole('button', { name: `Open row ${row}, column ${column}`, exact: true });
    await cell(1, 1).focus();
    await page.keyboard.press('ArrowRight');
    await expect(cell(1, 2)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(cell(2, 2)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cell(2, 2)).toHaveCount(0);
    await expect(page.getByRole('img', { name: /row 2, column 2/ })).toBeVisible();
  });

  test('dice are given a side and a chance', async ({ page }) => {
    await page.goto('/play/lantern/tinkers-dice?mode=fun');
    const chance = page.locator('[name=chance]');
    const [spin, sides] = [page.locator('.stake-form .spin'), page.locator('.stake-form [name=side]')];
    const chosen = () => chance.evaluate((one) => 'selectedIndex' in one && one.selectedIndex);
    const was = await chosen();
    await spin.focus();
    await page.keyboard.press('ArrowRight');
    await expect(sides.nth(1)).toBeChecked();
    await page.keyboard.press('ArrowLeft');
    await expect(sides.nth(0)).toBeChecked();
    await page.keyboard.press('ArrowUp');
    expect(await chosen()).toBe(Number(was) + 1);
    await page.keyboard.press('ArrowDown');
    expect(await chosen()).toBe(was);
    await page.keyboard.press('Enter');
    await expect(page.locator('.result')).toHaveText(/No win this time|back|You win/);
  });

  test('higher or lower is guessed', async ({ page }) => {
    await openRound(page, 'above-and-below');
    const step = page.locator('.decision-form [name=step]');
    const guess = page.locator('[aria-keyshortcuts]').first();
    await guess.focus();
    await page.keyboard.press((await guess.getAttribute('aria-keyshortcuts'))!);
    // Right or wrong, it was one guess.
    await expect(async () => {
      const over = (await page.locator('.stake-form').count()) > 0;
      expect(over || (await step.inputValue()) === '1').toBe(true);
    }).toPass();
  });
});

test('@browser the latest rounds stand below a game, the newest first, each with its receipt', async ({ page }) => {
  await page.goto('/play/lantern/lantern-festival?mode=fun');
  const rounds = page.locator('.latest-rounds a');
  for (const played of [1, 2]) {
    await page.getByRole('button', { name: 'Spin' }).click();
    await expect(rounds).toHaveCount(played, { timeout: 15_000 });
  }
  const [address, receipt] = [
    await rounds.first().getAttribute('href'),
    await page.locator('.receipt-alone a').getAttribute('href'),
  ];
  expect(new URL(address!, page.url()).pathname).toBe(receipt);
  await rounds.last().click();
  await expect(page).toHaveURL(/\/round\//);
});

const isWhole = (page: Page) => page.evaluate(() => document.fullscreenElement?.localName ?? null);

test('@browser a game takes the whole screen and gives it back', async ({ page }) => {
  await page.goto('/play/lantern/lantern-festival?mode=fun');
  const button = page.getByRole('button', { name: 'Full screen' });
  await button.click();
  await expect.poll(() => isWhole(page)).toBe('play-table');
  await page.getByRole('button', { name: 'Spin' }).click();
  await expect(page.locator('.result')).toHaveText(/No win this time|back|You win/);
  expect(await isWhole(page), 'a round later').toBe('play-table');
  await button.click();
  await expect.poll(() => isWhole(page)).toBeNull();
});

test(`the rules of a game come on a sheet over it, and move no page${scriptsInTurn(1)}`, async ({ page }) => {
  await page.goto('/play/lantern/lantern-festival?mode=fun');
  const sheet = page.locator('#rules');
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: /RTP/ }).click();
  await expect(sheet).toBeVisible();
  await expect(sheet).toBeInViewport();
  await page.locator('.rules-close').click();
  await expect(sheet).toBeHidden();
});
