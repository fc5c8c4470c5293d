import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages, loginUsername, type Language } from 'contract/constants';
import { htmlLang } from '~/i18n/languages';
import { translatorFor } from '~/i18n/translator';
import { startLantern, type Lantern, type Page, type Visitor } from './harness';
import { answerTo } from './harness/captcha';
import { plainSpaces, type FormValues } from './harness/form';
import { logIn, openAccount } from './harness/player';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

let count = 0;
/** A name and an address that nobody has yet, and an own network address, so that tests don't use up one another's attempts. */
function newcomer() {
  count += 1;
  const username = `newcomer${count}`;
  return { username, email: `${username}@mail.example`, password: `Secret-word-${count}` };
}
const elsewhere = () => lantern.visitor({ ip: `198.51.100.${(count += 1)}` });

const signUpValues = ({ username, email, password }: ReturnType<typeof newcomer>): FormValues => ({
  username,
  email,
  password,
  passwordConfirm: password,
  'birthdate.day': '27',
  'birthdate.month': '3',
  'birthdate.year': '1990',
  country: 'NO',
  currency: 'NOK',
  terms: true,
});

const addressOf = (path: string, language: Language) => (language === 'en' ? path : `/${language}${path}`);

async function signUp(visitor: Visitor, changes: FormValues = {}, person = newcomer()): Promise<Page> {
  return (await visitor.get('/register')).submit('sign-up', { ...signUpValues(person), ...changes });
}

async function tryToLogIn(visitor: Visitor, values: FormValues, path = '/login'): Promise<Page> {
  return (await visitor.get(path)).submit('log-in', values);
}

/** The answer to the captcha that a page asks for. */
const captchaOn = (page: Page): string => answerTo(page.$('#log-in-captcha-hint').text());

