/** Slot races and network promotions as visitors and players see them. */
import { days, languages, minutes } from 'contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { htmlLang } from '~/i18n/languages';
import { translatorFor } from '~/i18n/translator';
import type { Lantern, Page, Visitor } from '../harness';
import { freshPlayer } from '../harness/player';
import type { WantedPlayer } from '../harness/qa';
import { startRacing, type Racing } from '../harness/racing';

let racing: Racing;
let lantern: Lantern;
beforeAll(async () => {
  racing = await startRacing();
  ({ lantern } = racing);
});
afterAll(() => lantern.stop());

const t = translatorFor('en');
/** Texts are compared as pages are read: white space is one space. */
const tidy = (text: string) => text.replace(/\s+/g, ' ');
let count = 0;
const someone = (wanted: WantedPlayer = {}) => freshPlayer(lantern, wanted, { ip: `198.51.100.${(count += 1)}` });
const pageOf = (who: Visitor, id: string) => who.get(`/slot-races/${id}`);
const join = (who: Visitor, id: string): Promise<Page> => who.post(`/slot-races/${id}`, {});
const prefixOf = (language: string) => (language === 'en' ? '' : `/${language}`);

describe('the list of races', () => {
  it.each(languages)('tells in %s what runs, comes and has ended, each with its dates and prizes', async (language) => {
    const say = translatorFor(language);
    const page = await lantern.visitor().get(`${prefixOf(language)}/slot-races`);
    expect(page).toHaveStatus(200);
    expect(page.lang).toBe(htmlLang[language]);
    for (const key of ['races.running', 'races.coming', 'races.settled', 'races.nobodyPlayed'] as const)
      expect(page).toShow(tidy(say(key)));
    expect(page.$('main [lang]').length, 'no part in another language').toBe(0);
    expect(page).toBeScriptless();
    const listed = (await lantern.api.races({}, { language })).data.items;
    for (const { id, title } of listed) {
      expect(page.links).toContain(`${prefixOf(language)}/slot-races/${id}`);
      expect(page).toShow(title);
    }
  });
});

describe('the page of a race', () => {
  it.each(languages)('stands in %s around an English part that says so', async (language) => {
    const [race] = (await lantern.api.races({}, { language })).data.items;
    const page = await lantern.visitor().get(`${prefixOf(language)}/slot-races/${race!.id}`);
    expect(page).toHaveStatus(200);
    expect(page.$('h1').text()).toBe(race!.title);
    expect(
      page
        .$('.english [lang]')
        .map((_, part) => page.$(part).attr('lang'))
        .get(),
    ).toEqual(language === 'en' ? [] : ['en']);
    expect(page).toShow(tidy(translatorFor(language)('races.notJoined')));
  });

  it('is an article where there is no race, 404 where there is nothing, 410 where it was taken down', async () => {
    const visitor = lantern.visitor();
    expect(await pageOf(visitor, 'how-slot-races-work')).toShow('Prizes are never split');
    const unknown = await pageOf(visitor, 'no-such-race');
    expect(unknown).toHaveStatus(404);
    expect(unknown.links).toContain('/casino');
    await (
      await lantern.database()
    )
      .prepare("UPDATE content_pages SET gone_at = 1 WHERE section = 'network-promotions' AND url = 'touching-colours'")
      .run();
    expect(await visitor.get('/network-promotions/touching-colours')).toHaveStatus(410);
    expect(await visitor.get('/network-promotions/no-such-page')).toHaveStatus(404);
    expect(await visitor.get('/slot-races/no-such-race/board')).toHaveStatus(404);
  });

  it('leads a visitor to the log-in and back', async () => {
    const id = await racing.announce();
    const page = await pageOf(lantern.visitor(), id);
    expect(page.links).toContain(`/login?redirect=${encodeURIComponent(`/slot-races/${id}`)}`);
    expect(page.$('#own form').length).toBe(0);
    expect(await lantern.visitor().post(`/slot-races/${id}`, {})).toBeAt('/');
  });
});

