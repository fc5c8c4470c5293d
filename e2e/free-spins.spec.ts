/** Free spins with scripts: on the stage one after another, skipped by whoever has seen enough, and shown to the end when the connection is lost. */
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';

/** Its free spins come most often: about one round in sixty. */
const game = '/play/lantern/fox-and-firefly?mode=fun';
const most = 1_800;
const atOnce = 6;

/** The address of a round whose free spins have won, played without the page. */
async function roundWithFreeSpins(page: Page, game: string): Promise<string> {
  const { origin } = new URL(page.url());
  const stake = await page.locator('.stakes input').first().inputValue();
  const spin = async (): Promise<string | null> => {
    const answer = await page.request.post(game, {
      headers: { origin },
      form: { mode: 'fun', stake, requestId: crypto.randomUUID() },
    });
    const text = await answer.text();
    return text.includes('free-spin-pays') && text.includes('stage-win') ? answer.url() : null;
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

/** What is told in one frame of the free spins on the stage. */
interface Frame {
  spin: string;
  /** Its reels still turn. */
  turns: boolean;
  pays: boolean;
  /** How far its amount, and the frame round a cell that wins, have appeared; the latter null where no cell wins. */
  amount: number;
  win: number | null;
  /** How many rungs of a ladder are lit, and whether the one where the climb ended is marked. */
  rungs: number;
  ended: boolean;
}

/** From now on each frame is looked at. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const frames: Frame[] = [];
    const look = () => {
      requestAnimationFrame(look);
      const film = document.querySelector('.film');
      if (!film) return;
      const win = film.querySelector('.cell-wins');
      const [ended, ahead] = ['.rung-ended', '.rung-ahead'].map((rung) => document.querySelector(rung));
      const lookOf = (rung: Element) => {
        const { backgroundImage, borderTopColor } = getComputedStyle(rung);
        return `${backgroundImage} ${borderTopColor}`;
      };
      const plain = ahead && lookOf(ahead);
      frames.push({
        spin: film.querySelector('p span')!.textContent,
        turns: film
          .getAnimations({ subtree: true })
          .some(
            (motion) =>
              'animationName' in motion && motion.animationName === 'settle' && motion.playState === 'running',
          ),
        pays: film.querySelector('.free-spin-pays') !== null,
        amount: Number(getComputedStyle(film.querySelector('p b')!).opacity),
        win: win && Number(getComputedStyle(win, '::before').opacity),
        rungs: [...document.querySelectorAll('.rung-won')].map(lookOf).filter((look) => look !== plain).length,
        ended: !!ended && getComputedStyle(ended).borderStyle === 'dashed',
      });
    };
    look();
    Object.assign(window, { watched: frames });
  });
const seen = (page: Page) => page.evaluate(() => ('watched' in window ? (window.watched as Frame[]) : []));

/** Nothing of a spin is told while its reels turn, and all of it before the next one comes. */
function expectToldAtRest(frames: readonly Frame[]): void {
  const told = ({ amount, win }: Frame) => [amount, win ?? 0];
  expect(
    frames
      .filter(({ turns }) => turns)
      .flatMap(told)
      .filter(Boolean),
  ).toEqual([]);
  const paying = [...new Set(frames.filter(({ pays }) => pays).map(({ spin }) => spin))];
  expect(paying).not.toEqual([]);
  for (const spin of paying) expect(told(frames.findLast((frame) => frame.spin === spin)!), spin).toEqual([1, 1]);
}

test('@browser free spins are shown step by step, skipped by a key, and go on without a connection', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto(game);
  const round = await roundWithFreeSpins(page, game);
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

test('@browser a free spin says what it pays when its reels rest', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(game);
  await answerWith(page, await roundWithFreeSpins(page, game));
  await watch(page);
  await page.getByRole('button', { name: 'Spin' }).click();
  await expect(page.locator('.film .free-spin-pays')).toHaveCount(1, { timeout: 60_000 });
  // It stands for a while longer than its reels turn.
  await expect(page.locator('.film .free-spin-pays')).toHaveCount(0, { timeout: 15_000 });
  expectToldAtRest(await seen(page));

  // Where no motion is welcome nothing is filmed, and nothing waits.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(game);
  await page.evaluate(() => {
    const moved: string[] = [];
    const note = () => {
      if (document.querySelector('[data-moving], .film')) moved.push('moved');
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
    Object.assign(window, { moved });
  });
  await page.getByRole('button', { name: 'Spin' }).click();
  await expect(page.locator('.unseen[role=status]')).toHaveText(/You win/);
  expect(await page.evaluate(() => 'moved' in window && window.moved)).toEqual([]);
});

// Five reels and three: they rest at different times.
for (const name of ['ladder-of-stars', 'lighthouse-keep']) {
  test(`@browser a climb of ${name} lights each rung with its own spin, and says last where it ended`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const ladder = `/play/lantern/${name}?mode=fun`;
    await page.goto(ladder);
    await answerWith(page, await roundWithFreeSpins(page, ladder));
    await watch(page);
    const [film, spin] = [page.locator('.film'), page.getByRole('button', { name: 'Spin' })];
    await spin.click();
    await expect(film).toHaveCount(1);
    await expect(page.locator('[data-told]')).toHaveCount(1, { timeout: 60_000 });
    await expect(film).toHaveCount(0);
    const frames = await seen(page);
    expectToldAtRest(frames);
    // The paid spin has lit the first rung before.
    for (const [index, step] of [...new Set(frames.map((frame) => frame.spin))].entries()) {
      const own = frames.filter((frame) => frame.spin === step);
      const before = own.filter(({ turns }) => turns);
      expect(new Set(before.map(({ rungs, ended }) => `${rungs} ${ended}`)), step).toEqual(
        new Set([`${index + 1} false`]),
      );
      const last = own.at(-1)!;
      expect([last.rungs, last.ended], step).toEqual(last.pays ? [index + 2, false] : [index + 1, true]);
    }

    // Whoever has seen enough sees all of the ladder at once.
    await spin.click();
    await expect(film).toHaveCount(1);
    await page.keyboard.press('Enter');
    const lit = () =>
      page
        .locator('.rung-won')
        .evaluateAll((rungs) => rungs.map((rung) => getComputedStyle(rung).backgroundImage !== 'none'));
    await expect(film).toHaveCount(0);
    expect(new Set(await lit())).toEqual(new Set([true]));
  });
}

test('@browser a climb to the top is over in a few seconds, each of its spins told', async ({ page }) => {
  test.setTimeout(180_000);
  const ladder = '/play/lantern/ladder-of-stars?mode=fun';
  await page.goto(ladder);
  const round = await roundWithFreeSpins(page, ladder);
  // As the page draws it; the top is reached once in many thousands of rounds.
  const climb = await page.evaluate(async (address) => {
    const answer = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
    const spins = answer.querySelector('.free-spins > ol')!;
    const paid = spins.querySelector('.free-spin-pays')!;
    const rungs = answer.querySelectorAll('.rung');
    spins.replaceChildren(...[...rungs].slice(1).map(() => paid.cloneNode(true)));
    spins.querySelectorAll('p span').forEach((name, index) => (name.textContent = `Step ${index + 2}`));
    for (const rung of rungs) rung.className = 'rung rung-won';
    return answer.documentElement.outerHTML;
  }, round);
  await page.route(/\/play\/lantern\//, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ contentType: 'text/html', body: climb }) : route.fallback(),
  );
  await watch(page);
  const lasted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const table = document.querySelector<HTMLElement>('play-table')!;
        let began = 0;
        new MutationObserver(() => {
          if (table.dataset.moving !== undefined) began ||= performance.now();
          else if (began) resolve(performance.now() - began);
        }).observe(table, { attributeFilter: ['data-moving'] });
      }),
  );
  await page.getByRole('button', { name: 'Spin' }).click();
  expect(await lasted, 'ms').toBeLessThan(10_000);
  const frames = await seen(page);
  expectToldAtRest(frames);
  expect(new Set(frames.map(({ spin }) => spin)).size).toBe(10);
});
