/** The terms of the loyalty programme: set by two persons from a moment on, counted by players' objects, told by every page, as data. */
import { days, minutes } from 'contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { beforeNext, gamblersApi, makeGambler, type Gambler } from '../harness/gambler';
import { addressOf, operatorVisitor } from '../harness/operators';
import { logIn } from '../harness/player';

const path = '/__ops/loyalty';

let lantern: Lantern;
let ada: Visitor;
let ben: Visitor;
/** Proof of who they are is good for ten minutes of the product's time. */
const signIn = async () => {
  [ada, ben] = (await Promise.all(['ada', 'ben'].map((name) => operatorVisitor(lantern, name)))) as [Visitor, Visitor];
};
beforeAll(async () => {
  lantern = await startLantern({ api: gamblersApi });
  await signIn();
});
afterAll(() => lantern.stop());

type Form = Record<string, string>;
const ask = (form: Form, who = ada): Promise<Page> =>
  who.post(path, { step: 'set', note: 'for the winter', press: crypto.randomUUID(), ...form }, { follow: false });
/** Somebody says yes to what was asked for last. */
async function confirm(who = ben): Promise<Page> {
  const page = await who.get('/__ops/requests');
  const request = String(page.$('[name=request]').last().attr('value'));
  return who.post('/__ops/requests', { step: 'confirm', request }, { follow: false });
}
async function decided(form: Form): Promise<void> {
  const asked = await ask(form);
  expect(asked.status, asked.$('main').text().slice(0, 300)).toBe(202);
  expect((await confirm()).status).toBe(303);
}
const logged = async (action: string) =>
  (
    await (
      await lantern.database()
    )
      .prepare('SELECT actor, subject, details FROM operator_log WHERE action = ? ORDER BY seq')
      .bind(action)
      .all<{ actor: string; subject: string; details: string }>()
  ).results.map(({ details, ...row }) => ({ ...row, details: JSON.parse(details) as Record<string, unknown> }));
const text = async (address: string): Promise<string> =>
  (await lantern.visitor().get(address)).$('main').text().replace(/\s+/g, ' ');
const vip = async () => (await lantern.api.vip()).data;
const inField = (at: number): string => new Date(at).toISOString().slice(0, 16);
const tiersOf = async (player: Gambler) => (await lantern.api.myChallenges({}, player.caller)).data.tiers;

const gold = 250_000_00;

describe('a week', () => {
  it('is paid by the terms that it began with, and pages say those of the week under way', async () => {
    const player = await makeGambler(lantern);
    await beforeNext(lantern, 'week', 0, async () => {
      const first = await lantern.clock.now();
      await signIn();
      await player.backAtPlay();
      await player.wager(gold);
      await player.settle(100_00, 0);

      const asked = await ask({ part: 'weekly', percent: '7', reward: '60' });
      expect([asked.status, asked.$('main').text()]).toEqual([
        202,
        expect.stringContaining('from the first week that begins after the second person’s word on: 7 %'),
      ]);
      expect((await confirm(ada)).status).toBe(403);
      expect((await ada.get(path)).$('main').text()).not.toContain('7 %');
      expect((await confirm()).status).toBe(303);
      expect((await vip()).cashback).toMatchObject({ weekly: 5, weeklyReward: 50_00 });
      expect((await ada.get(path)).$('main').text()).toContain('7 % of the net loss; from Gold on €60.00 besides');
      expect(await text('/es/vip-program')).toMatch(/5\s?%/);

      await lantern.clock.advance({ days: 7 });
      let again = await player.backAtPlay();
      expect((await vip()).cashback).toMatchObject({ weekly: 7, weeklyReward: 60_00, monthly: 3 });
      // The week that has just closed began before: 5 % of 100, and 50.
      expect(await player.pot('weekly', again)).toMatchObject({ share: 5, available: 55_00, reward: 50_00 });
      expect((await player.claim('weekly', again)).data.paid).toBe(55_00);
      const visitor = await logIn(lantern, player);
      expect((await visitor.get('/rewards')).$('#cashback').text()).toContain('5% of your net loss');
      expect(await text('/de/vip-program')).toMatch(/7\s%.*60\s€/);
      expect(await text('/fr/rewards')).toMatch(/7\s%/);
      expect(await text('/de/info/vip')).toMatch(/7\s%.*60\s€ pro Woche/);
      expect(await text('/news/sixty-levels-one-rule')).toContain('weekly cashback of 7%');
      await player.wager(20_000_00);
      await player.settle(200_00, 0);

      await lantern.clock.advance({ days: 7 });
      again = await player.backAtPlay();
      // This one began with 7 %, and 60: of 200.
      expect(await player.pot('weekly', again)).toMatchObject({ share: 7, available: 74_00, reward: 60_00 });
      const before = (await lantern.api.getBalance({}, again)).data.cash;
      expect((await player.claim('weekly', again)).data).toMatchObject({ paid: 74_00, balance: before + 74_00 });
      expect(await lantern.reconcile(player.playerId)).toMatchObject({ ok: true, findings: [] });

      const [entry] = await logged('loyalty_set');
      expect(entry).toMatchObject({ actor: addressOf('ben'), subject: 'weekly' });
      expect(entry!.details).toMatchObject({
        ...{ note: 'for the winter', askedBy: addressOf('ada') },
        before: { terms: '5 % of the net loss; from Gold on €50.00 besides' },
        after: { terms: '7 % of the net loss; from Gold on €60.00 besides' },
      });
      const kept = await (await lantern.database()).prepare('SELECT part, starts_at FROM loyalty_terms').all();
      expect(kept.results).toEqual([{ part: 'weekly', starts_at: first + 7 * days - (first % days) }]);
    });
    await signIn();
  });
});

