/** An operator's first day on a fresh start, without the testers' tools and without scripts: what a house has people for, done by people. */
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Browser, type Page } from 'playwright/test';
import { startByFork, stopFork } from './start-product';

test.describe.configure({ timeout: 240_000 });
test.use({ javaScriptEnabled: false });

let house: { child: ChildProcess; address: string; player: { username: string; password: string }; stateDir: string };
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const stateDir = await mkdtemp(path.join(tmpdir(), 'lantern-first-day-'));
  const { child, ready } = await startByFork(stateDir, { QA: 'off', MAIL: 'log' });
  house = { child, stateDir, ...ready };
});
test.afterAll(async () => {
  if (!house) return;
  await stopFork(house.child);
  await rm(house.stateDir, { recursive: true, force: true });
});

/** A browser of somebody's own. */
async function someone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: house.address, javaScriptEnabled: false, locale: 'en-GB' });
  return context.newPage();
}
async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/__ops/');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: new RegExp(`^${name}\\b`, 'i') }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
}
/** Unfolds what an act is folded up in. */
const unfold = (page: Page, name: string) =>
  page.getByRole('main').locator('summary', { hasText: name }).first().click();
const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(0, 16);
const done = (page: Page) => expect(page.getByRole('status').first()).toContainText('Done, and in the log');

