import { expect, logIn, test } from './fixtures';
import { made } from './modes';

test.describe('@browser a game with scripts', () => {
  test('plays on without loading the page anew, and says what came', async ({ page }) => {
    await page.goto('/play/lantern/lantern-festival?mode=fun');
    await page.evaluate(() => Object.assign(window, { same: true }));
    for (let spins = 0; spins < 3; spins += 1) {
      const before = page.url();
      await page.getByRole('button', { name: 'Spin' }).click();
      await expect(page).not.toHaveURL(before);
      await expect(page.locator('.result')).toHaveText(/No win this time|back|You win/);
      await expect(page.getByRole('button', { name: 'Spin' })).toBeFocused();
      // Told: while it still moves, the button would end that and spin nothing.
      await expect(page.locator('.latest-rounds a')).toHaveCount(spins + 1, { timeout: 60_000 });
    }
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
    await page.reload();
    await expect(page.locator('.result')).toHaveText(/No win this time|back|You win/);
  });

  test('tells what a spin came to once the reels stand, and at once to who clicks on them', async ({ page }) => {
    const told = () =>
      page.evaluate(() => ({
        moving: document.querySelector('[data-moving]') !== null,
        spoken: document.querySelector('.unseen[role=status]')?.textContent ?? '',
        figures: document.querySelectorAll('.totals dd').length,
        line: document.querySelector('.scene > .result')?.checkVisibility({ visibilityProperty: true }),
        heard: !document.querySelector('.picture')?.closest('[aria-hidden=true]'),
      }));
    await page.goto('/play/lantern/lantern-festival?mode=fun');
    await page.getByRole('button', { name: 'Spin' }).click();
    await page.locator('[data-moving]').waitFor();
    expect(await told()).toEqual({ moving: true, spoken: '', figures: 1, line: false, heard: false });
    // One spin in many brings free spins, which are played one after the other before it is told.
    await expect
      .poll(told, { timeout: 60_000 })
      .toMatchObject({ moving: false, spoken: expect.stringMatching(/./), figures: 3, line: true, heard: true });
    await page.getByRole('button', { name: 'Spin' }).click();
    await page.locator('[data-moving]').waitFor();
    await page.locator('.reels').first().click();
    expect(await told()).toMatchObject({ moving: false, line: true, heard: true });
  });

  test('tells nothing while reels still run, on a slow machine with a large screen', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto('/play/lantern/lantern-festival?mode=fun');
    // When it is told: how long each reel's motion had still to go, ms, by the clock; a motion that has not begun has all of it.
    await page.evaluate(() => {
      const left: number[] = [];
      Object.assign(window, { left });
      const table = document.querySelector<HTMLElement>('play-table')!;
      new MutationObserver(() => {
        if (table.dataset.told === undefined) return;
        for (const motion of table.getAnimations({ subtree: true }))
          if (motion instanceof CSSAnimation && motion.animationName === 'settle')
            left.push(
              Number(motion.effect!.getComputedTiming().endTime) +
                Number(motion.startTime ?? performance.now()) -
                performance.now(),
            );
      }).observe(table, { attributeFilter: ['data-told'] });
    });
    await page.getByRole('button', { name: 'Spin' }).click();
    await expect(page.locator('[data-told]')).toHaveCount(1, { timeout: 30_000 });
    const left = await page.evaluate(() => ('left' in window ? (window.left as number[]) : []));
    expect(left).toHaveLength(5);
    expect(Math.max(...left)).toBeLessThanOrEqual(20);
  });

  test('tells what held coins came to once the last of them lies, in whatever respin it came', async ({ page }) => {
    await page.goto('/play/lantern/the-ninth-key?mode=fun');
    // Rounds as the page draws them; a window that fills late is rarer than anybody plays.
    const late = await page.evaluate(() => {
      const [picture, stage] = [document.querySelector('.picture')!, document.querySelector('.stage')!];
      // Three reels rest sooner than five.
      return [3, 5].flatMap((reels) =>
        Array.from({ length: 16 }, (_, index) => {
          picture.innerHTML = `<div class="hold-stage" data-moment="${index + 1}">
            <div class="reels-frame"><ol class="reels" data-turning="true">${'<li class="reel"></li>'.repeat(reels)}</ol></div>
            <ol class="held"><li class="held-coin" data-moment="${index + 1}"><span class="held-piece"></span></li></ol>
            <ol class="respins-left"><li data-moment="${index + 1}"></li></ol></div>`;
          const lies = picture
            .getAnimations({ subtree: true })
            .map(({ effect }) => Number(effect!.getComputedTiming().endTime));
          return parseFloat(getComputedStyle(stage).animationDelay) * 1_000 - Math.max(...lies);
        }),
      );
    });
    expect(Math.min(...late), 'ms from the last coin to the result').toBeGreaterThanOrEqual(0);
    expect(Math.max(...late)).toBeLessThan(500);
  });

  test('holds balance and result back while dice still roll', async ({ page }) => {
    await logIn(page, await made(page, 20_00));
    await page.goto('/play/lantern/tinkers-dice?mode=real');
    const told = () =>
      page.evaluate(() => ({
        purse: document.querySelector('.purse')?.textContent,
        totals: document.querySelector('.totals')?.textContent,
        line: document.querySelector('.scene > .result')?.checkVisibility({ visibilityProperty: true }),
      }));
    const before = await told();
    await page.locator('.stake-form .spin').click();
    await page.locator('[data-moving]').waitFor();
    expect(await told()).toEqual({ ...before, line: false });
    await page.locator('[data-told]').waitFor();
    const after = await told();
    expect(after.line).toBe(true);
    expect(after.totals).not.toBe(before.totals);
    expect(after.purse).not.toBe(before.purse);
  });

  test('tells what a spin came to though the browser never begins a motion', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Animation.prototype, 'ready', { get: () => new Promise(() => undefined) }),
    );
    await page.goto('/play/lantern/lantern-festival?mode=fun');
    await page.getByRole('button', { name: 'Spin' }).click();
    await expect(page.locator('[data-told]')).toHaveCount(1, { timeout: 10_000 });
  });

  test('has cash and bonus in the header as in the game, round by round', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 700 });
    const player = await made(page);
    const data = { playerId: player.playerId, amount: 20_00, expiresInSeconds: null, started: true };
    await expect(await page.request.post('/__qa/bonuses', { data })).toBeOK();
    await logIn(page, player);
    await page.goto('/play/lantern/lantern-festival');
    const figures = (selector: string) => page.locator(selector).allTextContents();
    const header = () => figures('.purse .num');
    const before = await header();
    // Nothing but the bonus is there to be staked.
    expect(before).toEqual(['€0.00', '€20.00']);
    await expect(async () => {
      await page.getByRole('button', { name: 'Spin' }).click();
      await expect(page.locator('[data-moving]')).toHaveCount(0);
      expect(await header()).not.toEqual(before);
    }).toPass();
    expect((await figures('.totals dd')).slice(0, 2)).toEqual(await header());
  });

  test('opens cell after cell, and lets the form do it when the network fails', async ({ page }) => {
    await page.goto('/play/lantern/buried-light?mode=fun');
    await page.getByLabel('Mines').selectOption('1');
    await page.getByRole('button', { name: 'Start the round' }).click();
    await expect(page.getByText('Your move', { exact: true }).first()).toBeVisible();
    await page.evaluate(() => {
      const { fetch } = window;
      let failing = true;
      window.fetch = (...values) =>
        failing ? ((failing = false), Promise.reject(new TypeError('offline'))) : fetch(...values);
    });
    await page.getByRole('button', { name: 'Open row 3, column 3' }).click();
    await expect(page.getByRole('img', { name: /row 3, column 3/ })).toBeVisible();
  });

  test('goes where a stake leads, such as to the restricted page, and sends it once', async ({ page }) => {
    await page.goto('/play/lantern/lantern-festival?mode=fun');
    let posts = 0;
    await page.route(/\/play\/lantern\//, (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      posts += 1;
      return route.fulfill({ status: 303, headers: { location: '/access-restricted' } });
    });
    await page.getByRole('button', { name: 'Spin' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not available in your country');
    await expect(page).toHaveURL(/\/access-restricted$/);
    expect(posts).toBe(1);
  });

  test('stays silent until sound is asked for, and remembers it', async ({ page }) => {
    await page.goto('/play/lantern/lantern-festival?mode=fun');
    const sound = page.getByRole('switch', { name: 'Sound' });
    await expect(sound).not.toBeChecked();
    await sound.click();
    await page.reload();
    await expect(sound).toBeChecked();
  });

  for (const [game, starts] of [
    ['lantern-festival', [196, 247]],
    ['lamplight-roulette', [880]],
  ] as const)
    test(`sounds of no picture come to rest where a stake was refused: ${game}`, async ({ page }) => {
      await page.addInitScript(() => {
        localStorage.setItem('lantern-sound', 'on');
        const notes: number[] = [];
        Object.assign(window, { notes });
        OscillatorNode.prototype.start = function () {
          notes.push(this.frequency.value);
        };
        OscillatorNode.prototype.stop = () => undefined;
      });
      await page.goto(`/play/lantern/${game}?mode=fun&stay`);
      for (const stake of await page.locator('.stakes input').all())
        await stake.evaluate((input: HTMLInputElement) => (input.value = '7'));
      await page.locator('.stake-form .spin').click();
      await expect(page.locator('[autofocus]', { hasText: 'There is a problem' })).toBeFocused();
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
      expect(await page.evaluate(() => 'notes' in window && window.notes)).toEqual(starts);
    });

  test('tells what is refused, and keeps the page', async ({ page }) => {
    await page.goto('/play/lantern/lantern-festival?mode=fun');
    await page
      .locator('.stakes input')
      .first()
      .evaluate((input: HTMLInputElement) => {
        input.value = '7';
        input.checked = true;
      });
    await page.getByRole('button', { name: 'Spin' }).click();
    await expect(page.locator('[autofocus]', { hasText: 'There is a problem' })).toBeFocused();
    await expect(page).toHaveTitle(/^Error:/);
  });
});