describe('a challenge', () => {
  it('pays by the terms of the moment that its round settles; a hit stays as it was', async () => {
    const [early, still, late] = await Promise.all([0, 1, 2].map(() => makeGambler(lantern)));
    const prizeOf = async (player: Gambler, stake: number, multiple: number): Promise<number> => {
      const before = await player.cash();
      await player.settle(stake, stake * multiple);
      return (await player.cash()) - before - stake * (multiple - 1);
    };
    expect(await prizeOf(early!, 1_50, 1_500)).toBe(250_00);
    await decided({ part: 'challenges', tiers: '1500 200.00 2.00\r\n4000 900,00 6.00' });
    // It begins two minutes after the second person's word.
    expect(await prizeOf(still!, 1_50, 1_500)).toBe(250_00);
    await lantern.clock.advance({ minutes: 2, seconds: 1 });
    expect(await prizeOf(late!, 1_50, 1_500)).toBe(0);
    expect(await prizeOf(late!, 2_00, 1_500)).toBe(200_00);
    expect(await prizeOf(late!, 6_00, 4_000)).toBe(900_00);
    expect((await lantern.api.challenges()).data.tiers).toEqual([
      { multiplier: 1_500, prize: 200_00, minimumStake: 2_00 },
      { multiplier: 4_000, prize: 900_00, minimumStake: 6_00 },
    ]);
    expect(await tiersOf(early!)).toMatchObject([
      { multiplier: 1_500, prize: 250_00, minimumStake: 1_50, hitAt: expect.any(Number) as number },
      { multiplier: 4_000, prize: 900_00, hitAt: null },
    ]);
    expect((await tiersOf(late!)).map(({ prize, hitAt }) => [prize, hitAt !== null])).toEqual([
      [200_00, true],
      [900_00, true],
    ]);
    expect(await text('/pt/challenges')).toMatch(/×4\.000.*900/);
    expect(await text('/news/challenges-explained')).toMatch(/2 challenges.*×4,000/);
    for (const player of [early!, still!, late!])
      expect(await lantern.reconcile(player.playerId)).toMatchObject({ ok: true, findings: [] });
  });

  it('that was hit and is no more stays in its player’s list', async () => {
    const player = await makeGambler(lantern);
    await player.settle(6_00, 24_000_00);
    await decided({ part: 'challenges', tiers: '2000 100 1' });
    await lantern.clock.advance({ minutes: 2, seconds: 1 });
    expect((await tiersOf(player)).map(({ multiplier, prize }) => [multiplier, prize])).toEqual([
      [2_000, 100_00],
      [4_000, 900_00],
    ]);
  });
});

