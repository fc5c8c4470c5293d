import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import type { Caller } from '../harness/api';
import { solved } from '../harness/captcha';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

const visitor = async (): Promise<Caller> => ({ anonymous: (await lantern.api.anon()).data.anonSessionId });
const logIn = async (username: string, password: string, over: Caller = {}) =>
  lantern.api.login({ body: { username, password, terms: true } }, { ...(await visitor()), ...over });
/** Attempts with a wrong password, each with the captcha that the one before asked for; gives the answers. */
async function fail(username: string, times: number) {
  const answers: Awaited<ReturnType<typeof attempt>>[] = [];
  for (let i = 0; i < times; i += 1) answers.push(await attempt(username, 'not-the-password', answers.at(-1)?.data));
  return answers;
}
/** A log-in with the answer to the captcha in `before`, if one was asked for. */
const attempt = async (username: string, password: string, before: unknown = null) => {
  const captcha = (before as { captcha?: unknown } | null)?.captcha ? solved(before) : {};
  return lantern.api.login({ body: { username, password, terms: true, ...captcha } }, await visitor());
};
const codeOf = async (username: string, password: string, over: Caller = {}) =>
  (await logIn(username, password, over)).info.resultCode;
const isOpen = async (player: string) => (await lantern.api.getBalance({}, { player })).info.success;

describe('a log-in', () => {
  it('opens a session of its own each time, and tells the one before', async () => {
    const { username, password } = await lantern.players.make();
    const from = { headers: { 'x-client-ip': '203.0.113.20', 'x-client-country': 'NO' } };
    const first = await logIn(username.toUpperCase(), password, from);
    const second = await logIn(username, password);
    expect(first.data.sessionid).not.toBe(second.data.sessionid);
    expect(second.data.previousLogin).toMatchObject({
      ip: '203.0.113.20',
      country: 'NO',
      at: expect.any(Number) as number,
    });
    expect((await lantern.api.lastLoggedInData({}, { player: second.data.sessionid })).data).toEqual({
      previousLogin: second.data.previousLogin,
    });
    expect(await isOpen(first.data.sessionid)).toBe(true);
  });

  it('ends the session that it is made with', async () => {
    const { username, password, sessionid } = await lantern.players.make();
    const { data } = await logIn(username, password, { player: sessionid! });
    expect(await isOpen(data.sessionid)).toBe(true);
    await expect.poll(() => isOpen(sessionid!)).toBe(false);
  });

  it.each([
    ['abc', 'username_must_be_between_4_and_20_characters_long', 'Username must be between 4 and 20 characters long'],
    [
      'a'.repeat(21),
      'username_must_be_between_4_and_20_characters_long',
      'Username must be between 4 and 20 characters long',
    ],
    ['with space', 'invalid_username_characters_letters_and_numbers_allowed', 'Invalid username characters'],
    ['nobody-here', 'invalid_username_characters_letters_and_numbers_allowed', 'Invalid username characters'],
    ['nobodyhere', 'invalid_username_or_password', 'Invalid username or password'],
  ])('of %s is refused: %s', async (username, resultCode, message) => {
    expect(await logIn(username, 'hunter22')).toMatchObject({
      status: 200,
      info: { success: false, resultCode, message },
      data: null,
    });
  });

  it('needs the terms', async () => {
    expect(
      (await lantern.api.login({ body: { username: 'nobodyhere', password: 'hunter22' } }, await visitor())).status,
    ).toBe(422);
  });
});

