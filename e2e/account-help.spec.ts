/** The forms by which a player gets help, proof and protection end in the same state with scripts on, off, failing to load, and forbidden by the content policy. */
import { answerTo } from '../tests/harness/captcha';
import { expect, test } from './fixtures';
import { contextOf, made, modesInTurn, refused } from './modes';

const photo = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]);
const wanted = 'Warm-light-9';

for (const mode of modesInTurn) {
  test(`the forms of help and protection with scripts ${mode} @browser`, async ({ browser }) => {
    test.setTimeout(180_000);
    const context = await contextOf(browser, mode);
    const page = await context.newPage();
    const main = page.getByRole('main');
    const player = await made(page);
    const console = async <T>(method: 'get' | 'post', path: string): Promise<T> =>
      (
        (await (await page.request[method](`/__qa${path}`, { headers: { accept: 'application/json' } })).json()) as {
          data: T;
        }
      ).data;

    await test.step('a message to support is refused in words, kept, and sent', async () => {
      await page.goto('/info/contact-us');
      await main.getByLabel('Your name').fill('Mira');
      await main.getByLabel('Email').fill(player.email);
      // What a browser lets through and nobody can read.
      await main.getByLabel('Your message').fill('   ');
      await main.getByRole('button', { name: 'Send message' }).click();
      await refused(page, 'Please enter your message');
      await expect(main.getByLabel('Your name')).toHaveValue('Mira');
      await expect(main.getByLabel('Email')).toHaveValue(player.email);
      await main.getByLabel('Your message').fill('Where is my bonus?');
      await main.getByRole('button', { name: 'Send message' }).click();
      await expect(main.getByText('Message sent')).toBeVisible();
      await expect(main.getByText(/C-[0-9A-F]{8}/)).toBeVisible();
    });

    await test.step('a forgotten password is set anew by the mailed link', async () => {
      await page.goto('/forgot-password');
      await main.getByLabel('Email').fill(player.email);
      await main.getByRole('button', { name: 'Send the link' }).click();
      // All of these browsers stand behind one address: the last of many is asked for a captcha.
      await expect(main.getByText('Check your email').or(main.getByLabel('Captcha characters'))).toBeVisible();
      if (await main.getByLabel('Captcha characters').isVisible()) {
        await main
          .getByLabel('Captcha characters')
          .fill(answerTo((await page.locator('#forgot-captcha-hint').textContent()) ?? ''));
        await main.getByRole('button', { name: 'Send the link' }).click();
      }
      await expect(main.getByText('Check your email')).toBeVisible();
      const newest = async () =>
        (await console<{ mails: { link: string }[] }>('get', `/mailbox?to=${encodeURIComponent(player.email)}`))
          .mails[0]?.link ?? '';
      await expect.poll(newest).toContain('/reset-password/');
      await page.goto(await newest());
      await expect(page).toHaveURL(/\/reset-password$/);
      for (const repeated of ['Warm-light-8', wanted]) {
        await main.getByLabel('New password', { exact: true }).fill(wanted);
        await main.getByLabel('Repeat new password').fill(repeated);
        await main.getByRole('button', { name: 'Save the new password' }).click();
        if (repeated !== wanted) await refused(page, 'Passwords must match');
      }
      await expect(page.getByText('Your new password has been saved. Please log in with it.')).toBeAttached();
      await main.getByLabel('Username').fill(player.username);
      await main.getByLabel('Password').fill(wanted);
      await main.getByRole('button', { name: 'Log in' }).click();
      await expect(page.locator('[data-balance]').first()).toBeAttached();
    });

    await test.step('all other sessions are ended', async () => {
      const other = await contextOf(browser, 'off');
      const elsewhere = await other.newPage();
      await elsewhere.goto('/login');
      await elsewhere.locator('main [name=username]').fill(player.username);
      await elsewhere.locator('main [name=password]').fill(wanted);
      await elsewhere.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await expect(elsewhere.locator('[data-balance]').first()).toBeAttached();
      await page.goto('/profile/security');
      await main.getByRole('button', { name: 'End all other sessions' }).click();
      await expect(page.getByText('All other sessions have ended.')).toBeAttached();
      await expect(main.getByText('You are only logged in here.')).toBeVisible();
      await elsewhere.goto('/profile/security');
      await expect(elsewhere.getByText('Session expired')).toBeAttached();
      await other.close();
    });

    await test.step('a document is refused in words, taken, and what became of it is told until dismissed', async () => {
      await page.goto('/profile/documents');
      for (const [name, buffer] of [
        ['me.jpg', Buffer.from('no picture')],
        ['me.jpg', photo],
      ] as const) {
        await main.getByRole('radio', { name: /Proof of address/ }).check();
        await main.getByLabel('File', { exact: true }).setInputFiles({ name, mimeType: 'image/jpeg', buffer });
        await main.getByRole('button', { name: 'Send', exact: true }).click();
        if (buffer !== photo) await refused(page, 'Please upload a JPEG, PNG, WebP or PDF file');
        else await expect(page.getByText('Document received.')).toBeAttached();
      }
      await expect(main.getByText('Being checked')).toBeVisible();
      const { documents } = await console<{ documents: { id: string; playerId: string }[] }>('get', '/documents');
      const document = documents.find(({ playerId }) => playerId === player.playerId);
      await console('post', `/documents/${document!.id}/approve`);
      await page.goto('/notifications');
      await main.getByRole('button', { name: /^Dismiss/ }).click();
      await expect(main.getByText('Nothing new')).toBeVisible();
    });

    await test.step('a higher deposit limit waits, and is withdrawn; the reality check is set', async () => {
      await page.goto('/responsible-gambling');
      const limit = page.locator('form#deposit-limit');
      for (const amount of ['50', '500']) {
        await limit.getByLabel('New limit').fill(amount);
        await limit.getByLabel('Account password').fill(wanted);
        await limit.getByRole('button').click();
        await expect(
          page.getByText(amount === '50' ? 'Your deposit limit is now €50.00' : 'A higher limit is pending: €500.00'),
        ).toBeAttached();
      }
      await main.getByRole('button', { name: 'Keep the current limit' }).click();
      await expect(page.getByText('Your current limit still applies')).toBeAttached();
      await expect(main.getByText('A higher limit is pending')).toBeHidden();
      const interval = page.locator('form#reality-check');
      await interval.getByRole('combobox').selectOption('30');
      await interval.getByRole('button').click();
      await expect(interval.getByRole('combobox')).toHaveValue('30');
    });

    await test.step('a self-exclusion is refused in words, and begins', async () => {
      const form = page.locator('form#self-exclusion');
      for (const password of ['Not-mine-1', wanted]) {
        await form.getByLabel('Account password').fill(password);
        await form.getByRole('checkbox').check();
        await form.getByRole('button', { name: 'Exclude me now' }).click();
        if (password !== wanted) await refused(page, 'This is not the password of your account');
      }
      await expect(
        page.getByText('Your self-exclusion has started and you are logged out. You will get an email in 24 hours.'),
      ).toBeAttached();
      await expect(form).toBeHidden();
      await page.goto('/login');
      await main.getByLabel('Username').fill(player.username);
      await main.getByLabel('Password').fill(wanted);
      await main.getByRole('button', { name: 'Log in' }).click();
      await expect(page.locator('[data-balance]').first()).toBeAttached();
      await page.goto('/responsible-gambling');
      await expect(main.getByText('Your self-exclusion is active')).toBeVisible();
      await page.goto('/cashier/deposit');
      await expect(main.getByLabel('Card number')).toBeHidden();
    });

    await context.close();
  });
}
