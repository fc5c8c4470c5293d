/** The back office's pages of one thing each, with real data on them: axe, sideways scrolling and target sizes, on a phone or on a desk, by turns. */
import type { Page } from 'playwright/test';
import { expect, logIn, openStill, signInAsOperator, test } from './fixtures';
import { axeFindings, reachingOver, smallTargets } from './judge';
import { waysInTurn } from '../tests/harness/in-turn';

// One after the other: a world that is made twice at once ends the other one's sessions.
test.describe.configure({ mode: 'default' });

interface World {
  playerId: string;
  username: string;
  password: string;
}
async function world(page: Page, name: string): Promise<World> {
  const answer = await page.request.post(`/__qa/worlds/${name}`, { headers: { accept: 'application/json' } });
  await expect(answer).toBeOK();
  return ((await answer.json()) as { data: World }).data;
}

/** Looks again until a link is there: what a player does reaches the desks a moment later. */
async function linkIn(page: Page, list: string, link: string): Promise<string> {
  let address: string | null = null;
  await expect(async () => {
    await page.goto(list);
    address = await page.locator(`main ${link}`).first().getAttribute('href', { timeout: 1_000 });
    expect(address).not.toBeNull();
  }).toPass({ timeout: 20_000 });
  return address!;
}

/** A picture of a document: a single pixel, but a picture. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Somebody whose document waits, and who has written to support; and somebody who has played. */
async function addressesOf(page: Page): Promise<string[]> {
  const [waiting, played] = [await world(page, 'frozen-kyc'), await world(page, 'regular')];
  await logIn(page, played);
  await page.goto('/info/contact-us');
  const form = page.locator('main form', { has: page.locator('textarea') });
  await form
    .locator('textarea')
    .fill('Where is my win?\n\nIt was a lantern of gold, and long'.padEnd(400, ' and longer'));
  await form.getByRole('button').last().click();
  await page.goto('/profile/documents');
  const main = page.getByRole('main');
  await main.locator('[name=type][value=address]').check();
  await main.locator('input[type=file]').setInputFiles({ name: 'bill.png', mimeType: 'image/png', buffer: picture });
  await main.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(main.getByText(/bill|under review|waiting/i).first()).toBeVisible();
  await page.context().clearCookies();
  await signInAsOperator(page);
  const player = `/__ops/players/${played.playerId}`;
  await page.goto(player);
  await page.getByRole('main').locator('summary', { hasText: 'Write a note' }).click();
  const note = page.getByRole('main').locator('form', { has: page.locator('[value=note]') });
  await note.locator('[name=note]').fill('called about a win, and was told how rounds are checked');
  await note.getByRole('button').click();
  const lists = ['notes', 'messages', 'support', 'documents', 'bookings', 'rounds', 'bonuses', 'log-ins', 'log'];
  return [
    player,
    `/__ops/players/${waiting.playerId}`,
    ...lists.map((list) => `${player}/${list}`),
    await linkIn(page, `${player}/rounds`, 'td a[href*="/rounds/"]'),
    await linkIn(page, `${player}/documents`, 'td a'),
    await linkIn(page, '/__ops/documents', 'h3 a'),
    await linkIn(page, '/__ops/support', 'td a'),
    `/__ops/care/${played.playerId}`,
    await linkIn(page, '/__ops/bonuses/offers', 'td a'),
    await linkIn(page, '/__ops/races', 'td a'),
    await linkIn(page, '/__ops/sports', 'td a'),
    await linkIn(page, '/__ops/games', 'td a'),
    await linkIn(page, '/__ops/content?section=news', 'td a'),
    '/__ops/content/info/deposits-and-withdrawals',
    '/__ops/content/info/deposits-and-withdrawals?language=jp',
    '/__ops/players/blocked',
    '/__ops/today/providers',
    '/__ops/today/mails',
    '/__ops/today/outboxes',
  ];
}

const sizes = [
  ['a phone', { width: 360, height: 740 }],
  ['a desk', { width: 1280, height: 900 }],
] as const;

for (const [name, viewport] of waysInTurn(sizes))
  test(`nothing is found on the pages behind the desks’ lists, on ${name} @browser`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(viewport);
    const addresses = await addressesOf(page);
    for (const address of addresses)
      await test.step(address, async () => {
        await openStill(page, address);
        await expect.soft(page, `${address} has a title`).toHaveTitle(/./);
        // What an act is folded up in is judged, too.
        await page.evaluate(() =>
          document.querySelectorAll('main details').forEach((each) => ((each as HTMLDetailsElement).open = true)),
        );
        if (process.env.DESK_SHOTS)
          await page.screenshot({
            path: `${process.env.DESK_SHOTS}/${viewport.width}${address.replace(/[^a-z0-9]+/gi, '_')}.png`,
            fullPage: true,
          });
        expect.soft(await axeFindings(page), address).toEqual([]);
        expect.soft(await smallTargets(page), address).toEqual([]);
        if (viewport.width < 700) {
          await page.setViewportSize({ width: 320, height: 640 });
          expect.soft(await reachingOver(page), address).toBeNull();
          await page.setViewportSize(viewport);
        }
      });
  });
