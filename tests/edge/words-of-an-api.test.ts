/**
 * What an operator's own casino API refuses (SPEC §8): its codes in the exact words, any other code in its own, in every language, with what was typed kept. It
 * is our API with a proxy before it that answers in its place, since ours never gives some of them: the form is judged at the edge first.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Language } from 'contract/constants';
import type { MessageKey } from '~/i18n/messages';
import { translatorFor } from '~/i18n/translator';
import type { Values } from '~/i18n/translator';
import { ruleForms } from '../../scripts/rules/forms';
import { BendingProxy, type Passing } from '../contract-suite/bending-proxy';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { plainSpaces } from '../harness/form';
import { freshAddress, freshVisitor } from '../harness/fresh-visitor';
import { spokenInTurn } from '../harness/in-turn';
import { logIn } from '../harness/player';

let behind: Lantern;
/** The edge, which knows the API by the proxy's address alone. */
let lantern: Lantern;
let proxy: BendingProxy;
beforeAll(async () => {
  behind = await startLantern();
  proxy = await BendingProxy.before(behind.apiUrl);
  lantern = await startLantern({ edge: { CASINO_API_URL: proxy.url, API_KEY: behind.variables.API_KEY! } });
});
afterAll(async () => {
  await lantern.stop();
  await proxy.stop();
  await behind.stop();
});
beforeEach(() => proxy.set());

const at = (path: string, language: Language) => (language === 'en' ? path : `/${language}${path}`);

/** The next calls to `POST path` are refused. `message` may look at the request, for the language that it asks for. */
function refuse(
  path: string,
  resultCode: string,
  {
    message = () => 'Nein.',
    data = null,
    status = 200,
  }: { message?: (request: Passing) => string; data?: unknown; status?: number } = {},
): void {
  proxy.set((request, forward) =>
    request.method === 'POST' && request.path.split('?')[0] === path
      ? Promise.resolve({
          status,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ info: { success: false, resultCode, message: message(request) }, data }),
        })
      : forward(),
  );
}

/** Exactly what is said at a field, in the summary too, and everything typed but the secrets still there. */
function expectRefused(page: Page, form: keyof typeof ruleForms, field: string, words: string): void {
  expect(page).toBeRefused();
  expect(page).toHaveFieldError(field, words);
  expect(page).toHaveErrorSummary(words);
  expectKept(page, form);
}

function expectKept(page: Page, form: keyof typeof ruleForms): void {
  const { given, id, secrets } = ruleForms[form];
  for (const [name, value] of Object.entries(given as Record<string, string | boolean>)) {
    const shown = page.$(`form#${id} [name="${name}"]`);
    if ((secrets as readonly string[]).includes(name)) expect(shown.attr('value'), name).toBeUndefined();
    else if (typeof value === 'boolean') expect(shown.attr('checked') !== undefined, name).toBe(value);
    else if (shown.attr('type') === 'radio') expect(shown.filter('[checked]').attr('value'), name).toBe(value);
    else expect(page.value(name), name).toBe(value);
  }
}

const loginCodes: [code: string, key: MessageKey, values?: Values][] = [
  ['invalid_username_or_password', 'results.invalid_username_or_password'],
  [
    'username_must_be_between_4_and_20_characters_long',
    'results.username_must_be_between_4_and_20_characters_long',
    { min: 4, max: 20 },
  ],
  [
    'invalid_username_characters_letters_and_numbers_allowed',
    'results.invalid_username_characters_letters_and_numbers_allowed',
  ],
  ['email_not_confirmed', 'results.email_not_confirmed'],
];

const signUpCodes: [code: string, field: string, key: MessageKey, values?: Values][] = [
  ['username_exists', 'username', 'results.username_exists'],
  ['invalid_username', 'username', 'results.invalid_username'],
  ['email_exists', 'email', 'results.email_exists'],
  ['invalid_email', 'email', 'results.invalid_email'],
  ['invalid_currency', 'currency', 'results.invalid_currency'],
  ['invalid_country', 'country', 'results.invalid_country'],
  ['invalid_birthdate', 'birthdate', 'results.invalid_birthdate'],
  ['underage', 'birthdate', 'results.underage'],
];

