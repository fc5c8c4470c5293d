import { beforeAll, describe, expect, it } from 'vitest';
import { sharedLantern, type SharedLantern, type Page, type Visitor } from './harness';
import { freshPlayer } from './harness/player';

let lantern: SharedLantern;
beforeAll(async () => {
  lantern = await sharedLantern();
});

const game = '/play/lantern/velvet-blackjack?mode=fun';
const balanceOn = (page: Page): number => Number(page.$('.totals [data-balance]').attr('data-balance'));
const moves = (page: Page): string[] =>
  page
    .$('button[name=decision]')
    .toArray()
    .map((button) => page.$(button).attr('value')!);
const isOpen = (page: Page): boolean => page.$('form.decision-form').length > 0;
const cardsOf = (page: Page, place: string): string[] =>
  page
    .$(`${place} .hand [role=img]`)
    .toArray()
    .map((card) => page.$(card).attr('aria-label')!);

function decide(page: Page, visitor: Visitor, decision: string): Promise<Page> {
  const form = page.$('form.decision-form');
  const hidden = Object.fromEntries(
    form
      .find('input[type=hidden]')
      .toArray()
      .map((input) => [page.$(input).attr('name')!, page.$(input).attr('value')!]),
  );
  return visitor.post(form.attr('action')!, { ...hidden, decision }, { from: page });
}

/** Deals until a round offers the move; what is dealt before is stood on. */
async function until(visitor: Visitor, move: string, address = game, stake = '200'): Promise<Page> {
  for (
    let page = await visitor.get(address);
    ;
    page = await (isOpen(page) ? decide(page, visitor, 'stand') : page.submit('Deal', { stake }))
  ) {
    if (moves(page).includes(move)) return page;
  }
}

describe('blackjack, in forms alone', () => {
  it('is dealt with one card hidden, left, found again and stood on', async () => {
    const visitor = lantern.visitor();
    const deal = await until(visitor, 'stand');
    expect(cardsOf(deal, '.bj > .bj-hand')[1]).toBe('a face-down card');
    expect(cardsOf(deal, '.bj-hands')).toHaveLength(2);
    const back = await visitor.get(game);
    expect(cardsOf(back, '.bj')).toEqual(cardsOf(deal, '.bj'));
    const end = await decide(back, visitor, 'stand');
    expect(cardsOf(end, '.bj > .bj-hand')).not.toContain('a face-down card');
    expect(end).toShow(/Won|Push|Lost/);
    expect(end).toShow(/No win this time|back|You win/);
    expect(isOpen(end)).toBe(false);
  });

  it('takes one card more with each hit, until it is over', async () => {
    const visitor = lantern.visitor();
    let page = await until(visitor, 'hit');
    for (let cards = 2; isOpen(page); cards += 1) {
      expect(cardsOf(page, '.bj-hands')).toHaveLength(cards);
      page = await decide(page, visitor, 'hit');
    }
    const total = Number(page.$('.bj-hands .bj-total').attr('aria-label')!.replace('Total ', ''));
    expect(total).toBeGreaterThanOrEqual(21);
    if (total > 21) expect(page).toShow('Over 21');
  });

  it('doubles the stake for one card', async () => {
    const visitor = lantern.visitor();
    const deal = await until(visitor, 'double');
    expect(deal.$('button[value=double]').text()).toContain('2.00 more to stake');
    const end = await decide(deal, visitor, 'double');
    expect(cardsOf(end, '.bj-hands')).toHaveLength(3);
    expect(isOpen(end)).toBe(false);
    expect([balanceOn(deal) - 200, balanceOn(deal) + 200, balanceOn(deal) + 600]).toContain(balanceOn(end));
  });

  it('splits a pair into two hands with a stake each', async () => {
    const visitor = lantern.visitor();
    const deal = await until(visitor, 'split');
    const pair = cardsOf(deal, '.bj-hands');
    let page = await decide(deal, visitor, 'split');
    const [first, second] = [0, 1].map((hand) =>
      page.$('.bj-hands .hand').eq(hand).find('[role=img]').first().attr('aria-label'),
    );
    expect([first, second]).toEqual(pair);
    while (isOpen(page)) page = await decide(page, visitor, 'stand');
    const receipt = await visitor.get(page.links.find((link) => link.startsWith('/round/'))!);
    expect(receipt.$('.bj-hands .bj-state').length).toBe(2);
    expect(receipt).toShow('4.00');
  });

  it.each(['split', 'insurance', 'cash-out', ''])(
    'refuses "%s" where it is not offered, and leaves the round as it was',
    async (decision) => {
      const visitor = lantern.visitor();
      let page = await until(visitor, 'hit');
      while (moves(page).includes(decision)) {
        await decide(page, visitor, 'stand');
        page = await until(visitor, 'hit');
      }
      const refused = await decide(page, visitor, decision);
      expect(refused).toHaveStatus(422);
      expect(refused).toHaveTitle(/^Error:/);
      expect(cardsOf(refused, '.bj')).toEqual(cardsOf(page, '.bj'));
      expect(balanceOn(refused)).toBe(balanceOn(page));
    },
  );

  it.each([{ stake: '150' }, { stake: '-200' }])('refuses %j and takes nothing', async (fields) => {
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
});

describe('a raise that the balance does not cover', () => {
  it('is refused in words, takes nothing, and the round goes on', async () => {
    const real = '/play/lantern/velvet-blackjack?mode=real';
    const begin = async (): Promise<{ visitor: Visitor; first: Page }> => {
      const { visitor } = await freshPlayer(lantern, { balance: 20_00 });
      const first = await (await visitor.get(real)).submit('Deal', { stake: '2000' });
      // A blackjack on either side ends the round at once; then there is nothing to double.
      return isOpen(first) ? { visitor, first } : begin();
    };
    const { visitor, first } = await begin();
    expect(balanceOn(first)).toBe(0);
    const refused = await decide(first, visitor, 'double');
    expect(refused).toHaveStatus(422);
    expect(refused).toShow(/not enough|insufficient|balance/i);
    expect(refused.$('a[href="/cashier/deposit"]').length).toBeGreaterThan(0);
    expect(balanceOn(refused)).toBe(0);
    expect(cardsOf(refused, '.bj')).toEqual(cardsOf(first, '.bj'));
    const end = await decide(refused, visitor, 'stand');
    expect(isOpen(end)).toBe(false);
    expect([0, 20_00, 40_00]).toContain(balanceOn(end));
  });
});
