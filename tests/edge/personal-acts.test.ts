/** What operators do for a player on request, and what none of them can: each once, in the log, and never against the player's protection (DOMAIN §6). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiTexts } from 'locales/api';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { operatorVisitor } from '../harness/operators';

let lantern: Lantern;
let support: Visitor;
let risk: Visitor;
beforeAll(async () => {
  lantern = await startLantern();
  [support, risk] = (await Promise.all(['support', 'risk'].map((name) => operatorVisitor(lantern, name)))) as [
    Visitor,
    Visitor,
  ];
});
afterAll(() => lantern.stop());

const post = (who: Visitor, form: Record<string, string>): Promise<Page> =>
  who.post(
    '/__ops/players',
    { note: 'asked for by mail', press: crypto.randomUUID(), ...form },
    { follow: false, headers: { accept: 'text/html,*/*' } },
  );
const someone = async (wanted: Parameters<Lantern['players']['make']>[0] = {}) => {
  const { playerId, sessionid, username, password, email } = await lantern.players.make(wanted);
  return { playerId, username: username!, email: email!, password: password!, player: { player: sessionid! } };
};
type Someone = Awaited<ReturnType<typeof someone>>;
const limitOf = async ({ player }: Someone) => (await lantern.api.getLimits({}, player)).data.deposit;
const logged = async (action: string, playerId: string) => {
  const found = async () =>
    (
      await (
        await lantern.database()
      )
        .prepare('SELECT actor, details FROM operator_log WHERE action = ? AND player_id = ?')
        .bind(action, playerId)
        .all<{ actor: string; details: string }>()
    ).results;
  await expect.poll(async () => (await found()).length).toBeGreaterThan(0);
  return found();
};

describe('a limit', () => {
  it('is set and lowered at once on the player’s word, once a press, and raised by nobody', async () => {
    const who = await someone();
    const lower = (limit: string, press = crypto.randomUUID() as string) =>
      post(support, { step: 'lower_limit', player: who.playerId, limit, press });
    expect((await lower('100', 'press-of-a-limit')).status).toBe(303);
    expect((await lower('100', 'press-of-a-limit')).status).toBe(303);
    expect(await limitOf(who)).toMatchObject({ current: 100_00, pending: null });
    expect(await logged('limit_lowered', who.playerId)).toHaveLength(1);
    const raise = await lower('100.01');
    expect([raise.status, raise.$('[role=alert]').text()]).toEqual([
      409,
      expect.stringContaining('No operator raises a limit'),
    ]);
    for (const limit of ['100', '0', '-5', '19.99', 'much', '1000000'])
      expect((await lower(limit)).status, limit).toBe(409);
    expect(await limitOf(who)).toMatchObject({ current: 100_00, pending: null });
    expect((await lower('50')).status).toBe(303);
    expect(await limitOf(who)).toMatchObject({ current: 50_00 });
  });

  it('whose raise waits is not hastened: a lower one takes the raise back', async () => {
    const who = await someone();
    const wish = (newLimit: number) =>
      lantern.api.setDepositLimit({ body: { newLimit, password: who.password } }, who.player);
    await wish(100_00);
    await wish(500_00);
    expect((await limitOf(who)).pending).toMatchObject({ newLimit: 500_00 });
    expect((await post(risk, { step: 'lower_limit', player: who.playerId, limit: '500' })).status).toBe(409);
    expect(await limitOf(who)).toMatchObject({ current: 100_00, pending: { newLimit: 500_00 } });
    expect((await post(risk, { step: 'lower_limit', player: who.playerId, limit: '60' })).status).toBe(303);
    expect(await limitOf(who)).toMatchObject({ current: 60_00, pending: null });
  });
});

