import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import type { Caller } from '../harness/api';
import { OpenIdProvider } from '../harness/openid-provider';

type Provider = 'google' | 'bank-id';

let lantern: Lantern;
let bankId: OpenIdProvider;
/** Google by the sandbox, bank-ID by a provider that the operator has configured. */
beforeAll(async () => {
  bankId = await new OpenIdProvider().start();
  const api = {
    IDENTITY_PROVIDERS: 'google,bank-id',
    BANK_ID_ISSUER: bankId.issuer,
    BANK_ID_CLIENT_ID: bankId.clientId,
    BANK_ID_CLIENT_SECRET: bankId.clientSecret,
  };
  lantern = await startLantern({ api });
});
afterAll(async () => {
  await lantern.stop();
  await bankId.stop();
});

let count = 0;
const visitor = async (): Promise<Caller> => ({
  anonymous: (await lantern.api.anon()).data.anonSessionId,
  headers: { 'x-client-ip': `198.51.100.${(count += 1) % 250}` },
});
const begin = (by: Caller, provider: Provider) => lantern.api.startIdentity({ body: { provider } }, by);
const finish = (by: Caller, provider: Provider, answer: { state: string; code: string }) =>
  lantern.api.finishIdentity({ body: { provider, ...answer } }, by);
const complete = (by: Caller, completion: string, change: Record<string, unknown> = {}) =>
  lantern.api.completeIdentity(
    { body: { completion, username: `named${(count += 1)}`, currency: 'EUR', terms: true, ...change } },
    by,
  );
const readCompletion = (by: Caller, completion: string) => lantern.api.identityCompletion({ body: { completion } }, by);

const ada = (change: Record<string, string> = {}) => ({
  sub: `ada-${(count += 1)}`,
  email: `ada${count}@mail.example`,
  given_name: 'Ada',
  family_name: 'Lovell',
  email_verified: 'on',
  decision: 'continue',
  ...change,
});
/** Says who it is on the sandbox's page; gives what comes back in the address. */
async function atSandbox(
  authorizationUrl: string,
  fields: Record<string, string>,
): Promise<{ state: string; code: string; error: string | null }> {
  const url = new URL(authorizationUrl);
  const page = await lantern.visitor().post(url.pathname + url.search, fields, { follow: false });
  expect(page).toHaveStatus(303);
  const back = new URL(page.headers.get('location')!);
  expect(back.origin + back.pathname).toBe(`${lantern.origin}/login/google/return`);
  return {
    state: back.searchParams.get('state') ?? '',
    code: back.searchParams.get('code') ?? '',
    error: back.searchParams.get('error'),
  };
}
async function byGoogle(by: Caller, person = ada()) {
  const { data } = await begin(by, 'google');
  return finish(by, 'google', await atSandbox(data.authorizationUrl, person));
}
async function byBankId(by: Caller, person: Record<string, unknown>, lie?: Parameters<OpenIdProvider['grant']>[2]) {
  const { data } = await begin(by, 'bank-id');
  return finish(by, 'bank-id', { state: data.state, code: bankId.grant(data.authorizationUrl, person, lie) });
}
const completionOf = ({ data }: Awaited<ReturnType<typeof finish>>): string => {
  if (data?.step !== 'completion') throw new Error('nothing to complete');
  return data.completion;
};
const sessionOf = ({ data }: Awaited<ReturnType<typeof finish>> | Awaited<ReturnType<typeof complete>>): string => {
  if (data?.step !== 'session') throw new Error('no session');
  return data.sessionid;
};
const playerOf = async (sessionid: string) => (await lantern.api.getPlayer({}, { player: sessionid })).data;

