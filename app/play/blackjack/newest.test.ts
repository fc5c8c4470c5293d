import type { BlackjackHand, BlackjackOutcome } from 'contract/play/blackjack';
import type { Card } from 'contract/play/cards';
import { describe, expect, it } from 'vitest';
import { newestOf } from './newest';

const hand = (cards: Card[], doubled = false): BlackjackHand => ({
  cards,
  total: 0,
  soft: false,
  stake: 100,
  doubled,
  result: null,
  payout: 0,
});
const table = (hands: BlackjackHand[], turn: number | null): BlackjackOutcome => ({
  kind: 'blackjack',
  dealer: { cards: ['6H', null], total: 6, soft: false },
  hands,
  turn,
});
const after = (...whats: string[]) => ({ decisions: whats.map((what) => ({ what, after: 0 })) });

describe('what was dealt last', () => {
  it('is everything at first', () =>
    expect(newestOf(table([hand(['8S', '8D'])], 0), after())).toEqual({ dealer: 0, hands: [0] }));
  it('is the last card of a hit', () =>
    expect(newestOf(table([hand(['8S', '2D', '3C'])], 0), after('hit'))).toEqual({ dealer: Infinity, hands: [2] }));
  it('is the second card of both hands of a split', () =>
    expect(newestOf(table([hand(['8S', '2D']), hand(['8D', '3C'])], 0), after('split'))).toEqual({
      dealer: Infinity,
      hands: [1, 1],
    }));
  it('is in the first hand while the second waits', () => {
    expect(newestOf(table([hand(['8S', '2D', '9C'], true), hand(['8D', '3C'])], 1), after('split', 'double'))).toEqual({
      dealer: Infinity,
      hands: [2, Infinity],
    });
  });
  it('is in the second hand once that was played', () => {
    expect(
      newestOf(table([hand(['8S', '2D', '9C'], true), hand(['8D', '3C', '7H'])], 1), after('split', 'double', 'hit')),
    ).toEqual({ dealer: Infinity, hands: [Infinity, 2] });
  });
  it('is the dealer’s when the player stands', () =>
    expect(newestOf(table([hand(['8S', 'KD'])], null), after('stand'))).toEqual({ dealer: 1, hands: [Infinity] }));
});
