/** The forms of an account end in the same state with scripts on, off, failing to load, and forbidden by the content policy. */
import AxeBuilder from '@axe-core/playwright';
import { build } from 'esbuild';
import type { Page } from 'playwright/test';
import { hydratedOptions } from '../scripts/islands';
import { answerTo } from '../tests/harness/captcha';
import { expect, logIn, test } from './fixtures';
import { contextOf, made, modesInTurn, refused, scriptsInTurn } from './modes';

for (const mode of modesInTurn) {
  test(`the account’s forms with scripts ${mode} @browser`, async ({ browser }) => {
    test.setTimeout(180_000);
    const context = await contextOf(browser, mode);
    const page = await context.newPage();
    const main = page.getByRole('main');
    const player = await made(page);

    await test.step('sign-up says what is wrong and keeps what was typed', async () => {
      await page.goto('/register');
      await main.getByLabel('Username').fill(player.username);
      await main.getByLabel('Email').fill('somebody@mail.example');
      await main.getByLabel('Password', { exact: true }).fill('Warm-light-7');
      await main.getByLabel('Repeat password').fill('Warm-light-8');
      const birthdate = main.getByRole('group', { name: 'Date of birth' });
      for (const [part, value] of [
        ['Day', '31'],
        ['Month', '2'],
        ['Year', '1990'],
      ] as const)
        await birthdate.getByLabel(part).fill(value);
      await main.getByLabel('Country').selectOption({ label: 'Norway' });
      await main.getByLabel(/I accept the terms/).check();
      await main.getByRole('button', { name: 'Sign up' }).click();
      await refused(page, 'Passwords must match');
      await refused(page, 'Birth date is not valid');
      await expect(main.getByLabel('Username')).toHaveValue(player.username);
      await expect(main.getByLabel('Password', { exact: true })).toHaveValue('');
    });

    await test.step('log-in asks for a captcha after three failures, and opens with its answer', async () => {
      await page.goto('/login');
      for (let attempt = 1; attempt <= 3; attempt += 1) {
        await main.getByLabel('Username').fill(player.username);
        await main.getByLabel('Password').fill('Not-this-one-1');
        await main.getByRole('button', { name: 'Log in' }).click();
        await refused(page, 'Invalid username or password');
      }
      if (mode === 'on') {
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
        ).toEqual([]);
      }
      await main.getByLabel('Password').fill(player.password);
      await main
        .getByLabel('Captcha characters')
        .fill(answerTo((await page.locator('#log-in-captcha-hint').textContent()) ?? ''));
      await main.getByRole('button', { name: 'Log in' }).click();
      await expect(page.locator('[data-balance]').first()).toBeAttached();
    });

    await test.step('the profile is refused in words, saved, and not undone by a second tab', async () => {
      const other = await context.newPage();
      const tabs = [page, other].map((tab) => {
        const form = tab.getByRole('main').locator('form#additional');
        return {
          tab,
          nickname: form.getByLabel('Nickname'),
          timezone: form.getByLabel('Time zone'),
          save: () => form.getByRole('button', { name: 'Save' }).click(),
        };
      });
      for (const { tab } of tabs) await tab.goto('/profile/my-account');
      const [first, second] = tabs as [(typeof tabs)[number], (typeof tabs)[number]];
      await page.bringToFront();
      await first.nickname.fill('lamplighter');
      await first.timezone.fill('Mars/Olympus');
      await first.save();
      await refused(page, 'We don’t know this time zone');
      await expect(page).toHaveTitle(/^Error: My account/);
      await expect(main.getByRole('alert')).toBeFocused();
      await expect(first.timezone).toHaveAttribute('aria-invalid', 'true');
      await expect(first.timezone).toHaveAccessibleDescription(/We don’t know this time zone/);
      await expect(first.timezone).toHaveValue('Mars/Olympus');
      await expect(first.nickname).toHaveValue('lamplighter');
      await first.timezone.fill('Europe/Oslo');
      await first.save();
      await expect(page.getByText('Additional information saved')).toBeAttached();
      await expect(first.nickname).toHaveValue('lamplighter');

      await second.nickname.fill('second-tab');
      await second.save();
      await refused(other, 'changed in another window');
      await expect(second.nickname).toHaveValue('second-tab');
      await second.save();
      await expect(other.getByText('Additional information saved')).toBeAttached();
      await expect(second.nickname).toHaveValue('second-tab');
      await expect(second.timezone).toHaveValue('UTC');
      await other.close();
    });

    await test.step('a promotion code is judged and redeemed', async () => {
      await page.goto('/profile/bonuses');
      await main.getByLabel('Your code').fill('NO-SUCH-CODE');
      await main.getByRole('button', { name: 'Redeem' }).click();
      await refused(page, 'This promotion code is not valid');
      await expect(main.getByLabel('Your code')).toHaveValue('NO-SUCH-CODE');
      await main.getByLabel('Your code').fill('welcome100');
      await main.getByRole('button', { name: 'Redeem' }).click();
      await expect(main.getByRole('heading', { name: 'Welcome bonus' })).toBeVisible();
    });

    await test.step('a new password is refused in words, and set', async () => {
      await page.goto('/profile/security');
      for (const [old, wanted] of [
        ['Not-mine-1', 'Warm-light-7'],
        [player.password, 'Warm-light-7'],
      ] as const) {
        await main.getByLabel('Old password').fill(old);
        await main.getByLabel('New password', { exact: true }).fill(wanted);
        await main.getByLabel('Repeat new password').fill(wanted);
        await main.locator('form#password').getByRole('button', { name: 'Save the new password' }).click();
        if (old !== player.password) await refused(page, 'Invalid old password');
      }
      await expect(page.getByText('Your password has been changed. All other sessions have ended.')).toBeAttached();
      player.password = 'Warm-light-7';
    });

    await test.step('a deposit limit is refused in words, and set', async () => {
      await page.goto('/responsible-gambling');
      const form = page.locator('form#deposit-limit');
      await form.getByLabel('New limit').fill('19.99');
      await form.getByLabel(/password/i).fill(player.password);
      await form.getByRole('button').click();
      await refused(page, 'The minimum daily deposit limit is €20.00');
      await form.getByLabel('New limit').fill('50');
      await form.getByLabel(/password/i).fill(player.password);
      await form.getByRole('button').click();
      await expect(main.getByText('€50.00').first()).toBeVisible();
    });

    await test.step('a log-in by Google asks for what is missing, and opens', async () => {
      const other = await contextOf(browser, mode);
      const stranger = await other.newPage();
      await stranger.goto('/login');
      await stranger.getByRole('link', { name: 'Continue with Google' }).click();
      await stranger.getByLabel('Account number').fill(`browser-${mode}`);
      await stranger.getByLabel('Email', { exact: true }).fill(`google-${mode}@mail.example`);
      await stranger.getByRole('button', { name: 'Continue' }).click();
      const form = stranger.getByRole('main');
      await form.getByLabel('Username').fill(player.username);
      const birthdate = form.getByRole('group', { name: 'Date of birth' });
      for (const [part, value] of [
        ['Day', '27'],
        ['Month', '3'],
        ['Year', '1990'],
      ] as const)
        await birthdate.getByLabel(part).fill(value);
      await form.getByLabel('Country').selectOption({ label: 'Norway' });
      await form.getByLabel(/I accept the terms/).check();
      await form.getByRole('button', { name: 'Sign up' }).click();
      await refused(stranger, 'Username already exists');
      await form.getByLabel('Username').fill(`google${mode}1`);
      await form.getByRole('button', { name: 'Sign up' }).click();
      await expect(stranger.locator('[data-balance]').first()).toBeAttached();
      await other.close();
    });

    await context.close();
  });
}

