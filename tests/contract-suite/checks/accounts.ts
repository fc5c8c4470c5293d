import { getPlayer, getBalance, lastLoggedInData, login, logout, updateContactDetails } from 'contract/player';
import { changePassword, forgottenPassword, resetPassword } from 'contract/password';
import { completeRegistration, register, registerSchema, validateField } from 'contract/registration';
import { confirmEmail, emailChange, updateEmail } from 'contract/email-change';
import * as profile from 'contract/profile';
import { must, same, type Answer, type Bench } from '../bench';
import { check, type Check } from '../check';
import { contact, signup } from '../people';
import { speaksAll } from '../protocol';

/** `[code, what SPEC §8 says in English]`. */
function refusedWith({ status, info }: Answer, code: string, how: string, words?: string, wantedStatus = 200): void {
  must(
    !info.success && info.resultCode === code && status === wantedStatus,
    `${how}: ${status} ${info.resultCode} instead of ${wantedStatus} ${code}`,
  );
  if (words) must(info.message === words, `${how}: "${info.message}" instead of "${words}"`);
}

const logIn = async (bench: Bench, username: string, password: string, language = 'en') =>
  bench.call(login, { body: { username, password, terms: true } }, { ...(await bench.visitor()), language });

const signUp = async (bench: Bench, over: object) =>
  bench.call(
    register,
    { params: { type: 'long' }, body: { ...signup(`cx${bench.mark}`), ...over } },
    await bench.visitor(),
  );

