import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

let count = 0;
const form = (over: Record<string, unknown> = {}) => {
  count += 1;
  return {
    username: `Newcomer${count}`,
    email: `newcomer${count}@example.com`,
    password: 'hunter22',
    passwordConfirm: 'hunter22',
    currency: 'NOK',
    birthdate: '29-02-2000',
    country: 'NO',
    terms: true,
    ...over,
  };
};
const visitor = async () => ({ anonymous: (await lantern.api.anon()).data.anonSessionId });
const register = async (body: unknown, language = 'en') =>
  lantern.api.register({ params: { type: 'long' }, body }, { ...(await visitor()), language });
const tokenFor = async (email: string) =>
  new URL((await lantern.mailbox.latestFor(email)).link).searchParams.get('token')!;
const confirm = (token: string) => lantern.api.completeRegistration({ body: { token } });
const logIn = async ({ username, password }: { username: string; password: string }) =>
  lantern.api.login({ body: { username, password, terms: true } }, await visitor());

describe('a registration', () => {
  it('mails a link that opens the account', async () => {
    const newcomer = form({ myafftk: 'tk', myaffid: 'id' });
    expect(await register(newcomer, 'no')).toMatchObject({
      status: 200,
      info: { success: true },
      data: { emailExpected: true },
    });
    expect((await logIn(newcomer)).info.resultCode).toBe('email_not_confirmed');

    const mail = await lantern.mailbox.latestFor(newcomer.email);
    expect(mail.subject).toBe('Bekreft Lantern-kontoen din');
    expect(mail.link).toContain(`${lantern.origin}/no/register-token?token=`);
    expect(await confirm(await tokenFor(newcomer.email))).toMatchObject({
      info: { success: true },
      data: { username: newcomer.username },
    });

    const {
      data: { sessionid },
    } = await logIn(newcomer);
    expect((await lantern.api.getPlayer({}, { player: sessionid })).data).toMatchObject({
      username: newcomer.username,
      email: newcomer.email,
      countrycode: 'NO',
      birthdate: '29-02-2000',
      fname: 'unknown',
      lname: 'unknown',
      first_deposit: '0.00',
      first_deposit_date: null,
      balance: { currency: 'NOK', cash: 0 },
      missing: ['fname', 'lname', 'address', 'city', 'zip', 'mobile'],
    });
  });

  it('is refused for a name or an address that somebody has, in any case', async () => {
    const first = form();
    await register(first);
    const again = await register(form({ username: first.username.toUpperCase(), email: first.email.toUpperCase() }));
    expect(again).toMatchObject({
      status: 200,
      info: { success: false, resultCode: 'username_exists', message: 'Username already exists' },
      data: {
        errors: [
          { field: 'username', code: 'username_exists' },
          { field: 'email', code: 'email_exists' },
        ],
      },
    });
    expect((await register(form({ email: first.email }))).info.resultCode).toBe('email_exists');
  });

  it('goes to one of many who ask for a name at the same time', async () => {
    const username = 'Wanted1234';
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(form({ username }))));
    expect(answers.map(({ info }) => info.resultCode).sort()).toEqual([
      'ok',
      ...Array<string>(7).fill('username_exists'),
    ]);
  });

  it.each([
    [{ passwordConfirm: 'hunter23' }, 'passwords_must_match', 'Passwords must match'],
    [{ birthdate: '31-04-1990' }, 'invalid_birthdate', 'Birth date is not valid'],
    [{ birthdate: '01-01-2020' }, 'underage', 'You must be 18+ years old'],
    [{ country: 'XX' }, 'invalid_country', 'Country is not valid'],
    [{ country: 'US' }, 'invalid_country', 'Country is not valid'],
  ])('with %j is refused: %s', async (over, resultCode, message) => {
    expect(await register(form(over))).toMatchObject({ status: 200, info: { success: false, resultCode, message } });
  });

  it.each([
    [{ username: 'abcde' }, 'username'],
    [{ username: 'a'.repeat(21) }, 'username'],
    [{ username: 'with space' }, 'username'],
    [{ email: 'nobody' }, 'email'],
    [{ password: 'short', passwordConfirm: 'short' }, 'password'],
    [{ currency: 'GBP' }, 'currency'],
    [{ terms: false }, 'terms'],
    [{ birthdate: '2000-01-01' }, 'birthdate'],
  ])('with %j is not well-formed', async (over, field) => {
    const { status, info, data } = await register(form(over));
    expect([status, info.resultCode]).toEqual([422, 'invalid_request']);
    expect((data as unknown as { errors: { field: string }[] }).errors.map((error) => error.field)).toContain(field);
  });

  it('keeps any text of a password apart from any other', async () => {
    const newcomer = form({ password: 'пароль-пароль-1', passwordConfirm: 'пароль-пароль-1' });
    await register(newcomer);
    await confirm(await tokenFor(newcomer.email));
    expect((await logIn({ ...newcomer, password: 'пароль-пароль-2' })).info.resultCode).toBe(
      'invalid_username_or_password',
    );
    expect((await logIn(newcomer)).info.resultCode).toBe('ok');
  });

  it('is limited for one visitor', async () => {
    const one = await visitor();
    const codes: string[] = [];
    for (let i = 0; i < 11; i += 1)
      codes.push((await lantern.api.register({ params: { type: 'long' }, body: form() }, one)).info.resultCode);
    expect(codes).toEqual([...Array<string>(10).fill('ok'), 'too_many_requests']);
  });
});

