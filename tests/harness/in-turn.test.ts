import { describe, expect, it } from 'vitest';
import { languages } from 'contract/constants';
import { inTurn, isFull, isPairsTurn, languagesInTurn, seed, waysInTurn } from './in-turn';

describe('what the short form tries', () => {
  const things = Array.from({ length: 20 }, (_, index) => index);

  it('is everything, each thing in one language, or in all', () => {
    const tried = languages.flatMap((language) => inTurn(things, language));
    expect([...new Set(tried)].sort((a, b) => a - b)).toEqual(things);
    expect(tried).toHaveLength(things.length * (isFull ? languages.length : 1));
    expect(languagesInTurn).toHaveLength(isFull ? languages.length : 1);
  });

  it('comes to every way in as many days as there are ways', () => {
    expect(Number.isInteger(seed)).toBe(true);
    const ways = ['a', 'b', 'c'];
    expect(new Set(ways.flatMap((_, later) => waysInTurn(ways, later)))).toEqual(new Set(ways));
  });

  it('is a third of the pairs of two things, of each thing one with one of any three', () => {
    for (const one of things) expect([0, 1, 2].filter((other) => isPairsTurn(one, other))).toHaveLength(isFull ? 3 : 1);
  });
});
