import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import { solved } from '../harness/captcha';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

const visitor = async () => ({ anonymous: (await lantern.api.anon()).data.anonSessionId });
const logIn = async (username: string, password: string) =>
  lantern.api.login({ body: { username, password, terms: true } }, await visitor());
const isOpen = async (player: string) => (await lantern.api.getBalance({}, { player })).info.success;
const change = (player: string, body: object) =>
  lantern.api.changePassword(
    { body: { oldPassword: 'Lantern-1', newPassword: 'New-lantern-2', passwordConfirm: 'New-lantern-2', ...body } },
    { player },
  );
const messages = async (player: string, language = 'en') =>
  (await lantern.api.playerMessages({}, { player, language })).data.messages;

describe('a changed password', () => {
  it('opens the account, ends the other sessions and gives this one a new id', async () => {
    const { username, password, sessionid } = await lantern.players.make();
    const other = (await logIn(username, password)).data.sessionid;
    const { info, data } = await change(sessionid!, {});
    expect(info.success).toBe(true);
    expect(data.sessionid).not.toBe(sessionid);
    expect(await Promise.all([data.sessionid, sessionid!, other].map(isOpen))).toEqual([true, false, false]);
    expect((await logIn(username, password)).info.resultCode).toBe('invalid_username_or_password');
    expect((await logIn(username, 'New-lantern-2')).info.resultCode).toBe('ok');
    expect(await messages(data.sessionid)).toMatchObject([
      { type: 'warning', message: expect.stringContaining('password was changed') as string },
    ]);
  });

  it.each([
    [{ oldPassword: 'Lantern-2' }, 'invalid_old_password', 'oldPassword', 'Invalid old password'],
    [{ newPassword: 'short1A', passwordConfirm: 'short1A' }, 'password_policy', 'newPassword', /at least 8 characters/],
    [{ passwordConfirm: 'New-lantern-3' }, 'passwords_must_match', 'passwordConfirm', 'Passwords must match'],
  ])('is refused with %j: %s', async (over, resultCode, field, message) => {
    const { username, password, sessionid } = await lantern.players.make();
    const answer = await change(sessionid!, over);
    expect(answer).toMatchObject({
      status: 200,
      info: { success: false, resultCode, message: expect.stringMatching(message) as string },
      data: { errors: [{ field, code: resultCode }] },
    });
    expect(await isOpen(sessionid!)).toBe(true);
    expect((await logIn(username, password)).info.resultCode).toBe('ok');
  });

  it('can’t be tried for with old passwords without end', async () => {
    await lantern.clock.freeze();
    const { sessionid } = await lantern.players.make();
    for (let i = 0; i < 5; i += 1)
      expect((await change(sessionid!, { oldPassword: `Wrong-${i}` })).info.resultCode).toBe('invalid_old_password');
    expect(await change(sessionid!, {})).toMatchObject({ status: 429, data: { retryAfterSeconds: 5 } });
    await lantern.clock.advance({ seconds: 5 });
    expect((await change(sessionid!, {})).info.resultCode).toBe('ok');
    await lantern.clock.letGo();
  });

  it('needs every field, as text', async () => {
    const { sessionid } = await lantern.players.make();
    for (const body of [
      {},
      { oldPassword: 7 },
      { oldPassword: 'Lantern-1', newPassword: 'x'.repeat(129), passwordConfirm: 'x' },
    ]) {
      expect((await lantern.api.changePassword({ body }, { player: sessionid! })).status).toBe(422);
    }
  });
});

const forget = async (email: string, headers: Record<string, string> = {}, language = 'en') =>
  lantern.api.forgottenPassword({ body: { email } }, { ...(await visitor()), headers, language });
const mailsTo = async (email: string) =>
  (await lantern.mailbox.all()).filter(({ to, link }) => to === email && link.includes('/reset-password/'));
async function mailedToken(email: string, count = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(email)).length).toBe(count);
  const newest = (await mailsTo(email)).sort((a, b) => b.at - a.at)[0]!;
  return decodeURIComponent(newest.link.split('/reset-password/')[1]!);
}
const reset = (token: string, over = {}) =>
  lantern.api.resetPassword({
    body: { token, newPassword: 'New-lantern-2', passwordConfirm: 'New-lantern-2', ...over },
  });