describe('a registration that died halfway', () => {
  const claimFor = async ({ username, email }: { username: string; email: string }, playerId: string, at: number) =>
    (await lantern.database())
      .prepare('INSERT INTO accounts (player_id, username_key, email_key, claimed_at) VALUES (?, ?, ?, ?)')
      .bind(playerId, username.toLowerCase(), email, at)
      .run();

  it('keeps its name for a minute, then gives it back', async () => {
    const newcomer = form();
    await claimFor(newcomer, crypto.randomUUID(), await lantern.clock.now());
    expect((await register(newcomer)).info.resultCode).toBe('username_exists');
    await lantern.clock.advance({ minutes: 1 });
    expect((await register(newcomer)).info.resultCode).toBe('ok');
  });

  it('keeps its name for good when the account had been opened', async () => {
    const newcomer = form();
    await register(newcomer);
    await (
      await lantern.database()
    )
      .prepare('UPDATE accounts SET opened_at = NULL WHERE username_key = ?')
      .bind(newcomer.username.toLowerCase())
      .run();
    await lantern.clock.advance({ minutes: 1 });
    expect((await register({ ...form(), username: newcomer.username })).info.resultCode).toBe('username_exists');
    expect((await confirm(await tokenFor(newcomer.email))).info.resultCode).toBe('ok');
    expect((await logIn(newcomer)).info.resultCode).toBe('ok');
  });

  it('can’t be logged in to', async () => {
    const newcomer = form();
    await claimFor(newcomer, crypto.randomUUID(), await lantern.clock.now());
    expect((await logIn(newcomer)).info.resultCode).toBe('invalid_username_or_password');
  });
});

