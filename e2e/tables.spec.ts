import { seconds } from 'contract/constants';
import { tables } from '../casino-api/src/games/registry';
import { ofEachInTurn } from '../tests/harness/in-turn';
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';
import { scriptsInTurn } from './modes';
import { ownProductTest } from './own-product';

/** The slowest table has shown its next result by then. */
const aRound = 75 * seconds;

ownProductTest.describe('a bet is taken, and told what became of it', () => {
  // In one worker, so that there is one such product, and one hand at its clock.
  ownProductTest.describe.configure({ mode: 'default' });

  for (const [index, { id, title }] of ofEachInTurn(tables, ({ rules }) => rules.kind).entries()) {
    ownProductTest(title + scriptsInTurn(index), async ({ page }) => {
      const moveClock = async (data: { frozen: true } | { advanceSeconds: number }) =>
        expect(await page.request.post('/__qa/clock', { data })).toBeOK();
      // No round closes while the hand is on its way to the button.
      await moveClock({ frozen: true });
      const table = `/play/lantern/${id}?mode=fun&stay`;
      await page.goto(table);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const spot = page.locator('.bet-form .spot').first();
      if (await spot.count()) {
        await spot.click();
        await expect(spot.getByRole('checkbox')).toBeChecked();
      }
      await page.locator('.bet-form button.spin').click();
      await expect(page.locator('.own-bets')).toBeVisible();
      await expect(page.locator('.own-bets .result')).toHaveCount(0);
      await moveClock({ advanceSeconds: aRound / seconds });
      await page.goto(table);
      await expect(page.locator('.own-bets .result').first()).toHaveText(/No win this time|back|You win/);
      await page.locator('.own-round:has(.result) a').first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Round receipt' })).toBeVisible();
      await page.getByRole('link', { name: 'Verify this round' }).click();
      await expect(page.getByText('The seeds produce exactly this round')).toBeVisible();
    });
  }
});

const crashTable = 'koi-leap';

/** Bets until a flight is met that lasts long enough to be left. */
async function leaveAFlight(page: Page): Promise<void> {
  const [bet, out] = [page.locator('.bet-form button.spin'), page.locator('form.cash-out button')];
  await expect(async () => {
    const openBet = page.locator('.placed-already, form.cash-out');
    if (await openBet.first().isHidden()) await bet.click({ timeout: 5_000 });
    // A bet that came too late stands ready for the next round.
    await expect(openBet.first()).toBeVisible({ timeout: 4_000 });
    // Nobody scrolls for it while the stake flies.
    await expect(out).toBeInViewport({ ratio: 1, timeout: 25_000 });
    await out.click();
    await expect(page.locator('[data-live=own]')).toContainText('You cashed out at', { timeout: 3_000 });
  }).toPass({ timeout: 200_000, intervals: [200] });
}

test(`a flight is left by its button, and paid; the page follows by itself${scriptsInTurn(0)}`, async ({ context }) => {
  test.setTimeout(300_000);
  const page = await context.newPage();
  await page.goto(`/play/lantern/${crashTable}?mode=fun`);
  await leaveAFlight(page);
  await expect(page.locator('.own-bets')).toContainText('Cashed out at ×', { timeout: aRound });
  await expect(page.locator('.own-bets .result').first()).toHaveText(/You win/, { timeout: aRound });
  await page.locator('.own-round:has(.result) a').first().click();
  // Paid while it still rose: the receipt looks again by itself until the seeds are shown.
  await page.getByRole('link', { name: 'Verify this round' }).click({ timeout: aRound });
  await expect(page.getByText('The seeds produce exactly this round')).toBeVisible();
});

test('@browser with scripts a table goes on without a reload, and after a lost connection', async ({ context }) => {
  test.setTimeout(200_000);
  const page = await context.newPage();
  await page.goto(`/play/lantern/${crashTable}?mode=fun`);
  await page.evaluate(() => document.body.setAttribute('data-same', 'yes'));
  const multiple = async () =>
    Number((await page.locator('.crash-multiple').textContent())?.replace(/[^\d.]/g, '') ?? 0);
  // It rises, second by second, and the results come in.
  await expect(page.locator('.crash[data-state=flies]')).toBeVisible({ timeout: aRound });
  await expect.poll(multiple, { timeout: aRound, intervals: [100] }).toBeGreaterThan(1.05);
  const latest = () => page.locator('.table-history li').first().getAttribute('aria-label');
  const place = () => page.locator('[data-live=place]').textContent();
  const [before, placed] = [await latest(), await place()];
  await expect.poll(place, { timeout: aRound }).not.toBe(placed);
  await expect(page.locator('.crash[data-state=crashed], .crash[data-state=topped]')).toBeVisible({ timeout: aRound });
  await expect.poll(latest, { timeout: aRound }).not.toBe(before);
  // A while without the net, then it catches up.
  await context.setOffline(true);
  const stood = await place();
  await expect(page.locator('.table-clock')).toContainText(/[01] second/, { timeout: aRound });
  await context.setOffline(false);
  await expect.poll(place, { timeout: aRound }).not.toBe(stood);
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
});