describe('failed log-ins', () => {
  it('answer a known and an unknown name alike, in every word', async () => {
    await lantern.clock.freeze();
    const { username } = await lantern.players.make();
    const told = async (name: string) => {
      const answers = await fail(name, 7);
      // The captchas themselves are drawn anew each time.
      return answers.map(({ status, info, data, headers }) => ({
        status,
        info,
        data: Object.entries(data ?? {}).map(([key, value]) => (key === 'captcha' ? key : [key, value])),
        names: [...headers.keys()].sort(),
      }));
    };
    const known = await told(username);
    expect(await told('nobodyatall')).toEqual(known);
    expect(known.map(({ info }) => info.resultCode)).toEqual([
      ...Array<string>(5).fill('invalid_username_or_password'),
      'too_many_requests',
      'too_many_requests',
    ]);
    await lantern.clock.letGo();
  });

  it('take a known and an unknown name the same time', async () => {
    const known = await Promise.all(Array.from({ length: 8 }, () => lantern.players.make()));
    const took = { known: [] as number[], unknown: [] as number[] };
    const time = async (kind: keyof typeof took, username: string) => {
      const caller = await visitor();
      const started = performance.now();
      const { info } = await lantern.api.login(
        { body: { username, password: 'not-the-password', terms: true } },
        caller,
      );
      took[kind].push(performance.now() - started);
      expect(info.resultCode).toBe('invalid_username_or_password');
    };
    for (const [index, { username }] of known.entries()) {
      await time('known', username);
      await time('unknown', `nobodyknows${index}`);
    }
    // The quickest of each: what a busy machine adds is not the product's. A name that is let go without its wait shows here.
    const quickest = { known: Math.min(...took.known), unknown: Math.min(...took.unknown) };
    expect(quickest.known).toBeGreaterThan(240);
    expect(quickest.unknown).toBeGreaterThan(240);
    expect(Math.abs(quickest.known - quickest.unknown)).toBeLessThan(40);
  });

  it('make the account wait from the fifth, to the second, and longer each time', async () => {
    await lantern.clock.freeze();
    const { username, password } = await lantern.players.make();
    const [last] = (await fail(username, 5)).slice(-1);
    const waiting = await attempt(username, password, last!.data);
    expect(waiting).toMatchObject({
      status: 429,
      info: { resultCode: 'too_many_requests' },
      data: { retryAfterSeconds: 5 },
    });
    expect(waiting.headers.get('retry-after')).toBe('5');
    await lantern.clock.advance({ seconds: 4 });
    const still = await attempt(username, password, waiting.data);
    expect(still.info.resultCode).toBe('too_many_requests');
    await lantern.clock.advance({ seconds: 1 });
    const sixth = await attempt(username, 'not-the-password', still.data);
    expect(sixth.info.resultCode).toBe('invalid_username_or_password');
    const longer = await attempt(username, password, sixth.data);
    expect(longer.data).toMatchObject({ retryAfterSeconds: 10 });
    await lantern.clock.advance({ seconds: 10 });
    expect((await attempt(username, password, longer.data)).info.resultCode).toBe('ok');
    expect(await codeOf(username, 'not-the-password')).toBe('invalid_username_or_password');
    expect(await codeOf(username, password)).toBe('ok');
    await lantern.clock.letGo();
  });

  it('count one by one when they come at the same time', async () => {
    const { username } = await lantern.players.make();
    const codes = await Promise.all(Array.from({ length: 30 }, () => codeOf(username, 'not-the-password')));
    // The third asks for a captcha, which none of the others brought.
    expect(codes.filter((code) => code === 'invalid_username_or_password')).toHaveLength(3);
    expect(codes.filter((code) => code === 'invalid_captcha')).toHaveLength(27);
  });

  it('ask for a captcha from the third, without which no password is judged', async () => {
    const { username, password } = await lantern.players.make();
    const answers = await fail(username, 3);
    expect(answers.map(({ data }) => Boolean((data as { captcha?: unknown } | null)?.captcha))).toEqual([
      false,
      false,
      true,
    ]);
    const without = await logIn(username, password);
    expect(without).toMatchObject({
      status: 200,
      info: { resultCode: 'invalid_captcha', message: 'Invalid captcha inserted' },
      data: { captcha: { svg: expect.stringMatching(/^<svg/) as string } },
    });
    const { captchaId } = solved(without.data);
    const body = { username, password, terms: true, captchaId };
    const wrong = await lantern.api.login({ body: { ...body, captcha: 'AAAAA' } }, await visitor());
    expect(wrong.info.resultCode).toBe('invalid_captcha');
    // Wrong or right, a captcha counts once.
    const again = await lantern.api.login({ body: { ...body, ...solved(without.data) } }, await visitor());
    expect(again.info.resultCode).toBe('invalid_captcha');
    expect((await attempt(username, password, again.data)).info.resultCode).toBe('ok');
    expect((await logIn(username, password)).info.resultCode).toBe('ok');
  });

  it.each([
    [-1, 'ok'],
    [0, 'invalid_captcha'],
  ])('ask for a captcha that is good for ten minutes %i s: %s', async (seconds, code) => {
    await lantern.clock.freeze();
    const { username, password } = await lantern.players.make();
    const [third] = (await fail(username, 3)).slice(-1);
    await lantern.clock.advance({ minutes: 10, seconds });
    expect((await attempt(username, password, third!.data)).info.resultCode).toBe(code);
    await lantern.clock.letGo();
  });

  it('make an address wait that tries many names, and nobody else', async () => {
    const from = (ip: string): Caller => ({ headers: { 'x-client-ip': ip } });
    const { username, password } = await lantern.players.make();
    for (let i = 0; i < 5; i += 1)
      expect(await codeOf(`tryingname${i}`, 'not-the-password', from('198.51.100.9'))).toBe(
        'invalid_username_or_password',
      );
    expect(await codeOf(username, password, from('198.51.100.9'))).toBe('too_many_requests');
    expect(await codeOf(username, password, from('198.51.100.10'))).toBe('ok');
    await lantern.clock.advance({ minutes: 15 });
    expect(await codeOf(username, password, from('198.51.100.9'))).toBe('ok');
  });

  it('don’t count log-ins that succeed against an address', async () => {
    const { username, password } = await lantern.players.make();
    for (let i = 0; i < 8; i += 1)
      expect(await codeOf(username, password, { headers: { 'x-client-ip': '198.51.100.11' } })).toBe('ok');
  });
});