test('the sign-up says early that a name is taken, and how good a password is @browser', async ({ page }) => {
  const { username } = await made(page);
  await page.goto('/register');
  const main = page.getByRole('main');
  await main.getByLabel('Username').fill(username);
  await main.getByLabel('Email').focus();
  await expect(main.getByText('Username already exists')).toBeVisible();
  await expect(main.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
  await main.getByLabel('Username').fill(`${username}x`);
  await expect(main.getByText('Username already exists')).toBeHidden();
  const password = main.getByLabel('Password', { exact: true });
  for (const [typed, words] of [
    ['abc', 'Easy to guess'],
    ['Lantern-1', 'Good password'],
    ['Lantern-light-2026', 'Strong password'],
  ] as const) {
    await password.fill(typed);
    await expect(main.getByText(words)).toBeVisible();
  }
});

test('a new password is judged while it is typed, the old one not @browser', async ({ playerPage: page }) => {
  await page.goto('/profile/security');
  const main = page.getByRole('main');
  await main.getByLabel('Old password').fill('abc');
  await expect(main.getByText('Easy to guess')).toBeHidden();
  await main.getByLabel('New password', { exact: true }).fill('abc');
  await expect(main.getByText('Easy to guess')).toBeVisible();
  await main.getByLabel('New password', { exact: true }).fill('Lantern-light-2026');
  await expect(main.getByText('Strong password')).toBeVisible();
});

/** The editor is React's from here on. */
const taken = (page: Page) => expect(page.locator('form#contact')).toHaveAttribute('novalidate', '');

const findingsOf = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
};

