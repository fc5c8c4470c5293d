import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from 'contract/constants';
import { startLantern, type Lantern } from '../harness';
import { openAccount, type Account } from '../harness/player';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
  await lantern.clock.freeze();
});
afterAll(() => lantern.stop());

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new Uint8Array(200)]);
const newPassword = 'Another-8-lamps';

/** Somebody whose identity document was approved. */
async function verified(balance = 5_000_00): Promise<Account> {
  const who = await openAccount(lantern, { balance });
  await approve(who);
  return who;
}
async function approve(who: Account): Promise<void> {
  const { data } = await lantern.api.uploadPlayerDocument(
    { params: { documentType: 'identity' }, file: png },
    { player: who.player, headers: { 'content-type': 'image/png' } },
  );
  await lantern.documents.approve(data.id);
}
const player = async (who: Account) => (await lantern.api.getPlayer({}, who)).data;
const rename = (who: Account, over: Record<string, unknown> = {}) =>
  lantern.api.updateName({ body: { fname: 'Mallory', lname: 'Otherwise', password: who.password, ...over } }, who);
const withdraw = async (who: Account, amount: number) =>
  (await lantern.api.withdraw({ body: { method: 'card', amount, requestId: crypto.randomUUID() } }, who)).info
    .resultCode;
const blockers = async (who: Account) =>
  (await lantern.api.cashierMethods({}, who)).data.withdrawBlockers.map(({ code }) => code);
const mailsTo = async (who: Account) =>
  (await lantern.mailbox.all())
    .filter(({ to }) => to.toLowerCase() === who.email.toLowerCase())
    .map(({ subject }) => subject);
async function loggedInAgain(who: Account, password = who.password): Promise<Account> {
  const anonymous = (await lantern.api.anon()).data.anonSessionId;
  return {
    ...who,
    password,
    player: (await lantern.api.login({ body: { username: who.username, password, terms: true } }, { anonymous })).data
      .sessionid,
  };
}

describe('a name that an approved document binds', () => {
  it('is not changed with the other details, which are', async () => {
    const who = await verified();
    const { fname, lname, zip, mobile } = await player(who);
    const details = { fname, lname, address: 'Another street 5', city: 'Elsewhere', zip, mobile };
    const update = (over: object = {}) =>
      lantern.api.updateContactDetails({ params: { type: 'contact' }, body: { ...details, ...over } }, who);
    expect((await update()).info.success).toBe(true);
    for (const over of [{ fname: 'Mallory' }, { lname: 'Otherwise' }])
      expect(await update(over)).toMatchObject({ status: 200, info: { success: false, resultCode: 'name_bound' } });
    expect(await player(who)).toMatchObject({ fname, lname, city: 'Elsewhere', kycStatus: 'verified' });
  });

  it('is changed by the password; then the account is not verified, its player is told by message and mail, and large sums wait for a document', async () => {
    const who = await verified();
    const { fname } = await player(who);
    expect(await rename(who, { password: 'not-the-password' })).toMatchObject({
      info: { resultCode: 'invalid_password' },
    });
    expect(await player(who)).toMatchObject({ fname, kycStatus: 'verified' });
    expect((await rename(who)).info.success).toBe(true);
    expect(await player(who)).toMatchObject({ fname: 'Mallory', lname: 'Otherwise', kycStatus: 'not_verified' });
    expect((await lantern.api.playerMessages({}, who)).data.messages[0]!.message).toContain(
      'The name on your account was changed',
    );
    await expect.poll(() => mailsTo(who)).toContain('The name on your Lantern account was changed');
    expect(await withdraw(who, 4_000_00)).toBe('withdrawal_needs_document');
    // The same name again changes nothing.
    expect((await rename(who)).info.success).toBe(true);
    expect((await mailsTo(who)).filter((subject) => subject.includes('name on your'))).toHaveLength(1);
    await approve(who);
    expect((await player(who)).kycStatus).toBe('verified');
    expect(await blockers(who)).toEqual(['security_change']);
  });

  it('needs a session', async () => {
    const who = await verified(0);
    expect((await rename({ ...who, player: 'nobody.nothing' })).status).toBe(401);
  });

  it('that no document binds is changed with the other details, and holds no money up', async () => {
    const who = await openAccount(lantern, { balance: 100_00 });
    const { zip, mobile, address, city } = await player(who);
    expect(
      (
        await lantern.api.updateContactDetails(
          { params: { type: 'contact' }, body: { fname: 'Mallory', lname: 'Otherwise', zip, mobile, address, city } },
          who,
        )
      ).info.success,
    ).toBe(true);
    expect((await rename(who, { fname: 'Molly' })).info.success).toBe(true);
    expect((await player(who)).fname).toBe('Molly');
    expect(await withdraw(who, 50_00)).toBe('ok');
  });
});

describe('after a change of password, address or name', () => {
  it.each([
    [
      'password',
      async (who: Account) => {
        const { data } = await lantern.api.changePassword(
          { body: { oldPassword: who.password, newPassword, passwordConfirm: newPassword } },
          who,
        );
        await expect.poll(() => mailsTo(who)).toContain('Your Lantern password was changed');
        return { now: { ...who, player: data.sessionid }, password: newPassword };
      },
    ],
    [
      'password by a mailed link',
      async (who: Account) => {
        await lantern.api.forgottenPassword(
          { body: { email: who.email } },
          { anonymous: (await lantern.api.anon()).data.anonSessionId },
        );
        await expect
          .poll(async () =>
            (await lantern.mailbox.all()).some(({ to, link }) => to === who.email && link.includes('/reset-password/')),
          )
          .toBe(true);
        const { link } = (await lantern.mailbox.all()).find(
          (mail) => mail.to === who.email && mail.link.includes('/reset-password/'),
        )!;
        const token = decodeURIComponent(link.split('/reset-password/')[1]!);
        expect(
          (await lantern.api.resetPassword({ body: { token, newPassword, passwordConfirm: newPassword } }, {})).info
            .success,
        ).toBe(true);
        await expect.poll(() => mailsTo(who)).toContain('Your Lantern password was changed');
        return { now: await loggedInAgain(who, newPassword), password: newPassword };
      },
    ],
    [
      'name',
      async (who: Account) => {
        await rename(who);
        await approve(who);
        return { now: who, password: who.password };
      },
    ],
  ])('%s: no money leaves for a day, to the second', async (_, change) => {
    const who = await verified(100_00);
    const { now, password } = await change(who);
    const { data } = await lantern.api.withdraw(
      { body: { method: 'card', amount: 50_00, requestId: crypto.randomUUID() } },
      now,
    );
    expect(data).toMatchObject({ code: 'security_change', until: expect.any(Number) as number });
    await lantern.clock.advance({ hours: 23, minutes: 59, seconds: 59 });
    expect(await withdraw(await loggedInAgain(who, password), 50_00)).toBe('security_change');
    await lantern.clock.advance({ seconds: 1 });
    expect(await withdraw(await loggedInAgain(who, password), 50_00)).toBe('ok');
  });

  it('the mail speaks the player’s language', async () => {
    const subjects = new Set<string>();
    for (const language of languages) {
      const who = await openAccount(lantern, { language });
      await lantern.api.changePassword(
        { body: { oldPassword: who.password, newPassword, passwordConfirm: newPassword } },
        who,
      );
      await expect.poll(async () => (await mailsTo(who)).length).toBe(1);
      subjects.add((await mailsTo(who))[0]!);
    }
    expect(subjects.size).toBe(languages.length);
  });
});