describe('a player session', () => {
  const opened = async () => (await lantern.players.make()).sessionid!;

  it('is over after the log-out, and only that one', async () => {
    const { username, password, sessionid } = await lantern.players.make();
    const other = (await logIn(username, password)).data.sessionid;
    expect(await lantern.api.logout({}, { player: sessionid! })).toMatchObject({
      status: 200,
      info: { success: true },
      data: null,
    });
    expect(await lantern.api.logout({}, { player: sessionid! })).toMatchObject({
      status: 401,
      info: { resultCode: 'session_expired', message: 'Session expired' },
    });
    expect(await isOpen(other)).toBe(true);
  });

  it.each([
    [-1, true],
    [0, false],
  ])('left alone for 12 hours %i s is open: %s', async (seconds, open) => {
    await lantern.clock.freeze();
    const session = await opened();
    await lantern.clock.advance({ hours: 12, seconds });
    expect(await isOpen(session)).toBe(open);
    await lantern.clock.letGo();
  });

  it.each([
    [-1, true],
    [0, false],
  ])('in use for 7 days %i s is open: %s', async (seconds, open) => {
    await lantern.clock.freeze();
    const session = await opened();
    for (let hours = 0; hours < 160; hours += 10) {
      await lantern.clock.advance({ hours: 10 });
      expect(await isOpen(session)).toBe(true);
    }
    await lantern.clock.advance({ hours: 8, seconds });
    expect(await isOpen(session)).toBe(open);
    await lantern.clock.letGo();
  });

  it('shows its own player and nobody else', async () => {
    const [a, b] = [await lantern.players.make(), await lantern.players.make()];
    const swapped = b.sessionid!.replace(b.playerId, a.playerId);
    expect((await lantern.api.getPlayer({}, { player: a.sessionid! })).data.username).toBe(a.username);
    expect((await lantern.api.getPlayer({}, { player: swapped })).info.resultCode).toBe('session_expired');
  });
});
