/** What every spec starts from: a page that fails on any error a browser reports, and what a tester may do besides looking. */
import { test as base, expect, type Page } from 'playwright/test';

export interface NewPlayer {
  username: string;
  email: string;
  password: string;
}

interface Fixtures {
  /** Somebody who has no account yet. */
  newcomer: NewPlayer;
  /** The ready-made player of the start script, logged in. */
  playerPage: Page;
  /** The link of the newest mail to an address, by the QA console. */
  mailedLink: (address: string) => Promise<string>;
}

/** Collects what the browser complains about; the answer to a refused form (4xx) is no complaint. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const refused = /Failed to load resource: the server responded with a status of 4\d\d/.test(message.text());
    const blocked = message.text() === 'Service Worker registration blocked by Playwright';
    // What was on its way when the page was left, or the network went: as of `requestfailed` below.
    const cutShort = /net::ERR_(INTERNET_DISCONNECTED|ABORTED)/.test(message.text());
    if ((message.type() === 'error' || message.type() === 'warning') && !refused && !blocked && !cutShort)
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => {
    // Chromium reports a page transition that a further navigation cut short as if a script of the page had failed.
    // Firefox says so of the icon that it looks for unasked on the sandbox bank's bare page.
    if (!/^Transition was (aborted|skipped)|img-src\).*\/favicon\.ico/.test(error.message))
      complaints.push(`page error: ${error.message}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
    if (response.status() === 404 && response.request().resourceType() !== 'document')
      complaints.push(`missing: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    if (
      !/ERR_ABORTED|ERR_INTERNET_DISCONNECTED|NS_ERROR_ABORT|NS_BINDING_ABORTED/.test(
        request.failure()?.errorText ?? '',
      )
    )
      complaints.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  return complaints;
}

let count = 0;

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(process.env.LANTERN_URL),

  page: async ({ page, browserName, javaScriptEnabled }, use) => {
    // Over WebDriver BiDi a page can't be without scripts and still be driven, so in Firefox it is given none to load.
    if (browserName === 'firefox' && !javaScriptEnabled) await page.route(/\.js$/, (route) => route.abort());
    const complaints = complaintsOf(page);
    await use(page);
    expect(complaints, 'what the browser complained about').toEqual([]);
  },

  newcomer: async ({}, use, info) => {
    count += 1;
    const username = `new${info.workerIndex}x${count}x${Date.now().toString(36).slice(-6)}`;
    await use({ username, email: `${username}@mail.example`, password: 'Warm-light-7' });
  },

  playerPage: async ({ page }, use) => {
    const { username, password } = JSON.parse(process.env.LANTERN_PLAYER ?? '{}') as NewPlayer;
    await logIn(page, { username, password });
    await use(page);
  },

  mailedLink: async ({ page }, use) => {
    await use(async (address) => {
      const answer = await page.request.get(`/__qa/mailbox?to=${encodeURIComponent(address)}`, {
        headers: { accept: 'application/json' },
      });
      expect(answer.ok(), `mailbox: ${answer.status()}`).toBe(true);
      const { data } = (await answer.json()) as { data: { mails: { link: string }[] } };
      expect(data.mails.length, `a mail to ${address}`).toBeGreaterThan(0);
      return data.mails[0]!.link;
    });
  },
});

export async function logIn(page: Page, { username, password }: { username: string; password: string }): Promise<void> {
  await page.goto('/login');
  // By the fields' names, so that it works in whatever language the browser was left in.
  const form = page.locator('main form', { has: page.locator('[name=password]') });
  await form.locator('[name=username]').fill(username);
  await form.locator('[name=password]').fill(password);
  await form.getByRole('button').last().click();
  await expect(page.locator('[data-balance]').first()).toBeAttached();
}

/** As somebody who may see every desk. */
export async function signInAsOperator(page: Page): Promise<void> {
  await page.goto('/sandbox/operators');
  await page.getByRole('button', { name: 'ada@operators.example' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
}

/** Opens a page to be measured: one that refreshes itself would do so under the measuring hand, so it is told not to. */
export async function openStill(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  if (!answer?.headers().refresh) return;
  const address = page.url();
  await page.route(address, async (route) => {
    // A connection that the loaded machine's runtime dropped is tried again.
    const response = await route.fetch({ maxRetries: 3 });
    const { refresh: _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.goto(address);
  await page.unroute(address);
}

export { expect };
