import type { Card } from 'contract/play/cards';
import { sharedHands, type SharedBlackjackResult } from 'contract/play/shared-blackjack';
import { describe, expect, it } from 'vitest';
import { isBlackjack, totalOf, valueOf } from '../blackjack/hand';
import { createRoundRandom } from '../fairness';
import { observatory21 } from './observatory-21';
import { returnOf } from './odds';
import { dealShared, houseDraws, sharedBlackjackGame } from './shared-blackjack';

const rounds = 4_000;
const deal = (nonce: number) =>
  dealShared(observatory21.design.decks, createRoundRandom('8'.repeat(64), 'observatory', nonce));
const game = sharedBlackjackGame(observatory21.design);

describe('the way of the house', () => {
  // As the rules tell it to the player.
  it.each<[string, boolean, number[], (up: number) => boolean]>([
    ['hard 11 and less draws', false, [4, 8, 11], () => true],
    ['hard 12 draws but against 4, 5 and 6', false, [12], (up) => ![4, 5, 6].includes(up)],
    ['hard 13 to 16 draws against 7 and more', false, [13, 14, 15, 16], (up) => up >= 7 || up === 1],
    ['hard 17 and more stands', false, [17, 18, 20], () => false],
    ['soft 17 and less draws', true, [12, 13, 15, 17], () => true],
    ['soft 18 draws against 9, ten and ace', true, [18], (up) => [9, 10, 1].includes(up)],
    ['soft 19 and more stands', true, [19, 20], () => false],
  ])('%s', (_what, soft, totals, draws) => {
    for (const total of totals)
      for (let up = 1; up <= 10; up += 1)
        expect(houseDraws({ total, soft }, up), `${total} against ${up}`).toBe(draws(up));
  });
});

describe('every round', () => {
  it('is played by the rules, from one shoe', () => {
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const { dealer, dealerTotal, hands } = deal(nonce);
      expect(hands.map(({ name }) => name)).toEqual([...sharedHands]);
      expect(dealerTotal).toBe(totalOf(dealer).total);
      expect(dealerTotal).toBeGreaterThanOrEqual(17);
      expect(totalOf(dealer.slice(0, -1)).total < 17 || dealer.length === 2).toBe(true);
      for (const { cards, total, end } of hands) {
        expect(total).toBe(totalOf(cards).total);
        expect(cards.length === 2 || houseDraws(totalOf(cards.slice(0, -1)), valueOf(dealer[0]!))).toBe(true);
        expect(total >= 21 || !houseDraws(totalOf(cards), valueOf(dealer[0]!))).toBe(true);
        if (total > 21) expect(end).toBe('lost');
        if (isBlackjack(cards)) expect(end).toBe(isBlackjack(dealer) ? 'push' : 'blackjack');
      }
      const all: Card[] = [...dealer, ...hands.flatMap(({ cards }) => cards)];
      for (const card of all)
        expect(all.filter((other) => other === card).length).toBeLessThanOrEqual(observatory21.design.decks);
    }
  });

  it('pays a hand the same in the long run, wherever it lies', () => {
    const paid = new Map<string, number>();
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const result = deal(nonce);
      for (const { spot } of observatory21.design.bets)
        paid.set(spot, (paid.get(spot) ?? 0) + game.pays(spot, result)! / 100);
    }
    // About three standard errors of so many rounds.
    for (const { spot, rtp } of observatory21.design.bets)
      expect(Math.abs(paid.get(spot)! / rounds - rtp / 10_000), spot).toBeLessThan(
        spot === 'dealer-busts' ? 0.075 : 0.048,
      );
  });
});

describe('what bets pay', () => {
  const hand = (name: (typeof sharedHands)[number], end: SharedBlackjackResult['hands'][number]['end']) => ({
    name,
    cards: ['2S', '3S'] as Card[],
    total: 5,
    end,
  });
  it('by how each hand ended, and whether the dealer went over', () => {
    const result: SharedBlackjackResult = {
      kind: 'shared-blackjack',
      dealer: ['KS', '6S', 'QH'],
      dealerTotal: 26,
      hands: [hand('lyra', 'blackjack'), hand('orion', 'push'), hand('cygnus', 'lost')],
    };
    expect(['lyra', 'orion', 'cygnus', 'dealer-busts'].map((spot) => game.pays(spot, result))).toEqual([
      250, 100, 0, 340,
    ]);
    expect(game.pays('dealer-busts', { ...result, dealerTotal: 21 })).toBe(0);
  });
});

it.each(observatory21.design.bets.slice(-2))(
  '$spot returns what it states',
  ({ spot, rtp }) => expect(Math.floor(returnOf(observatory21.design, spot) * 10_000)).toBe(rtp),
  120_000,
);