describe('signing up', () => {
  it('leads by a mailed link to an account that can log in', async () => {
    const visitor = elsewhere();
    const person = newcomer();
    const afterwards = await signUp(visitor, {}, person);
    expect(afterwards).toBeAt('/login?signed-up');
    expect(afterwards.redirects.map(({ status }) => status)).toEqual([303]);
    expect(afterwards).toHaveToast('Sign-up successful. An email is on its way to you.');
    expect(afterwards).toShow('Check your email');

    const { link } = await lantern.mailbox.latestFor(person.email);
    const asked = await visitor.get(new URL(link!).pathname + new URL(link!).search);
    expect(asked).toHaveHeading('Confirm your account');
    const confirmed = await asked.submit('Confirm my account');
    expect(confirmed).toHaveStatus(200);
    expect(confirmed).toHaveHeading('Registration successful');

    const home = await (
      await confirmed.follow('Log in')
    ).submit('log-in', { username: person.username, password: person.password });
    expect(home).toBeAt('/');
    expect(home).toHaveToast('Logged in successfully');
  });

  it('keeps what the form says about the person', async () => {
    const person = newcomer();
    const visitor = elsewhere();
    // From the query of an earlier page; of the pair the newest counts, and half a pair counts nothing.
    await visitor.get('/?myafftk=old&myaffid=1&goft_token=goft&a_aid=aid');
    await visitor.get('/casino?myafftk=track&myaffid=77&a_bid=bid&bogafftk=bog&unknown=x');
    await visitor.get('/verify?myafftk=alone');
    await signUp(visitor, { state: 'Viken' }, person);
    expect(await lantern.players.affiliateOf(person.username)).toEqual({
      myafftk: 'track',
      myaffid: '77',
      goft_token: 'goft',
      a_aid: 'aid',
      a_bid: 'bid',
      bogafftk: 'bog',
    });
    const { link } = await lantern.mailbox.latestFor(person.email);
    await (await visitor.get(new URL(link!).pathname + new URL(link!).search)).submit('confirm');
    const {
      data: { sessionid },
    } = await lantern.api.login(
      { body: { username: person.username, password: person.password, terms: true } },
      { anonymous: (await lantern.api.anon()).data.anonSessionId },
    );
    const { data } = await lantern.api.getPlayer({}, { player: sessionid });
    expect(data).toMatchObject({
      username: person.username,
      email: person.email,
      countrycode: 'NO',
      state: 'Viken',
      birthdate: '27-03-1990',
      balance: { currency: 'NOK', cash: 0 },
    });
  });

  it.each<[string, FormValues, string, string]>([
    ['a short name', { username: 'short' }, 'username', 'Username must be between 6 and 20 characters long'],
    ['strange characters', { username: 'lucia_2000' }, 'username', 'Invalid username characters'],
    ['no address', { email: 'lucia@' }, 'email', 'Email is not valid'],
    [
      'a short password',
      { password: 'five5', passwordConfirm: 'five5' },
      'password',
      'Password must be longer than 5 characters',
    ],
    ['two passwords', { passwordConfirm: 'another-word' }, 'passwordConfirm', 'Passwords must match'],
    ['an impossible day', { 'birthdate.day': '31', 'birthdate.month': '2' }, 'birthdate', 'Birth date is not valid'],
    ['a child', { 'birthdate.year': '2015' }, 'birthdate', 'You must be 18+ years old'],
    ['no country', { country: '' }, 'country', 'Please choose your country'],
    ['no consent', { terms: false }, 'terms', 'Please accept the terms and the privacy policy'],
  ])('refuses %s', async (_, changes, field, message) => {
    const person = newcomer();
    const page = await signUp(elsewhere(), changes, person);
    expect(page).toBeRefused();
    expect(page).toHaveFieldError(field, message);
    expect(page).toHaveErrorSummary(message);
    expect(page.value('email')).toBe('email' in changes ? changes.email : person.email);
    expect(page.value('country') ?? '').toBe(changes.country ?? 'NO');
    expect(page.html).not.toContain(person.password);
    expect(page.$('[role=alert][autofocus][tabindex="-1"]').length).toBe(1);
  });

  it.each(languages)('refuses in %s, in the words of that language alone', async (language) => {
    const t = translatorFor(language);
    const page = await (
      await elsewhere().get(addressOf('/register', language))
    ).submit('sign-up', { username: 'x', email: 'x', 'birthdate.year': '2015' });
    expect(page).toBeRefused();
    expect(page.lang).toBe(htmlLang[language]);
    expect(page.title.startsWith(plainSpaces(t('common.errorTitlePrefix')))).toBe(true);
    const lines = page
      .$('[role=alert] li')
      .toArray()
      .map((item) => page.$(item).text());
    const wanted = [
      'results.username_must_be_between_4_and_20_characters_long',
      'results.invalid_email',
      'identity.passwordRequired',
      'identity.passwordConfirmRequired',
      'identity.birthdateRequired',
      'results.terms_not_accepted',
    ] as const;
    expect(lines).toEqual(wanted.map((key) => t(key, { min: 6, max: 20 })));
    for (const link of page.$('[role=alert] a').toArray())
      expect(page.$(`[id="${page.$(link).attr('href')!.slice(1)}"]`).length).toBe(1);
  });

  it('tells names and addresses that are taken, at their fields', async () => {
    const person = newcomer();
    await signUp(elsewhere(), {}, person);
    const byName = await signUp(elsewhere(), { username: person.username.toUpperCase() });
    expect(byName).toBeRefused();
    expect(byName).toHaveFieldError('username', 'Username already exists');
    const both = await signUp(elsewhere(), {}, person);
    expect(both).toHaveFieldError('username', 'Username already exists');
    expect(both).toHaveFieldError('email', 'Email already exists');
  });

  it('is for visitors: with a session it leads home, read or posted', async () => {
    const player = await logIn(lantern, await openAccount(lantern));
    expect(await player.get('/register')).toBeAt('/');
    expect(await player.post('/register', {})).toBeAt('/');
  });

  it('starts with the visitor’s country and its currency, without the barred ones', async () => {
    const page = await lantern.visitor({ country: 'CH' }).get('/register');
    expect(page.value('country')).toBe('CH');
    expect(page.value('currency')).toBe('CHF');
    expect(page.$('option[value=US], option[value=NL], option[value=PR], option[value=MF]').length).toBe(0);
    expect((await lantern.visitor({ country: null }).get('/register')).value('country')).toBe('');
  });

  it('asks for each thing once, with what a phone can fill in', async () => {
    const page = await elsewhere().get('/register');
    const tokens = page
      .$('main [autocomplete]')
      .toArray()
      .map((field) => page.$(field).attr('autocomplete'));
    expect(tokens).toEqual([
      'username',
      'email',
      'new-password',
      'new-password',
      'bday-day',
      'bday-month',
      'bday-year',
      'country',
      'address-level1',
      'transaction-currency',
    ]);
    expect(page.field('email').attr('inputmode')).toBe('email');
    expect(page.field('birthdate.day').attr('inputmode')).toBe('numeric');
  });
});

