import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages, type Language } from 'contract/constants';
import { htmlLang } from '~/i18n/languages';
import { translatorFor } from '~/i18n/translator';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { languagesInTurn } from '../harness/in-turn';
import { OpenIdProvider } from '../harness/openid-provider';

let lantern: Lantern;
let bankId: OpenIdProvider;
/** Google by the sandbox, bank-ID by a provider that the operator has configured. */
beforeAll(async () => {
  bankId = await new OpenIdProvider().start();
  lantern = await startLantern({
    api: {
      IDENTITY_PROVIDERS: 'google, bank-id',
      BANK_ID_ISSUER: bankId.issuer,
      BANK_ID_CLIENT_ID: bankId.clientId,
      BANK_ID_CLIENT_SECRET: bankId.clientSecret,
    },
  });
});
afterAll(async () => {
  await lantern.stop();
  await bankId.stop();
});

let count = 0;
const someone = (): Visitor => lantern.visitor({ ip: `198.51.100.${(count += 1) % 250}` });
const addressOf = (path: string, language: Language) => (language === 'en' ? path : `/${language}${path}`);
const ada = (change: Record<string, string | boolean> = {}) => ({
  sub: `ada-${(count += 1)}`,
  email: `ada${count}@mail.example`,
  ...change,
});

async function atGoogle(visitor: Visitor, from = '/login', words = 'Continue with Google'): Promise<Page> {
  const page = await (await visitor.get(from)).follow(words);
  expect(page).toBeAt(/^\/sandbox\/identity\/google\/authorize\?/);
  return page;
}
const asked = {
  username: '',
  'birthdate.day': '10',
  'birthdate.month': '12',
  'birthdate.year': '1985',
  country: 'DE',
  terms: true,
};
const filled = () => ({ ...asked, username: `adalovell${(count += 1)}` });
/** Where the configured provider would show its page: a visitor of ours goes no further. */
async function toBankId(visitor: Visitor): Promise<string> {
  const page = await visitor.get('/login/bank-id', { follow: false });
  expect(page).toHaveStatus(303);
  return page.headers.get('location')!;
}
const back = (visitor: Visitor, authorizationUrl: string, code: string): Promise<Page> =>
  visitor.get(
    `/login/bank-id/return?${new URLSearchParams({ state: new URL(authorizationUrl).searchParams.get('state')!, code }).toString()}`,
  );

