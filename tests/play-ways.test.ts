import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern, type Page } from './harness';

let lantern: Lantern;
beforeAll(async () => (lantern = await startLantern()));
afterAll(() => lantern.stop());

const forFun = (game: string) => `/play/lantern/${game}?mode=fun`;
const balanceOn = (page: Page): number => Number(page.$('.totals [data-balance]').attr('data-balance'));
const cellsOf = (page: Page): number[] =>
  page
    .$('.stage .reel')
    .toArray()
    .map((reel) => page.$(reel).find('.cell img[alt]').length);

describe('a slot of ways', () => {
  it.each([
    ['nine-comets', [3, 3, 3, 3, 3]],
    ['deep-trawl', [4, 4, 4, 4, 4]],
    ['kite-dragons', [3, 3, 3, 3, 3]],
    ['thunder-orchard', [4, 4, 4, 4, 4]],
    ['raven-post', [3, 4, 5, 4, 3]],
  ])('%s shows its reels, every symbol named, and what was played', async (game, rows) => {
    const visitor = lantern.visitor();
    const round = await (await visitor.get(forFun(game))).submit('Spin');
    expect(round).toHaveStatus(200);
    expect(round).toShow(/No win this time|back|You win/);
    expect(cellsOf(round)).toEqual(rows);
    const names = round
      .$('.stage .cell img')
      .toArray()
      .map((image) => round.$(image).attr('alt')!);
    expect(names.filter((name) => !/^[A-Z][a-z ]+( \(wins\))?$/.test(name))).toEqual([]);
    const receipt = await visitor.get(round.links.find((link) => link.startsWith('/round/'))!);
    expect(cellsOf(round)).toEqual(rows);
    expect(receipt.$('.reels-frame .reel').length).toBeGreaterThanOrEqual(rows.length);
  });

  it('moves the balance by what the round says, and tells a win in words', async () => {
    const visitor = lantern.visitor();
    let page = await visitor.get(forFun('deep-trawl'));
    // One spin of ten gives more than its stake: a hundred and twenty that don't are as good as impossible.
    for (let spin = 0, net = 0; spin < 120 && net <= 0; spin += 1) {
      const before = balanceOn(page);
      page = await page.submit('Spin', { stake: '80' });
      net = Math.round(Number(page.$('.totals dd').last().text().replace(',', '')) * 100);
      expect(balanceOn(page) - before).toBe(net);
      // What gives no more than its stake is not shown as a win (DOMAIN §11).
      if (net <= 0) expect(page.$('.stage .cell-wins').length).toBe(0);
    }
    expect(page).toShow(/\d × [\w ]+, (\d+ ways?|anywhere)/);
    expect(page.$('.stage .cell-wins').length).toBeGreaterThanOrEqual(3);
  });

  it('explains itself: ways, wilds and free spins, in every reader’s language', async () => {
    const page = await lantern.visitor().get(forFun('thunder-orchard'));
    expect(page).toShow('There are 1,024 ways to win in total');
    expect(page).toShow('“Lightning” stands for every symbol except “Storm cloud”');
    expect(page).toShow('up to 8 from free spin 8 on');
    expect(await lantern.visitor().get(`/de${forFun('raven-post')}`)).toShow('Insgesamt gibt es 720 Gewinnwege');
  });

  it.each([{ stake: '90' }, { stake: '-80' }, { stake: 'all' }, {}])('refuses %o and costs nothing', async (fields) => {
    const visitor = lantern.visitor();
    const start = await visitor.get(forFun('raven-post'));
    const page = await visitor.post(
      forFun('raven-post'),
      { ...fields, mode: 'fun', requestId: start.value('requestId')! } as Record<string, string>,
      { from: start },
    );
    expect(page).toHaveStatus(422);
    expect(balanceOn(page)).toBe(balanceOn(start));
  });

  it('has no decisions to make', async () => {
    const visitor = lantern.visitor();
    const round = await (await visitor.get(forFun('kite-dragons'))).submit('Spin');
    const id = round.url.searchParams.get('round')!;
    const fields = { round: id, step: '0', decision: 'cell-1', mode: 'fun', requestId: '0123456789abcdef' };
    const page = await visitor.post(`${forFun('kite-dragons')}&round=${id}&decide`, fields, { from: round });
    expect(page).toHaveStatus(422);
    expect(balanceOn(page)).toBe(balanceOn(round));
  });
});