describe('the free spins of a level', () => {
  it('are played on what stood when the level was reached, though they are given later', async () => {
    await signIn();
    const [before, held] = await Promise.all([0, 1].map(() => makeGambler(lantern)));
    await before!.settle(250_00, 250_00);
    const block = (step: string, more: Form = {}) =>
      ada.post(
        '/__ops/players',
        { step, player: held!.playerId, note: 'checked', press: crypto.randomUUID(), ...more },
        { follow: false },
      );
    // A round that was open when the account was blocked earns a level, whose spins wait.
    const round = held!.newRound();
    await round.bet(250_00);
    const until = inField((await lantern.clock.now()) + 7 * days);
    expect((await block('block', { reason: 'security', payouts: 'held', reviewer: 'risk', until })).status).toBe(303);
    await round.win(250_00);
    await decided({ part: 'spins', game: 'kite-dragons', value: '0.40' });
    await lantern.clock.advance({ minutes: 2, seconds: 1 });
    expect((await vip()).levels[1]!.freeSpins).toEqual({
      ...{ gameid: 'kite-dragons', gametitle: 'Kite Dragons', count: 10, value: 40 },
    });
    expect(await text('/no/vip-program')).toContain('10 gratisspinn på Kite Dragons');
    expect((await block('unblock')).status).toBe(303);
    await before!.settle(150_00, 150_00);

    const spinsOf = async (caller: Gambler['caller']) =>
      (await lantern.api.bonuses({}, caller)).data.bonuses.map(({ name, freeSpins }) => [name, freeSpins?.value]);
    expect((await spinsOf(before!.caller)).sort()).toEqual([
      ['Level 1: free spins on Lantern Festival', 20],
      ['Level 2: free spins on Kite Dragons', 40],
    ]);
    expect(await spinsOf(await held!.loggedInAgain())).toEqual([['Level 1: free spins on Lantern Festival', 20]]);
    const own = await logIn(lantern, before!);
    const rewards = (await own.get('/rewards')).$('#level-rewards').text();
    expect(rewards).toContain('10 free spins on Lantern Festival');
    expect(rewards).toContain('10 free spins on Kite Dragons');
  });
});

describe('terms to come', () => {
  const soon = async (): Promise<string> => inField((await lantern.clock.now()) + 60 * minutes);

  it('are listed, stand alone at their moment, and are taken back by two persons before they begin', async () => {
    await signIn();
    const from = await soon();
    await decided({ part: 'spins', game: 'lantern-festival', value: '0.20', from });
    const page = await ada.get(path);
    expect(page.$('table').last().text()).toContain('on lantern-festival at €0.20');
    expect((await ask({ part: 'spins', game: 'raven-post', value: '0.40', from })).status).toBe(409);
    const startsAt = String(page.$('[name=startsAt]').last().attr('value'));
    const withdraw = () => ask({ step: 'withdraw', part: 'spins', startsAt });
    expect((await withdraw()).status).toBe(202);
    expect((await confirm(ada)).status).toBe(403);
    expect((await confirm()).status).toBe(303);
    expect((await ada.get(path)).$('main').text()).not.toContain('on lantern-festival at €0.20 from');
    expect((await withdraw()).status).toBe(404);
    expect(await logged('loyalty_withdrawn')).toMatchObject([
      { actor: addressOf('ben'), subject: 'spins', details: { askedBy: addressOf('ada'), note: 'for the winter' } },
    ]);
    await lantern.clock.advance({ hours: 2 });
    expect((await vip()).levels[0]!.freeSpins).toMatchObject({ gameid: 'kite-dragons' });
  });

  it('that were confirmed too late are not set, and what has begun is not taken back', async () => {
    await signIn();
    const from = inField((await lantern.clock.now()) + 5 * minutes);
    const wanted = { part: 'spins', game: 'raven-post', value: '0.40', from };
    expect((await ask(wanted)).status).toBe(202);
    await lantern.clock.advance({ minutes: 5 });
    const late = await confirm();
    expect([late.status, late.$('[role=alert]').text()]).toEqual([422, expect.stringContaining('past')]);
    await decided({ ...wanted, from: inField((await lantern.clock.now()) + 4 * minutes) });
    const startsAt = String((await ada.get(path)).$('[name=startsAt]').last().attr('value'));
    const left = Math.ceil((Number(startsAt) - (await lantern.clock.now())) / 1_000);
    await lantern.clock.advance({ seconds: left - 119 });
    expect((await ask({ step: 'withdraw', part: 'spins', startsAt })).status).toBe(409);
  });
});