describe('the mailed link', () => {
  it('is not used up by whoever opens it without pressing the button', async () => {
    const person = newcomer();
    await signUp(elsewhere(), {}, person);
    const { link } = await lantern.mailbox.latestFor(person.email);
    const path = new URL(link!).pathname + new URL(link!).search;
    for (let i = 0; i < 3; i += 1) await elsewhere().get(path);
    expect(await tryToLogIn(elsewhere(), { username: person.username, password: person.password })).toShow(
      'Please confirm your email address first',
    );
    expect(await (await elsewhere().get(path)).submit('confirm')).toHaveHeading('Registration successful');
    // Pressing again, or reloading the answer, is no harm.
    expect(await (await elsewhere().get(path)).submit('confirm')).toHaveHeading('Registration successful');
  });

  it.each(['nobody-knows-this-token', `${'x'.repeat(299)}`, '<script>'])(
    'that is no link of ours (%j) says so when pressed',
    async (token) => {
      const page = await (
        await elsewhere().get(`/register-token?token=${encodeURIComponent(token)}`)
      ).submit('confirm');
      expect(page).toHaveStatus(422);
      expect(page).toHaveTitle(/^Error:/);
      expect(page).toShow('Your token has expired, please contact customer support');
      expect(page).toBeScriptless();
    },
  );

  it.each(['', '?token=', `?token=${'x'.repeat(301)}`])('without a token (%j) is not found', async (query) => {
    const page = await elsewhere().get(`/register-token${query}`);
    expect(page).toHaveStatus(404);
    expect(page).toShow('Your token has expired, please contact customer support');
  });

  it('ends after 24 hours, and a log-in sends a new one', async () => {
    const person = newcomer();
    await signUp(elsewhere(), {}, person);
    const { link } = await lantern.mailbox.latestFor(person.email);
    await lantern.clock.advance({ hours: 24 });
    const path = new URL(link!).pathname + new URL(link!).search;
    expect(await (await elsewhere().get(path)).submit('confirm')).toShow(
      'Your token has expired, please contact customer support',
    );
    await tryToLogIn(elsewhere(), { username: person.username, password: person.password });
    const fresh = await lantern.mailbox.latestFor(person.email);
    expect(fresh.link).not.toBe(link);
    expect(
      await (await elsewhere().get(new URL(fresh.link!).pathname + new URL(fresh.link!).search)).submit('confirm'),
    ).toHaveHeading('Registration successful');
  });
});