describe('the confirmation link', () => {
  it('confirms once and says the same when it is opened again', async () => {
    const newcomer = form();
    await register(newcomer);
    const token = await tokenFor(newcomer.email);
    for (let i = 0; i < 2; i += 1) expect((await confirm(token)).info.resultCode).toBe('ok');
    await lantern.clock.advance({ hours: 48 });
    expect((await confirm(token)).info.resultCode).toBe('ok');
  });

  it.each([
    [-1, 'ok'],
    [0, 'token_expired'],
    [1, 'token_expired'],
  ])('at 24 hours %i s: %s', async (seconds, code) => {
    await lantern.clock.freeze();
    const newcomer = form();
    await register(newcomer);
    const token = await tokenFor(newcomer.email);
    await lantern.clock.advance({ hours: 24, seconds });
    expect((await confirm(token)).info.resultCode).toBe(code);
    await lantern.clock.letGo();
  });

  it('is mailed anew by a log-in, at most every five minutes and only for the right password', async () => {
    await lantern.clock.freeze();
    const newcomer = form();
    const mails = async () => (await lantern.mailbox.all()).filter(({ to }) => to === newcomer.email).length;
    await register(newcomer);
    await lantern.clock.advance({ minutes: 4, seconds: 59 });
    expect((await logIn(newcomer)).info.resultCode).toBe('email_not_confirmed');
    expect(await mails()).toBe(1);
    await lantern.clock.advance({ seconds: 1 });
    expect((await logIn({ ...newcomer, password: 'wrong-one' })).info.resultCode).toBe('invalid_username_or_password');
    expect(await mails()).toBe(1);
    expect((await logIn(newcomer)).info.resultCode).toBe('email_not_confirmed');
    expect(await mails()).toBe(2);
    expect((await confirm(await tokenFor(newcomer.email))).info.resultCode).toBe('ok');
    await lantern.clock.letGo();
  });

  it('of nobody, of another kind or of another player is expired', async () => {
    const { sessionid } = await lantern.players.make();
    const newcomer = form();
    await register(newcomer);
    const token = await tokenFor(newcomer.email);
    const [id, secret, signature] = token.split('.');
    for (const wrong of [
      sessionid!,
      'x',
      `${token}x`,
      `${id}.${secret}`,
      `${crypto.randomUUID()}.${secret}.${signature}`,
    ]) {
      expect((await confirm(wrong)).info).toMatchObject({
        resultCode: 'token_expired',
        message: 'Your token has expired, please contact customer support',
      });
    }
  });
});

describe('the check of a single field', () => {
  const check = async (
    field: string,
    value: string,
    caller?: { anonymous: string; headers?: Record<string, string> },
  ) => lantern.api.validateField({ body: { field, value } }, caller ?? (await visitor()));

  it('tells what is free, what is taken and what is no good', async () => {
    const taken = form();
    await register(taken);
    expect(await check('username', 'freename1')).toMatchObject({ info: { success: true }, data: { valid: true } });
    expect((await check('username', taken.username.toLowerCase())).info.resultCode).toBe('username_exists');
    expect((await check('email', taken.email)).info.resultCode).toBe('email_exists');
    expect((await check('email', 'x')).info.resultCode).toBe('invalid_email');
    expect((await check('birthdate', '01-01-2020')).info.resultCode).toBe('underage');
    expect((await check('country', 'DE')).info.resultCode).toBe('ok');
  });

  it('is limited for one visitor, and for one address whoever asks', async () => {
    const one = await visitor();
    for (let i = 0; i < 30; i += 1) expect((await check('country', 'DE', one)).info.resultCode).toBe('ok');
    const over = await check('country', 'DE', one);
    expect([over.status, over.info.resultCode]).toEqual([429, 'too_many_requests']);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);

    const headers = { 'x-client-ip': '198.51.100.7' };
    for (let i = 0; i < 60; i += 1)
      expect((await check('country', 'DE', { ...(await visitor()), headers })).info.resultCode).toBe('ok');
    expect((await check('country', 'DE', { ...(await visitor()), headers })).info.resultCode).toBe('too_many_requests');
    expect(
      (await check('country', 'DE', { ...(await visitor()), headers: { 'x-client-ip': '198.51.100.8' } })).info
        .resultCode,
    ).toBe('ok');
  });
});

it('the forms are told as data', async () => {
  const {
    data: { fields },
  } = await lantern.api.registerSchema({ params: { type: 'long' } });
  expect(fields.find(({ name }) => name === 'username')).toMatchObject({ required: true, minLength: 6, maxLength: 20 });
  expect(fields.find(({ name }) => name === 'country')?.options).not.toContain('US');
  expect((await lantern.api.completeRegistrationSchema()).data.fields.map(({ name }) => name)).toEqual(['token']);
  expect((await lantern.api.register({ params: { type: 'short' }, body: form() }, await visitor())).status).toBe(404);
});
