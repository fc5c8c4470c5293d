/** A table of flights as its island shows it, against a clock that stands still but for the test: what it says is what the server would do. */
import type { Page } from 'playwright/test';
import { expect } from './fixtures';
import { scriptsInTurn } from './modes';
import { moveClock, ownProductTest as test } from './own-product';

const table = '/play/lantern/koi-leap?mode=fun';
/** DOMAIN §12: the next flight starts so long after a crash; ms. */
const pause = 7_000;

interface Moment {
  state: string;
  /** The server's clock, and when bets close; ms. */
  now: number;
  closes: number | null;
}

/** Where the table stands, by the page without its scripts. */
async function momentOf(page: Page): Promise<Moment> {
  const [answer, clock] = [await page.request.get(table), await page.request.get('/__qa/clock')];
  const html = await answer.text();
  const { data } = (await clock.json()) as { data: { now: number | string } };
  return {
    state: /class="crash [^>]*data-state="(\w+)"/.exec(html)?.[1] ?? '',
    now: new Date(data.now).getTime(),
    closes: Number(/data-closes="(\d+)"/.exec(html)?.[1] ?? NaN) || null,
  };
}

/** Moves the clock until nothing flies; from then to the start of the next flight. */
async function toBetting(page: Page): Promise<Moment> {
  let moment = await momentOf(page);
  for (let step = 0; step < 400 && moment.state === 'flies'; step += 1) {
    await moveClock(page, 500);
    moment = await momentOf(page);
  }
  return moment;
}

/** To the start of the next flight, as the page says it. */
const secondsOn = async (page: Page) =>
  Number(/(\d+) seconds? left/.exec((await page.locator('[data-closes]').textContent()) ?? '')?.[1]);

/** Somebody's bet flies, at about ×1.0 still. */
async function toOwnFlight(page: Page): Promise<void> {
  await expect(async () => {
    const { now, closes } = await toBetting(page);
    await page.goto(`${table}&stay`);
    await page.locator('.bet-form .spin').click();
    await expect(page.locator('.placed-already')).toBeVisible();
    // So early that it takes off for sure, and late enough for the lowest exit.
    await moveClock(page, closes! - now + 600);
    expect((await momentOf(page)).state).toBe('flies');
  }).toPass({ timeout: 90_000 });
  await page.goto(table);
}

test.describe('@browser a flight', () => {
  test.describe.configure({ mode: 'default' });
  test.setTimeout(240_000);

  test('starts seven seconds after the crash before it, and the page counts them', async ({ page }) => {
    await moveClock(page);
    const { now, closes } = await toBetting(page);
    await moveClock(page, closes! - now + 1);
    let before = await momentOf(page);
    // Step by step to the crash: it lies within the last step.
    const step = 250;
    let moment = before;
    for (let steps = 0; steps < 400 && moment.state === 'flies'; steps += 1) {
      before = moment;
      await moveClock(page, step);
      moment = await momentOf(page);
    }
    expect(moment.state).toMatch(/crashed|topped/);
    expect(moment.closes! - moment.now).toBeLessThanOrEqual(pause);
    expect(moment.closes! - moment.now).toBeGreaterThanOrEqual(pause - step);
    await page.goto(table);
    const counted = () => secondsOn(page);
    expect(await counted()).toBeLessThanOrEqual(pause / 1_000);
    // The island lets them run; the clock of the server stands, so news of it begin them anew.
    await expect.poll(counted, { intervals: [100] }).toBeLessThan(pause / 1_000 - 1);
  });

  test('is counted down to by no clock but the server’s', async ({ page }) => {
    await moveClock(page);
    const { now, closes } = await toBetting(page);
    await page.clock.install({ time: now - 3_600_000 });
    // News that would tell the time stay out.
    await page.route(/\/live\?/, () => undefined);
    const asked = page.waitForRequest(/\/live\?/);
    await page.goto(table);
    await asked;
    await page.clock.runFor(1_000);
    expect(await secondsOn(page)).toBe(Math.ceil((closes! - now) / 1_000));
  });

  test('can be left as soon as its button stands there', async ({ page }) => {
    await moveClock(page);
    await toOwnFlight(page);
    await page.locator('.cash-out button').click();
    await expect(page.locator('[data-live=own]')).toContainText('You cashed out at ×1.0');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('goes on being shown after a cash-out that was refused', async ({ page }) => {
    await moveClock(page);
    await toOwnFlight(page);
    await page.route(/cashOut/, (route) => {
      const body = new URLSearchParams(route.request().postData() ?? '');
      body.set('round', String(Number(body.get('round')) + 5));
      return route.continue({ postData: body.toString() });
    });
    const answer = page.waitForResponse((response) => response.url().includes('cashOut'));
    await page.locator('.cash-out button').click();
    expect((await answer).status()).toBe(422);
    await expect(page.locator('.error-summary, [role=alert]').first()).toBeVisible();
    const multiple = async () =>
      Number((await page.locator('.crash[data-state=flies] .crash-multiple').textContent())?.replace(/[^\d.]/g, ''));
    const was = await multiple();
    await expect.poll(multiple, { intervals: [100] }).toBeGreaterThan(was + 0.02);
    await expect(page.locator('.cash-out button')).toBeVisible();
    await page.unroute(/cashOut/);
    await page.locator('.cash-out button').click();
    await expect(page.locator('[data-live=own]')).toContainText('You cashed out at');
  });
});

/** What somebody sees who bets now: the state of the table, and how far the toast is from the figure, px. */
async function toastAt(page: Page): Promise<{ state: string; apart: number }> {
  await page.context().clearCookies();
  const at = await page.context().newPage();
  await at.goto(table);
  await at.locator('.bet-form .spin').click();
  await at.locator('.toast').waitFor();
  const seen = await at.evaluate(() => {
    const [figure, toast] = ['.crash-multiple', '.toast'].map((one) =>
      document.querySelector(one)!.getBoundingClientRect(),
    );
    return {
      state: document.querySelector<HTMLElement>('.crash')!.dataset.state ?? '',
      apart: Math.max(figure!.top - toast!.bottom, toast!.top - figure!.bottom),
    };
  });
  await at.close();
  return seen;
}

for (const [index, [width, height]] of (
  [
    [360, 780],
    [1366, 700],
  ] as const
).entries())
  test.describe(`at ${width} by ${height} a toast`, () => {
    test.use({ viewport: { width, height } });
    test.setTimeout(240_000);

    test(`leaves the figure of a flight free${scriptsInTurn(index)}`, async ({ page }) => {
      await moveClock(page);
      await expect(async () => {
        const { now, closes } = await toBetting(page);
        await moveClock(page, closes! - now + 600);
        expect((await momentOf(page)).state).toBe('flies');
      }).toPass({ timeout: 90_000 });
      const rising = await toastAt(page);
      expect(rising).toEqual({ state: 'flies', apart: expect.any(Number) });
      expect(rising.apart).toBeGreaterThanOrEqual(0);
      await toBetting(page);
      const over = await toastAt(page);
      expect(over).toEqual({ state: expect.stringMatching(/crashed|topped/), apart: expect.any(Number) });
      expect(over.apart).toBeGreaterThanOrEqual(0);
    });
  });
