import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from 'contract/constants';
import { startLantern, type Lantern } from '../harness';
import { openAccount, type Account } from '../harness/player';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

let count = 0;
const fresh = (): string => `moved${(count += 1)}.${crypto.randomUUID().slice(0, 8)}@players.example`;
const someone = () => openAccount(lantern, {});
const visitor = async () => ({ anonymous: (await lantern.api.anon()).data.anonSessionId });
const logIn = async ({ username, password }: Pick<Account, 'username' | 'password'>) =>
  lantern.api.login({ body: { username, password, terms: true } }, await visitor());
const emailOf = async (who: Account) => (await lantern.api.getPlayer({}, who)).data.email;
const ask = (who: Account, email: unknown, password: unknown = who.password) =>
  lantern.api.updateEmail({ body: { email, password } }, who);
const confirm = (token: unknown) => lantern.api.confirmEmail({ body: { token } });
const pendingOf = async (who: Account) => (await lantern.api.emailChange({}, who)).data.pending;
const mailsTo = async (email: string) =>
  (await lantern.mailbox.all()).filter(({ to }) => to.toLowerCase() === email.toLowerCase());
async function mailTo(email: string, link: string, at = 0) {
  await expect
    .poll(async () => (await mailsTo(email)).filter((mail) => mail.link.includes(link)).length)
    .toBeGreaterThan(at);
  return (await mailsTo(email)).filter((mail) => mail.link.includes(link)).sort((a, b) => b.at - a.at)[0]!;
}
const tokenFor = async (email: string, at = 0) =>
  decodeURIComponent((await mailTo(email, '/confirm-email/', at)).link.split('/confirm-email/')[1]!);
const isTaken = async (email: string) =>
  (await lantern.api.validateField({ body: { field: 'email', value: email } }, await visitor())).info.resultCode ===
  'email_exists';