describe('log-in by Google', () => {
  it('leads somebody new by the completion form into an open account, and knows him from then on', async () => {
    const visitor = someone();
    const person = ada();
    const form = await (await atGoogle(visitor)).submit('Continue', person);
    expect(form).toBeAt('/login/complete');
    expect(form).toHaveHeading('Complete your sign-up');
    expect(form).toShow(person.email as string);
    expect(form.$('form#complete [name=email], form#complete [name=password]')).toHaveLength(0);
    expect(form.$('script')).toHaveLength(0);
    const home = await form.submit('complete', filled());
    expect(home).toBeAt('/');
    expect(home).toHaveToast('Your account is ready');
    expect((await visitor.get('/profile/my-account')).value('fname')).toBe('Ada');
    expect(visitor.cookies.get('identityCompletion')).toBeUndefined();

    const again = await (await atGoogle(someone())).submit('Continue', person);
    expect(again).toBeAt('/');
    expect(again.html).toContain('198.51.100.');
  });

  it('goes back to where somebody came from', async () => {
    const visitor = someone();
    const person = ada();
    const page = await (
      await (await atGoogle(visitor, '/login?redirect=/verify')).submit('Continue', person)
    ).submit('complete', filled());
    expect(page).toBeAt('/verify');
    expect(await (await atGoogle(someone(), '/login?redirect=//evil.example/')).submit('Continue', person)).toBeAt('/');
  });

  it('takes the affiliate’s marks along', async () => {
    const visitor = someone();
    await visitor.get('/?myafftk=token-7&myaffid=affiliate-7&goft_token=goft-7');
    const given = filled();
    expect(await (await (await atGoogle(visitor)).submit('Continue', ada())).submit('complete', given)).toBeAt('/');
    expect(await lantern.players.affiliateOf(given.username)).toEqual({
      myafftk: 'token-7',
      myaffid: 'affiliate-7',
      goft_token: 'goft-7',
    });
  });

  it('that is broken off leads to a page that says so', async () => {
    const page = await (await atGoogle(someone())).submit('Cancel');
    expect(page).toBeAt('/login/google?failed=denied');
    expect(page).toShow('You cancelled at Google.');
    expect(await page.follow('Log in with your password')).toBeAt('/login');
  });

  it('with an address that is registered asks for that account’s password', async () => {
    const { email } = await lantern.players.make();
    const page = await (await atGoogle(someone())).submit('Continue', ada({ email }));
    expect(page).toBeAt('/login/google?failed=known');
    expect(page).toShow('There is already an account with your email address.');
  });

  it('confirms an address that Google has not verified', async () => {
    const form = await (await atGoogle(someone())).submit('Continue', ada({ email_verified: false }));
    const email = `typed${(count += 1)}@mail.example`;
    expect(await form.submit('complete', filled())).toHaveFieldError('email', 'Please type your email');
    const page = await form.submit('complete', { ...filled(), email });
    expect(page).toBeAt('/login?signed-up');
    expect((await lantern.mailbox.latestFor(email)).link).toContain('/register-token');
  });

  it('believes no forged, foreign or repeated answer', async () => {
    const visitor = someone();
    const authorize = await atGoogle(visitor);
    const answer = await visitor.post(authorize.path, { ...ada(), decision: 'continue' } as Record<string, string>, {
      follow: false,
    });
    const returned = new URL(answer.headers.get('location')!);
    const path = returned.pathname + returned.search;
    const forged = path.replace(/state=[^&]+/, `state=${'x'.repeat(43)}`);
    for (const [who, address] of [
      [someone(), path],
      [visitor, forged],
      [visitor, path],
    ] as const)
      expect(await who.get(address)).toBeAt('/login/google?failed=invalid');

    const other = someone();
    const once = await other.post(
      (await atGoogle(other)).path,
      { ...ada(), decision: 'continue' } as Record<string, string>,
      { follow: false },
    );
    const good = new URL(once.headers.get('location')!);
    expect(await other.get(good.pathname + good.search)).toBeAt('/login/complete');
    expect(await other.get(good.pathname + good.search)).toBeAt('/login/google?failed=invalid');
  });

  it.each([
    '/login/google/return',
    '/login/google/return?state=&code=',
    `/login/google/return?state=x&code=${'x'.repeat(3000)}`,
    '/login/google/return?error=%3Cscript%3E',
    '/login/google?failed=__proto__',
  ])('%s opens nothing', async (path) => {
    const page = await someone().get(path);
    expect(page.status).toBeLessThan(400);
    expect(page).toBeAt(path.includes('__proto__') ? /^\/sandbox\/identity/ : '/login/google?failed=invalid');
    expect(page.html).not.toContain('<script>');
  });

  it('is for visitors; who is logged in is led home, and the form without a start to the log-in', async () => {
    const visitor = someone();
    await (await (await atGoogle(visitor)).submit('Continue', ada())).submit('complete', filled());
    for (const path of ['/login/google', '/login/google/return?state=x&code=x', '/login/complete'])
      expect(await visitor.get(path)).toBeAt('/');
    const page = await someone().get('/login/complete');
    expect(page).toBeAt('/login');
    expect(page).toHaveToast('The log-in was not confirmed, please start again');
    for (const path of ['/login/nobody', '/login/__proto__', '/login/nobody/return'])
      expect(await someone().get(path)).toHaveStatus(404);
  });

  it('leaves nothing of the answer in the address, and keeps its way in signed cookies', async () => {
    const visitor = someone();
    const start = await visitor.get('/login/google', { follow: false });
    expect(start).toSetCookie('identityFlow', { httponly: true, samesite: 'Lax', 'max-age': '900' });
    expect(start.headers.get('cache-control')).toContain('no-store');
  });
});

describe('log-in by bank-ID', () => {
  const bruno = (change: Record<string, unknown> = {}) => ({
    sub: `bruno-${(count += 1)}`,
    given_name: 'Bruno',
    family_name: 'Bankmann',
    birthdate: '1985-04-03',
    address: { country: 'DE' },
    ...change,
  });

  it('asks for an address, a user name and the currency alone', async () => {
    const visitor = someone();
    const url = await toBankId(visitor);
    const form = await back(visitor, url, bankId.grant(url, bruno()));
    expect(form).toBeAt('/login/complete');
    expect(form).toShow('3 Apr 1985');
    expect(
      form
        .$('form#complete :is(input, select):not([type=hidden])')
        .map((_, field) => form.$(field).attr('name'))
        .get(),
    ).toEqual(['username', 'email', 'state', 'currency', 'terms']);
    const done = await form.submit('complete', {
      username: `bruno${(count += 1)}x`,
      email: `bruno${count}@mail.example`,
      terms: true,
    });
    expect(done).toBeAt('/login?signed-up');
  });

  it('is for adults', async () => {
    const visitor = someone();
    const url = await toBankId(visitor);
    const page = await back(visitor, url, bankId.grant(url, bruno({ birthdate: '2020-01-01' })));
    expect(page).toBeAt('/login/bank-id?failed=underage');
    expect(page).toShow('You must be 18+ years old');
  });

  it('says that the provider is away, and the password still works', async () => {
    const visitor = someone();
    const url = await toBankId(visitor);
    const code = bankId.grant(url, bruno());
    bankId.gateway.next('down', /POST \/token/);
    const page = await back(visitor, url, code);
    expect(page).toBeAt('/login/bank-id?failed=away');
    expect(page).toShow('BankID is not available right now.');
    const { username, password } = await lantern.players.make();
    expect(await (await page.follow('Log in with your password')).submit('log-in', { username, password })).toBeAt('/');
  });
});

