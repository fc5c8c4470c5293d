/** What players are told besides the refusals of `rules.test.ts` (SPEC §5, §8): the exact words, in every language, with what was typed kept. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captchaLength } from 'contract/constants';
import { htmlLang } from '~/i18n/languages';
import { translatorFor } from '~/i18n/translator';
import { startLantern, type Lantern } from '../harness';
import { plainSpaces } from '../harness/form';
import { freshAddress, freshVisitor } from '../harness/fresh-visitor';
import { spokenInTurn } from '../harness/in-turn';
import { freshPlayer } from '../harness/player';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

let count = 0;
const someone = () => freshVisitor(lantern);
const newcomer = () => {
  const username = `spoken${(count += 1)}`;
  return {
    username,
    email: `${username}@mail.example`,
    password: 'Secret-12',
    passwordConfirm: 'Secret-12',
    'birthdate.day': '29',
    'birthdate.month': '2',
    'birthdate.year': '1992',
    country: 'NO',
    currency: 'NOK',
    terms: true,
  };
};

describe.each(spokenInTurn)('in %s', (language) => {
  const t = translatorFor(language);
  const at = (path: string) => (language === 'en' ? path : `/${language}${path}`);

  it('the captcha of the log-in', async () => {
    const { username } = await lantern.players.make();
    const visitor = someone();
    let page = await visitor.get(at('/login'));
    for (let attempt = 0; attempt < 3; attempt += 1)
      page = await page.submit('log-in', { username, password: 'wrong-word' });
    const texts = [t('identity.captchaLength', { length: captchaLength }), t('results.invalid_captcha')] as const;
    if (language === 'en') expect(texts).toEqual(['Captcha must be 5 characters long', 'Invalid captcha inserted']);
    for (const [captcha, words] of [
      ['abc', texts[0]],
      ['AAAAA', texts[1]],
    ] as const) {
      page = await page.submit('log-in', { username, password: 'wrong-word', captcha });
      expect(page).toHaveStatus(422);
      expect(page).toHaveFieldError('captcha', words);
      expect(page.errorSummary).toContain(words);
      expect(page.value('username')).toBe(username);
      expect(page.html).not.toContain('wrong-word');
    }
  });

  it('the captcha of a forgotten password', async () => {
    const visitor = someone();
    const form = await visitor.get(at('/forgot-password'));
    for (let times = 0; times < 5; times += 1) await form.submit('forgot', { email: `nobody${times}@mail.example` });
    const asked = await form.submit('forgot', { email: 'nobody@mail.example' });
    const page = await asked.submit('forgot', { captcha: 'AAAAA' });
    expect(page).toHaveStatus(422);
    expect(page).toHaveFieldError('captcha', t('password.captchaWrong'));
    expect(page.value('email')).toBe('nobody@mail.example');
  });

  it('a currency and a country that are none', async () => {
    const visitor = someone();
    const from = await visitor.get(at('/register'));
    const given = { ...newcomer(), terms: 'on', currency: 'XXX', country: 'ZZ', state: 'Viken' };
    const page = await visitor.post(at('/register'), given, { from });
    expect(page).toHaveStatus(422);
    for (const [field, key] of [
      ['currency', 'results.invalid_currency'],
      ['country', 'results.invalid_country'],
    ] as const) {
      expect(page).toHaveFieldError(field, t(key));
      expect(page.errorSummary).toContain(t(key));
    }
    for (const field of ['username', 'email', 'state', 'birthdate.day'] as const)
      expect(page.value(field)).toBe(given[field]);
  });

  it('a session that has ended', async () => {
    const { visitor } = await freshPlayer(lantern, {}, { ip: freshAddress() });
    await lantern.faults.next('GET /player', 'session_expired', 1);
    const page = await visitor.get(at('/profile/my-account'));
    await lantern.faults.clear();
    expect(page).toBeAt(language === 'en' ? '/' : `/${language}`);
    expect(page).toHaveStatus(200);
    expect(page.lang).toBe(htmlLang[language]);
    expect(page).toHaveToast(t('results.session_expired'));
    expect(page.$('.toast').hasClass('toast-long')).toBe(true);
  });

  it('a registration link that is over, and a link to a new password that is none', async () => {
    expect(await (await someone().get(at('/register-token?token=nobody-knows-this-token'))).submit('confirm')).toShow(
      t('results.token_expired'),
    );
    expect(await someone().get(at('/reset-password'))).toShow(t('results.invalid_reset_link'));
  });

  it('what stands against a withdrawal', async () => {
    const { visitor } = await freshPlayer(lantern, { complete: false }, { ip: freshAddress() });
    const page = await visitor.get(at('/cashier/withdraw'));
    expect(page).toShow(t('results.no_deposit_yet'));
    expect(await visitor.get(at('/profile/my-account'))).toShow(t('results.profile_incomplete'));
  });

  it('what was done', async () => {
    const visitor = someone();
    const person = newcomer();
    const signedUp = await (await visitor.get(at('/register'))).submit('sign-up', person);
    expect(signedUp).toHaveToast(t('identity.signedUp'));
    const link = new URL((await lantern.mailbox.latestFor(person.email)).link);
    expect(await (await visitor.get(at('/register-token') + link.search)).submit('confirm')).toHaveHeading(
      t('identity.confirmedTitle'),
    );
    const credentials = { username: person.username, password: person.password };
    expect(await (await visitor.get(at('/login'))).submit('log-in', credentials)).toHaveToast(t('identity.loggedIn'));
    const again = freshVisitor(lantern);
    const [before = ''] = t('identity.loggedInAgain', { when: '§', ip: visitor.options.ip! }).split('§');
    const home = await (await again.get(at('/login'))).submit('log-in', credentials);
    expect(home.toast).toContain(plainSpaces(before));
    expect(home.toast).toContain(visitor.options.ip);
    const saved = await (
      await again.get(at('/profile/my-account'))
    ).submit('additional', { nickname: 'lamplighter', timezone: 'Europe/Oslo' });
    expect(saved).toHaveToast(t('account.saved'));
  });

  it('a page that is not there, and a country that is barred', async () => {
    const page = await someone().get(at('/no-such-page'));
    expect(page).toHaveStatus(404);
    expect(page).toShow(t('errors.notFoundText'));
    expect(await lantern.visitor({ ip: freshAddress(), country: 'US' }).get(at('/'))).toShow(
      t('errors.restrictedText'),
    );
  });
});

describe('somebody of 18', () => {
  it('to the day may sign up, a day before it not', async () => {
    const { now } = await lantern.clock.freeze();
    /** So many days off the day 18 years ago; a 29 February that there was not is left out. */
    const born = (days: number) => {
      const today = new Date(now);
      const [year, month] = [today.getUTCFullYear() - 18, today.getUTCMonth()];
      const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
      const day = new Date(Date.UTC(year, month, Math.min(today.getUTCDate(), last) + days));
      return {
        'birthdate.day': String(day.getUTCDate()),
        'birthdate.month': String(day.getUTCMonth() + 1),
        'birthdate.year': String(day.getUTCFullYear()),
      };
    };
    const send = async (days: number) =>
      (await someone().get('/register')).submit('sign-up', { ...newcomer(), ...born(days) });
    expect(await send(1)).toHaveFieldError('birthdate', 'You must be 18+ years old');
    expect(await send(0)).toBeAt('/login?signed-up');
    await lantern.clock.letGo();
  });

  it('was born on a day that there was', async () => {
    const send = async (year: string) =>
      (await someone().get('/register')).submit('sign-up', {
        ...newcomer(),
        'birthdate.day': '29',
        'birthdate.month': '2',
        'birthdate.year': year,
      });
    expect(await send('1990')).toHaveFieldError('birthdate', 'Birth date is not valid');
    expect(await send('1992')).toBeAt('/login?signed-up');
  });
});
