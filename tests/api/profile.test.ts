import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

const session = async (wanted = {}) => ({ player: (await lantern.players.make(wanted)).sessionid! });
const player = async (who: object) => (await lantern.api.getPlayer({}, who)).data;
const details = {
  nickname: 'Lampyris',
  state: 'Bremen',
  timezone: 'Europe/Berlin',
  securityQuestion: 'First pet?',
  securityAnswer: 'Rex',
};
const save = (body: object, who: object) => lantern.api.updateAdditionalDetails({ body: { ...details, ...body } }, who);

describe('the profile', () => {
  it('keeps the additional details, and never tells the answer', async () => {
    const who = await session();
    expect((await save({}, who)).info.success).toBe(true);
    const seen = await player(who);
    expect(seen).toMatchObject({
      nickname: 'Lampyris',
      state: 'Bremen',
      timezone: 'Europe/Berlin',
      securityQuestion: 'First pet?',
    });
    expect(JSON.stringify(seen)).not.toContain('Rex');
    expect((await save({ nickname: '', securityAnswer: '' }, who)).info.success).toBe(true);
    expect(await player(who)).toMatchObject({ nickname: '', securityQuestion: 'First pet?' });
    expect((await save({ securityQuestion: '', securityAnswer: '' }, who)).info.success).toBe(true);
    expect((await player(who)).securityQuestion).toBe('');
  });

  it('takes a new question only with its answer', async () => {
    const who = await session();
    const refusal = await save({ securityAnswer: '' }, who);
    expect(refusal).toMatchObject({
      status: 422,
      info: { resultCode: 'invalid_request' },
      data: { errors: [{ field: 'securityAnswer' }] },
    });
    expect((await player(who)).nickname).toBe('');
  });

  it.each([
    ['nickname', 'four'],
    ['nickname', 'x'.repeat(21)],
    ['state', 'x'.repeat(51)],
    ['timezone', 'Mars/Olympus'],
    ['timezone', '+02:00'],
    ['timezone', ''],
    ['securityQuestion', 'x'.repeat(121)],
    ['securityAnswer', 'x'.repeat(51)],
    ['nickname', null],
    ['timezone', 7],
  ])('takes no %s such as %j', async (field, value) => {
    const who = await session();
    const answer = await save({ [field]: value }, who);
    expect(answer).toMatchObject({ status: 422, data: { errors: [{ field }] } });
    expect((await player(who)).nickname).toBe('');
  });

  it('keeps whether others at a table see the player’s bets: not until the player says so', async () => {
    const who = await session();
    expect((await player(who)).shownToNeighbours).toBe(false);
    for (const shown of [true, false, true]) {
      expect((await lantern.api.updateNeighbours({ body: { shown } }, who)).info.resultCode).toBe('ok');
      expect((await player(who)).shownToNeighbours).toBe(shown);
    }
    for (const shown of ['false', 0, null, undefined])
      expect((await lantern.api.updateNeighbours({ body: { shown } }, who)).status).toBe(422);
    expect((await lantern.api.updateNeighbours({ body: { shown: false } })).info.resultCode).toBe('session_expired');
    expect((await player(who)).shownToNeighbours).toBe(true);
  });

  it('keeps language and reality check', async () => {
    const who = await session();
    expect(await player(who)).toMatchObject({ language: 'en', realityCheckMinutes: 0 });
    await lantern.api.updateLanguage({ body: { language: 'no' } }, who);
    await lantern.api.updateRealityCheck({ body: { minutes: 30 } }, who);
    expect(await player(who)).toMatchObject({ language: 'no', realityCheckMinutes: 30 });
    for (const minutes of [-15, 1, 15.5, '30', null, 1e9])
      expect((await lantern.api.updateRealityCheck({ body: { minutes } }, who)).status).toBe(422);
    for (const language of ['ja', 'EN', '', '__proto__', 1])
      expect((await lantern.api.updateLanguage({ body: { language } }, who)).status).toBe(422);
    expect(await player(who)).toMatchObject({ language: 'no', realityCheckMinutes: 30 });
  });

  it.each([
    ['contact', ['fname', 'lname', 'address', 'city', 'zip', 'mobile', 'kana']],
    ['additional', ['nickname', 'state', 'timezone', 'securityQuestion', 'securityAnswer']],
    ['language', ['language']],
    ['realityCheck', ['minutes']],
  ])('tells the fields of its part %s', async (type, names) => {
    expect((await lantern.api.profileSchema({ params: { type } })).data.fields.map(({ name }) => name)).toEqual(names);
  });

  it('has no other parts', async () => {
    expect((await lantern.api.profileSchema({ params: { type: 'password' } })).status).toBe(404);
  });
});

