/** Finding games and keeping them. With scripts off each step is a form and a page; with scripts on the same road, and what islands add to it. */
import { expect, test } from './fixtures';
import { scriptsInTurn } from './modes';

test('finds a game by typing, looks it up and plays it for fun', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/');
  const field = main.getByLabel('Title or provider');
  await field.fill('lantern fest');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “lantern fest”' })).toBeVisible();
  await main.getByRole('link', { name: 'About Lantern Festival' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern Festival' })).toBeVisible();
  await expect(main.getByText('96.10%')).toBeVisible();
  await main.getByRole('link', { name: 'Play for fun' }).click();
  await expect(main.getByRole('button', { name: 'Spin' })).toBeVisible();
});

test(`narrows a list, and the address brings it back${scriptsInTurn(0)}`, async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/casino');
  await main.getByLabel('Title or provider').fill('moss');
  await main.getByRole('button', { name: 'Show' }).click();
  await expect(main.getByText('1 game')).toBeVisible();
  await page.goto(page.url());
  await expect(main.getByLabel('Title or provider')).toHaveValue('moss');
  await expect(main.locator('.tile')).toHaveCount(1);
});

test(`chooses a language at the foot of a page, and stays on that page${scriptsInTurn(1)}`, async ({ page }) => {
  await page.goto('/casino?sort=new');
  const foot = page.getByRole('contentinfo');
  const german = foot.getByRole('link', { name: 'Deutsch' });
  await expect(german).toBeHidden();
  await foot.getByText('English', { exact: true }).first().click();
  await german.click();
  await expect(page).toHaveURL(/\/de\/casino\?sort=new$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/casino');
  await expect(page.getByRole('contentinfo').getByText('Deutsch', { exact: true }).first()).toBeVisible();
});

test('keeps a favourite and lets it go', async ({ playerPage: page }, { project }) => {
  const main = page.getByRole('main');
  // Both modes share the player: each takes a game of its own.
  const game = project.name === 'scripts on' ? 'Skyward' : 'Lantern Festival';
  const list = project.name === 'scripts on' ? '/crash-and-fast' : '/casino';
  await page.goto(list);
  const remove = main.getByRole('button', { name: `Remove ${game} from favourites` });
  await main.getByRole('button', { name: `Add ${game} to favourites` }).click();
  await expect(page.getByText('Added to your favourites')).toBeAttached();
  await expect(remove).toBeVisible();
  await page.goto('/favourites');
  await remove.click();
  await expect(page.getByText('Removed from your favourites')).toBeAttached();
  await expect(remove).toHaveCount(0);
});

test(`shows games in the first screen of a phone to who comes back${scriptsInTurn(0)}`, async ({
  playerPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const hero = await page.locator('.hero').boundingBox();
  const tile = await page.locator('.tile').first().boundingBox();
  expect(hero!.height).toBeLessThan(220);
  // A picture of which nothing but the upper edge is seen is none.
  expect(tile!.y).toBeLessThan(740 - 120);
});

test.describe('with islands @browser', () => {
  test('suggestions follow the letters and the keys', async ({ page }) => {
    await page.goto('/');
    const field = page.getByRole('combobox', { name: 'Title or provider' });
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await field.pressSequentially('lan');
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options.first()).toContainText('Lantern Festival');
    await expect(page.getByRole('status').filter({ hasText: /games$/ })).toBeAttached();
    await field.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', 'found-lantern-festival');
    await field.press('Escape');
    await expect(options).toHaveCount(0);
    await field.pressSequentially('t');
    await expect(options.first()).toBeVisible();
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/play\/lantern\/lantern-festival$/);
  });

  test('an answer that was overtaken is never shown', async ({ page }) => {
    await page.goto('/search');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/suggestions\?title=moss$/, async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    const field = page.getByRole('combobox');
    const first = page.waitForRequest(/title=moss$/);
    await field.fill('moss');
    await first;
    await field.fill('skyw');
    await expect(page.getByRole('option').first()).toContainText('Skyward');
    release();
    await expect(page.getByRole('option')).toHaveCount(1);
    await expect(page.getByRole('option').first()).toContainText('Skyward');
  });

  test('a heart changes in place, only when the server says so', async ({ playerPage: page }) => {
    await page.goto('/livecasino');
    const heart = page.locator('.heart').first();
    const words = (await heart.getAttribute('aria-label'))!;
    await page.route('**/favourites/change', (route) =>
      route.fulfill({
        contentType: 'application/json',
        body: JSON.stringify({ ok: false, message: 'Not today', form: 'unfav', label: 'x', text: 'x' }),
      }),
    );
    await heart.click();
    await expect(page.getByText('Not today')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-label', words);
    await page.unroute('**/favourites/change');
    await page.evaluate(() => {
      document.body.dataset.same = 'yes';
    });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-label', words.replace(/^Add (.*) to/, 'Remove $1 from'));
    await heart.click();
    await expect(heart).toHaveAttribute('aria-label', words);
    await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
  });

  test('an answer that is none sends the form as it stands', async ({ playerPage: page }) => {
    await page.goto('/game-shows');
    let first = true;
    await page.route('**/favourites/change', (route) => {
      const fails = first;
      first = false;
      return fails
        ? route.fulfill({ contentType: 'text/html', body: '<p>not what was asked for</p>' })
        : route.continue();
    });
    const heart = page.locator('.heart').first();
    const words = (await heart.getAttribute('aria-label'))!.replace(/^Add (.*) to/, 'Remove $1 from');
    await heart.click();
    await expect(page.getByText('Added to your favourites')).toBeAttached();
    await page.getByRole('button', { name: words }).click();
    await expect(page.getByText('Removed from your favourites')).toBeAttached();
  });

  test('winners come by themselves, until they are told to stop', async ({ page }) => {
    // Time stands still until it is moved, however long the page takes to load.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto('/');
    let asked = 0;
    await page.route('**/winners', (route) => {
      asked += 1;
      return route.fulfill({
        contentType: 'text/html',
        body: `<div class="pair"><section class="panel"><h2>Winner ${asked}</h2></section></div>`,
      });
    });
    const stop = page.getByRole('button', { name: 'Stop updating winners' });
    await expect(stop).toHaveCount(0);
    await page.clock.runFor(1_500);
    await expect(stop).toBeVisible();
    await page.clock.runFor(15_500);
    await expect(page.getByRole('heading', { name: 'Winner 1' })).toBeVisible();
    await page.clock.runFor(15_500);
    await expect(page.getByRole('heading', { name: 'Winner 2' })).toBeVisible();
    await stop.click();
    await page.clock.runFor(60_000);
    expect(asked).toBe(2);
  });

  test('a player’s pots and tables come by themselves, hearts and all, and a heart pressed in them goes on counting', async ({
    playerPage: page,
  }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto('/');
    const tables = page.locator('live-part', { has: page.locator('.rail-wide') });
    await page.clock.runFor(1_500);
    await expect(tables.getByRole('button', { name: 'Stop updating jackpots and tables' })).toBeVisible();
    const titles = await tables.locator('.tile b:not([data-pot])').allTextContents();
    for (const heart of ['Add', 'Remove']) {
      const anew = page.waitForResponse('**/browse/own-floor');
      await page.clock.runFor(15_500);
      expect((await anew).status()).toBe(200);
      expect(await tables.locator('.tile b:not([data-pot])').allTextContents()).toEqual(titles);
      await expect(tables.locator('.heart')).toHaveCount(titles.length);
      await expect(tables.locator('.rail-jackpot [data-pot]').first()).toBeVisible();
      await tables.locator('.heart').first().click();
      await expect(page.locator('.toasts .toast')).toContainText(heart === 'Add' ? 'Added' : 'Removed');
      // Whoever stands on a link in them is not disturbed.
      await page.getByRole('heading', { level: 2 }).first().click();
    }
  });

  test('in lite mode the same pages come without a script', async ({ page }) => {
    await page.goto('/');
    expect(await page.locator('script').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: /Lite mode/ }).click();
    await expect(page.getByRole('button', { name: 'Leave lite mode' })).toBeVisible();
    expect(await page.locator('script').count()).toBe(0);
    await page.goto('/search');
    await page.getByRole('main').getByLabel('Title or provider').fill('moss');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('link', { name: 'Moss & Stone', exact: true })).toBeVisible();
  });
});
