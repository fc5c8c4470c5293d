import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { languages, type Language } from 'contract/constants';
import { translatorFor } from '~/i18n/translator';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { answerTo } from '../harness/captcha';
import { freshPlayer, logIn } from '../harness/player';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

let count = 0;
const elsewhere = (): Visitor => lantern.visitor({ ip: `198.51.100.${(count += 1)}` });
const addressOf = (path: string, language: Language) => (language === 'en' ? path : `/${language}${path}`);
const policy =
  'The password needs at least 8 characters, with a lowercase letter, an uppercase letter and a digit or special character';
const fresh = 'New-lantern-2';

const ask = async (visitor: Visitor, email: string, path = '/forgot-password'): Promise<Page> =>
  (await visitor.get(path)).submit('forgot', { email });

/** The mail leaves after the answer. */
const newestPath = (email: string): Promise<string> =>
  vi.waitFor(async () => {
    const { link } = await lantern.mailbox.latestFor(email);
    if (!link.includes('/reset-password/')) throw new Error(`The newest mail to ${email} leads to ${link}.`);
    return new URL(link).pathname;
  });

/** Asks for a link and gives its path. */
async function mailedPath(email: string, visitor = elsewhere()): Promise<string> {
  await ask(visitor, email);
  return newestPath(email);
}

describe('a forgotten password', () => {
  it('is asked for from the log-in, and set by the mailed link', async () => {
    const account = await lantern.players.make();
    const visitor = elsewhere();
    const form = await (await visitor.get('/login')).follow('Forgot your password?');
    expect(form).toBeAt('/forgot-password');
    const sent = await form.submit('Send the link', { email: account.email });
    expect(sent).toBeAt('/forgot-password?sent');
    expect(sent.redirects.map(({ status }) => status)).toEqual([303]);
    expect(sent).toShow('If there is an account with this address');

    const path = await newestPath(account.email);
    const page = await visitor.get(path);
    expect(page).toBeAt('/reset-password');
    expect(page.html).not.toContain(path.split('/').at(-1));
    expect(page).toSetCookie('resetToken', { httponly: true, samesite: 'Lax', 'max-age': '3600' });
    expect(page).toShow('At least 8 characters');

    const done = await page.submit('reset', { newPassword: fresh, passwordConfirm: fresh });
    expect(done).toBeAt('/login');
    expect(done).toHaveToast('Your new password has been saved. Please log in with it.');
    expect(visitor.cookies.get('resetToken')).toBeUndefined();
    expect(await done.submit('log-in', { username: account.username, password: account.password })).toHaveFieldError(
      'username',
      'Invalid username or password',
    );
    expect(
      await (await elsewhere().get('/login')).submit('log-in', { username: account.username, password: fresh }),
    ).toBeAt('/');
  });

  it('answers known and unknown addresses alike', async () => {
    const { email } = await lantern.players.make();
    const plain = ({ status, path, text }: Page) => ({ status, path, text });
    expect(plain(await ask(elsewhere(), 'nobody-at-all@players.example'))).toEqual(
      plain(await ask(elsewhere(), email)),
    );
  });

  it.each([
    ['', 'Please type your email'],
    ['mira@', 'Email is not valid'],
    [`${'x'.repeat(250)}@mail.example`, 'Email is not valid'],
    ['<b>@"', 'Email is not valid'],
  ])('is refused for the address %j, which is kept', async (email, words) => {
    const page = await ask(elsewhere(), email);
    expect(page).toBeRefused();
    expect(page).toHaveFieldError('email', words);
    expect(page).toHaveErrorSummary(words);
    expect(page.value('email')).toBe(email);
  });

  it.each(languages)('is refused in the words of %s', async (language) => {
    const t = translatorFor(language);
    const page = await ask(elsewhere(), 'x', addressOf('/forgot-password', language));
    expect(page).toHaveFieldError('email', t('results.invalid_email'));
    expect(page).toHaveHeading(t('password.forgotTitle'));
  });

  it('asks who asks often for a captcha, and keeps the address', async () => {
    const visitor = lantern.visitor({ ip: '203.0.113.90' });
    for (let i = 0; i < 5; i += 1)
      expect(await ask(visitor, `nobody${i}@players.example`)).toBeAt('/forgot-password?sent');
    const asked = await ask(visitor, 'nobody@players.example');
    expect(asked).toBeRefused();
    expect(asked).toHaveFieldError('captcha', 'Please answer the captcha as well');
    expect(asked.value('email')).toBe('nobody@players.example');
    expect(asked.$('img[alt="Picture with five characters"]').attr('src')).toMatch(/^data:image\/svg\+xml,/);
    const wrong = await asked.submit('forgot', { captcha: 'AAAAA' });
    expect(wrong).toHaveFieldError('captcha', 'Wrong captcha value');
    expect(wrong.value('captcha')).toBe('');
    expect(await wrong.submit('forgot', { captcha: answerTo(wrong.$('#forgot-captcha-hint').text()) })).toBeAt(
      '/forgot-password?sent',
    );
  });
});

