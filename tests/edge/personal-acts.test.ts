/** What operators do for a player on request, and what none of them can: each once, in the log, and never against the player's protection (DOMAIN §6). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from 'contract/constants';
import { apiTexts } from 'locales/api';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { blockForm, operatorVisitor } from '../harness/operators';
import { logIn } from '../harness/player';

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
  const card = { number: '4242 4242 4242 4242', expiry: '12/39', cvc: '123', holder: 'Mara Tester' };
  const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 16);
  // What is told on one day is one entry.
  const told = async ({ player }: Someone, language: Language) =>
    (await lantern.api.playerMessages({}, { ...player, language })).data.messages
      .map(({ message }) => message)
      .join(' ');
  const codeOf = async (answer: Promise<{ info: { resultCode: string } }>) => (await answer).info.resultCode;
  const withdraw = ({ player }: Someone) =>
    codeOf(lantern.api.withdraw({ body: { method: 'card', amount: 50_00, requestId: crypto.randomUUID() } }, player));

  it('and its end are told to the player, each once, in the player’s language: why, until when, and by whom it is reviewed', async () => {
    const who = await someone();
    const { terms } = apiTexts('de');
    const count = async () => {
      const all = await told(who, 'de');
      const parts = [terms.block.payments, terms.team.payments, 'Auszahlungen sind ausgesetzt', 'wieder aktiv'];
      return parts.map((text) => all.split(text).length - 1);
    };
    const block = { ...blockForm(who.playerId), reason: 'payments', reviewer: 'payments', press: 'press-to-block' };
    for (const _ of [1, 2]) expect((await post(support, block)).status).toBe(303);
    expect(await count()).toEqual([1, 1, 1, 0]);
    const lift = { step: 'unblock', player: who.playerId, press: 'press-to-lift' };
    for (const _ of [1, 2]) expect((await post(risk, lift)).status).toBe(303);
    expect(await count()).toEqual([1, 1, 1, 1]);
    expect((await lantern.api.getPlayer({}, who.player)).data).toMatchObject({ frozen: false, block: null });
  });

  it('says whether money may leave, and means it: a held withdrawal is refused, an open one is not', async () => {
    const who = await someone({ balance: 200_00 });
    expect((await post(support, blockForm(who.playerId))).status).toBe(303);
    expect(await withdraw(who)).toBe('account_frozen');
    const held = (await lantern.api.getPlayer({}, { ...who.player, language: 'fr' })).data.block;
    const { terms } = apiTexts('fr');
    expect(held).toMatchObject({ payoutsHeld: true, reason: terms.block.security, reviewer: terms.team.risk });
    const until = days(3);
    const change = { ...blockForm(who.playerId, until), step: 'change_block', payouts: 'open', reason: 'law' };
    expect((await post(support, change)).status).toBe(403);
    const press = { ...change, press: 'press-to-change' };
    for (const _ of [1, 2]) expect((await post(risk, press)).status).toBe(303);
    expect((await lantern.api.getPlayer({}, who.player)).data.block).toEqual({
      ...{ payoutsHeld: false, reason: 'legal obligation', reviewer: 'security team' },
      until: Date.parse(`${until}Z`),
    });
    expect(await withdraw(who)).toBe('ok');
    expect(
      await codeOf(
        lantern.api.deposit(
          { body: { method: 'card', amount: 50_00, requestId: crypto.randomUUID(), card } },
          who.player,
        ),
      ),
    ).toBe('account_frozen');
    expect(await told(who, 'en')).toContain('You can log in, withdraw');
    const [, changed, ...more] = await logged('freeze', who.playerId);
    expect(more).toEqual([]);
    expect(JSON.parse(changed!.details)).toMatchObject({
      before: { blocked: 'yes', payouts: 'held' },
      after: { blocked: 'yes', payouts: 'open', reason: 'law' },
    });
  });

  it('is changed by nobody’s second block, and a change needs one that stands', async () => {
    const who = await someone();
    const change = { ...blockForm(who.playerId), step: 'change_block' };
    expect((await post(risk, change)).status).toBe(409);
    expect((await post(support, blockForm(who.playerId))).status).toBe(303);
    expect((await post(support, { ...blockForm(who.playerId), payouts: 'open' })).status).toBe(303);
    expect((await lantern.api.getPlayer({}, who.player)).data.block?.payoutsHeld).toBe(true);
  });

  it.each([
    ['a reason that there is not', { reason: 'whim' }, 'Choose the reason'],
    ['nothing said of withdrawals', { payouts: '' }, 'Choose whether withdrawals are on hold'],
    ['a reviewer that there is not', { reviewer: 'nobody' }, 'Choose who reviews it'],
    ['a review in the past', { until: '2020-01-01T00:00' }, 'within 90 days'],
    ['a review in a year', { until: days(365) }, 'within 90 days'],
    ['no day at all', { until: 'soon' }, 'within 90 days'],
  ])('with %s is refused, and what was written stays', async (_, wrong, says) => {
    const who = await someone();
    const page = await post(support, { ...blockForm(who.playerId), reason: 'play', ...wrong });
    expect([page.status, page.$('[role=alert]').text()]).toEqual([409, expect.stringContaining(says)]);
    const { reason = 'play', until } = wrong as { reason?: string; until?: string };
    if (reason === 'play') expect(page.$('#block-reason option[selected]').attr('value')).toBe('play');
    if (until) expect(page.$('#block-until').attr('value')).toBe(until);
    expect((await lantern.api.getPlayer({}, who.player)).data.frozen).toBe(false);
  });

  it('stands in the list of the desk until it is lifted, and on Today when nobody reviewed it in time', async () => {
    const who = await someone();
    await post(support, blockForm(who.playerId, days(1)));
    const listed = async () =>
      (await risk.get('/__ops/players/blocked')).$('main').text().includes(who.username.toLowerCase());
    await expect.poll(listed).toBe(true);
    const overdue = async () => {
      const page = await risk.get('/__ops/today');
      return Number(page.$('a:contains("Blocks not reviewed in time") b').text());
    };
    const before = await overdue();
    await lantern.clock.advance({ hours: 48 });
    risk = await operatorVisitor(lantern, 'risk');
    support = await operatorVisitor(lantern, 'support');
    expect(await overdue()).toBe(before + 1);
    await post(risk, { step: 'unblock', player: who.playerId });
    await expect.poll(listed).toBe(false);
    expect(await overdue()).toBe(before);
  });

  it('is read on the player’s own pages, without a word that a withdrawal is possible while it is not', async () => {
    const who = await someone({ balance: 20_00, frozen: true });
    const visitor = await logIn(lantern, who);
    for (const path of ['/profile/my-account', '/profile/bonuses', '/responsible-gambling', '/cashier/deposit', '/']) {
      const text = (await visitor.get(path)).$('main').text();
      expect(text, path).toContain('you can’t deposit or withdraw now');
      expect(text, path).not.toContain('you can withdraw');
    }
    expect((await visitor.get('/profile/my-account')).$('main').text()).toContain(
      'Reason: account security. Review: security team, by',
    );
  });
});

describe('a correction', () => {
  it('of a booking that is older than what the desk shows is asked for like any other, and of none is not', async () => {
    const who = await someone({ balance: 50_00 });
    const ada = await operatorVisitor(lantern, 'ada');
    const shown = async () =>
      (await ada.get(`/__ops/players/${who.playerId}`))
        .$('[aria-label=Bookings] table')
        .find('td[data-head=Id]')
        .text();
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
    const answers = sheet.$('[aria-label=Bookings] table').find('td[data-head=Id]').first().text();
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