describe('an exclusion on request', () => {
  it('is one only where it is said that the player asked, ends the sessions, and is taken back by nobody', async () => {
    const who = await someone();
    const exclude = (more: Record<string, string> = {}) =>
      post(support, { step: 'exclude', player: who.playerId, ...more });
    expect((await exclude()).status).toBe(409);
    expect((await exclude({ asked: 'yes', press: 'press-to-exclude' })).status).toBe(303);
    expect((await exclude({ asked: 'yes', press: 'press-to-exclude' })).status).toBe(303);
    expect(await logged('excluded', who.playerId)).toHaveLength(1);
    expect((await lantern.api.getLimits({}, who.player)).info.resultCode).toBe('session_expired');
    await post(risk, { step: 'unblock', player: who.playerId });
    expect((await risk.get(`/__ops/players/${who.playerId}`)).$('main').text()).toContain('Self-excluded');
  });
});

describe('a mail', () => {
  it('goes again with a fresh link, once a press', async () => {
    const who = await someone();
    const mails = async () => (await lantern.mailbox.all()).filter(({ to }) => to === who.email).length;
    const before = await mails();
    const again = { step: 'mail_again', player: who.playerId, mail: 'reset', press: 'press-to-mail' };
    expect((await post(support, again)).status).toBe(303);
    expect((await post(support, again)).status).toBe(303);
    await expect.poll(mails).toBe(before + 1);
    expect((await post(support, { ...again, mail: 'no-such', press: 'another-press' })).status).toBe(409);
    expect((await post(risk, again)).status).toBe(403);
  });
});