describe('somebody new by Google', () => {
  it('is asked for what Google did not tell, and is in at once: the address is verified', async () => {
    const by = await visitor();
    const person = ada();
    const completion = completionOf(await byGoogle(by, person));
    expect((await readCompletion(by, completion)).data).toEqual({
      provider: 'google',
      given: { email: person.email, fname: 'Ada', lname: 'Lovell', birthdate: null, country: null },
    });
    const done = await complete(by, completion, {
      username: 'adalovell1',
      birthdate: '10-12-1985',
      country: 'NO',
      state: 'Viken',
      currency: 'NOK',
      myafftk: 'tk',
      myaffid: 'id',
    });
    const player = await playerOf(sessionOf(done));
    expect(player).toMatchObject({
      username: 'adalovell1',
      email: person.email,
      fname: 'Ada',
      lname: 'Lovell',
      birthdate: '10-12-1985',
      countrycode: 'NO',
      balance: { currency: 'NOK', cash: 0 },
    });

    expect(await lantern.players.affiliateOf('adalovell1')).toEqual({ myafftk: 'tk', myaffid: 'id' });

    const again = await byGoogle(await visitor(), person);
    expect(again.data).toMatchObject({ step: 'session', previousLogin: { ip: by.headers!['x-client-ip'] } });
    expect((await playerOf(sessionOf(again))).id).toBe(player.id);
    expect((await readCompletion(by, completion)).info.resultCode, 'a completion is used up').toBe(
      'identity_not_confirmed',
    );
  });

  it('keeps what Google told, whatever the form says of it', async () => {
    const by = await visitor();
    const person = ada();
    const completion = completionOf(await byGoogle(by, person));
    const done = await complete(by, completion, {
      email: 'someone-else@mail.example',
      birthdate: '10-12-1985',
      country: 'DE',
    });
    expect((await playerOf(sessionOf(done))).email).toBe(person.email);
  });

  it('with an address that Google has not verified types one, and confirms it by mail before the first log-in', async () => {
    const by = await visitor();
    const person = ada({ email_verified: '' });
    const completion = completionOf(await byGoogle(by, person));
    expect((await readCompletion(by, completion)).data.given.email).toBeNull();
    const body = { birthdate: '10-12-1985', country: 'DE' };
    expect((await complete(by, completion, body)).info.resultCode).toBe('invalid_email');
    const email = `typed${count}@mail.example`;
    expect((await complete(by, completion, { ...body, email })).data).toEqual({ step: 'mail', emailExpected: true });
    expect((await byGoogle(await visitor(), person)).info.resultCode).toBe('email_not_confirmed');
    const { link } = await lantern.mailbox.latestFor(email);
    await lantern.api.completeRegistration({ body: { token: new URL(link).searchParams.get('token') } });
    expect((await byGoogle(await visitor(), person)).data).toMatchObject({ step: 'session' });
  });

  it('whose address has an account is not let into it', async () => {
    const { email } = await lantern.players.make();
    const answer = await byGoogle(await visitor(), ada({ email: email.toUpperCase() }));
    expect(answer.info).toMatchObject({ success: false, resultCode: 'email_exists' });
  });

  it.each<[string, Record<string, unknown>]>([
    ['underage', { birthdate: '01-01-2020' }],
    ['invalid_birthdate', { birthdate: '31-02-1990' }],
    ['invalid_birthdate', { birthdate: undefined }],
    ['invalid_country', { country: 'US' }],
    ['invalid_country', { country: undefined }],
    ['username_exists', { username: 'taken' }],
    ['invalid_request', { username: 'ab' }],
    ['invalid_request', { terms: false }],
    ['invalid_request', { currency: 'GBP' }],
  ])('is refused with %s: %j, and may mend it', async (code, change) => {
    const by = await visitor();
    const completion = completionOf(await byGoogle(by));
    const taken = change.username === 'taken' ? { username: (await lantern.players.make()).username } : {};
    const right = { birthdate: '10-12-1985', country: 'DE' };
    expect((await complete(by, completion, { ...right, ...change, ...taken })).info).toMatchObject({
      success: false,
      resultCode: code,
    });
    expect((await complete(by, completion, right)).data).toMatchObject({ step: 'session' });
  });

  it('is one player, however often the form is sent at once', async () => {
    const by = await visitor();
    const completion = completionOf(await byGoogle(by));
    const username = `double${(count += 1)}`;
    const answers = await Promise.all(
      [1, 2, 3].map(() => complete(by, completion, { username, birthdate: '10-12-1985', country: 'DE' })),
    );
    // Whoever comes when all is done finds nothing left to complete; nobody is told of a blocked account.
    const codes = answers.map(({ info }) => info.resultCode);
    expect(codes.filter((code) => code !== 'ok' && code !== 'identity_not_confirmed')).toEqual([]);
    const sessions = answers.filter(({ info }) => info.success).map(sessionOf);
    expect(sessions.length).toBeGreaterThan(0);
    expect(new Set(await Promise.all(sessions.map(async (session) => (await playerOf(session)).id))).size).toBe(1);
  });
});

