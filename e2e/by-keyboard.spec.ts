/**
 * Every family of games is played by the keyboard alone, and told to who hears it: what has a name, what is said when, and where the focus is after each
 * post.
 */
import type { Locator, Page } from 'playwright/test';
import { engineOf, games } from '../casino-api/src/games/registry';
import { isTable } from '../casino-api/src/games/table/table-engine';
import { ofEachInTurn } from '../tests/harness/in-turn';
import { expect, test } from './fixtures';
import { scriptsInTurn } from './modes';

/** So many stops there are at most: the felt of roulette has each number, split and corner. */
const mostStops = 260;
const ended = /No win this time|back|You win/;
/** What ends a round soonest, where it is on offer. */
const endings = ['cash-out', 'stand', 'draw'];

/** Goes on by tab from where the focus is until `wanted` has it. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const control = await wanted.elementHandle();
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await control?.evaluate((it) => it === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached by ${mostStops} tabs.`);
}

/** Names, roles and states as a screen reader has them. What can be pressed, chosen or looked at and has no name: */
async function nameless(page: Page): Promise<string[]> {
  const tree = await page.locator('main').ariaSnapshot();
  return tree
    .split('\n')
    .filter((line) =>
      /^\s*- (?:button|link|checkbox|radio|combobox|textbox|switch|img|group|region)(?:$|:| \[)/.test(line),
    );
}

interface Said {
  text: string;
  /** While the picture still moved. */
  early: boolean;
}

/** Keeps what live regions say from now on, as long as the page is not loaded anew. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const said: Said[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const at = target instanceof Element ? target : target.parentElement;
        const region = at?.closest('[role=status], [role=alert], [aria-live]');
        const text = region?.textContent?.trim();
        if (text) said.push({ text, early: document.querySelector('[data-moving]') !== null });
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

const heard = (page: Page): Promise<Said[]> => page.evaluate(() => ('said' in window ? (window.said as Said[]) : []));

const isOwn = (id: string): boolean => {
  const engine = engineOf(id);
  return engine !== undefined && !isTable(engine);
};
const kindOf = ({ rules }: (typeof games)[number]) => rules.kind;

for (const [index, { id, title }] of ofEachInTurn(
  games.filter((game) => isOwn(game.id)),
  kindOf,
).entries())
  test(`${title} is played by the keyboard alone, and says what came${scriptsInTurn(index)}`, async ({
    page,
    javaScriptEnabled: scripts = true,
  }) => {
    await page.goto(`/play/lantern/${id}?mode=fun`);
    expect(await nameless(page), 'before a round').toEqual([]);
    await listen(page);
    await tabTo(page, page.locator('.stake-form .spin'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]round=/);
    const [open, result] = [page.locator('form.decision-form'), page.locator('.scene .result')];
    const settled = result.filter({ hasText: ended });
    await expect(open.or(settled).first()).toBeAttached();
    for (let decisions = 0; decisions < 60 && (await open.count()) > 0; decisions += 1) {
      const [address, step] = [page.url(), await open.locator('[name=step]').inputValue()];
      expect(await nameless(page), `at step ${step}`).toEqual([]);
      const ending = open.locator(endings.map((what) => `button[name=decision][value="${what}"]`).join(', '));
      const any = open.locator('button[name=decision]');
      await tabTo(page, (await ending.count()) > 0 ? ending.first() : any.first());
      await page.keyboard.press('Enter');
      await expect(async () => {
        if ((await settled.count()) > 0) return;
        const isOn = page.url() !== address || (await open.locator('[name=step]').inputValue()) !== step;
        expect(isOn).toBe(true);
      }).toPass();
      // With scripts the hand stays in the game; a page of its own begins at its beginning.
      if (scripts)
        await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.stage') !== null)).toBe(true);
    }
    await expect(settled).toBeVisible();
    expect(await nameless(page), 'after it').toEqual([]);
    // The picture is told in words: its images, lists or cards have names.
    expect(await page.locator('.scene .picture').ariaSnapshot()).toMatch(/\b(?:img|list|listitem|group|figure) "/);
    if (!scripts) return expect(page.getByRole('status').filter({ hasText: ended }).first()).toBeVisible();
    await expect(page.locator('.stage .spin')).toBeFocused();
    // A win counts up while it is shown; it is said as a whole.
    await expect
      .poll(async () => {
        const words = (await result.textContent())!.trim();
        return (await heard(page)).filter(({ text }) => text === words).length;
      })
      .toBe(1);
    expect((await heard(page)).filter(({ text, early }) => early && ended.test(text))).toEqual([]);
  });

for (const [index, { id, title }] of ofEachInTurn(
  games.filter((game) => !isOwn(game.id)),
  kindOf,
).entries())
  test(`${title} takes a bet by the keyboard alone, and says so${scriptsInTurn(index)}`, async ({
    page,
    javaScriptEnabled: scripts = true,
  }) => {
    test.setTimeout(150_000);
    await expect(async () => {
      await page.context().clearCookies();
      await page.goto(`/play/lantern/${id}?mode=fun&stay`);
      expect(await nameless(page), 'before a bet').toEqual([]);
      const spot = page.locator('.bet-form input[name=spot]').first();
      if ((await spot.count()) > 0) {
        await tabTo(page, spot);
        await page.keyboard.press('Space');
        await expect(spot).toBeChecked();
      }
      await tabTo(page, page.locator('.bet-form .spin'));
      await page.keyboard.press('Enter');
      // A round may begin between the coming and the post; what was chosen is then ready for the next.
      await expect(page.getByRole('region', { name: 'Your bets' })).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 120_000 });
    // Without scripts by what is shown in passing, with them by the line that speaks.
    await expect(page.locator(scripts ? '.unseen[role=status]' : '.toast[role=status]')).toHaveText(
      'Your bets are placed',
    );
    expect(await nameless(page), 'after it').toEqual([]);
    expect(await page.locator('.scene .picture').ariaSnapshot()).toMatch(/\b(?:img|list|listitem|group|figure) "/);
    if (scripts) expect(await page.evaluate(() => document.activeElement?.closest('.stage, main') !== null)).toBe(true);
  });
