import { beforeAll, describe, expect, it } from 'vitest';
import { sharedLantern, type SharedLantern, type Page, type Visitor } from './harness';

let lantern: SharedLantern;
beforeAll(async () => {
  lantern = await sharedLantern();
});

const game = '/play/lantern/fireside-poker?mode=fun';
const balanceOn = (page: Page): number => Number(page.$('.totals [data-balance]').attr('data-balance'));
const offered = (page: Page): string[] =>
  page
    .$('.poker-tick input')
    .toArray()
    .map((tick) => page.$(tick).attr('aria-label')!.replace('Hold ', ''));
const ended = (page: Page): string[] =>
  page
    .$('.poker-cards [role=img]')
    .toArray()
    .map((card) => page.$(card).attr('aria-label')!);

function decide(page: Page, visitor: Visitor, fields: Record<string, string>): Promise<Page> {
  const form = page.$('form.decision-form');
  const hidden = Object.fromEntries(
    form
      .find('input[type=hidden]')
      .toArray()
      .map((input) => [page.$(input).attr('name')!, page.$(input).attr('value')!]),
  );
  return visitor.post(form.attr('action')!, { ...hidden, ...fields }, { from: page });
}

describe('draw poker, in forms alone', () => {
  it('deals five cards, holds those that are ticked and draws the others', async () => {
    const visitor = lantern.visitor();
    const deal = await (await visitor.get(game)).submit('Deal', { stake: '200' });
    const cards = offered(deal);
    expect(new Set(cards).size).toBe(5);
    expect(cards[0]).toMatch(/^(\d+|ace|jack|queen|king) of (spades|hearts|diamonds|clubs)$/);
    expect(deal).toShow('Your move');
    const back = await visitor.get(game);
    expect(offered(back)).toEqual(cards);
    const end = await decide(back, visitor, { decision: 'draw', hold1: 'on', hold4: 'on' });
    const after = ended(end);
    expect([after[1], after[4]]).toEqual([`${cards[1]}, held`, `${cards[4]}, held`]);
    for (const place of [0, 2, 3]) expect(cards).not.toContain(after[place]);
    expect(end).toShow(/No win this time|back|You win/);
    expect(end.$('form.decision-form').length).toBe(0);
    expect(end.$('.card-dealt').length).toBe(3);
  });

  it('keeps every card when all are ticked, and pays what was told at the deal', async () => {
    const visitor = lantern.visitor();
    for (let round = 0; round < 3; round += 1) {
      const deal = await (await visitor.get(game)).submit('Deal');
      const multiple = Number(deal.$('.pays-now dd').text() || 0);
      const end = await decide(deal, visitor, {
        decision: 'draw',
        hold0: 'on',
        hold1: 'on',
        hold2: 'on',
        hold3: 'on',
        hold4: 'on',
      });
      expect(ended(end)).toEqual(offered(deal).map((card) => `${card}, held`));
      expect(balanceOn(end) - balanceOn(deal)).toBe(multiple * 100);
    }
  });

  it('draws all five when nothing is ticked', async () => {
    const visitor = lantern.visitor();
    const deal = await (await visitor.get(game)).submit('Deal');
    const end = await decide(deal, visitor, { decision: 'draw' });
    expect(ended(end).filter((card) => offered(deal).includes(card))).toEqual([]);
  });

  it.each([
    { decision: 'stand' },
    { decision: 'hold-1' },
    { decision: 'hold-111111' },
    {},
    { decision: 'draw', hold0: 'yes please' },
  ])('refuses %j and leaves the round as it was', async (fields) => {
    const visitor = lantern.visitor();
    const deal = await (await visitor.get(game)).submit('Deal');
    const refused = await decide(deal, visitor, fields as Record<string, string>);
    expect(refused).toHaveStatus(422);
    expect(refused).toHaveTitle(/^Error:/);
    expect(offered(refused)).toEqual(offered(deal));
    expect(balanceOn(refused)).toBe(balanceOn(deal));
  });

  it('keeps the ticks of a draw that was refused', async () => {
    const visitor = lantern.visitor();
    const deal = await (await visitor.get(game)).submit('Deal');
    const ticked = (page: Page) =>
      page
        .$('.poker-tick input[checked]')
        .toArray()
        .map((tick) => page.$(tick).attr('name'));
    expect(ticked(deal)).toEqual([]);
    const refused = await decide(deal, visitor, { decision: 'stand', hold1: 'on', hold4: 'on' });
    expect(refused).toHaveStatus(422);
    expect(ticked(refused)).toEqual(['hold1', 'hold4']);
    const cards = offered(refused);
    expect(ended(await refused.submit('Draw')).filter((card) => card.endsWith(', held'))).toEqual(
      [cards[1], cards[4]].map((card) => `${card}, held`),
    );
  });

  it('draws once: the same page again shows where the round stands', async () => {
    const visitor = lantern.visitor();
    const deal = await (await visitor.get(game)).submit('Deal');
    const end = await decide(deal, visitor, { decision: 'draw' });
    const late = await decide(deal, visitor, { decision: 'draw', hold0: 'on' });
    expect(late).toHaveStatus(422);
    expect(balanceOn(late)).toBe(balanceOn(end));
  });

  it.each([{ stake: '150' }, { stake: '-20' }])('refuses %j and takes nothing', async (fields) => {
    const visitor = lantern.visitor();
    const start = await visitor.get(game);
    const page = await visitor.post(
      game,
      { mode: 'fun', requestId: start.value('requestId')!, ...fields },
      { from: start },
    );
    expect(page).toHaveStatus(422);
    expect(balanceOn(page)).toBe(1_000_00);
  });

  it('says in the lobby that the cards are dealt for one alone', async () => {
    expect(await lantern.visitor().get('/crash-and-fast')).toShow('Fireside Poker');
    const { data } = await lantern.api.getGame({ params: { id: 'green-lamp-poker' } });
    expect(data).toMatchObject({
      category: 'crash-and-fast',
      description: expect.stringContaining('dealt for you alone') as string,
    });
  });
});