/** Looks again until something of a player's has reached the desk. */
const comesTo = (page: Page, desk: string, text: string) =>
  expect(async () => {
    await page.goto(desk);
    await expect(page.getByRole('main')).toContainText(text, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });

/** A picture of a document: a single pixel, but a picture. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('the operator’s first day @scriptless', async ({ browser }) => {
  const [player, ada, ben] = await Promise.all([someone(browser), someone(browser), someone(browser)]);
  const main = player.getByRole('main');
  const card = async (number: string, amount: string) => {
    await player.goto('/cashier/deposit');
    await main.getByRole('textbox', { name: /amount/i }).fill(amount);
    await main.getByLabel('Card number').fill(number);
    await main.getByLabel('Expiry date').fill('12/34');
    await main.getByLabel('Security code').fill('123');
    await main.getByLabel('Name on the card').fill('Lena Lantern');
    await main.getByRole('button', { name: 'Deposit' }).click();
  };

  await test.step('a player brings money and a document, and is not yet paid 4,000', async () => {
    await player.goto('/login');
    await main.getByLabel('Username').fill(house.player.username);
    await main.getByLabel('Password').fill(house.player.password);
    await main.getByRole('button', { name: 'Log in' }).click();
    await card('4242 4242 4242 4242', '4500');
    await expect(player.getByText(/Your deposit of €4,500\.00 has arrived/).first()).toBeVisible();
    await player.goto('/profile/documents');
    await main.locator('[name=type][value=identity]').check();
    await main
      .locator('input[type=file]')
      .setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer: picture });
    await main.getByRole('button', { name: 'Send', exact: true }).click();
    await player.goto('/cashier/withdraw');
    await main.getByRole('textbox', { name: /amount/i }).fill('4000');
    await main.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(player.getByText(/before your identity is verified/).first()).toBeVisible();
  });

  await test.step('signs in, and sees what waits', async () => {
    await signIn(ada, 'ada');
    await signIn(ben, 'ben');
    await ada
      .getByRole('main')
      .getByRole('link', { name: /Documents/ })
      .click();
  });

  await test.step('approves the document', async () => {
    await comesTo(ada, '/__ops/documents', 'proof of identity');
    await ada.getByRole('button', { name: 'Approve' }).first().click();
    await expect(ada.getByRole('status').first()).toBeVisible();
    await expect(ada.getByText('Nothing waits.')).toBeVisible();
  });

  await test.step('releases the withdrawal with a second person', async () => {
    await player.goto('/cashier/withdraw');
    await main.getByRole('textbox', { name: /amount/i }).fill('4000');
    await main.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(player.getByText(/Withdrawal of €4,000\.00 requested/).first()).toBeAttached();
    await comesTo(ada, '/__ops/till', '€4,000.00');
    await ada.getByRole('button', { name: 'Approve' }).click();
    await expect(ada.getByRole('heading', { level: 1, name: 'A second person decides' })).toBeVisible();
    await ada.goto('/__ops/requests');
    await expect(ada.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
    await ben.goto('/__ops/requests');
    await expect(ben.getByRole('main')).toContainText('€4,000.00');
    await ben.getByRole('button', { name: 'Confirm' }).click();
    await ben.goto('/__ops/till');
    await ben.getByRole('button', { name: 'Mark as paid' }).click();
    await player.goto('/cashier/withdraw');
    await expect(main.getByText(/Paid|paid/).first()).toBeVisible();
  });

  await test.step('writes a page in seven languages and schedules it', async () => {
    await ada.goto('/__ops/content?section=news');
    await unfold(ada, 'Write a page');
    const form = ada.getByRole('main').locator('form', { has: ada.locator('[name=url]') });
    await form.locator('[name=url]').fill('first-day');
    for (const language of ['en', 'es', 'de', 'fr', 'pt', 'no', 'jp']) {
      await form.locator(`[name=title-${language}]`).fill(`First day ${language}`);
      await form.locator(`[name=summary-${language}]`).fill(`The house opens ${language}.`);
    }
    await form.locator('[name=published]').fill(soon(-600));
    await form.locator('[name=body]').fill('# Welcome\n\nThe house is open.');
    await form.locator('[name=note]').fill('the opening');
    await form.getByRole('button').click();
    await expect(ada.getByRole('alert')).toBeVisible();
    await form.locator('[name=published]').fill(soon(60));
    await expect(form.locator('[name=title-jp]')).toHaveValue('First day jp');
    await form.locator('[name=note]').fill('the opening');
    await form.getByRole('button').click();
    await done(ada);
    await ada.getByRole('link', { name: 'All of News' }).click();
    await expect(ada.locator('tr', { hasText: 'First day en' })).toContainText('scheduled');
    const early = await player.goto('/news/first-day');
    expect(early?.status()).toBe(404);
  });

  await test.step('announces a race', async () => {
    await ada.goto('/__ops/races');
    await unfold(ada, 'Announce a race');
    const form = ada.getByRole('main').locator('form', { has: ada.locator('[name=prizes]') });
    await form.locator('[name=id]').fill('opening-sprint');
    await form.locator('[name=title-en]').fill('Opening sprint');
    await form.locator('[name=summary-en]').fill('The first race of the house.');
    await form.locator('[name=starts]').fill(soon(60));
    await form.locator('[name=ends]').fill(soon(120));
    await form.locator('[name=prizes]').fill('100\n50');
    await form.locator('[name=note]').fill('the opening');
    await form.getByRole('button').click();
    await done(ada);
    await player.goto('/slot-races/opening-sprint');
    await expect(player.getByRole('heading', { level: 1, name: 'Opening sprint' })).toBeVisible();
  });

  await test.step('makes a code, which is redeemed', async () => {
    await ada.goto('/__ops/bonuses');
    await unfold(ada, 'Make a code');
    const form = ada.getByRole('main').locator('form', { has: ada.locator('[value=make_code]') });
    await form.locator('[name=code]').fill('OPENING7');
    await form.locator('[name=name-en]').fill('Opening gift');
    await form.locator('[name=amount]').fill('7');
    await form.locator('[name=note]').fill('the opening');
    await form.getByRole('button').click();
    await done(ada);
    await player.goto('/promotions');
    const redeem = main.locator('form', { has: player.locator('[name=code]') });
    await redeem.locator('[name=code]').fill('opening7');
    await redeem.getByRole('button', { name: 'Redeem' }).click();
    await player.goto('/profile/bonuses');
    await expect(main.getByText('Opening gift').first()).toBeVisible();
  });

  await test.step('finds a player, and refunds a deposit that came too late', async () => {
    await card('4000 0025 0000 3155', '30');
    await expect(player.getByRole('button', { name: 'Approve the payment' })).toBeVisible();
    await ada.goto('/__ops/players');
    await ada.getByRole('searchbox').fill(house.player.username);
    await ada.getByRole('button', { name: 'Search' }).click();
    await ada.getByRole('link', { name: house.player.username }).click();
    await unfold(ada, 'Block');
    const block = ada.getByRole('main').locator('form', { has: ada.locator('[value=block]') });
    await block.locator('[name=note]').fill('a card that is not theirs');
    await block.getByRole('button').click();
    await expect(ada.getByText('Account blocked')).toBeVisible();
    await player.getByRole('button', { name: 'Approve the payment' }).click();
    await comesTo(ada, '/__ops/exceptions', 'Deposit not credited');
    const late = ada.getByRole('article').filter({ hasText: 'Deposit not credited' });
    await expect(late).toContainText('€30.00');
    await late.getByLabel('Why, for the log').fill('came while blocked');
    await late.getByRole('button', { name: 'Refund' }).click();
    await expect(ada.getByRole('status').first()).toContainText('refunded');
  });

  await test.step('reads the day’s report', async () => {
    await ada.goto('/__ops/today');
    await expect(ada.getByRole('main')).toContainText('Withdrawals');
    await ada.goto('/__ops/reports');
    await expect(ada.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
    // The players’ books tell within a quarter of an hour what moved; what stands then is told with its formula.
    await expect(ada.getByRole('main')).toContainText('today as far as they have told');
    await ada.getByRole('link', { name: 'Export as CSV' }).waitFor();
  });

  await test.step('and all of it stands in the log', async () => {
    const acts: [action: string, who: string][] = [
      ['sign_in', 'ada'],
      ['document_approve', 'ada'],
      ['asked', 'ada'],
      ['confirmed', 'ben'],
      ['approve', 'ben'],
      ['pay', 'ben'],
      ['content_written', 'ada'],
      ['race_made', 'ada'],
      ['code_made', 'ada'],
      ['freeze', 'ada'],
      ['exception', 'ada'],
    ];
    for (const [action, who] of acts) {
      await ada.goto(`/__ops/log?action=${action}`);
      await expect(ada.getByRole('main').locator('tbody'), action).toContainText(`${who}@operators.example`);
    }
  });
});