test('the profile is taken over as it stands, and says at a field that is left what is wrong with it @browser', async ({
  playerPage: page,
}) => {
  // React's development build complains in the console of whatever it does not find as the server rendered it.
  const { outputFiles } = await build({
    ...hydratedOptions('profile-editor', 'development'),
    bundle: true,
    write: false,
    format: 'esm',
  });
  let arrive = (): void => undefined;
  const isTyped = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/hydrated-.*\.js$/, async (route) => {
    await isTyped;
    await route.fulfill({ contentType: 'text/javascript', body: outputFiles[0]!.text });
  });
  await page.goto('/profile/my-account', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  const nickname = main.getByLabel('Nickname');
  await nickname.fill('abcdefg');
  arrive();
  await taken(page);
  await expect(nickname, 'typed before the script came').toHaveValue('abcdefg');

  await nickname.fill('abcd');
  await expect(nickname).not.toHaveAttribute('aria-invalid');
  await main.getByLabel('Time zone').focus();
  await expect(nickname).toHaveAttribute('aria-invalid', 'true');
  await expect(nickname).toHaveAccessibleDescription('Nickname must have 5 to 20 characters');
  await expect(main.getByRole('status')).toHaveText('Nickname must have 5 to 20 characters');
  await nickname.press('End');
  await nickname.press('e');
  await expect(nickname).not.toHaveAttribute('aria-invalid');

  await main.getByLabel('First name').fill('Al');
  await main.getByLabel('City').fill('');
  const save = main.locator('form#contact').getByRole('button', { name: 'Save' });
  await save.hover();
  await page.mouse.down();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  // Words above it would move the button away from under the finger.
  await expect(main.getByLabel('City')).not.toHaveAttribute('aria-invalid');
  await page.mouse.up();
  await expect(main.getByRole('alert').getByRole('link')).toHaveText([
    'First name must have 3 to 25 characters',
    'Enter your city',
  ]);
  await expect(main.getByRole('alert')).toBeFocused();
  expect(await findingsOf(page)).toEqual([]);
  await main.getByRole('alert').getByRole('link', { name: 'Enter your city' }).click();
  await expect(main.getByLabel('City')).toBeFocused();
});

test('the profile is not left with something unsaved, unless that is meant @browser', async ({ page }) => {
  await logIn(page, await made(page));
  await page.goto('/profile/my-account');
  await taken(page);
  const main = page.getByRole('main');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const natively: string[] = [];
  page.on('dialog', (dialog) => {
    natively.push(dialog.type());
    void dialog.dismiss();
  });
  const nickname = main.getByLabel('Nickname');
  const before = await nickname.inputValue();
  await nickname.fill('somebody-else');
  await main.getByRole('link', { name: 'Security' }).click();
  await expect(question).toBeVisible();
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  expect(await findingsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(nickname).toHaveValue('somebody-else');

  // The other form would take it along, and so would a form of the page around; a tab that is closed is the browser's to hold.
  await main.locator('form#contact').getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: /^Lite mode/ }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(natively).toEqual([]);
  await page.reload({ timeout: 2_000 }).catch(() => undefined);
  expect(natively).toEqual(['beforeunload']);
  await expect(nickname).toHaveValue('somebody-else');

  // Typed back is nothing to lose, and saving is no leaving.
  await nickname.fill(before);
  await main.getByRole('link', { name: 'Security' }).click();
  await expect(page).toHaveURL(/\/profile\/security$/);
  await page.goto('/profile/my-account');
  await taken(page);
  await nickname.fill('lamplighter-2');
  await main.locator('form#additional').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Additional information saved')).toBeAttached();
  await expect(nickname).toHaveValue('lamplighter-2');
  await taken(page);
  await nickname.fill('somebody-else');
  await main.getByRole('link', { name: 'Security' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/profile\/security$/);
  expect(natively).toEqual(['beforeunload']);
});

test('a typed password is read by a press, and sent as a password @browser', async ({ page }) => {
  const player = await made(page);
  await page.goto('/login');
  const main = page.getByRole('main');
  const [password, show] = [main.getByLabel('Password'), main.getByRole('button', { name: 'Show' })];
  await main.getByLabel('Username').fill(player.username);
  await password.fill(player.password);
  // It came into the label's line, and moved nothing.
  const [label, button] = [await main.getByText('Password', { exact: true }).boundingBox(), await show.boundingBox()];
  expect(Math.abs(label!.y + label!.height / 2 - button!.y - button!.height / 2)).toBeLessThan(4);
  await show.click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await show.click();
  await expect(password).toHaveAttribute('type', 'password');
  await show.click();
  expect(await findingsOf(page)).toEqual([]);
  await page.evaluate(() =>
    document.addEventListener('submit', () =>
      sessionStorage.setItem('sent-as', document.querySelector<HTMLInputElement>('[name=password]')!.type),
    ),
  );
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(page.locator('[data-balance]').first()).toBeAttached();
  expect(await page.evaluate(() => sessionStorage.getItem('sent-as'))).toBe('password');
});

test(`the tabs of the profile stand in one row on a phone, with the open one in sight${scriptsInTurn(0)}`, async ({
  playerPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/profile/my-account', '/profile/history']) {
    await page.goto(path);
    const tabs = page.locator('.account-screen > .tabs').first();
    const [row, open] = [await tabs.boundingBox(), await tabs.locator('[aria-current]').boundingBox()];
    expect(row!.height, path).toBeLessThan(60);
    expect(open!.x, path).toBeGreaterThanOrEqual(row!.x - 1);
    expect(open!.x + open!.width, path).toBeLessThanOrEqual(row!.x + row!.width + 1);
  }
});
