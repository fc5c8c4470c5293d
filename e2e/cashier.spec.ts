/** The whole cashier as a player walks it, with scripts or without, by turns: coins in, the bank's question, a withdrawal to its end. */
import { expect, logIn, test } from './fixtures';
import { scriptsInTurn } from './modes';

test(`money comes in by coins and by a card whose bank asks, and goes out to an address of the player’s own${scriptsInTurn(0)}`, async ({
  page,
  javaScriptEnabled,
}) => {
  const main = page.getByRole('main');
  const origin = process.env.LANTERN_URL!;
  const qa = async <Data>(path: string, data: object = {}): Promise<Data> => {
    const answer = await page.request.post(`/__qa${path}`, { data, headers: { accept: 'application/json', origin } });
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
    return ((await answer.json()) as { data: Data }).data;
  };
  const idInAddress = () => decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1)!);
  const player = await qa<{ playerId: string; username: string; email: string; password: string }>('/players', {});
  await logIn(page, player);

  await test.step('before the first deposit: why nothing can be withdrawn, and a limit on offer', async () => {
    await page.goto('/cashier/withdraw');
    await expect(main.getByText('Withdrawals are not available, please make a deposit first')).toBeVisible();
    await main.getByRole('link', { name: 'Make a deposit' }).click();
    await expect(main.getByText('Would you like to set a deposit limit before your first deposit?')).toBeVisible();
  });

  await test.step('coins: the address to read, copy and scan; seen, confirmed, credited', async () => {
    await main.getByRole('link', { name: /Cryptocurrency/ }).click();
    await main.getByRole('textbox', { name: /amount/i }).fill('60');
    await main.getByRole('button', { name: 'Get the address' }).click();
    // The browser itself asks for the currency.
    await expect(page).toHaveURL(/method=crypto/);
    await main.getByLabel('Bitcoin (BTC)').check();
    await main.getByRole('button', { name: 'Get the address' }).click();
    await expect(main.getByRole('heading', { name: 'Send 0.001 BTC' })).toBeVisible();
    await expect(main.getByRole('img', { name: 'QR code with address and amount' })).toBeVisible();
    const copy = main.getByRole('button', { name: 'Copy: Wallet address' });
    if (javaScriptEnabled) await expect(copy).toBeVisible();
    else await expect(copy).toHaveCount(0);
    const id = idInAddress();
    await qa(`/payments/${encodeURIComponent(id)}/confirm`, { confirmations: 1 });
    await main.getByRole('link', { name: 'Refresh' }).click();
    await expect(main.getByRole('heading', { name: 'Your payment has arrived and is being confirmed' })).toBeVisible();
    await qa(`/payments/${encodeURIComponent(id)}/confirm`);
    // The page looks again by itself.
    await expect(main.getByRole('heading', { name: 'Your deposit of €60.00 has arrived' })).toBeVisible();
  });

  await test.step('a card whose bank asks its holder', async () => {
    await page.goto('/cashier/deposit');
    await main.getByLabel('€20.00', { exact: true }).check();
    await main.getByLabel('Card number').fill('4000 0025 0000 3155');
    await main.getByLabel('Expiry date').fill('12/34');
    await main.getByLabel('Security code').fill('123');
    await main.getByLabel('Name on the card').fill('Astrid Lindholm');
    await main.getByRole('button', { name: 'Deposit' }).click();
    await page.getByRole('button', { name: 'Approve the payment' }).click();
    await expect(main.getByRole('heading', { name: 'Your deposit of €20.00 has arrived' })).toBeVisible();
  });

  let withdrawal = '';
  await test.step('a withdrawal by crypto is asked for and approved', async () => {
    await page.goto('/cashier/withdraw?method=crypto');
    await main.getByRole('textbox', { name: /amount/i }).fill('30');
    await main.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(main.getByRole('heading', { name: /€30\.00/ })).toBeVisible();
    withdrawal = (await main.locator('[name=trans_ids]').first().getAttribute('value'))!;
    await qa(`/withdrawals/${player.playerId}/${withdrawal}/approve`);
    await page.goto('/cashier/withdraw');
    await expect(main.getByText('We need your details')).toBeVisible();
  });

  await test.step('the mailed link takes an address of its currency, once', async () => {
    const mailbox = await page.request.get(`/__qa/mailbox?to=${encodeURIComponent(player.email)}`, {
      headers: { accept: 'application/json' },
    });
    const { data } = (await mailbox.json()) as { data: { mails: { link: string }[] } };
    await page.goto(new URL(data.mails[0]!.link).pathname);
    await expect(page).toHaveURL((url) => url.pathname === '/withdrawal');
    const tag = main.getByLabel('Destination tag / memo', { exact: true });
    await expect(tag).toBeHidden();
    await main.getByLabel('XRP').check();
    await expect(tag).toBeVisible();
    await main.getByLabel('Wallet address', { exact: true }).fill('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
    await main.getByRole('button', { name: 'Send to this address' }).click();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(main.getByRole('link', { name: /This is not a valid XRP address/ })).toBeVisible();
    await main.getByLabel('Bitcoin (BTC)').check();
    await main.getByRole('button', { name: 'Send to this address' }).click();
    await expect(main.getByRole('heading', { name: 'Your withdrawal of €30.00 is on its way' })).toBeVisible();
    await qa(`/payments/${encodeURIComponent(`${player.playerId}.${withdrawal}`)}/confirm`);
    await page.reload();
    await expect(main.getByRole('heading', { name: 'Your withdrawal of €30.00 has been sent' })).toBeVisible();
  });

  await test.step('the timeline tells all of it; another withdrawal is locked', async () => {
    await page.goto('/cashier/withdraw');
    await expect(main.locator('.timeline').first().locator('.is-done')).toHaveCount(5);
    await main.getByRole('textbox', { name: /amount/i }).fill('20');
    await main.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await main.getByText('Make this withdrawal final').click();
    await main.getByRole('button', { name: 'Make final' }).click();
    await expect(main.getByText('Final: it can no longer be cancelled')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Cancel all pending withdrawals' })).toHaveCount(0);
  });

  await test.step('an answer that is lost is looked for', async () => {
    await page.goto('/cashier/withdraw');
    await qa('/faults', { match: 'POST /cashier/withdraw', kind: '500', times: 1 });
    await main.getByRole('textbox', { name: /amount/i }).fill('20');
    await main.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(main.getByRole('heading', { name: 'We’re checking what happened to your request' })).toBeVisible();
  });
});