describe('another email address', () => {
  it('counts once its link is opened: the old one is told before and after, and is free again', async () => {
    const who = await someone();
    const old = await emailOf(who);
    const wanted = fresh();
    expect(await ask(who, ` ${wanted} `)).toMatchObject({
      status: 200,
      info: { success: true },
      data: { emailExpected: true },
    });
    expect(await emailOf(who)).toBe(old);
    expect(await mailTo(old, '/forgot-password')).toMatchObject({
      subject: 'Your Lantern email address is about to change',
    });
    const token = await tokenFor(wanted);
    expect(await pendingOf(who)).toMatchObject({ email: wanted });
    expect(await confirm(token)).toMatchObject({ info: { success: true }, data: { email: wanted } });
    expect(await emailOf(who)).toBe(wanted);
    expect(await pendingOf(who)).toBeNull();
    expect(await mailTo(old, '/info/contact-us')).toMatchObject({ subject: 'Your Lantern email address was changed' });
    expect([await isTaken(wanted), await isTaken(old)]).toEqual([true, false]);
    expect((await lantern.api.playerMessages({}, who)).data.messages[0]).toMatchObject({
      type: 'warning',
      message: expect.stringContaining('email address was changed') as string,
    });
    // The link again: nothing more happens.
    expect(await confirm(token)).toMatchObject({ info: { success: true }, data: { email: wanted } });
    expect((await mailsTo(old)).filter(({ link }) => link.includes('/info/contact-us'))).toHaveLength(1);
  });

  it('ends the other sessions, and links for a new password that went to the old one', async () => {
    const who = await someone();
    const old = await emailOf(who);
    const other = (await logIn(who)).data.sessionid;
    await lantern.api.forgottenPassword({ body: { email: old } }, await visitor());
    const reset = decodeURIComponent((await mailTo(old, '/reset-password/')).link.split('/reset-password/')[1]!);
    const wanted = fresh();
    await ask(who, wanted);
    await confirm(await tokenFor(wanted));
    expect((await lantern.api.getBalance({}, { player: other })).info.resultCode).toBe('session_expired');
    expect((await lantern.api.getBalance({}, who)).info.success).toBe(true);
    expect(
      (
        await lantern.api.resetPassword({
          body: { token: reset, newPassword: 'New-lantern-2', passwordConfirm: 'New-lantern-2' },
        })
      ).info.resultCode,
    ).toBe('invalid_reset_link');
    await lantern.api.forgottenPassword({ body: { email: wanted } }, await visitor());
    await mailTo(wanted, '/reset-password/');
  });

  it('is refused without the password, as it is, and not well-formed', async () => {
    const who = await someone();
    const old = await emailOf(who);
    expect(await ask(who, fresh(), 'Not-lantern-1')).toMatchObject({
      status: 200,
      info: { success: false, resultCode: 'invalid_password' },
      data: { errors: [{ field: 'password', code: 'invalid_password' }] },
    });
    expect(await ask(who, old.toUpperCase())).toMatchObject({
      status: 200,
      info: { resultCode: 'email_unchanged', message: 'This is already your email address' },
      data: { errors: [{ field: 'email' }] },
    });
    for (const [email, password] of [
      ['nobody', 'x'],
      ['', 'x'],
      [null, 'x'],
      [fresh(), null],
      [fresh(), 'x'.repeat(129)],
      [`${'a'.repeat(250)}@b.example`, 'x'],
    ])
      expect((await ask(who, email, password)).status).toBe(422);
    expect(await pendingOf(who)).toBeNull();
    expect(await emailOf(who)).toBe(old);
  });

  it('can’t be tried for with passwords without end, nor mail others without end', async () => {
    await lantern.clock.freeze();
    const guesser = await someone();
    for (let turn = 0; turn < 5; turn += 1)
      expect((await ask(guesser, fresh(), `Wrong-${turn}`)).info.resultCode).toBe('invalid_password');
    expect((await ask(guesser, fresh())).status).toBe(429);
    const mailer = await someone();
    for (let turn = 0; turn < 5; turn += 1) expect((await ask(mailer, fresh())).info.success).toBe(true);
    const refused = await ask(mailer, fresh());
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    await lantern.clock.letGo();
  });

  it('is asked for anew: only the last link is good', async () => {
    const who = await someone();
    const [first, second] = [fresh(), fresh()];
    await ask(who, first);
    const stale = await tokenFor(first);
    await ask(who, second);
    expect((await confirm(stale)).info.resultCode).toBe('token_expired');
    expect((await confirm(await tokenFor(second))).data.email).toBe(second);
  });

  it.each([
    [-1, 'ok'],
    [0, 'token_expired'],
  ])('has a link for 24 hours %i s: %s', async (seconds, resultCode) => {
    await lantern.clock.freeze();
    const who = await someone();
    const wanted = fresh();
    await ask(who, wanted);
    const token = await tokenFor(wanted);
    await lantern.clock.advance({ hours: 24, seconds });
    expect((await confirm(token)).info.resultCode).toBe(resultCode);
    await lantern.clock.letGo();
  });

  it('is stopped by a new password', async () => {
    const who = await someone();
    const wanted = fresh();
    await ask(who, wanted);
    const token = await tokenFor(wanted);
    const { data } = await lantern.api.changePassword(
      { body: { oldPassword: who.password, newPassword: 'New-lantern-2', passwordConfirm: 'New-lantern-2' } },
      who,
    );
    expect((await lantern.api.emailChange({}, { player: data.sessionid })).data.pending).toBeNull();
    expect((await confirm(token)).info.resultCode).toBe('token_expired');
  });

  it('is mailed in the player’s language', async () => {
    for (const language of languages) {
      const who = await openAccount(lantern, { language });
      const wanted = fresh();
      await ask(who, wanted);
      expect((await mailTo(wanted, '/confirm-email/')).link).toContain(
        language === 'en' ? '/confirm-email/' : `/${language}/confirm-email/`,
      );
    }
  });

  it('can be had by who excluded himself, not by who was frozen', async () => {
    const who = await someone();
    await lantern.api.selfExclude({ body: { password: who.password, confirm: true } }, who);
    const again = { ...who, player: (await logIn(who)).data.sessionid };
    const wanted = fresh();
    expect((await ask(again, wanted)).info.success).toBe(true);
    expect((await confirm(await tokenFor(wanted))).data.email).toBe(wanted);
    const frozen = await openAccount(lantern, { frozen: true });
    expect((await ask(frozen, fresh())).info.resultCode).toBe('account_frozen');
  });
});