/** The English of the specification's own table. */
const exact: Partial<Record<string, string>> = {
  invalid_username_or_password: 'Invalid username or password',
  username_must_be_between_4_and_20_characters_long: 'Username must be between 4 and 20 characters long',
  invalid_username_characters_letters_and_numbers_allowed: 'Invalid username characters',
  username_exists: 'Username already exists',
  email_exists: 'Email already exists',
  invalid_email: 'Email is not valid',
  invalid_currency: 'Currency is not valid',
  invalid_country: 'Country is not valid',
  invalid_birthdate: 'Birth date is not valid',
  underage: 'You must be 18+ years old',
};

const ownWords: [form: keyof typeof ruleForms, call: string, field?: string][] = [
  ['log-in', '/player/login', 'username'],
  ['sign-up', '/register/long'],
  ['forgot', '/player/forgottenpass'],
  ['contact', '/contact'],
  ['profile', '/player/update/contact'],
  ['additional', '/player/update/additional'],
  ['password', '/player/changepass'],
  ['email', '/player/update/email'],
  ['limit', '/limits/deposit'],
  ['code', '/bonuses/code', 'code'],
];

describe.each(spokenInTurn)('in %s', (language) => {
  const t = translatorFor(language);
  let player: Visitor;
  let visitor: Visitor;
  beforeAll(async () => {
    player = await logIn({ ...behind, visitor: lantern.visitor }, await behind.players.make({ balance: 100_00 }), {
      ip: freshAddress(),
    });
    visitor = freshVisitor(lantern);
  });
  const send = async (form: keyof typeof ruleForms) => {
    const { path, id, by, given } = ruleForms[form];
    return (await (by === 'player' ? player : visitor).get(at(path, language))).submit(id, given);
  };

  it.each(loginCodes)('a log-in: %s', async (code, key, values) => {
    const words = t(key, values);
    if (language === 'en') expect(words).toBe(exact[code] ?? words);
    refuse('/player/login', code);
    expectRefused(await send('log-in'), 'log-in', 'username', words);
  });

  it('a log-in: invalid_captcha', async () => {
    const captcha = { id: 'captcha-0123456789', svg: '<svg/>', question: 'one, two, three, four, five' };
    refuse('/player/login', 'invalid_username_or_password', { data: { showCaptcha: true, captcha } });
    const asked = await send('log-in');
    refuse('/player/login', 'invalid_captcha', { data: { showCaptcha: true, captcha } });
    const page = await asked.submit('log-in', { ...ruleForms['log-in'].given, captcha: 'ABCDE' });
    if (language === 'en') expect(t('results.invalid_captcha')).toBe('Invalid captcha inserted');
    expectRefused(page, 'log-in', 'captcha', t('results.invalid_captcha'));
  });

  it.each(signUpCodes)('a sign-up: %s', async (code, field, key, values) => {
    const words = t(key, values);
    if (language === 'en') expect(words).toBe(exact[code] ?? words);
    refuse('/register/long', code);
    expectRefused(await send('sign-up'), 'sign-up', field, words);
  });

  it('a sign-up: several fields at once', async () => {
    refuse('/register/long', 'invalid_request', {
      status: 422,
      data: {
        errors: signUpCodes.filter(([code]) => /exists|invalid_c/.test(code)).map(([code, field]) => ({ field, code })),
      },
    });
    const page = await send('sign-up');
    for (const [code, field, key] of signUpCodes)
      if (/exists|invalid_c/.test(code)) expectRefused(page, 'sign-up', field, t(key));
  });

  it.each(ownWords)('%s: a code of the API’s own is told in its words', async (form, call, field) => {
    refuse(call, 'house_rule_17', { message: ({ headers }) => `${headers['x-language']}: <b>17</b> & "co"` });
    const words = `${language}: <b>17</b> & "co"`;
    const page = await send(form);
    if (field) expectRefused(page, form, field, words);
    else {
      expect(page).toHaveStatus(422);
      expect(page.title.startsWith(plainSpaces(t('common.errorTitlePrefix')))).toBe(true);
      expect(page.$('main [role=alert]').text()).toContain(words);
      expectKept(page, form);
    }
    expect(page.html).not.toContain('<b>17');
  });

  it('an interval of the reality check that the API refuses is not said to be set', async () => {
    refuse('/player/update/realityCheck', 'house_rule_18');
    const page = await (
      await player.get(at('/responsible-gambling', language))
    ).submit('reality-check', { minutes: '30' });
    expect(page).toHaveStatus(422);
    expect(page.$('main [role=alert]').text()).toContain('Nein.');
    expect(page.value('minutes')).toBe('30');
    proxy.set();
    expect((await player.get(at('/responsible-gambling', language))).value('minutes')).not.toBe('30');
  });
});