describe.each(languagesInTurn)('in %s', (language) => {
  const t = translatorFor(language);

  it('the entries, the form and its refusals are in the reader’s language, with values kept', async () => {
    const visitor = lantern.visitor({
      ip: `198.51.101.${languages.indexOf(language) + 1}`,
      language: null,
      country: null,
    });
    await visitor.get(addressOf('/', language));
    for (const from of ['/login', '/register'])
      expect(
        (await visitor.get(addressOf(from, language))).$(`a:contains("${t('providers.withBankId')}")`),
      ).toHaveLength(1);
    const form = await (
      await atGoogle(visitor, addressOf('/login', language), t('providers.withGoogle'))
    ).submit('Continue', ada({ email_verified: false }));
    expect(form).toBeAt('/login/complete');
    expect(form.lang).toBe(htmlLang[language]);
    expect(form).toHaveHeading(t('providers.completeTitle'));
    const given = {
      username: 'n b!',
      email: 'mira@',
      'birthdate.day': '31',
      'birthdate.month': '2',
      'birthdate.year': '1990',
      country: '',
      state: 'Bayern',
      terms: false,
    };
    const refused = await form.submit('complete', given);
    expect(refused).toHaveStatus(422);
    for (const [field, key] of [
      ['username', 'results.username_must_be_between_4_and_20_characters_long'],
      ['email', 'results.invalid_email'],
      ['birthdate', 'results.invalid_birthdate'],
      ['country', 'identity.countryRequired'],
      ['terms', 'results.terms_not_accepted'],
    ] as const) {
      const words = t(key, { min: 6, max: 20 });
      expect(refused).toHaveFieldError(field, words);
      expect(refused.errorSummary).toContain(words);
    }
    for (const [field, value] of Object.entries(given))
      if (typeof value === 'string' && field !== 'country') expect(refused.value(field), field).toBe(value);
    const { username } = await lantern.players.make();
    expect(await form.submit('complete', { ...filled(), email: 'x@mail.example', username })).toHaveFieldError(
      'username',
      t('results.username_exists'),
    );
    expect(
      await form.submit('complete', { ...filled(), email: 'x@mail.example', 'birthdate.year': '2016' }),
    ).toHaveFieldError('birthdate', t('results.underage'));
  });

  it.each(['denied', 'invalid', 'away', 'known', 'unconfirmed', 'underage', 'busy'] as const)(
    'it says why it came to nothing: %s',
    async (failure) => {
      const key =
        {
          invalid: 'results.identity_not_confirmed',
          unconfirmed: 'results.email_not_confirmed',
          underage: 'results.underage',
          busy: 'results.too_many_requests',
        }[failure as string] ?? `providers.${failure}`;
      const page = await someone().get(addressOf(`/login/google?failed=${failure}`, language));
      expect(page).toHaveStatus(200);
      expect(page).toHaveHeading(t('providers.failedTitle'));
      expect(page).toShow(t(key as 'providers.away', { provider: 'Google' }));
    },
  );

  it('pay and play leads to the bank', async () => {
    const bank = await (await someone().get(addressOf('/pnp', language))).submit('instant', { amount: '50' });
    expect(bank).toHaveStatus(200);
    expect(bank).toBeAt(/\/sandbox\/bank\//);
  });
});

it('without the flag there are no entries and no such pages', async () => {
  const plain = await startLantern();
  const page = await plain.visitor().get('/login');
  expect(page.$('a[href*="/login/"]')).toHaveLength(0);
  for (const path of [
    '/login/google',
    '/login/google?failed=denied',
    '/login/bank-id/return',
    '/sandbox/identity/google/authorize',
  ])
    expect(await plain.visitor().get(path)).toHaveStatus(404);
  await plain.stop();
});