describe('a forgotten password', () => {
  it('is set anew by the mailed link, once, and every session ends', async () => {
    const { username, email, sessionid, password } = await lantern.players.make();
    await forget(email.toUpperCase(), {}, 'fr');
    const token = await mailedToken(email);
    expect((await mailsTo(email))[0]).toMatchObject({
      subject: expect.stringContaining('mot de passe') as string,
      link: expect.stringContaining('/fr/reset-password/') as string,
    });
    expect(await reset(token)).toMatchObject({ info: { success: true }, data: { username } });
    expect(await isOpen(sessionid!)).toBe(false);
    expect((await logIn(username, password)).info.resultCode).toBe('invalid_username_or_password');
    const { data } = await logIn(username, 'New-lantern-2');
    expect(await isOpen(data.sessionid)).toBe(true);
    expect(await reset(token)).toMatchObject({
      status: 200,
      info: { resultCode: 'invalid_reset_link', message: 'Password reset link is invalid' },
    });
  });

  it('answers a known and an unknown address alike, and mails nothing to nobody', async () => {
    const { email } = await lantern.players.make();
    const plain = async (address: string) => {
      const { status, info, data, headers } = await forget(address);
      return { status, info, data, headers: [...headers.keys()].sort() };
    };
    const known = await plain(email);
    expect(known).toMatchObject({ status: 200, info: { success: true }, data: { emailExpected: true } });
    expect(await plain('nobody-at-all@players.example')).toEqual(known);
    await mailedToken(email);
    expect(await mailsTo('nobody-at-all@players.example')).toEqual([]);
  });

  it('takes as long for an unknown address', async () => {
    const { email } = await lantern.players.make();
    const took = async (address: string) => {
      const started = performance.now();
      await forget(address);
      return performance.now() - started;
    };
    for (const address of [email, 'nobody-here@players.example'])
      expect(await took(address)).toBeGreaterThanOrEqual(245);
  });

  it.each([
    [-1, 'ok'],
    [0, 'invalid_reset_link'],
  ])('has a link for an hour %i s: %s', async (seconds, resultCode) => {
    await lantern.clock.freeze();
    const { email } = await lantern.players.make();
    await forget(email);
    const token = await mailedToken(email);
    await lantern.clock.advance({ hours: 1, seconds });
    expect((await reset(token)).info.resultCode).toBe(resultCode);
    await lantern.clock.letGo();
  });

  it('is mailed about every five minutes at most, and a changed password ends all links', async () => {
    await lantern.clock.freeze();
    const { email, sessionid } = await lantern.players.make();
    await forget(email);
    const first = await mailedToken(email);
    await lantern.clock.advance({ minutes: 5, seconds: -1 });
    await forget(email);
    await lantern.clock.advance({ seconds: 1 });
    await forget(email);
    const second = await mailedToken(email, 2);
    expect(second).not.toBe(first);
    await change(sessionid!, {});
    for (const token of [first, second]) expect((await reset(token)).info.resultCode).toBe('invalid_reset_link');
    await lantern.clock.letGo();
  });

  it('keeps the link when the new password is refused', async () => {
    const { email } = await lantern.players.make();
    await forget(email);
    const token = await mailedToken(email);
    expect((await reset(token, { newPassword: 'lantern', passwordConfirm: 'lantern' })).info.resultCode).toBe(
      'password_policy',
    );
    expect((await reset(token, { passwordConfirm: 'Other-lantern-2' })).info.resultCode).toBe('passwords_must_match');
    expect((await reset(token)).info.resultCode).toBe('ok');
  });

  it('is no way in with another’s, a forged or another kind of token', async () => {
    const [a, b] = [await lantern.players.make(), await lantern.players.make()];
    await forget(a.email);
    const token = await mailedToken(a.email);
    for (const wrong of [token.replace(a.playerId, b.playerId), `${token}x`, a.sessionid!, 'a.b.c', '__proto__']) {
      expect((await reset(wrong)).info.resultCode).toBe('invalid_reset_link');
    }
    expect(await isOpen(a.sessionid!)).toBe(true);
  });

  it('asks an address for a captcha from the eleventh time in an hour, and then for patience', async () => {
    const from = { 'x-client-ip': '203.0.113.77' };
    for (let i = 0; i < 10; i += 1) expect((await forget(`nobody${i}@players.example`, from)).status).toBe(200);
    const asked = await forget('nobody@players.example', from);
    expect(asked).toMatchObject({
      status: 200,
      info: { resultCode: 'invalid_captcha' },
      data: { captcha: { question: expect.any(String) as string } },
    });
    const send = async (data: unknown) =>
      lantern.api.forgottenPassword(
        { body: { email: 'nobody@players.example', ...solved(data) } },
        { ...(await visitor()), headers: from },
      );
    expect((await send(asked.data)).info.resultCode).toBe('ok');
    expect((await send(asked.data)).info.resultCode).toBe('invalid_captcha');
    for (let i = 0; i < 29; i += 1)
      expect((await send((await forget('nobody@players.example', from)).data)).status).toBe(200);
    expect(await send((await forget('nobody@players.example', from)).data)).toMatchObject({
      status: 429,
      info: { resultCode: 'too_many_requests' },
    });
  });

  it('has a form that says its rules', async () => {
    expect(
      (await lantern.api.resetPasswordSchema()).data.fields.map(({ name, minLength }) => [name, minLength]),
    ).toEqual([
      ['token', 1],
      ['newPassword', 8],
      ['passwordConfirm', 8],
    ]);
  });
});
