import { currencyCodes } from 'contract/money';
import { describe, expect, it } from 'vitest';
import { coinPayout, coinStakes, fallOf, sides } from './coin';

const secret = 'a-secret-of-the-sandbox-provider';

describe('the sandbox’s coin', () => {
  it.each([...currencyCodes, 'FUN'] as const)('pays 98 % in %s, in whole minor units, whatever is called', (unit) => {
    for (const stake of coinStakes(unit)) {
      for (const called of sides) {
        const paid = sides.map((fallen) => coinPayout(stake, called, fallen));
        expect(paid.every(Number.isInteger)).toBe(true);
        expect(paid[0]! + paid[1]!).toBe((2 * stake * 98) / 100);
      }
    }
  });

  it('falls to each side in about half of the rounds, and in one round always alike', () => {
    const falls = Array.from({ length: 4_000 }, (_, round) => fallOf(`round-${round}`, 'someone', secret));
    const moons = falls.filter((side) => side === 'moon').length;
    expect(Math.abs(moons - 2_000)).toBeLessThan(160);
    expect(falls).toEqual(Array.from({ length: 4_000 }, (_, round) => fallOf(`round-${round}`, 'someone', secret)));
  });

  it('tells nothing of another player’s round of the same id', () => {
    const same = Array.from(
      { length: 1_000 },
      (_, round) => fallOf(`${round}`, 'one', secret) === fallOf(`${round}`, 'two', secret),
    );
    expect(Math.abs(same.filter(Boolean).length - 500)).toBeLessThan(90);
  });
});