describe('logging in', () => {
  it.each<[string, FormValues, string, string]>([
    ['nothing', { username: '', password: '' }, 'username', 'Please type your username'],
    [
      'a short name',
      { username: 'abc', password: 'whatever1' },
      'username',
      'Username must be between 4 and 20 characters long',
    ],
    ['strange characters', { username: 'ab!cd', password: 'whatever1' }, 'username', 'Invalid username characters'],
    ['no password', { username: 'somebody', password: '' }, 'password', 'Please type your password'],
    [
      'a name nobody has',
      { username: 'nobodyhasit', password: 'whatever1' },
      'username',
      'Invalid username or password',
    ],
  ])('refuses %s', async (_, values, field, message) => {
    const page = await tryToLogIn(elsewhere(), values);
    expect(page).toBeRefused();
    expect(page).toHaveFieldError(field, message);
    expect(page).toHaveErrorSummary(message);
    expect(page.value('username')).toBe(values.username);
    expect(page.html).not.toContain('whatever1');
    expect(page.$('[role=alert][autofocus][tabindex="-1"]').length).toBe(1);
  });

  it('says the same of a wrong password as of an unknown name', async () => {
    const { username } = await openAccount(lantern);
    const known = await tryToLogIn(elsewhere(), { username, password: 'wrong-password' });
    const unknown = await tryToLogIn(elsewhere(), { username: 'nobodyatall', password: 'wrong-password' });
    const words = (page: Page, name: string) => page.text.replaceAll(name, '…');
    expect(known).toBeRefused();
    expect(words(known, username)).toBe(words(unknown, 'nobodyatall'));
    expect(known.status).toBe(unknown.status);
  });

  it.each(languages)('refuses in %s', async (language) => {
    const t = translatorFor(language);
    const page = await tryToLogIn(elsewhere(), { username: 'abc', password: '' }, addressOf('/login', language));
    expect(page).toBeRefused();
    expect(page.lang).toBe(htmlLang[language]);
    expect(page.title.startsWith(plainSpaces(t('common.errorTitlePrefix')))).toBe(true);
    expect(page).toHaveErrorSummary(t('common.thereIsAProblem'));
    expect(page).toHaveFieldError(
      'username',
      t('results.username_must_be_between_4_and_20_characters_long', loginUsername),
    );
    expect(page).toHaveFieldError('password', t('identity.passwordRequired'));
  });

  it('opens a session with a new id each time, in a cookie that no script reads', async () => {
    const account = await openAccount(lantern);
    const visitor = elsewhere();
    visitor.cookies.put('playerSessionId', 'planted-by-somebody-else');
    const page = await tryToLogIn(visitor, { username: account.username, password: account.password });
    expect(page).toBeAt('/');
    expect(page).toSetCookie('playerSessionId', { httponly: true, samesite: 'Lax', path: '/' });
    const first = visitor.cookies.get('playerSessionId');
    expect(first).not.toBe('planted-by-somebody-else');
    const again = elsewhere();
    await tryToLogIn(again, { username: account.username, password: account.password });
    expect(again.cookies.get('playerSessionId')).not.toBe(first);
    expect(page.html).not.toContain(first!);
  });

  it('tells when and from where the account was used last', async () => {
    const account = await openAccount(lantern);
    await tryToLogIn(lantern.visitor({ ip: '192.0.2.44' }), { username: account.username, password: account.password });
    const page = await tryToLogIn(elsewhere(), { username: account.username, password: account.password });
    expect(page).toHaveToast(/^Logged in successfully\. Last login: .*20\d\d.*, IP 192\.0\.2\.44$/);
  });

  it('goes on to where the visitor wanted, in the reader’s language', async () => {
    const account = await openAccount(lantern);
    const page = await tryToLogIn(
      elsewhere(),
      { username: account.username, password: account.password },
      '/de/login?redirect=%2Fde%2Fprofile%2Fmy-account',
    );
    expect(page).toBeAt('/de/profile/my-account');
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/de//evil.example', 'javascript:alert(1)'])(
    'never leads away, to %j',
    async (target) => {
      const account = await openAccount(lantern);
      // The harness fails on any redirect that leaves.
      const visitor = elsewhere();
      const page = await visitor.post('/login', {
        username: account.username,
        password: account.password,
        redirect: target,
      });
      expect(page.url.origin).toBe(lantern.origin);
      expect(visitor.cookies.get('playerSessionId')).toBeTruthy();
    },
  );

  it('goes back to the page that asked for it, once, in the reader’s language', async () => {
    const person = await openAccount(lantern);
    const visitor = elsewhere();
    const home = await visitor.get('/de/profile/history?tab=gaming');
    expect(home).toBeAt('/de');
    expect(home).toSetCookie('wayBack', { httponly: true, samesite: 'Lax' });
    const refused = await tryToLogIn(visitor, { username: person.username, password: 'wrong-word' }, '/de/login');
    expect(await refused.submit('log-in', { password: person.password })).toBeAt('/de/profile/history?tab=gaming');
    expect(visitor.cookies.get('wayBack')).toBeUndefined();
  });

  it('goes back to the page on which the session ran out; not to a file, to what a script asked for, or into a post', async () => {
    const person = await openAccount(lantern);
    const visitor = await logIn(lantern, person, { ip: `198.51.100.${(count += 1)}` });
    await lantern.faults.next('GET /player', 'session_expired', 1);
    expect(await visitor.get('/profile/documents')).toBeAt('/');
    await lantern.faults.clear();
    expect(await tryToLogIn(visitor, { username: person.username, password: person.password })).toBeAt(
      '/profile/documents',
    );
    const other = elsewhere();
    await other.get('/profile/history/statement.csv');
    await other.get('/profile/bonuses', { headers: { 'sec-fetch-dest': 'empty' } });
    await other.post('/profile/security/end-others', {});
    expect(other.cookies.get('wayBack')).toBeUndefined();
  });

  it('leads home who is logged in already', async () => {
    const player = await logIn(lantern, await openAccount(lantern));
    expect(await player.get('/login')).toBeAt('/');
  });

  it('makes who keeps failing wait, and says how long', async () => {
    const { username } = await openAccount(lantern);
    // The machine's own address is not counted, so it is the account that waits.
    let page = await lantern.visitor({ ip: '127.0.0.1' }).get('/login');
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      page = await page.submit('log-in', {
        username,
        password: 'wrong-password',
        ...(attempt > 3 ? { captcha: captchaOn(page) } : {}),
      });
    }
    expect(page).toHaveStatus(429);
    expect(page).toHaveHeader('retry-after', /^\d+$/);
    expect(page).toHaveTitle(/^Error:/);
    expect(page).toHaveErrorSummary(/Too many attempts\. Please try again in \d+ seconds?\./);
  });

  it('asks for a captcha after three failures, and goes on with its answer', async () => {
    const { username, password } = await openAccount(lantern);
    let page = await lantern.visitor({ ip: '127.0.0.1' }).get('/login');
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect(page.$('[name=captcha]')).toHaveLength(0);
      page = await page.submit('log-in', { username, password: 'wrong-password' });
    }
    expect(page).toHaveFieldError('username', 'Invalid username or password');
    expect(page.$('img[alt="Picture with five characters"]').attr('src')).toMatch(/^data:image\/svg\+xml,/);
    page = await page.submit('log-in', { username, password, captcha: 'AAAAA' });
    expect(page).toHaveFieldError('captcha', 'Invalid captcha inserted');
    expect(page.$('[name=captcha]').attr('value')).toBeUndefined();
    for (const captcha of ['', 'AAAA', 'AAAAAA']) {
      page = await page.submit('log-in', { username, password, captcha });
      expect(page).toHaveFieldError('captcha', 'Captcha must be 5 characters long');
      expect(page.value('username')).toBe(username);
    }
    expect(await page.submit('log-in', { username, password, captcha: captchaOn(page) })).toBeAt('/');
  });

  it('asks for the captcha of an account that failed elsewhere', async () => {
    const { username, password } = await openAccount(lantern);
    for (let attempt = 1; attempt <= 3; attempt += 1)
      await tryToLogIn(elsewhere(), { username, password: 'wrong-password' });
    const page = await tryToLogIn(elsewhere(), { username, password });
    expect(page).toHaveFieldError('captcha', 'Please answer the captcha as well and enter your password again');
    expect(await page.submit('log-in', { username, password, captcha: captchaOn(page) })).toBeAt('/');
  });

  it('waits for the confirmation of the address', async () => {
    const person = newcomer();
    await signUp(elsewhere(), {}, person);
    const page = await tryToLogIn(elsewhere(), { username: person.username, password: person.password });
    expect(page).toBeRefused();
    expect(page).toHaveFieldError('username', 'Please confirm your email address first: we have sent you a link');
  });
});