test('@browser a table says what the ball came to once it lies', async ({ context }) => {
  test.setTimeout(150_000);
  const page = await context.newPage();
  await page.goto('/play/lantern/lamplight-roulette?mode=fun');
  // A round from its beginning: of one that was dealt when nobody had been here yet no result is shown.
  await expect(page.locator('.table-clock')).toContainText('place your bets', { timeout: aRound });
  await expect(page.locator('.wheel')).toHaveAttribute('aria-label', 'The ball is rolling', { timeout: aRound });
  const told = () =>
    page.evaluate(() => [
      document.querySelectorAll('[data-moving] .table-result').length,
      document.querySelector('.table-history')?.textContent,
      document.querySelector('.unseen[role=status]')?.textContent,
    ]);
  // Whoever came while the round before was dealt was told that one.
  const [, results, spoken] = await told();
  await page.locator('[data-moving]').waitFor({ timeout: aRound });
  expect(await told()).toEqual([0, results, spoken]);
  await page.locator('[data-told]').waitFor();
  await expect(page.locator('.table-result')).toHaveText(/\w/);
  const [, resultsNow, spokenNow] = await told();
  expect(resultsNow).not.toBe(results);
  expect(spokenNow).toBe(await page.locator('.table-result').textContent());
});

for (const [index, [width, columns]] of (
  [
    [360, 5],
    [1280, 15],
  ] as const
).entries())
  test(`the pairs of three dice stand in ${columns} columns at ${width} px${scriptsInTurn(index)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/play/lantern/glass-dome-dice?mode=fun&stay');
    const lefts = await page
      .locator('.felt-pair .spot')
      .evaluateAll((spots) => spots.map((spot) => spot.getBoundingClientRect().left));
    expect(lefts).toHaveLength(15);
    expect(new Set(lefts).size).toBe(columns);
  });

test('@browser the pictures of other tables come, though the page has called off its refresh', async ({ context }) => {
  const page = await context.newPage();
  await page.goto('/play/lantern/skyward?mode=fun');
  const pictures = page.locator('[aria-labelledby=next-games] img');
  await pictures.last().scrollIntoViewIfNeeded();
  const widths = () => pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0));
  await expect.poll(widths).toEqual([true, true, true, true]);
});

test('@browser a bet half placed stays while the round goes by', async ({ context }) => {
  test.setTimeout(150_000);
  const page = await context.newPage();
  await page.goto('/play/lantern/lamplight-roulette?mode=fun');
  const round = page.locator('.bet-form [name=round]');
  const was = await round.inputValue();
  await page.locator('.bet-form input[name=spot][value=red]').check({ force: true });
  await expect.poll(() => round.inputValue(), { timeout: aRound }).not.toBe(was);
  await expect(page.locator('.bet-form input[name=spot][value=red]')).toBeChecked();
  await page.locator('.bet-form button.spin').click();
  await expect(page.locator('.own-bets')).toContainText('Red');
});

test('@browser chips are laid one by one, taken back and doubled before they are posted', async ({ context }) => {
  test.setTimeout(150_000);
  const page = await context.newPage();
  await page.goto('/play/lantern/lamplight-roulette?mode=fun');
  // Enough of the round is left for a hand to lay its chips.
  await expect(page.locator('.table-clock')).toContainText(/place your bets, [12]\d seconds/, { timeout: aRound });
  const [red, total] = [page.locator('.spot:has([value=red])'), page.locator('.bet-tools output')];
  const press = (name: string) => page.locator('.bet-tools').getByRole('button', { name }).click();
  await red.click();
  await red.click();
  await expect(total).toHaveText('Total: 1.00');
  await press('Undo');
  await expect(total).toHaveText('Total: 0.50');
  await press('Double');
  await page.locator('.spot:has([value="17-20"])').click();
  await expect(total).toHaveText('Total: 1.50');
  await press('Clear');
  await expect(total).toHaveText('Total: 0.00');
  await red.click();
  await red.click();
  // The felt of 157 places is laid out once: an answer changes of it what is not so already.
  const untouched = await page.locator('.spot [value="17-20"]').elementHandle();
  const bet = await red.locator('input').elementHandle();
  await page.locator('.bet-form button.spin').click();
  await expect(page.locator('.own-bets')).toContainText('Red');
  expect(await untouched!.evaluate((box) => box.isConnected)).toBe(true);
  expect(await bet!.evaluate((box) => box.isConnected)).toBe(false);
  // They stay on the felt until the round is settled.
  await expect(red.locator('b')).toHaveText('1');
  await expect(total).toHaveText('Total: 1.00');
});