describe('what comes back from the provider', () => {
  it('counts once', async () => {
    const by = await visitor();
    const { data } = await begin(by, 'google');
    const back = await atSandbox(data.authorizationUrl, ada());
    expect(completionOf(await finish(by, 'google', back))).toMatch(/^[\w-]{43}$/);
    expect((await finish(by, 'google', back)).info.resultCode).toBe('identity_not_confirmed');
  });

  it('counts for the visitor who began, with his state and his provider alone', async () => {
    const [by, other] = [await visitor(), await visitor()];
    const { data } = await begin(by, 'google');
    const back = await atSandbox(data.authorizationUrl, ada());
    for (const [caller, provider, answer] of [
      [other, 'google', back],
      [by, 'google', { ...back, state: 'x'.repeat(43) }],
      [by, 'bank-id', back],
    ] as const)
      expect((await finish(caller, provider, answer)).info.resultCode).toBe('identity_not_confirmed');
    expect((await finish(by, 'google', back)).data).toMatchObject({ step: 'completion' });
    // A code that was caught is worth nothing with a state of one's own: its verifier is not known.
    const caught = await atSandbox((await begin(by, 'google')).data.authorizationUrl, ada());
    const { data: own } = await begin(other, 'google');
    expect((await finish(other, 'google', { ...caught, state: own.state })).info.resultCode).toBe(
      'identity_not_confirmed',
    );
  });

  it('proves nobody with a made-up code', async () => {
    const by = await visitor();
    const { data } = await begin(by, 'google');
    expect((await finish(by, 'google', { state: data.state, code: 'made-up' })).info.resultCode).toBe(
      'identity_not_confirmed',
    );
  });

  it('is not another visitor’s to complete', async () => {
    const [by, other] = [await visitor(), await visitor()];
    const completion = completionOf(await byGoogle(by));
    expect((await readCompletion(other, completion)).info.resultCode).toBe('identity_not_confirmed');
    expect((await complete(other, completion, { birthdate: '10-12-1985', country: 'DE' })).info.resultCode).toBe(
      'identity_not_confirmed',
    );
    expect((await readCompletion(by, completion)).info.success).toBe(true);
  });

  it('comes too late after fifteen minutes, and after an hour at the form', async () => {
    const by = await visitor();
    const { data } = await begin(by, 'google');
    const completion = completionOf(await byGoogle(by));
    await lantern.clock.advance({ minutes: 15 });
    expect((await finish(by, 'google', await atSandbox(data.authorizationUrl, ada()))).info.resultCode).toBe(
      'identity_not_confirmed',
    );
    expect((await readCompletion(by, completion)).info.success).toBe(true);
    await lantern.clock.advance({ minutes: 45 });
    expect((await readCompletion(by, completion)).info.resultCode).toBe('identity_not_confirmed');
  });
});

describe('a provider that the operator configured', () => {
  const person = () => ({
    sub: `customer-${(count += 1)}`,
    given_name: 'Bruno',
    family_name: 'Bankmann',
    birthdate: '1985-04-03',
    address: { country: 'de' },
  });

  it('is asked by code with PKCE, state and nonce, in the visitor’s language', async () => {
    const { data } = await begin({ ...(await visitor()), language: 'jp' }, 'bank-id');
    const { origin, pathname, searchParams } = new URL(data.authorizationUrl);
    expect(origin + pathname).toBe(`${bankId.issuer}/authorize`);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: bankId.clientId,
      redirect_uri: `${lantern.origin}/login/bank-id/return`,
      scope: 'openid profile address',
      state: data.state,
      code_challenge_method: 'S256',
      ui_locales: 'ja',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
  });

  it('tells the birth date and the country, so that only an address is asked for', async () => {
    const by = await visitor();
    const completion = completionOf(await byBankId(by, person()));
    expect((await readCompletion(by, completion)).data).toEqual({
      provider: 'bank-id',
      given: { email: null, fname: 'Bruno', lname: 'Bankmann', birthdate: '03-04-1985', country: 'DE' },
    });
    expect((await complete(by, completion, { email: `bruno${count}@mail.example` })).data).toEqual({
      step: 'mail',
      emailExpected: true,
    });
  });

  it.each([
    ['underage', { birthdate: '2020-01-01' }],
    ['restriction_error', { address: { country: 'US' } }],
  ])('keeps out with %s whom it shows to be %j', async (code, change) => {
    expect((await byBankId(await visitor(), { ...person(), ...change })).info.resultCode).toBe(code);
  });

  it.each<[string, Parameters<OpenIdProvider['grant']>[2]]>([
    ['of an old question', { claims: { nonce: 'another' } }],
    ['for another client', { claims: { aud: 'somebody-else' } }],
    ['for several clients', { claims: { aud: ['lantern at the provider', 'somebody-else'] } }],
    ['of another issuer', { claims: { iss: 'https://accounts.google.com' } }],
    ['that is over', { claims: { exp: Math.floor(Date.now() / 1000) - 3600 } }],
    ['of nobody', { claims: { sub: '' } }],
    ['signed with a strange key', { key: 'strange' }],
    ['with a key that is not there', { header: { kid: 'k2' } }],
    ['without a signature', { header: { alg: 'none' } }],
    ['signed with what is no secret', { header: { alg: 'HS256' } }],
  ])('is not believed a token %s', async (_, lie) => {
    expect((await byBankId(await visitor(), person(), lie)).info.resultCode).toBe('identity_not_confirmed');
  });

  it.each(['down', 'garbage', 'refused'] as const)('that is %s lets nobody in, and says so', async (trouble) => {
    const by = await visitor();
    const { data } = await begin(by, 'bank-id');
    const code = bankId.grant(data.authorizationUrl, person());
    bankId.gateway.next(trouble, /POST \/token/);
    expect((await finish(by, 'bank-id', { state: data.state, code })).info).toMatchObject({
      success: false,
      resultCode: 'identity_provider_away',
    });
    expect(await byBankId(by, person())).toMatchObject({ info: { success: true } });
  });
});