describe('the mailed link', () => {
  it('ends all sessions of the account, the one of this browser among them', async () => {
    const { visitor, account } = await freshPlayer(lantern, {}, { ip: '198.51.100.200' });
    const other = await logIn(lantern, account, { ip: '198.51.100.201' });
    await (
      await visitor.get(await mailedPath(account.email))
    ).submit('reset', { newPassword: fresh, passwordConfirm: fresh });
    expect(visitor.cookies.get('playerSessionId')).toBeUndefined();
    expect(await other.get('/profile/my-account')).toHaveToast('Session expired');
  });

  it('counts once', async () => {
    const { email } = await lantern.players.make();
    const path = await mailedPath(email);
    const [first, second] = [elsewhere(), elsewhere()];
    const late = await second.get(path);
    expect(await (await first.get(path)).submit('reset', { newPassword: fresh, passwordConfirm: fresh })).toBeAt(
      '/login',
    );
    const refused = await late.submit('reset', { newPassword: 'Other-lantern-3', passwordConfirm: 'Other-lantern-3' });
    expect(refused).toHaveStatus(422);
    expect(refused).toHaveTitle(/^Error:/);
    expect(refused).toShow('Password reset link is invalid');
    expect(refused.html).not.toContain('Other-lantern-3');
    expect(second.cookies.get('resetToken')).toBeUndefined();
    expect(await refused.follow('Ask for a new link')).toBeAt('/forgot-password');
  });

  it('expires after an hour', async () => {
    const { email } = await lantern.players.make();
    const path = await mailedPath(email);
    const page = await elsewhere().get(path);
    await lantern.clock.advance({ hours: 1, seconds: 1 });
    expect(await page.submit('reset', { newPassword: fresh, passwordConfirm: fresh })).toShow(
      'Password reset link is invalid',
    );
  });

  it.each(['a.b.c', '__proto__', '%3Cscript%3E', 'x'.repeat(400), '%F0%9F%8F%AE', '..%2F..%2F'])(
    'that is made up is no way in: %s',
    async (token) => {
      const visitor = elsewhere();
      const page = await visitor.get(`/reset-password/${token}`);
      expect(page).toBeAt('/reset-password');
      const end = page.offers('reset')
        ? await page.submit('reset', { newPassword: fresh, passwordConfirm: fresh })
        : page;
      expect(end).toShow('Password reset link is invalid');
      expect([404, 422]).toContain(end.status);
    },
  );

  it.each(languages)('says in %s that there is none', async (language) => {
    const page = await elsewhere().get(addressOf('/reset-password', language));
    expect(page).toHaveStatus(404);
    expect(page).toShow(translatorFor(language)('results.invalid_reset_link'));
    const posted = await elsewhere().post(addressOf('/reset-password', language), {
      newPassword: fresh,
      passwordConfirm: fresh,
    });
    expect(posted).toHaveStatus(422);
    expect(posted).toShow(translatorFor(language)('results.invalid_reset_link'));
  });

  it('that is none leads who is logged in to the own account, and nobody to a log-in that is not needed', async () => {
    const { visitor } = await freshPlayer(lantern);
    const page = await visitor.get('/de/reset-password');
    expect(page.links.filter((link) => link === '/de/login')).toEqual([]);
    expect(
      page
        .$('main a')
        .toArray()
        .map((link) => page.$(link).attr('href')),
    ).toEqual(['/de/forgot-password', '/de/profile/my-account']);
    expect((await elsewhere().get('/de/reset-password')).$('main a').toArray().length).toBe(2);
  });

  it('leaves in a cookie that nobody can forge', async () => {
    const visitor = elsewhere();
    const { email } = await lantern.players.make();
    await visitor.get(await mailedPath(email, visitor));
    const good = visitor.cookies.get('resetToken')!;
    visitor.cookies.put('resetToken', `${Buffer.from('"forged"').toString('base64url')}.${good.split('.')[1]}`);
    expect(await visitor.get('/reset-password')).toHaveStatus(404);
  });
});

/** What each form of a new password says, and that a refusal uses up nothing. */
describe.each(['reset', 'password'])('a new password in the form %s', (form) => {
  let page: Page;
  let more: Record<string, string>;
  beforeAll(async () => {
    const { visitor, account } = await freshPlayer(lantern, {}, { ip: `198.51.100.${(count += 1)}` });
    page =
      form === 'reset'
        ? await elsewhere().get(await mailedPath(account.email))
        : await visitor.get('/profile/security');
    more = form === 'reset' ? {} : { oldPassword: account.password };
  });

  it.each([
    ['', '', 'newPassword', 'Please enter your new password'],
    ['Ab-12', 'Ab-12', 'newPassword', 'Password must be longer than 5 characters'],
    ['Ab-1234', 'Ab-1234', 'newPassword', policy],
    ['lantern-12', 'lantern-12', 'newPassword', policy],
    ['LANTERN-12', 'LANTERN-12', 'newPassword', policy],
    ['Lanterns', 'Lanterns', 'newPassword', policy],
    [`Ab-1${'x'.repeat(125)}`, '', 'newPassword', 'no more than 128'],
    [fresh, '', 'passwordConfirm', 'Please repeat your password'],
    [fresh, 'New-lantern-3', 'passwordConfirm', 'Passwords must match'],
  ])('%j and %j are refused', async (newPassword, passwordConfirm, field, words) => {
    const refused = await page.submit(form, { ...more, newPassword, passwordConfirm });
    expect(refused).toBeRefused();
    expect(refused).toHaveFieldError(field, words);
    expect(refused).toHaveErrorSummary(words);
    for (const name of ['newPassword', 'passwordConfirm']) expect(refused.field(name).attr('value')).toBeUndefined();
    if (newPassword.length > 5) expect(refused.html).not.toContain(newPassword);
  });

  it('is taken in the end', async () => {
    expect(await page.submit(form, { ...more, newPassword: fresh, passwordConfirm: fresh })).toBeAt(
      form === 'reset' ? '/login' : '/profile/security',
    );
  });
});