describe('a player’s sessions', () => {
  const open = async (username: string, password: string, ip: string) =>
    (
      await lantern.api.login(
        { body: { username, password, terms: true } },
        {
          anonymous: (await lantern.api.anon()).data.anonSessionId,
          headers: { 'x-client-ip': ip, 'x-client-country': 'NO' },
        },
      )
    ).data.sessionid;

  it('are listed without a way in, and the others can be ended', async () => {
    const { username, password, sessionid } = await lantern.players.make();
    const other = await open(username, password, '203.0.113.5');
    const { sessions } = (await lantern.api.ownSessions({}, { player: sessionid! })).data;
    expect(sessions.map(({ current, ip, country }) => ({ current, ip, country }))).toEqual(
      expect.arrayContaining([
        { current: true, ip: '', country: 'DE' },
        { current: false, ip: '203.0.113.5', country: 'NO' },
      ]),
    );
    expect(sessions).toHaveLength(2);
    for (const { id } of sessions) for (const token of [sessionid!, other]) expect(token).not.toContain(id);
    expect((await lantern.api.endOtherSessions({}, { player: sessionid! })).data).toEqual({ ended: 1 });
    expect((await lantern.api.getBalance({}, { player: other })).info.resultCode).toBe('session_expired');
    expect((await lantern.api.ownSessions({}, { player: sessionid! })).data.sessions).toHaveLength(1);
    expect((await lantern.api.endOtherSessions({}, { player: sessionid! })).data).toEqual({ ended: 0 });
  });
});

describe('messages', () => {
  const list = async (who: object, language = 'en') =>
    (await lantern.api.playerMessages({}, { ...who, language })).data.messages;
  async function changePassword(who: { player: string }, from: string, to: string): Promise<{ player: string }> {
    const { data } = await lantern.api.changePassword(
      { body: { oldPassword: from, newPassword: to, passwordConfirm: to } },
      who,
    );
    return { player: data.sessionid };
  }

  it('of one date are one entry, read in the reader’s language, until dismissed', async () => {
    await lantern.clock.freeze();
    let who = await session();
    expect(await list(who)).toEqual([]);
    expect((await player(who)).messages).toEqual({ count: 0, newest: 0 });
    who = await changePassword(who, 'Lantern-1', 'Lantern-2');
    const [first] = await list(who);
    who = await changePassword(who, 'Lantern-2', 'Lantern-3');
    const [entry, ...others] = await list(who, 'de');
    expect(others).toEqual([]);
    expect((await player(who)).messages).toEqual({ count: 1, newest: entry!.index });
    expect(entry!.message.split('\n')).toEqual(
      Array<string>(2).fill(
        'Ihr Passwort wurde geändert. Wenn Sie das nicht waren, wenden Sie sich bitte an den Kundendienst.',
      ),
    );
    expect(entry!.date).toBe(new Date(await lantern.clock.now()).toISOString().slice(0, 10));
    // What came in after the entry was seen stays.
    const dismiss = (index: number) => lantern.api.dismissMessage({ body: { index } }, who);
    expect((await dismiss(first!.index)).info.success).toBe(true);
    expect((await list(who)).map(({ message }) => message.split('\n').length)).toEqual([1]);
    for (let twice = 0; twice < 2; twice += 1) expect((await dismiss(entry!.index)).info.success).toBe(true);
    expect(await list(who)).toEqual([]);
    expect((await player(who)).messages).toEqual({ count: 0, newest: 0 });
    await lantern.clock.letGo();
  });

  it('belong to one player, and only existing ones can be dismissed', async () => {
    const a = await changePassword(await session(), 'Lantern-1', 'Lantern-2');
    const b = await session();
    const [entry] = await list(a);
    expect(await list(b)).toEqual([]);
    await lantern.api.dismissMessage({ body: { index: entry!.index } }, b);
    await lantern.api.dismissMessage({ body: { index: 10_000 } }, a);
    expect(await list(a)).toEqual([entry]);
    for (const index of [-1, 1.5, '1', null])
      expect((await lantern.api.dismissMessage({ body: { index } }, a)).status).toBe(422);
  });
});
