import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern, type Page, type Visitor } from './harness';

let lantern: Lantern;
beforeAll(async () => (lantern = await startLantern()));
afterAll(() => lantern.stop());

const forFun = (game: string) => `/play/lantern/${game}?mode=fun`;
const balanceOn = (page: Page): number => Number(page.$('.totals [data-balance]').attr('data-balance'));
const columnsOf = (page: Page): number[] =>
  page
    .$('.stage ol.grid > li')
    .toArray()
    .map((column) => page.$(column).find('img[alt]').length);

/** Spins until something wins: at least a quarter of the rounds do, so sixty without are as good as impossible. */
async function spinToWin(visitor: Visitor, game: string): Promise<Page> {
  let page = await visitor.get(forFun(game));
  for (let spin = 0; spin < 60 && !page.$('#cascade').length; spin += 1) {
    const before = balanceOn(page);
    page = await page.submit('Spin', { stake: '100' });
    expect(balanceOn(page) - before).toBe(
      Math.round(Number(page.$('.totals dd').last().text().replace(',', '')) * 100),
    );
  }
  return page;
}

describe('a game of clusters', () => {
  it.each([
    ['moss-and-stone', 6, 6],
    ['midnight-bakery', 5, 5],
    ['honeycomb-row', 6, 6],
    ['glasshouse', 6, 8],
  ])('%s shows the grid that is left, every cell named, and each step that won', async (game, columns, rows) => {
    const visitor = lantern.visitor();
    const page = await spinToWin(visitor, game);
    expect(columnsOf(page)).toEqual(Array<number>(columns).fill(rows));
    const names = page
      .$('.stage ol.grid img')
      .toArray()
      .map((image) => page.$(image).attr('alt')!);
    expect(names.filter((name) => !/^[A-Z][a-z ]+$/.test(name))).toEqual([]);
    const steps = page
      .$('.cascade > ol > li')
      .toArray()
      .map((step) => page.$(step));
    expect(steps.length).toBeGreaterThan(0);
    // What gave no more than the stake is told, and not lit (DOMAIN §11).
    const isLit = page.$('.stage-win').length > 0;
    for (const step of steps) {
      const won = step
        .find('.win-list span')
        .toArray()
        .map((text) => Number(/^(\d+) × /.exec(page.$(text).text())?.[1]));
      expect(step.find('.grid .w').length).toBe(isLit ? won.reduce((sum, count) => sum + count, 0) : 0);
      expect(step.find('.grid > div').length).toBe(columns);
    }
    const paid = page
      .$('.cascade h3 .num')
      .toArray()
      .reduce(
        (sum, amount) =>
          sum +
          Math.round(
            Number(
              page
                .$(amount)
                .text()
                .replace(/[^\d.]/g, ''),
            ) * 100,
          ),
        0,
      );
    expect(page.$('.totals dd').eq(1).text().replace(',', '')).toBe((paid / 100).toFixed(2));
    const receipt = await visitor.get(page.links.find((link) => link.startsWith('/round/'))!);
    expect(receipt.$('.cascade > ol > li').length).toBe(steps.length);
    // A receipt is looked at, not played: nothing moves on it.
    expect(receipt.$('[data-steps], [data-falling]').length).toBe(0);
  });

  it('explains itself, in every reader’s language', async () => {
    const visitor = lantern.visitor();
    expect(await visitor.get(forFun('moss-and-stone'))).toShow('5 or more matching symbols that touch along an edge');
    expect(await visitor.get(forFun('honeycomb-row'))).toShow('Every cell has six neighbours');
    expect(await visitor.get(`/de${forFun('glasshouse')}`)).toShow('Danach bleibt es bei ×81');
    expect(await visitor.get(`/jp${forFun('midnight-bakery')}`)).toShow('5個以上');
  });

  it.each([{ stake: '30' }, { stake: '-100' }, { stake: 'all' }, {}])(
    'refuses %o and costs nothing',
    async (fields) => {
      const visitor = lantern.visitor();
      const start = await visitor.get(forFun('moss-and-stone'));
      const page = await visitor.post(
        forFun('moss-and-stone'),
        { ...fields, mode: 'fun', requestId: start.value('requestId')! } as Record<string, string>,
        { from: start },
      );
      expect(page).toHaveStatus(422);
      expect(balanceOn(page)).toBe(balanceOn(start));
    },
  );

  it('has no decisions to make', async () => {
    const visitor = lantern.visitor();
    const round = await (await visitor.get(forFun('glasshouse'))).submit('Spin');
    const id = round.url.searchParams.get('round')!;
    const page = await visitor.post(
      `${forFun('glasshouse')}&round=${id}&decide`,
      { round: id, step: '0', decision: 'cell-1', mode: 'fun', requestId: '0123456789abcdef' },
      { from: round },
    );
    expect(page).toHaveStatus(422);
    expect(balanceOn(page)).toBe(balanceOn(round));
  });
});
