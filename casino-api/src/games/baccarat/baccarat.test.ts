import { pointsOf, winnerOf, type BaccaratResult } from 'contract/play/baccarat';
import type { Card } from 'contract/play/cards';
import { describe, expect, it } from 'vitest';
import { createRoundRandom } from '../fairness';
import { gamesOfFamily } from '../registry';
import { bankerDraws, baccaratPays, dealBaccarat } from './baccarat';
import { everyDeal, returnOf } from './odds';
import { jadeRoomBaccarat } from './jade-room-baccarat';
import { riverBaccarat } from './river-baccarat';

const deal = (player: Card[], banker: Card[]): BaccaratResult => ({ kind: 'baccarat', player, banker });
const deals = everyDeal();

describe('what cards count', () => {
  it.each<[Card[], number]>([
    [['AS', '8H'], 9],
    [['KS', 'TD'], 0],
    [['7C', '6C'], 3],
    [['9D', '9S', '9H'], 7],
    [['QS', '5H', 'AS'], 6],
  ])('%j: %i', (cards, points) => expect(pointsOf(cards)).toBe(points));
});

describe('the third cards', () => {
  // The published table of the banker: by its two cards, what the player's third card has to count.
  it.each<[number, number[]]>([
    [0, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [1, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [2, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [3, [0, 1, 2, 3, 4, 5, 6, 7, 9]],
    [4, [2, 3, 4, 5, 6, 7]],
    [5, [4, 5, 6, 7]],
    [6, [6, 7]],
    [7, []],
  ])('a banker with %i draws to %j', (points, thirds) => {
    expect(Array.from({ length: 10 }, (_, third) => third).filter((third) => bankerDraws(points, third))).toEqual(
      thirds,
    );
    expect(bankerDraws(points, null)).toBe(points <= 5);
  });

  it('follow the rules in every round', () => {
    for (let nonce = 0; nonce < 2_000; nonce += 1) {
      const { player, banker } = dealBaccarat(createRoundRandom('3'.repeat(64), 'deal', nonce));
      const [two, other] = [pointsOf(player.slice(0, 2)), pointsOf(banker.slice(0, 2))];
      if (two >= 8 || other >= 8) expect(player.length + banker.length).toBe(4);
      else {
        expect(player.length).toBe(two <= 5 ? 3 : 2);
        expect(banker.length).toBe(bankerDraws(other, player[2] ? pointsOf([player[2]]) : null) ? 3 : 2);
      }
    }
  });
});

describe('every deal', () => {
  it('is counted once', () => expect(deals.deals.reduce((sum, { ways }) => sum + ways, 0)).toBe(deals.all));

  // The figures that every book on the game has for eight decks.
  it.each([
    ['banker', 0.458597],
    ['player', 0.446247],
    ['tie', 0.095156],
  ])('%s wins with %f', (winner, share) => {
    const ways = deals.deals
      .filter(({ result }) => winnerOf(result) === winner)
      .reduce((sum, deal) => sum + deal.ways, 0);
    expect(ways / deals.all).toBeCloseTo(share, 6);
  });
});

describe.each(gamesOfFamily('baccarat'))('$id', ({ design: settings }) => {
  it.each(settings.bets)('$spot returns what it states', ({ spot, rtp }) =>
    expect(Math.floor(returnOf(settings, spot, deals) * 10_000)).toBe(rtp),
  );
});

describe('what bets pay', () => {
  const [jade, river] = [jadeRoomBaccarat.design, riverBaccarat.design];
  const six = deal(['KS', '4H', 'AD'], ['KH', '6D']);
  const tie = deal(['7S', 'KS'], ['7D', 'KD']);
  const natural = deal(['9S', '9D'], ['KD', '2S']);

  it('a banker who wins pays less his commission, or half with six', () => {
    expect([baccaratPays(jade, 'banker', six), baccaratPays(river, 'banker', six)]).toEqual([195, 150]);
    expect(baccaratPays(river, 'banker', deal(['2S', '3D', 'KH'], ['7H', 'KC']))).toBe(200);
  });

  it('a tie gives both sides their stakes back', () =>
    expect(['player', 'banker', 'tie'].map((spot) => baccaratPays(jade, spot, tie))).toEqual([100, 100, 1000]));

  it('pairs are of one rank, and the round is small or big', () => {
    expect(['player-pair', 'banker-pair'].map((spot) => baccaratPays(jade, spot, natural))).toEqual([1300, 0]);
    expect(
      ['small', 'big'].map((spot) => [baccaratPays(river, spot, natural), baccaratPays(river, spot, six)]),
    ).toEqual([
      [250, 0],
      [0, 154],
    ]);
  });
});
