/** The four ways a browser treats scripts: they run, are switched off, fail to load, or are forbidden by the content policy. */
import { expect, type Browser, type BrowserContext, type Page } from 'playwright/test';
import { isFull, waysInTurn } from '../tests/harness/in-turn';
import type { NewPlayer } from './fixtures';

const modes = ['on', 'off', 'failing', 'forbidden'] as const;
type Mode = (typeof modes)[number];

/** Without scripts always, and one of the other ways; in the long form all. */
export const modesInTurn: readonly Mode[] = isFull
  ? modes
  : ['off', ...waysInTurn<Mode>(['on', 'failing', 'forbidden'])];

/** Ends the title of a test that is there once for each of many things: the one at `index` is tried with scripts or without; in the long form in both ways. */
export const scriptsInTurn = (index: number): string =>
  isFull ? '' : waysInTurn([' @browser', ' @scriptless'], index)[0]!;

export async function contextOf(browser: Browser, mode: Mode): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: process.env.LANTERN_URL,
    locale: 'en-GB',
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: mode !== 'off',
  });
  // Over WebDriver BiDi a page can't be without scripts and still be driven, so in Firefox it is given none to load.
  const isGivenNone = mode === 'failing' || (mode === 'off' && browser.browserType().name() === 'firefox');
  if (isGivenNone) await context.route(/\/assets\/.*\.js$/, (route) => route.abort());
  if (mode === 'forbidden') {
    await context.route(
      (url) => !/\.\w+$/.test(url.pathname),
      async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        // A connection that the loaded machine's runtime dropped is tried again.
        const response = await route.fetch({ maxRedirects: 0, maxRetries: 3 });
        const headers = {
          ...response.headers(),
          'content-security-policy': (response.headers()['content-security-policy'] ?? '').replace(
            "script-src 'self'",
            "script-src 'none'",
          ),
        };
        return route.fulfill({ response, headers });
      },
    );
  }
  return context;
}

/** What a refused form says first. */
export const refused = (page: Page, words: string): Promise<void> =>
  expect(page.getByRole('main').getByRole('alert')).toContainText(words);

/** A player made by the console, who can log in at once. @param balance minor units */
export async function made(page: Page, balance = 0): Promise<NewPlayer & { playerId: string }> {
  const answer = await page.request.post('/__qa/players', { data: { balance } });
  return ((await answer.json()) as { data: NewPlayer & { playerId: string } }).data;
}