describe('all data of a person', () => {
  it('is one JSON file that holds it and no proof or seed, whose reading is in the log', async () => {
    const who = await someone({ balance: 12_34 });
    const file = await post(risk, { step: 'export', player: who.playerId });
    expect(file.status).toBe(200);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="player-${who.playerId}.json"`,
    });
    const data = JSON.parse(file.html) as Record<string, Record<string, unknown>[]>;
    expect(data.account).toMatchObject([{ username: who.username, email: who.email }]);
    expect(data.ledger_lines!.length).toBeGreaterThan(0);
    expect(data.shared_operators).toBeDefined();
    expect(file.html).not.toMatch(/"[a-z_]*(hash|secret|seed|token|password|salt)[a-z_]*":/);
    expect(await logged('data_exported', who.playerId)).toHaveLength(1);
    expect((await post(support, { step: 'export', player: who.playerId })).status).toBe(403);
    expect((await post(risk, { step: 'export', player: who.playerId, note: '' })).status).toBe(422);
  });
});

describe('sessions', () => {
  it('that an operator ends are over at once, all of them, and counted in the log', async () => {
    const who = await someone();
    const anonymous = (await lantern.api.anon()).data.anonSessionId;
    const body = { username: who.username, password: who.password, terms: true as const };
    const other = { player: (await lantern.api.login({ body }, { anonymous })).data.sessionid };
    const codes = async () =>
      Promise.all([who.player, other].map(async (caller) => (await lantern.api.getLimits({}, caller)).info.resultCode));
    const open = async () => (await risk.get(`/__ops/players/${who.playerId}`)).$('main').text();
    expect(await codes()).toEqual(['ok', 'ok']);
    expect(await open()).toContain('Log-ins (2 open)');
    expect((await post(support, { step: 'end_sessions', player: who.playerId })).status).toBe(303);
    expect(await codes()).toEqual(['session_expired', 'session_expired']);
    expect(await open()).toContain('Log-ins (0 open)');
    const [entry] = await logged('sessions_ended', who.playerId);
    expect(JSON.parse(entry!.details)).toMatchObject({ before: { open: 2 }, after: { open: 0 } });
  });
});

describe('a block', () => {
  it('and its end are told to the player, each once, in the player’s language', async () => {
    const who = await someone();
    const { account_blocked: blocked, account_unblocked: unblocked } = apiTexts('de').messages;
    // What is told on one day is one entry.
    const told = async () => {
      const { messages } = (await lantern.api.playerMessages({}, { ...who.player, language: 'de' })).data;
      const all = messages.map(({ message }) => message).join(' ');
      return [blocked, unblocked].map((text) => all.split(text).length - 1);
    };
    const press = { player: who.playerId };
    for (const _ of [1, 2]) expect((await post(support, { step: 'block', ...press })).status).toBe(303);
    expect(await told()).toEqual([1, 0]);
    for (const _ of [1, 2]) expect((await post(risk, { step: 'unblock', ...press })).status).toBe(303);
    expect(await told()).toEqual([1, 1]);
  });
});

describe('a correction', () => {
  it('of a booking that is older than what the desk shows is asked for like any other, and of none is not', async () => {
    const who = await someone({ balance: 50_00 });
    const ada = await operatorVisitor(lantern, 'ada');
    const shown = async () =>
      (await ada.get(`/__ops/players/${who.playerId}`)).$('table[role=table]').first().find('td[data-head=Id]').text();
    const answers = await shown();
    expect(answers).not.toBe('');
    // Each asks for and takes back a withdrawal: two bookings.
    for (let times = 0; times < 15; times += 1) {
      const body = { method: 'card' as const, amount: 20_00, requestId: crypto.randomUUID() as string };
      const { data } = await lantern.api.withdraw({ body }, who.player);
      await lantern.api.cancelPendingWithdrawals({ body: { trans_ids: [data.id] } }, who.player);
    }
    expect(await shown()).not.toContain(answers);
    const correct = (answered: string) =>
      post(ada, { step: 'correct', player: who.playerId, answers: answered, amount: '1' });
    const none = await correct(`${answers}x`);
    expect([none.status, none.$('[role=alert]').text()]).toEqual([422, expect.stringContaining('no such booking')]);
    expect((await correct('')).status).toBe(422);
    expect((await correct(answers)).status).toBe(202);
    const [asked] = (
      await (
        await lantern.database()
      )
        .prepare('SELECT id FROM operator_requests WHERE decision IS NULL AND player_id = ?')
        .bind(who.playerId)
        .all<{ id: string }>()
    ).results;
    const ben = await operatorVisitor(lantern, 'ben');
    const confirm = { step: 'confirm', request: asked!.id };
    expect((await ben.post('/__ops/requests', confirm, { follow: false })).status).toBe(303);
    expect((await lantern.api.getBalance({}, who.player)).data.cash).toBe(51_00);
  });

  it('below zero is refused before it is asked for, and again when a second one confirms it', async () => {
    const who = await someone({ balance: 10_00 });
    const [ada, ben] = [await operatorVisitor(lantern, 'ada'), await operatorVisitor(lantern, 'ben')];
    const sheet = await ada.get(`/__ops/players/${who.playerId}`);
    const answers = sheet.$('table[role=table]').first().find('td[data-head=Id]').first().text();
    const correct = (amount: string) => post(ada, { step: 'correct', player: who.playerId, answers, amount });
    const balance = async () => (await lantern.api.getBalance({}, who.player)).data.cash;
    const over = await correct('-10.01');
    expect([over.status, over.$('[role=alert]').text()]).toEqual([422, expect.stringContaining('below zero')]);
    // Two that are good each by itself: the second one is judged when it is confirmed.
    for (const amount of ['-6', '-7']) expect((await correct(amount)).status).toBe(202);
    const requests = (
      await (
        await lantern.database()
      )
        .prepare('SELECT id FROM operator_requests WHERE decision IS NULL ORDER BY asked_at')
        .all<{ id: string }>()
    ).results;
    const confirm = (id: string) =>
      ben.post('/__ops/requests', { step: 'confirm', request: id, note: 'read' }, { follow: false });
    const answersOf = [];
    for (const { id } of requests) answersOf.push((await confirm(id)).status);
    expect(answersOf).toHaveLength(2);
    expect(await balance()).toBeGreaterThanOrEqual(0);
    expect([3_00, 4_00]).toContain(await balance());
  });
});
