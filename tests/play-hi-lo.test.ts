import { beforeAll, describe, expect, it } from 'vitest';
import { sharedLantern, type SharedLantern, type Page, type Visitor } from './harness';

let lantern: SharedLantern;
beforeAll(async () => {
  lantern = await sharedLantern();
});

const game = '/play/lantern/above-and-below?mode=fun';
const order = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];
const cardsOn = (page: Page): string[] =>
  page
    .$('.hand [role=img]')
    .toArray()
    .map((card) => page.$(card).attr('aria-label')!);
const placeOf = (name: string): number => order.indexOf(name.split(' of ')[0]!);
const balanceOn = (page: Page): number => Number(page.$('.totals [data-balance]').attr('data-balance'));

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

/** A round in which one guess came true. */
async function oneRightGuess(visitor: Visitor): Promise<Page> {
  for (;;) {
    const page = await (await visitor.get(game)).submit('Deal a card');
    const [first] = cardsOn(page);
    const after = await decide(page, visitor, placeOf(first!) < 6 ? 'higher' : 'lower');
    if (after.$('form.decision-form').length) return after;
  }
}

describe('higher or lower, in forms alone', () => {
  it('is dealt, guessed, left, found again and cashed out', async () => {
    const visitor = lantern.visitor();
    const page = await oneRightGuess(visitor);
    const [first, second] = cardsOn(page).map(placeOf);
    expect(first! < 6 ? second! > first! : second! < first!).toBe(true);
    expect(page).toShow('Your move');
    expect(page).toShow(/Worth ×[\d.]+ now/);
    expect(page.$('.card-dealt').length).toBe(1);
    const back = await visitor.get(game);
    expect(cardsOn(back)).toEqual(cardsOn(page));
    const worth = Number(/Worth ×([\d.]+) now/.exec(back.$('.hi-lo').text())![1]);
    const paid = await decide(back, visitor, 'cash-out');
    expect(paid).toShow(`You win ${worth.toFixed(2)}`);
    expect(balanceOn(paid)).toBe(balanceOn(back) + Math.round(worth * 100));
    expect(paid.$('form.decision-form').length).toBe(0);
  });

  it('offers only what can come true', async () => {
    const visitor = lantern.visitor();
    const page = await (await visitor.get(game)).submit('Deal a card');
    const place = placeOf(cardsOn(page)[0]!);
    expect(page.$('button[value=higher]').length).toBe(place < 12 ? 1 : 0);
    expect(page.$('button[value=lower]').length).toBe(place > 0 ? 1 : 0);
    expect(page.$('button[value=cash-out]').length).toBe(0);
  });

  it.each(['cash-out', 'equal', 'cell-3'])(
    'refuses %s before the first guess and leaves the round as it was',
    async (decision) => {
      const visitor = lantern.visitor();
      const page = await (await visitor.get(game)).submit('Deal a card');
      const refused = await decide(page, visitor, decision);
      expect(refused).toHaveStatus(422);
      expect(refused).toHaveTitle(/^Error:/);
      expect(cardsOn(refused)).toEqual(cardsOn(page));
      expect(balanceOn(refused)).toBe(balanceOn(page));
    },
  );

  it('shows an old page where the round stands', async () => {
    const visitor = lantern.visitor();
    const page = await oneRightGuess(visitor);
    const paid = await decide(page, visitor, 'cash-out');
    const late = await decide(page, visitor, 'higher');
    expect(late).toHaveStatus(422);
    expect(balanceOn(late)).toBe(balanceOn(paid));
  });

  it.each([{ stake: '150' }, { stake: '0' }])('refuses %j and takes nothing', async (fields) => {
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
