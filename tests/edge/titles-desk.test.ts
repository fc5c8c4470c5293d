/** Titles of outside providers at the desk for games: told of by two persons, taken out by one, and kept by the wallet. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { GameProvider, providersKnown } from '../harness/game-provider';
import { addressOf, operatorVisitor } from '../harness/operators';
import { openAccount } from '../harness/player';

const path = '/__ops/games';
/** With what markup would make of it. */
const kept = 'their list of today, "A & B" &quot; <b>';
const title = {
  ...{ system: 'acme', id: 'ember-crates', title: 'Ember Crates', provider: 'Acme Games', category: 'slots' },
  ...{ releasedAt: '2026-02-01', maxWinMultiple: '50', devices: 'both' },
};

let lantern: Lantern;
let ada: Visitor;
let ben: Visitor;
beforeAll(async () => {
  lantern = await startLantern({
    api: { ...providersKnown('acme'), GAME_LAUNCH: '{"acme":"https://games.acme.example"}' },
    edge: { GAME_FRAMES: 'https://games.acme.example' },
  });
  [ada, ben] = (await Promise.all(['ada', 'ben'].map((name) => operatorVisitor(lantern, name)))) as [Visitor, Visitor];
});
afterAll(() => lantern.stop());

const post = (form: Record<string, string>, who = ada): Promise<Page> =>
  who.post(path, { note: kept, press: crypto.randomUUID(), ...form }, { follow: false });
async function confirm(who = ben): Promise<number> {
  const page = await who.get('/__ops/requests');
  const request = String(page.$('[name=request]').last().attr('value'));
  return (await who.post('/__ops/requests', { step: 'confirm', request }, { follow: false })).status;
}
const titleOf = async (id: string) => (await lantern.api.getGame({ params: { id } })).data;
const logged = async () =>
  (
    await (
      await lantern.database()
    )
      .prepare("SELECT actor, action, subject, details FROM operator_log WHERE action LIKE 'title%' ORDER BY seq")
      .all<{ actor: string; action: string; subject: string; details: string }>()
  ).results.map(({ details, ...row }) => ({ ...row, details: JSON.parse(details) as Record<string, unknown> }));

/** Whether a win of `multiple` stakes waits for an operator. */
async function isHeld(multiple: number): Promise<boolean> {
  const player = await openAccount(lantern, { balance: 100_00 });
  const acme = new GameProvider(lantern, 'acme');
  const playerToken = await lantern.walletToken(player.player, 'acme');
  const base = { playerToken, roundId: crypto.randomUUID(), gameid: 'ember-crates', currency: 'EUR' };
  await acme.tell('bet', { ...base, transactionId: crypto.randomUUID(), amount: 1_00 });
  await acme.tell('win', { ...base, transactionId: crypto.randomUUID(), amount: multiple * 1_00, closes: true });
  const { cash } = (await lantern.api.getBalance({}, player)).data;
  expect([99_00, 99_00 + multiple * 1_00]).toContain(cash);
  return cash === 99_00;
}

describe('a title of an outside provider', () => {
  it('is added by two persons, and found and played from then on', async () => {
    expect((await post({ step: 'title_add', ...title })).status).toBe(202);
    expect((await ada.get(path)).$('main').text()).not.toContain('Ember Crates');
    expect([await confirm(ada), await confirm()]).toEqual([403, 303]);
    expect((await ada.get(`${path}?q=acme`)).$('main').text()).toContain('Ember Crates');
    expect(await titleOf('ember-crates')).toMatchObject({
      title: 'Ember Crates',
      provider: 'Acme Games',
      category: 'slots',
    });
    const visitor = lantern.visitor();
    await expect
      .poll(async () => (await visitor.get('/search?title=ember')).$('main').text())
      .toContain('Ember Crates');
    expect((await visitor.get('/play/acme/ember-crates?mode=fun')).$('iframe').attr('src')).toContain(
      'games.acme.example',
    );
    expect(await logged()).toMatchObject([
      {
        actor: addressOf('ben'),
        action: 'title_added',
        subject: 'ember-crates',
        details: { askedBy: addressOf('ada') },
      },
    ]);
  });

  it('is corrected by two persons: what a round pays at the most decides which win waits', async () => {
    expect([await isHeld(50), await isHeld(51)]).toEqual([false, true]);
    const page = await ada.get(`${path}/ember-crates`);
    expect(page.$('#correct-maxWinMultiple').val()).toBe('50');
    const { system: _, ...corrected } = { ...title, title: 'Ember Crates II', maxWinMultiple: '60' };
    const asked = await post({ step: 'title_correct', ...corrected });
    expect(asked.status).toBe(202);
    expect(await isHeld(51)).toBe(true);
    expect(await confirm()).toBe(303);
    expect([await isHeld(60), await isHeld(61)]).toEqual([false, true]);
    expect(await titleOf('ember-crates')).toMatchObject({ title: 'Ember Crates II' });
    expect((await logged()).at(-1)).toMatchObject({
      action: 'title_corrected',
      details: {
        before: { title: 'Ember Crates', mostStakes: 50 },
        after: { title: 'Ember Crates II', mostStakes: 60 },
      },
    });
  });

  it.each([
    ['an id that is none', { id: 'Ember Crates!' }, 'small letters'],
    ['an id that one of our games has', { id: 'lantern-festival' }, 'a game of that id'],
    ['an id that it has already', { id: 'ember-crates' }, 'a game of that id'],
    ['no name', { title: ' ' }, 'Write a title'],
    ['a category that is none', { category: 'bingo' }, 'Choose a category'],
    ['no day', { releasedAt: 'soon' }, 'the day it came out'],
    ['a highest win of nothing', { maxWinMultiple: '0' }, 'whole number of stakes'],
    ['a provider whose games can’t be opened', { system: 'nobody' }, 'Choose who runs it'],
    ['no reason', { note: ' ' }, 'Write down why'],
  ])('is not added with %s, and what was written stays', async (_, wrong, says) => {
    const form: Record<string, string> = { ...title, id: 'night-crates', ...wrong };
    const page = await post({ step: 'title_add', ...form });
    expect([409, 422]).toContain(page.status);
    expect(page.$('[role=alert]').text()).toContain(says);
    expect(page.$('#add-title').val()).toBe(form.title);
    expect(page.$('#add-maxWinMultiple').val()).toBe(form.maxWinMultiple);
    expect(page.$('#note-title_add').val() ?? '').toBe((form.note ?? kept).trim());
  });

  it('is nothing that a game of ours can be made into, nor one of support’s acts', async () => {
    const { system: _, ...corrected } = title;
    expect((await post({ step: 'title_correct', ...corrected, id: 'lantern-festival' })).status).toBe(404);
    expect((await post({ step: 'title_off', id: 'lantern-festival' })).status).toBe(404);
    expect((await titleOf('lantern-festival')).title).toBe('Lantern Festival');
    const support = await operatorVisitor(lantern, 'support');
    for (const step of ['title_add', 'title_correct', 'title_off'])
      expect((await post({ step, ...title, id: 'night-crates' }, support)).status).toBe(403);
  });

  it('is taken out by one person; the same post again does nothing more, and it can come back', async () => {
    const form = { step: 'title_off', id: 'ember-crates', press: crypto.randomUUID() };
    expect((await post(form)).status).toBe(303);
    expect((await lantern.api.getGame({ params: { id: 'ember-crates' } })).info.resultCode).toBe('not_found');
    expect((await post({ step: 'title_add', ...title })).status).toBe(202);
    expect(await confirm()).toBe(303);
    await post(form);
    expect((await titleOf('ember-crates')).title).toBe('Ember Crates');
  });
});
