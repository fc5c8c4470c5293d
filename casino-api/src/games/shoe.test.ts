import { Card, deck, rankOf, suitOf } from 'contract/play/cards';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRoundRandom } from './fairness';
import { dealFrom } from './shoe';

describe('a shoe', () => {
  it('deals every card of its decks once, then no more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.integer(), (decks, nonce) => {
        const next = dealFrom(decks, createRoundRandom('server', 'client', nonce));
        const dealt = Array.from({ length: decks * 52 }, next);
        expect([...dealt].sort()).toEqual(
          Array.from({ length: decks }, () => deck)
            .flat()
            .sort(),
        );
        expect(next).toThrow(RangeError);
      }),
      { numRuns: 30 },
    );
  });

  it('takes one draw a card, below the cards that are left', () => {
    const asked: number[] = [];
    const next = dealFrom(1, { integer: (below) => (asked.push(below), below - 1) });
    expect([next(), next(), next()]).toEqual(['KC', 'AS', '2S']);
    expect(asked).toEqual([52, 51, 50]);
  });

  it('deals each card first and second equally often', () => {
    const rounds = 20_000;
    const places = Array.from({ length: 2 }, () => new Map<Card, number>());
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const next = dealFrom(1, createRoundRandom('server', 'client', nonce));
      for (const counts of places) {
        const card = next();
        counts.set(card, (counts.get(card) ?? 0) + 1);
      }
    }
    // 99.99 % quantile of chi-square with 51 degrees of freedom.
    for (const counts of places)
      expect(
        deck.reduce((sum, card) => sum + ((counts.get(card) ?? 0) - rounds / 52) ** 2 / (rounds / 52), 0),
      ).toBeLessThan(95);
  });
});

describe('a card', () => {
  it('is one of 52, told by rank and suit', () => {
    expect(new Set(deck).size).toBe(52);
    expect(deck.map((card) => rankOf(card) + suitOf(card))).toEqual(deck);
    expect(deck.every((card) => Card.safeParse(card).success)).toBe(true);
  });

  it.each(['', '1S', '10S', 'QX', 'QHH', 'qh'])('is not %j', (text) =>
    expect(Card.safeParse(text).success).toBe(false),
  );
});
