/** Free spins with scripts: on the stage one after another, skipped by whoever has seen enough, and shown to the end when the connection is lost. */
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';

/** Its free spins come most often: about one round in sixty. */
const game = '/play/lantern/fox-and-firefly?mode=fun';
const most = 600;
const atOnce = 6;

/** The address of a round whose free spins have won, played without the page. */
async function roundWithFreeSpins(page: Page): Promise<string> {
  const { origin } = new URL(page.url());
  const stake = await page.locator('.stakes input').first().inputValue();
  const spin = async (): Promise<string | null> => {
    const answer = await page.request.post(game, {
      headers: { origin },
      form: { mode: 'fun', stake, requestId: crypto.randomUUID() },
    });
    const text = await answer.text();
    return text.includes('class="free-spin') && text.includes('stage-win') ? answer.url() : null;
  };
  for (let played = 0; played < most; played += atOnce) {
    const found = (await Promise.all(Array.from({ length: atOnce }, spin))).find((address) => address !== null);
    if (found) return found;
  }
  throw new Error(`No free spins in ${most} rounds.`);
}

/** Whoever spins next is answered with that round: it is shown as it would have been when it was played. */
async function answerWith(page: Page, round: string): Promise<void> {
  await page.route(/\/play\/lantern\//, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 303, headers: { location: round } })
      : route.fallback(),
  );
}

test('@browser free spins are shown step by step, skipped by a key, and go on without a connection', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto(game);
  const round = await roundWithFreeSpins(page);
  await page.goto(game);
  await answerWith(page, round);
  const [film, told] = [page.locator('.film'), page.locator('.scene > .result')];
  const spin = page.getByRole('button', { name: 'Spin' });
  const figures = page.locator('.totals dd');
  const light = () =>
    page.locator('.stage').evaluate((stage) => {
      const [{ borderTopColor, boxShadow }, rays] = [getComputedStyle(stage), getComputedStyle(stage, '::after')];
      return `${borderTopColor} ${boxShadow} ${rays.content === 'none' || rays.display === 'none' ? '' : 'rays'}`;
    });
  const unlit = await light();

  await spin.click();
  await expect(film).toContainText('Free spin 1');
  await page.context().setOffline(true);
  expect(await figures.count(), 'nothing is told while they run').toBe(1);
  expect(await light(), 'and no light tells it').toBe(unlit);
  await expect(told).toBeHidden();
  await expect(film).toContainText('Free spin 2', { timeout: 15_000 });
  await page.context().setOffline(false);
  // The button that has the focus still is the one that was pressed.
  await page.keyboard.press('Enter');
  await expect(film).toHaveCount(0);
  await expect(told).toHaveText(/You win/);
  await expect(figures).toHaveCount(3);
  await expect.poll(light).not.toBe(unlit);
  await expect(page.locator('.unseen[role=status]')).toHaveText(/You win/);

  // Whoever comes back later finds each of them below the stage.
  await page.reload();
  await expect(page.locator('.free-spin').first()).toContainText('Free spin 1');
  expect(await page.locator('.free-spin').count()).toBeGreaterThan(1);
  await expect(film).toHaveCount(0);
});