describe('logging out', () => {
  it('ends the session here and at the API, and opens a new anonymous one', async () => {
    const account = await openAccount(lantern);
    const player = await logIn(lantern, account);
    const before = { anonymous: player.cookies.get('anonSessionId'), player: player.cookies.get('playerSessionId') };
    const page = await player.post('/logout', {});
    expect(page).toBeAt('/');
    expect(page.redirects.map(({ status }) => status)).toEqual([303]);
    expect(page).toHaveToast('You are logged out');
    expect(player.cookies.get('playerSessionId')).toBeUndefined();
    expect(player.cookies.get('anonSessionId')).toBeTruthy();
    expect(player.cookies.get('anonSessionId')).not.toBe(before.anonymous);
    // The old cookie opens nothing any more.
    player.cookies.put('playerSessionId', before.player!);
    expect(await player.get('/profile/my-account')).toHaveToast('Session expired');
  });

  it('lets the visitor go although the API fails, and logs it', async () => {
    const player = await logIn(lantern, await openAccount(lantern));
    lantern.lines.length = 0;
    await lantern.faults.next('GET /player/logout', '500', 2);
    const page = await player.post('/logout', {});
    expect(page).toBeAt('/');
    expect(page).toHaveStatus(200);
    expect(player.cookies.get('playerSessionId')).toBeUndefined();
    expect(player.cookies.get('anonSessionId')).toBeTruthy();
    expect(lantern.lines.join('\n')).toContain('Log-out failed at the API');
    await lantern.faults.clear();
  });

  it('is no link: a GET is not found and changes nothing', async () => {
    const player = await logIn(lantern, await openAccount(lantern));
    const session = player.cookies.get('playerSessionId');
    expect(await player.get('/logout')).toHaveStatus(404);
    expect(player.cookies.get('playerSessionId')).toBe(session);
    expect(await player.get('/profile/my-account')).toBeAt('/profile/my-account');
  });

  it('without a session is no error', async () => {
    expect(await elsewhere().post('/logout', {})).toBeAt('/');
  });
});
