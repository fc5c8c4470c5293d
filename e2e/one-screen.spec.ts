/** Stage and main button of every game are seen together when the page opens: nobody scrolls between the reels and the button. */
import type { Page } from 'playwright/test';
import { engineOf, games } from '../casino-api/src/games/registry';
import { isTable } from '../casino-api/src/games/table/table-engine';
import { spokenInTurn, waysInTurn } from '../tests/harness/in-turn';
import { expect, logIn, test } from './fixtures';
import { made, scriptsInTurn } from './modes';

const sizes = [
  { width: 1366, height: 700 },
  { width: 360, height: 780 },
];

/** What is wrong with the page as it stands after it was opened, unscrolled: the picture and each button of the bar are whole, free and apart. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const picture = document.querySelector('.stage .picture')!.getBoundingClientRect();
    const faults = picture.bottom > innerHeight ? [`picture ends at ${Math.ceil(picture.bottom)}`] : [];
    const buttons = [...document.querySelectorAll('.stage :is(.bet-bar .btn, .picture button)')];
    if (buttons.length === 0) faults.push('no button');
    for (const button of buttons) {
      const { left, right, top, bottom, width, height } = button.getBoundingClientRect();
      const name = button.textContent;
      const touched = document.elementFromPoint(left + width / 2, top + height / 2);
      if (bottom > innerHeight) faults.push(`“${name}” ends at ${Math.ceil(bottom)}`);
      else if (!button.contains(touched)) faults.push(`“${name}” is covered`);
      if (
        button.closest('.picture') === null &&
        picture.bottom > top + 1 &&
        picture.top < bottom - 1 &&
        picture.right > left + 1 &&
        picture.left < right - 1
      )
        faults.push(`“${name}” covers the picture`);
    }
    return faults;
  });

/** One game each. */
const families = new Map(games.map((game) => [game.rules.kind, game.id]));
/** Those whose rounds ask for decisions. */
const decided: readonly string[] = ['blackjack', 'hi-lo', 'mines', 'poker'];

/** Games with what a page of theirs has when the feature came. */
const featured = [
  ['the-ninth-key', 'class="held"'],
  ['ladder-of-stars', 'free-spins-link'],
  ['fox-and-firefly', 'free-spins-link'],
] as const;
/** The rarest of them comes about once in sixty rounds. */
const mostRounds = 1_500;

/** The address of a round that has it, played without the page. */
async function roundWith(page: Page, id: string, mark: string): Promise<string> {
  const game = `/play/lantern/${id}?mode=fun`;
  await page.goto(game);
  const { origin } = new URL(page.url());
  const stake = await page.locator('.stakes input').first().inputValue();
  for (let played = 0; played < mostRounds; played += 1) {
    const form = { mode: 'fun', stake, requestId: crypto.randomUUID() };
    const answer = await page.request.post(game, { headers: { origin }, form });
    if ((await answer.text()).includes(mark)) return answer.url();
  }
  throw new Error(`No feature of ${id} in ${mostRounds} rounds.`);
}

/** Left again at once, a page complains that its hints were not loaded to the end. */
const withoutHints = (page: Page) =>
  page.route('**/speculation-rules.json', (route) =>
    route.fulfill({ contentType: 'application/speculationrules+json', body: '{}' }),
  );

/** Sizes and scripts take turns, game by game or family by family. */
const ways = sizes.flatMap((size) => [true, false].map((scripts) => ({ ...size, scripts })));
const inTurn = <Thing>(all: readonly Thing[], width: number, scripts = true): Thing[] =>
  all.filter((_, index) => waysInTurn(ways, index).some((way) => way.width === width && way.scripts === scripts));