describe('joining', () => {
  it('happens once in two tabs, is said, and shows the own place once a round counts', async () => {
    const id = await racing.announce({ games: ['lantern-festival'] });
    const { visitor, account } = await someone({ balance: 50_00 });
    const player = { player: account.sessionid! };
    const first = await join(visitor, id);
    expect(first).toBeAt(`/slot-races/${id}`);
    expect(first).toShow(t('races.joined'));
    expect(first).toShow(t('races.joinedRunning'));
    expect(first).toShow(t('races.noPlace'));
    const joinedAt = async () => (await lantern.api.race({ params: { id } }, player)).data.mine!.joinedAt;
    const before = await joinedAt();
    await join(visitor, id);
    expect(await joinedAt()).toBe(before);
    await lantern.api.playRound(
      { body: { gameid: 'lantern-festival', mode: 'real', stake: 1_00, requestId: crypto.randomUUID() } },
      player,
    );
    await expect.poll(async () => (await lantern.api.race({ params: { id } }, player)).data.mine!.place).toBe(1);
    const page = await pageOf(visitor, id);
    expect(page.$('.race-board .own').text()).toMatch(/^1You100/);
    const board = await visitor.get(`/slot-races/${id}/board`);
    expect(board.$('.own').length).toBe(1);
    expect(board.html).not.toContain('<html');
    const others = await lantern.visitor().get(`/slot-races/${id}/board`);
    expect(others.$('.own').length).toBe(0);
    expect(others.$('tbody tr').length).toBe(1);
  });

  it('is refused after the end, in words', async () => {
    const id = await racing.announce({ starts: -60 * minutes, ends: -minutes });
    const { visitor } = await someone();
    const page = await pageOf(visitor, id);
    expect(page).toShow(t('races.counting'));
    expect(page).toShow(t('races.notJoinedOver'));
    expect(page.$('#own form').length).toBe(0);
    expect(await join(visitor, id)).toShow('This slot race is over');
  });

  it('is not offered to a frozen player, and a post of theirs is refused', async () => {
    const id = await racing.announce();
    const { visitor, account } = await someone({ frozen: true });
    const page = await pageOf(visitor, id);
    expect(page).toShow(t('races.notOpen'));
    expect(page.$('#own form').length).toBe(0);
    await join(visitor, id);
    expect((await lantern.api.race({ params: { id } }, { player: account.sessionid! })).data.mine!.joinedAt).toBeNull();
  });

  it('is out of reach in a barred territory', async () => {
    const id = await racing.announce();
    const { visitor, account } = await someone();
    await visitor.post(`/slot-races/${id}`, {}, { headers: { 'cf-ipcountry': 'US' } });
    expect((await lantern.api.race({ params: { id } }, { player: account.sessionid! })).data.mine!.joinedAt).toBeNull();
  });
});

describe('a race that has ended', () => {
  it('shows its final board with the prizes', async () => {
    const id = await racing.announce({ prizes: [100_00, 50_00] });
    const who = await racing.entrant(id);
    await who.play(3_00);
    await expect.poll(async () => (await lantern.api.race({ params: { id } })).data.board.length).toBe(1);
    await lantern.clock.advance({ minutes: 66 });
    const page = await pageOf(lantern.visitor(), id);
    expect(page).toShow(t('races.finalBoard'));
    expect(page.$('.race-board tbody tr').text()).toBe(`1${who.masked}300€100`);
    expect(page).toBeScriptless();
  });
});

describe('network promotions', () => {
  it.each(languages)('stand in %s by their windows, with an English part on their own pages', async (language) => {
    const say = translatorFor(language);
    const list = await lantern.visitor().get(`${prefixOf(language)}/network-promotions`);
    expect(list).toShow(tidy(say('races.networkRunning')));
    const { items } = (await lantern.api.contentList({ params: { section: 'network-promotions' } }, { language })).data;
    expect(items.length).toBeGreaterThanOrEqual(5);
    for (const { url, title } of items) {
      expect(list.links).toContain(`${prefixOf(language)}/network-promotions/${url}`);
      expect(list).toShow(title);
    }
    const page = await lantern.visitor().get(`${prefixOf(language)}/network-promotions/winter-lights`);
    expect(page.$('.english [lang]').length).toBe(language === 'en' ? 0 : 1);
    expect(page.$('.rail .tile').length).toBe(8);
  });

  it('end with their windows', async () => {
    const { items } = (await lantern.api.contentList({ params: { section: 'network-promotions' } })).data;
    const ended = items.find(({ endsAt }) => endsAt !== null && endsAt < Date.parse('2026-11-20'))!;
    expect(ended.endsAt! - ended.startsAt!).toBeGreaterThan(7 * days);
    expect(await lantern.visitor().get(`/network-promotions/${ended.url}`)).toShow(t('races.networkEnded'));
  });
});