describe('an address that is taken', () => {
  it('answers like a free one, and only its own mailbox learns of it', async () => {
    const [who, holder] = [await someone(), await someone()];
    const taken = await emailOf(holder);
    const plain = async (email: string) => {
      const { status, info, data, headers } = await ask(who, email);
      return { status, info, data, headers: [...headers.keys()].sort() };
    };
    const free = await plain(fresh());
    expect(await plain(taken.toUpperCase())).toEqual(free);
    expect((await pendingOf(who))!.email.toLowerCase()).toBe(taken);
    expect(await mailTo(taken, '/login')).toMatchObject({
      subject: 'Somebody tried to use your email address at Lantern',
    });
    expect((await mailsTo(taken)).filter(({ link }) => link.includes('/confirm-email/'))).toEqual([]);
    // The asker's own mailbox gets the same notice either way.
    expect((await mailsTo(await emailOf(who))).filter(({ link }) => link.includes('/forgot-password'))).toHaveLength(2);
    expect(await emailOf(holder)).toBe(taken);
  });

  it('goes to one of two who open their links at the same time, and the other keeps the old one', async () => {
    const people = await Promise.all([someone(), someone(), someone()]);
    const olds = await Promise.all(people.map(emailOf));
    const wanted = fresh();
    const tokens: string[] = [];
    for (const [index, who] of people.entries()) {
      await ask(who, wanted);
      await expect.poll(async () => (await mailsTo(wanted)).length).toBe(index + 1);
      const seen = new Set(tokens);
      tokens.push(
        ...(await mailsTo(wanted))
          .map(({ link }) => decodeURIComponent(link.split('/confirm-email/')[1]!))
          .filter((token) => !seen.has(token)),
      );
    }
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.map(({ info }) => info.resultCode).sort()).toEqual(['email_exists', 'email_exists', 'ok']);
    const emails = await Promise.all(people.map(emailOf));
    expect(emails.filter((email) => email === wanted)).toHaveLength(1);
    for (const [index, email] of emails.entries()) if (email !== wanted) expect(email).toBe(olds[index]);
    const database = await lantern.database();
    for (const [index, who] of people.entries()) {
      expect(
        await database.prepare('SELECT email_key FROM accounts WHERE player_id = ?').bind(who.id).first('email_key'),
      ).toBe(emails[index]);
    }
  });

  it('by a registration meanwhile stays with who registered', async () => {
    const who = await someone();
    const old = await emailOf(who);
    const wanted = fresh();
    await ask(who, wanted);
    const token = await tokenFor(wanted);
    await openAccount(lantern, { email: wanted });
    expect(await confirm(token)).toMatchObject({ status: 200, info: { success: false, resultCode: 'email_exists' } });
    expect(await emailOf(who)).toBe(old);
    expect((await confirm(token)).info.resultCode).toBe('token_expired');
  });

  it('by a link opened many times at once is changed once', async () => {
    const who = await someone();
    const old = await emailOf(who);
    const wanted = fresh();
    await ask(who, wanted);
    const token = await tokenFor(wanted);
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(token)));
    expect(answers.every(({ info }) => info.success)).toBe(true);
    await mailTo(old, '/info/contact-us');
    expect((await mailsTo(old)).filter(({ link }) => link.includes('/info/contact-us'))).toHaveLength(1);
  });
});

describe('a claim that was cut off', () => {
  it('is taken up again by itself, and ends as if it never was', async () => {
    const who = await someone();
    const wanted = fresh();
    await ask(who, wanted);
    const token = await tokenFor(wanted);
    const database = await lantern.database();
    // The shared database is away while the link is opened.
    await database.prepare('ALTER TABLE accounts RENAME TO accounts_away').run();
    const cut = await confirm(token);
    await database.prepare('ALTER TABLE accounts_away RENAME TO accounts').run();
    expect(cut.info.success).toBe(false);
    await lantern.clock.advance({ minutes: 1 });
    await expect.poll(() => emailOf(who)).toBe(wanted);
    expect(await isTaken(wanted)).toBe(true);
    expect((await confirm(token)).data.email).toBe(wanted);
  });

  it('between the claim and the account is finished by the next try', async () => {
    const who = await someone();
    const wanted = fresh();
    await ask(who, wanted);
    const token = await tokenFor(wanted);
    const database = await lantern.database();
    await database.prepare('UPDATE accounts SET email_key = ? WHERE player_id = ?').bind(wanted, who.id).run();
    expect((await confirm(token)).data.email).toBe(wanted);
    expect(await emailOf(who)).toBe(wanted);
  });
});

describe('who may', () => {
  it('change an address: nobody but its player, with a link of ours for this', async () => {
    const who = await someone();
    await lantern.api.forgottenPassword({ body: { email: await emailOf(who) } }, await visitor());
    const reset = decodeURIComponent(
      (await mailTo(await emailOf(who), '/reset-password/')).link.split('/reset-password/')[1]!,
    );
    for (const token of [reset, 'a.b.c', `${who.id}.made-up.signature`, who.player])
      expect((await confirm(token)).info.resultCode).toBe('token_expired');
    for (const token of ['', null, 'x'.repeat(301)]) expect((await confirm(token)).status).toBe(422);
    const stranger = await visitor();
    expect(
      (await lantern.api.updateEmail({ body: { email: fresh(), password: who.password } }, stranger)).info.resultCode,
    ).toBe('session_expired');
    expect((await lantern.api.emailChange({}, stranger)).info.resultCode).toBe('session_expired');
    await lantern.api.logout({}, who);
    expect((await ask(who, fresh())).info.resultCode).toBe('session_expired');
    expect((await lantern.api.confirmEmail({ body: { token: 'a.b.c' } }, { key: null })).info.resultCode).toBe(
      'invalid_api_key',
    );
  });

  it('read its fields: anybody', async () => {
    expect(
      (await lantern.api.profileSchema({ params: { type: 'email' } })).data.fields.map(({ name }) => name),
    ).toEqual(['email', 'password']);
  });
});