for (const { width, height } of sizes) {
  test(`stage and main button of every game are on one screen of ${width} by ${height}`, async ({
    page,
    javaScriptEnabled,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    await withoutHints(page);
    const misses: string[] = [];
    for (const { id } of inTurn(games, width, javaScriptEnabled)) {
      await page.goto(`/play/lantern/${id}?mode=fun`);
      misses.push(...(await faultsOf(page)).map((fault) => `${id}: ${fault}`));
    }
    expect(misses).toEqual([]);
  });

  test(`so are stage and buttons for real money, round by round, at ${width} by ${height}`, async ({
    page,
    javaScriptEnabled,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    await withoutHints(page);
    await logIn(page, await made(page, 1_000_00));
    const misses: string[] = [];
    for (const [kind, id] of inTurn([...families], width, javaScriptEnabled)) {
      const look = async (moment: string) =>
        misses.push(...(await faultsOf(page)).map((fault) => `${id}, ${moment}: ${fault}`));
      await page.goto(`/play/lantern/${id}?mode=real`);
      await look('opened');
      if (isTable(engineOf(id)!)) continue;
      const goOn = page.locator('.decision-form button[name=decision]:not([value=cash-out], [value=stand])');
      for (let posts = 0; posts < (decided.includes(kind) ? 6 : 1); posts += 1) {
        const isOpen = (await goOn.count()) > 0;
        const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
        await (isOpen ? goOn : page.locator('.stake-form .spin')).first().click();
        const { location } = (await answered).headers();
        await page.goto(location!);
        await look((await goOn.count()) > 0 ? 'open' : 'over');
      }
    }
    expect(misses).toEqual([]);
  });
}

for (const { width, height } of waysInTurn(sizes))
  test(`so are they where a round brought a feature, at ${width} by ${height} @scriptless`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    await withoutHints(page);
    const misses: string[] = [];
    for (const [id, mark] of featured) {
      await page.goto(await roundWith(page, id, mark));
      misses.push(...(await faultsOf(page)).map((fault) => `${id}: ${fault}`));
    }
    expect(misses).toEqual([]);
  });

/** The controls in sight of which something else lies over the middle or an edge; of the one with the focus alone, or of all. */
const coveredOnes = (page: Page, which: 'focused' | 'all'): Promise<string[]> =>
  page.evaluate((asked) => {
    const controls =
      asked === 'focused'
        ? [document.activeElement!]
        : [...document.querySelectorAll('main :is(a[href], button, input:not([type=hidden]), summary)')];
    return controls.flatMap((control) => {
      const target = control.closest('label') ?? control;
      const box = target.getClientRects()[0];
      if (!box || !control.checkVisibility()) return [];
      const x = box.left + box.width / 2;
      const heights = [box.top + 3, box.top + box.height / 2, box.bottom - 3];
      const isFree = (y: number) => target.contains(document.elementFromPoint(x, y));
      const inSight = asked === 'focused' ? [heights[1]!] : heights.filter((y) => y > 0 && y < innerHeight);
      const name = control.id || control.getAttribute('name') || control.textContent;
      return inSight.every(isFree) ? [] : [`${name} at ${Math.round(box.top)} to ${Math.round(box.bottom)}`];
    });
  }, which);

test(`no control of a crash table lies under the bar, unscrolled, pressed or reached by tab, at 360 by 740${scriptsInTurn(0)}`, async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of spokenInTurn) {
    await page.goto(`/${language}/play/lantern/skyward?mode=fun&stay`);
    expect(await coveredOnes(page, 'all'), `${language}, as it opens`).toEqual([]);
    const auto = page.locator('#bets-auto');
    await auto.click();
    await expect(auto).toBeFocused();
    expect(await coveredOnes(page, 'focused'), `${language}, pressed`).toEqual([]);
    await page.goto(`/${language}/play/lantern/skyward?mode=fun&stay`);
    const covered: string[] = [];
    const reached = new Set<string>();
    // From the page's beginning to the last control of its main part.
    for (let press = 0; press < 80; press += 1) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() =>
        document.activeElement?.closest('main, header, .skip')
          ? document.activeElement.id || document.activeElement.className || document.activeElement.tagName
          : null,
      );
      if (at === null) break;
      reached.add(at);
      covered.push(...(await coveredOnes(page, 'focused')));
    }
    expect([...reached], language).toEqual(expect.arrayContaining(['bets-auto', 'btn btn-prime spin']));
    expect(covered, `${language}, by tab`).toEqual([]);
  }
});

test(`a control of the bar takes the focus in sight, and moves no page, at 360 by 740${scriptsInTurn(1)}`, async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const moved: string[] = [];
  for (const id of families.values()) {
    await page.goto(`/play/lantern/${id}?mode=fun&stay`);
    const controls = page.locator('.bet-bar :is(button, input:not([type=hidden]), summary):visible');
    for (const control of await controls.all()) {
      await page.evaluate(() => scrollTo(0, 0));
      await control.focus();
      const y = await page.evaluate(() => scrollY);
      if (y !== 0) moved.push(`${id}: ${await control.evaluate((it) => it.outerHTML.slice(0, 60))} moved it by ${y}`);
      moved.push(...(await coveredOnes(page, 'focused')).map((covered) => `${id}: ${covered} is covered`));
    }
  }
  expect(moved).toEqual([]);
});

test('decisions hold their words, on a phone, a tablet and a desk @scriptless', async ({ page }) => {
  test.setTimeout(180_000);
  const overflowing: string[] = [];
  /** So far from the button's edge words stand at least, px. */
  const rim = 6;
  for (const [kind, id] of families) {
    if (!decided.includes(kind)) continue;
    // A deal may be over at once.
    await expect(async () => {
      await page.goto(`/play/lantern/${id}?mode=fun`);
      await page.locator('.stake-form .spin').click();
      await expect(page.locator('.decision-form')).toBeAttached({ timeout: 2_000 });
    }).toPass();
    for (const width of [360, 800, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.evaluate(
        (rim) =>
          [...document.querySelectorAll('.decision-form .btn')]
            .filter((button) => {
              const box = button.getBoundingClientRect();
              return [...button.children].some((part) => {
                const range = document.createRange();
                range.selectNodeContents(part);
                const words = range.getBoundingClientRect();
                return words.left < box.left + rim || words.right > box.right - rim;
              });
            })
            .map((button) => button.textContent),
        rim,
      );
      overflowing.push(...found.map((words) => `${kind} at ${width} px: ${words}`));
    }
  }
  expect(overflowing).toEqual([]);
});