export const accountChecks: Check[] = [
  check(login, 'its refusals are those of the specification', async (bench) => {
    refusedWith(
      await logIn(bench, 'abc', 'secret1'),
      'username_must_be_between_4_and_20_characters_long',
      'three characters',
      'Username must be between 4 and 20 characters long',
    );
    refusedWith(
      await logIn(bench, 'a'.repeat(21), 'secret1'),
      'username_must_be_between_4_and_20_characters_long',
      '21 characters',
    );
    refusedWith(
      await logIn(bench, 'no spaces', 'secret1'),
      'invalid_username_characters_letters_and_numbers_allowed',
      'a space',
      'Invalid username characters',
    );
    refusedWith(
      await logIn(bench, `no${bench.mark}`, 'secret1'),
      'invalid_username_or_password',
      'an unknown name',
      'Invalid username or password',
    );
  }),
  check(login, 'a wrong password answers like an unknown name', async (bench) => {
    const { username } = await bench.player();
    const [unknown, wrong] = [
      await logIn(bench, `no${bench.mark}`, 'wrong-password'),
      await logIn(bench, username, 'wrong-password'),
    ];
    must(
      unknown.text === wrong.text && unknown.status === wrong.status,
      `${wrong.text} for a known name, ${unknown.text} for an unknown one`,
    );
  }),
  check(login, 'its refusals are told in seven languages', (bench) =>
    speaksAll((language) => logIn(bench, 'abc', 'secret1', language)),
  ),
  check(login, 'the terms are asked for', async (bench) => {
    const answer = await bench.call(
      login,
      { body: { username: 'somebody', password: 'secret1' } },
      await bench.visitor(),
    );
    refusedWith(answer, 'invalid_request', 'without terms', undefined, 422);
  }),
  check(login, 'each log-in opens a session of its own', async (bench) => {
    const { username, password, player } = await bench.player();
    const { info, data } = await logIn(bench, username, password);
    must(info.success, `${info.resultCode}`);
    must(data.sessionid !== player && data.previousLogin !== null, 'the same session, or no log-in before it');
  }),
  check(logout, 'it ends the session, and no other', async (bench) => {
    const { username, password, player } = await bench.player();
    const { data } = await logIn(bench, username, password);
    must((await bench.call(logout, {}, { player: data.sessionid })).info.success, 'it fails');
    refusedWith(
      await bench.call(getBalance, {}, { player: data.sessionid }),
      'session_expired',
      'the ended session',
      undefined,
      401,
    );
    must((await bench.call(getBalance, {}, { player })).info.success, 'another session ended too');
  }),
  check(lastLoggedInData, 'it tells the log-in before', async (bench) => {
    must((await bench.call(lastLoggedInData, {}, await bench.player())).info.success, 'it fails');
  }),
  check(getPlayer, 'a session shows its own player', async (bench) => {
    const { player, stranger } = await bench.people();
    const own = (await bench.call(getPlayer, {}, player)).data;
    must(own.username.toLowerCase() === player.username.toLowerCase(), `${own.username} for ${player.username}`);
    if (stranger) must((await bench.call(getPlayer, {}, stranger)).data.id !== own.id, 'a stranger sees the player');
  }),
  check(getBalance, 'it is the balance of the player', async (bench) => {
    const player = await bench.player();
    const [alone, within] = [
      (await bench.call(getBalance, {}, player)).data,
      (await bench.call(getPlayer, {}, player)).data.balance,
    ];
    must(same(alone, within), `${JSON.stringify(alone)} alone, ${JSON.stringify(within)} with the player`);
  }),
  check(updateContactDetails, 'it saves what is right and nothing else', async (bench) => {
    const player = await bench.player();
    const save = (body: object) => bench.call(updateContactDetails, { params: { type: 'contact' }, body }, player);
    const saved = await save({ ...contact, city: 'Kiel' });
    must(saved.info.success && same(saved.data.missing, []), saved.info.resultCode);
    refusedWith(
      await save({ ...contact, city: 'Ulm', fname: 'Al' }),
      'invalid_request',
      'a first name of two letters',
      undefined,
      422,
    );
    must((await bench.call(getPlayer, {}, player)).data.city === 'Kiel', 'a refused form changed the profile');
  }),
  check(register, 'its refusals are those of the specification', async (bench) => {
    refusedWith(
      await signUp(bench, { username: (await bench.player()).username }),
      'username_exists',
      'a name that somebody has',
      'Username already exists',
    );
    refusedWith(
      await signUp(bench, { passwordConfirm: 'Lantern-2' }),
      'passwords_must_match',
      'two passwords',
      'Passwords must match',
    );
    refusedWith(await signUp(bench, { birthdate: '31-04-1990' }), 'invalid_birthdate', 'the 31st of April');
    refusedWith(
      await signUp(bench, { birthdate: `01-01-${new Date().getUTCFullYear() - 10}` }),
      'underage',
      'a child',
      'You must be 18+ years old',
    );
    for (const over of [
      { username: 'abcde' },
      { email: 'nobody' },
      { password: 'short', passwordConfirm: 'short' },
      { currency: 'GBP' },
      { terms: false },
    ]) {
      refusedWith(await signUp(bench, over), 'invalid_request', JSON.stringify(over), undefined, 422);
    }
  }),
  check(registerSchema, 'it names the fields of the form', async (bench) => {
    const { data } = await bench.call(registerSchema, { params: { type: 'long' } });
    const names = data.fields.map(({ name }) => name);
    for (const name of ['username', 'email', 'password', 'currency', 'birthdate', 'country'])
      must(names.includes(name), `${name} is not there`);
  }),
  check(validateField, 'it tells what is free, taken and no good', async (bench) => {
    const visitor = await bench.visitor();
    const judge = (field: string, value: string) => bench.call(validateField, { body: { field, value } }, visitor);
    must((await judge('username', `free${bench.mark}`)).info.success, 'a free name is refused');
    refusedWith(
      await judge('username', (await bench.player()).username),
      'username_exists',
      'a taken name',
      'Username already exists',
    );
    refusedWith(await judge('username', 'a b'), 'invalid_username', 'a space');
    refusedWith(await judge('email', 'nobody'), 'invalid_email', 'no address', 'Email is not valid');
    refusedWith(await judge('birthdate', '31-04-1990'), 'invalid_birthdate', 'the 31st of April');
  }),
  check(completeRegistration, 'a token of nobody is expired', async (bench) => {
    const answer = await bench.call(completeRegistration, { body: { token: 'a.b.c' } });
    refusedWith(answer, 'token_expired', 'a.b.c', 'Your token has expired, please contact customer support');
  }),
  check(changePassword, 'its refusals change nothing', async (bench) => {
    const player = await bench.player();
    const change = (oldPassword: string, newPassword: string, passwordConfirm = newPassword) =>
      bench.call(changePassword, { body: { oldPassword, newPassword, passwordConfirm } }, player);
    refusedWith(
      await change('not-the-old-1', 'Brand-new-1'),
      'invalid_old_password',
      'a wrong old password',
      'Invalid old password',
    );
    refusedWith(await change(player.password, 'Brand-new-1', 'Brand-new-2'), 'passwords_must_match', 'two passwords');
    refusedWith(await change(player.password, 'lowercase'), 'password_policy', 'against the policy');
    must(
      (await logIn(bench, player.username, player.password)).info.success,
      'the old password does not open the account any more',
    );
  }),
  check(forgottenPassword, 'known and unknown addresses answer alike', async (bench) => {
    const call = async (email: string) => bench.call(forgottenPassword, { body: { email } }, await bench.visitor());
    const [known, unknown] = [
      await call((await bench.player()).email),
      await call(`nobody-${bench.mark}@players.example`),
    ];
    must(
      known.text === unknown.text && known.status === unknown.status,
      `${known.text} for a known one, ${unknown.text} for an unknown one`,
    );
  }),
  check(resetPassword, 'a link of nobody is invalid', async (bench) => {
    const answer = await bench.call(resetPassword, {
      body: { token: 'a.b.c', newPassword: 'Brand-new-1', passwordConfirm: 'Brand-new-1' },
    });
    refusedWith(answer, 'invalid_reset_link', 'a.b.c', 'Password reset link is invalid');
  }),
  check(profile.profileSchema, 'each part of the profile names its fields', async (bench) => {
    for (const type of profile.profileTypes)
      must((await bench.call(profile.profileSchema, { params: { type } })).info.success, `${type} is not there`);
  }),
  check(updateEmail, 'its refusals change nothing', async (bench) => {
    const player = await bench.player();
    const call = (email: string, password: string) => bench.call(updateEmail, { body: { email, password } }, player);
    refusedWith(
      await call(`cx${bench.mark}@players.example`, 'not-the-password-1'),
      'invalid_password',
      'a wrong password',
    );
    refusedWith(await call(player.email, player.password), 'email_unchanged', 'the own address');
    refusedWith(await call('nobody', player.password), 'invalid_request', 'no address', undefined, 422);
    must((await bench.call(getPlayer, {}, player)).data.email === player.email, 'the address is another');
  }),
  check(emailChange, 'it tells what was asked for, and the address stays until the link is opened', async (bench) => {
    const player = await bench.player();
    const email = `cx${bench.mark}@players.example`;
    must(
      (await bench.call(updateEmail, { body: { email, password: player.password } }, player)).info.success,
      'it can’t be asked for',
    );
    must((await bench.call(emailChange, {}, player)).data.pending?.email === email, 'it is not pending');
    must(
      (await bench.call(getPlayer, {}, player)).data.email === player.email,
      'the address changed before its link was opened',
    );
  }),
  check(confirmEmail, 'a link of nobody has expired', async (bench) => {
    refusedWith(
      await bench.call(confirmEmail, { body: { token: 'a.b.c' } }),
      'token_expired',
      'a.b.c',
      'Your token has expired, please contact customer support',
    );
  }),
  check(profile.updateAdditionalDetails, 'the security answer is never told', async (bench) => {
    const player = await bench.player();
    const body = {
      nickname: 'marvel',
      state: '',
      timezone: 'Europe/Berlin',
      securityQuestion: 'First pet?',
      securityAnswer: 'unmistakable-answer',
    };
    const saved = await bench.call(profile.updateAdditionalDetails, { body }, player);
    must(saved.info.success, saved.info.resultCode);
    const { text, data } = await bench.call(getPlayer, {}, player);
    must(data.nickname === 'marvel' && data.securityQuestion === 'First pet?', 'it is not saved');
    must(!text.includes('unmistakable-answer'), 'the player’s data holds the answer');
  }),
  check(profile.updateLanguage, 'it is saved', async (bench) => {
    const player = await bench.player();
    for (const language of ['fr', 'en']) {
      await bench.call(profile.updateLanguage, { body: { language } }, player);
      must((await bench.call(getPlayer, {}, player)).data.language === language, `${language} is not`);
    }
  }),
  check(profile.updateRealityCheck, 'it is saved, and other intervals are invalid', async (bench) => {
    const player = await bench.player();
    await bench.call(profile.updateRealityCheck, { body: { minutes: 30 } }, player);
    refusedWith(
      await bench.call(profile.updateRealityCheck, { body: { minutes: 7 } }, player),
      'invalid_request',
      '7 minutes',
      undefined,
      422,
    );
    must((await bench.call(getPlayer, {}, player)).data.realityCheckMinutes === 30, 'it is not');
  }),
  check(profile.updateMails, 'they are off until the player turns them on, and off again', async (bench) => {
    const player = await bench.player();
    must(!(await bench.call(getPlayer, {}, player)).data.mails, 'they are on from the start');
    for (const mails of [true, false]) {
      await bench.call(profile.updateMails, { body: { mails } }, player);
      must((await bench.call(getPlayer, {}, player)).data.mails === mails, `${mails} is not saved`);
    }
  }),
  check(profile.updateNeighbours, 'they see nothing until the player turns it on, and nothing again', async (bench) => {
    const player = await bench.player();
    must(!(await bench.call(getPlayer, {}, player)).data.shownToNeighbours, 'they see it from the start');
    for (const shown of [true, false]) {
      await bench.call(profile.updateNeighbours, { body: { shown } }, player);
      must((await bench.call(getPlayer, {}, player)).data.shownToNeighbours === shown, `${shown} is not saved`);
    }
  }),
  check(profile.ownSessions, 'one of them is the one that asks, and none is a way in', async (bench) => {
    const player = await bench.player();
    const { data, text } = await bench.call(profile.ownSessions, {}, player);
    must(data.sessions.filter(({ current }) => current).length === 1, 'not one current session');
    must(!text.includes(player.player), 'the session itself is told');
  }),
  check(profile.endOtherSessions, 'the others end, this one stays', async (bench) => {
    const { stranger, player } = await bench.people();
    const who = stranger ?? player;
    const { data } = await logIn(bench, who.username, who.password);
    must((await bench.call(profile.endOtherSessions, {}, who)).data.ended > 0, 'none ended');
    refusedWith(
      await bench.call(getBalance, {}, { player: data.sessionid }),
      'session_expired',
      'an ended session',
      undefined,
      401,
    );
    must((await bench.call(getBalance, {}, who)).info.success, 'the own session ended too');
  }),
  check(profile.playerMessages, 'the newest date stands first', async (bench) => {
    const { messages } = (await bench.call(profile.playerMessages, {}, await bench.player())).data;
    const dates = messages.map(({ date }) => date);
    must(same(dates, [...new Set(dates)].sort().reverse()), `${dates.join(', ')}`);
  }),
];