describe('without', () => {
  it('a session, or from a barred country, nobody begins or ends anything', async () => {
    const by = await visitor();
    const completion = completionOf(await byGoogle(by));
    const barred = { ...by, headers: { 'x-client-country': 'US' } };
    expect((await begin({}, 'google')).status).toBe(401);
    expect((await begin(barred, 'google')).info.resultCode).toBe('restriction_error');
    expect((await finish(barred, 'google', { state: 'x', code: 'x' })).info.resultCode).toBe('restriction_error');
    expect((await complete(barred, completion, { birthdate: '10-12-1985', country: 'DE' })).info.resultCode).toBe(
      'restriction_error',
    );
    expect((await readCompletion({}, completion)).status).toBe(401);
    expect((await complete({}, completion)).status).toBe(401);
  });

  it('its flag a provider is not there, nor is its sandbox', async () => {
    const plain = await startLantern();
    const by = { anonymous: (await plain.api.anon()).data.anonSessionId };
    expect((await plain.api.skinConfig()).data.playerConfig.identityProviders).toEqual([]);
    expect((await plain.api.startIdentity({ body: { provider: 'google' } }, by)).info.resultCode).toBe(
      'method_unavailable',
    );
    expect(
      (await plain.api.finishIdentity({ body: { provider: 'google', state: 'x', code: 'x' } }, by)).info.resultCode,
    ).toBe('method_unavailable');
    expect(await plain.visitor().get('/sandbox/identity/google/.well-known/openid-configuration')).toHaveStatus(404);
    await plain.stop();
  });
});

describe('the sandbox’s provider', () => {
  const at = async () => {
    const url = new URL((await begin(await visitor(), 'google')).data.authorizationUrl);
    return { path: url.pathname, query: url.searchParams };
  };

  it('asks who it is on a page of its own, without a script', async () => {
    const { path, query } = await at();
    const page = await lantern.visitor().get(`${path}?${query.toString()}`);
    expect(page).toHaveStatus(200);
    expect(page.$('script')).toHaveLength(0);
    expect(page.$('form[method=post] input')).toHaveLength(5);
  });

  it.each([
    'redirect_uri',
    'client_id',
    'response_type',
    'code_challenge',
    'code_challenge_method',
    'state',
    'nonce',
    'scope',
  ])('leads nobody anywhere when %s is wrong', async (name) => {
    const { path, query } = await at();
    query.set(name, name === 'redirect_uri' ? 'https://evil.example/login/google/return' : '');
    for (const page of [
      await lantern.visitor().get(`${path}?${query.toString()}`),
      await lantern.visitor().post(`${path}?${query.toString()}`, ada(), { follow: false }),
    ])
      expect(page).toHaveStatus(400);
  });

  it('tells that its visitor said no', async () => {
    const { data } = await begin(await visitor(), 'google');
    expect(await atSandbox(data.authorizationUrl, ada({ decision: 'cancel' }))).toEqual({
      state: data.state,
      code: '',
      error: 'access_denied',
    });
  });

  it('exchanges a code for its client alone, with its verifier, once, within a minute', async () => {
    const { data } = await begin(await visitor(), 'google');
    const exchange = async (change: Record<string, string> = {}) => {
      const { code } = await atSandbox(data.authorizationUrl, ada());
      const form = new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: `${lantern.origin}/login/google/return`,
        client_id: 'lantern-sandbox',
        client_secret: 'a-secret-of-the-sandbox',
        code_verifier: 'x',
        ...change,
      });
      return (await lantern.api.fetch('/sandbox/identity/google/token', { method: 'POST', body: form.toString() }))
        .status;
    };
    expect(await exchange({ client_secret: 'x' })).toBe(401);
    expect(await exchange({ grant_type: 'password' })).toBe(400);
    expect(await exchange(), 'a verifier of somebody else').toBe(400);
    expect(await exchange({ code: 'x' })).toBe(400);
  });
});
