/** The product's main road: from a first look to money in, a round played, and money out. The same steps with scripts off and on. */
import { expect, test } from './fixtures';

/** `€20.00` as minor units. */
const minor = (text: string): number => Math.round(Number(text.replace(/[^0-9.]/g, '')) * 100);

test('a newcomer looks round, joins, deposits, plays, asks for a withdrawal and cancels it', async ({
  page,
  newcomer,
  mailedLink,
}) => {
  const main = page.getByRole('main');
  /** What the header says the player has. */
  const balance = async (): Promise<number> =>
    Number(await page.locator('[data-balance]').first().getAttribute('data-balance'));

  await test.step('looks round the lobby', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('link', { name: /Lantern Festival/ }).first()).toBeVisible();
    await page.goto('/casino');
    await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
    await main
      .getByRole('link', { name: /Lantern Festival/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /Lantern Festival/ })).toBeVisible();
  });

  await test.step('plays a round for fun without an account', async () => {
    await main.getByRole('button', { name: 'Spin' }).click();
    await expect(main.getByText(/No win this time|You win|back/).first()).toBeVisible();
  });

  await test.step('registers', async () => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Join' }).click();
    await expect(page).toHaveURL(/\/register$/);
    await main.getByLabel('Username').fill(newcomer.username);
    await main.getByLabel('Email').fill(newcomer.email);
    await main.getByLabel('Password', { exact: true }).fill(newcomer.password);
    await main.getByLabel('Repeat password').fill(newcomer.password);
    const birthdate = main.getByRole('group', { name: 'Date of birth' });
    await birthdate.getByLabel('Day').fill('27');
    await birthdate.getByLabel('Month').fill('3');
    await birthdate.getByLabel('Year').fill('1990');
    await main.getByLabel('Country').selectOption({ label: 'Norway' });
    await main.getByLabel(/I accept the terms/).check();
    await main.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText('Check your email')).toBeVisible();
  });

  await test.step('confirms by the mailed link', async () => {
    await page.goto(await mailedLink(newcomer.email));
    await main.getByRole('button', { name: 'Confirm my account' }).click();
    await expect(page.getByRole('heading', { name: 'Registration successful' })).toBeVisible();
  });

  await test.step('logs in', async () => {
    await main.getByRole('link', { name: 'Log in' }).click();
    await main.getByLabel('Username').fill(newcomer.username);
    await main.getByLabel('Password').fill(newcomer.password);
    await main.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Logged in successfully')).toBeAttached();
    expect(await balance()).toBe(0);
  });

  await test.step('fills in what the cashier asks for', async () => {
    await page.goto('/cashier/deposit');
    await main.getByRole('link', { name: 'Fill in the missing information' }).click();
    await main.getByLabel('First name').fill('Astrid');
    await main.getByLabel('Last name').fill('Lindholm');
    await main.getByLabel('Address').fill('Storgata 5');
    await main.getByLabel('City').fill('Oslo');
    await main.getByLabel('Postcode').fill('0155');
    await main.getByLabel('Mobile number').fill('+47 912 34 567');
    await main.getByRole('region', { name: 'Your details' }).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Additional information saved')).toBeAttached();
  });

  await test.step('deposits with the sandbox card', async () => {
    await page.goto('/cashier/deposit');
    await main.getByRole('textbox', { name: /amount/i }).fill('50');
    await main.getByLabel('Card number').fill('4242 4242 4242 4242');
    await main.getByLabel('Expiry date').fill('12/30');
    await main.getByLabel('Security code').fill('123');
    await main.getByLabel('Name on the card').fill('Astrid Lindholm');
    await main.getByRole('button', { name: 'Deposit' }).click();
    await expect(page.getByText(/Your deposit of €50\.00 has arrived/).first()).toBeVisible();
    expect(await balance()).toBe(50_00);
  });

  await test.step('plays a slot for real and sees the round in the history', async () => {
    await page.goto('/play/lantern/lantern-festival');
    await main.getByRole('button', { name: 'Spin' }).click();
    await expect(main.getByText(/No win this time|You win|back/).first()).toBeVisible();
    const after = await balance();

    await page.goto('/profile/history?tab=gaming');
    await expect(main.getByText('Lantern Festival').first()).toBeVisible();
    await main
      .getByRole('link', { name: /Receipt/ })
      .first()
      .click();
    await expect(page.getByText('Hash of the server seed')).toBeAttached();
    const amounts = await main.locator('dl').first().innerText();
    const [stake, payout] = ['Stake', 'Payout'].map((name) =>
      minor(new RegExp(`${name}\\s+(€[\\d.,]+)`).exec(amounts)?.[1] ?? 'NaN'),
    );
    expect(after).toBe(50_00 - stake! + payout!);
  });

  await test.step('asks for a withdrawal and cancels it', async () => {
    const before = await balance();
    await page.goto('/cashier/withdraw');
    await main.getByRole('textbox', { name: /amount/i }).fill('20');
    await main.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(page.getByText(/Withdrawal of €20\.00 requested/).first()).toBeAttached();
    expect(await balance()).toBe(before - 20_00);
    await main.getByRole('button', { name: 'Cancel all pending withdrawals' }).click();
    await expect(page.getByText(/€20\.00 is back in your balance/).first()).toBeAttached();
    expect(await balance()).toBe(before);
    await page.goto('/profile/history?tab=transactions');
    await expect(main.getByText('Cancelled').first()).toBeVisible();
    await expect(main.getByText('Credited').first()).toBeVisible();
  });

  await test.step('logs out', async () => {
    await page.goto('/');
    const out = page.getByRole('button', { name: 'Log out' });
    // The button may wait in a menu of the header.
    if (!(await out.first().isVisible())) await page.getByRole('banner').locator('summary').last().click();
    await out.first().click();
    await expect(page.getByText('You are logged out')).toBeAttached();
    await page.goto('/profile/my-account');
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });
});
