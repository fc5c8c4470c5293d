import { describe, expect, it } from 'vitest';
import { everyDraw, returnOver } from './every-draw';

describe('every draw', () => {
  it('is visited once, with its chance', () => {
    const seen = new Map<string, number>();
    everyDraw(
      (random) => {
        const first = random.integer(2);
        return first === 0 ? 'nothing more' : `then ${random.integer(3)}`;
      },
      (result, chance) => seen.set(result, chance),
    );
    expect([...seen]).toEqual([
      ['nothing more', 0.5],
      ['then 0', 1 / 6],
      ['then 1', 1 / 6],
      ['then 2', 1 / 6],
    ]);
  });

  it('a coin that pays double returns all', () =>
    expect(
      returnOver(
        (random) => random.integer(2),
        (side) => side * 200,
      ),
    ).toBe(1));
});