describe('terms are not asked for', () => {
  beforeAll(signIn);
  const good: Record<string, Form> = {
    weekly: { percent: '6', reward: '50' },
    challenges: { tiers: '1500 200 2' },
    spins: { game: 'raven-post', value: '0.40' },
  };

  it.each([
    ['weekly', { percent: '20.1' }, 'Percent are 0 to 20'],
    ['weekly', { percent: '7.55' }, 'one decimal'],
    ['weekly', { percent: '-1' }, 'Percent are'],
    ['monthly', { percent: 'five', reward: '50' }, 'Percent are'],
    ['weekly', { reward: '10000.01' }, 'up to €10,000.00'],
    ['weekly', { reward: '0' }, 'above zero'],
    ['challenges', { tiers: '' }, 'one to 8'],
    ['challenges', { tiers: '1500 250' }, 'one a line'],
    ['challenges', { tiers: Array.from({ length: 9 }, (_, n) => `${1_500 + n} ${100 + n} 2`).join('\n') }, 'one to 8'],
    ['challenges', { tiers: '3000 500 3\n1500 250 1.50' }, 'rise'],
    ['challenges', { tiers: '1500 250 1.50\n3000 250 3' }, 'rise'],
    ['challenges', { tiers: '1499 250 1.50' }, 'more than the house keeps'],
    ['challenges', { tiers: '1500 250.01 1.50' }, 'more than the house keeps'],
    ['challenges', { tiers: '1500 10000.01 100' }, 'up to €10,000.00'],
    ['spins', { game: 'velvet-blackjack' }, 'a slot of the house'],
    ['spins', { game: 'ember-crates' }, 'a slot of the house'],
    ['spins', { game: 'no-such-game' }, 'a slot of the house'],
    ['spins', { value: '0.21' }, 'can’t be staked with €0.21'],
    ['spins', { value: '5.01' }, 'at the most'],
    ['spins', { value: '0' }, 'more than nothing'],
    ['weekly', { from: '2026-01-05T00:00' }, 'in the past'],
    ['spins', { from: '2026-11-01T00:00' }, 'in the past'],
    ['spins', { from: 'tomorrow' }, 'a date and a time'],
    ['spins', { from: '2031-01-01T00:00' }, 'within a year'],
  ])('%s with %j: it says why, and what was written stays', async (part, wrong, says) => {
    const form: Form = { part, ...good[part], ...wrong };
    const page = await ask(form);
    expect([page.status, page.$('[role=alert]').text()]).toEqual([422, expect.stringContaining(says)]);
    for (const [name, value] of Object.entries(form).filter(([name]) => name !== 'part'))
      expect(page.$(`#${part}-${name}`).val()).toBe(value);
    expect(page.$(`#note-set-${part}`).val()).toBe('for the winter');
    expect(page.$(String(page.$('[role=alert] a').attr('href'))).length).toBe(1);
  });

  it.each([
    ['a part that is not there', { part: 'instant' }, 422],
    ['no reason', { note: ' ' }, 422],
    ['what stands already', { part: 'monthly', percent: '3', reward: '250' }, 409],
  ])('with %s', async (_, wrong, status) => {
    expect((await ask({ part: 'weekly', ...good.weekly, ...wrong })).status).toBe(status);
  });

  it('by whoever lacks the role: that is refused, and stands in the log', async () => {
    const content = await operatorVisitor(lantern, 'content');
    for (const step of ['set', 'withdraw'])
      expect((await ask({ step, part: 'weekly', ...good.weekly }, content)).status).toBe(403);
    expect((await content.get(path)).status).toBe(403);
    expect((await logged('refused')).slice(-2)).toMatchObject(
      ['set', 'withdraw'].map((step) => ({ actor: addressOf('content'), subject: `${path} ${step}` })),
    );
  });

  it('twice: the same waits once, and is set once by two who confirm at the same moment', async () => {
    const form = { part: 'monthly', percent: '4', reward: '300' };
    await ask(form);
    await ask(form);
    const page = await ben.get('/__ops/requests');
    const cards = page.$('article').filter((_, each) => page.$(each).text().includes('4 % of the net loss'));
    expect(cards.length).toBe(1);
    const request = String(cards.find('[name=request]').attr('value'));
    const both = await Promise.all(
      [1, 2].map(() => ben.post('/__ops/requests', { step: 'confirm', request }, { follow: false })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect((await logged('loyalty_set')).filter(({ subject }) => subject === 'monthly')).toHaveLength(1);
  });
});

it('a spin of a level is one that everybody may stake under the licence', async () => {
  const strict = await startLantern({ api: { LICENCE_PROFILE: 'strict' } });
  try {
    const operator = await operatorVisitor(strict, 'ada');
    const post = (value: string) =>
      operator.post(path, { step: 'set', part: 'spins', game: 'lantern-festival', value, note: 'agreed' });
    const page = await post('5.00');
    expect([page.status, page.$('[role=alert]').text()]).toEqual([422, expect.stringContaining('€2.00 at the most')]);
    expect((await post('2.00')).status).toBe(202);
  } finally {
    await strict.stop();
  }
});
