import { currencyCodes } from 'contract/money';
import type { DiceSide } from 'contract/play/dice';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opening, type RoundRandom } from '../engine';
import { proveReturn, returnsOf } from './proofs';
import { tinkersDice } from './tinkers-dice';

const rolling = (rolled: number): RoundRandom => ({ integer: () => rolled });
const play = (side: DiceSide, chance: number, rolled: number, stake = 100) =>
  tinkersDice.play(opening(stake, { kind: 'dice', side, chance }), rolling(rolled));

describe('what the game promises', () => {
  it('returns between the stated share and 98 % on every chance, all numbers counted', () => {
    expect(proveReturn(tinkersDice.design).rtp).toBe(tinkersDice.rtp);
    expect(Math.max(...returnsOf(tinkersDice.design))).toBeLessThanOrEqual(9_800);
  });

  it('pays exactly what was counted', () => {
    fc.assert(
      fc.property(fc.constantFrom<DiceSide>('low', 'high'), fc.integer({ min: 1, max: 95 }), (side, chance) => {
        const paid = Array.from({ length: 10_000 }, (_, rolled) => play(side, chance, rolled)!.payout!).reduce(
          (sum, payout) => sum + payout,
          0,
        );
        expect(returnsOf(tinkersDice.design)).toContain(paid / 100);
      }),
      { numRuns: 20 },
    );
  });

  it('can pay its highest multiple, and no more', () =>
    expect(play('high', 1, 9_999)?.payout).toBe(tinkersDice.maxWinMultiple * 100));

  it.each([...currencyCodes, 'FUN'] as const)(
    'stakes whole hundreds of minor units in %s, so that every payout is whole',
    (currency) => {
      expect(tinkersDice.stakes(currency).filter((stake) => stake % 100 !== 0)).toEqual([]);
    },
  );
});

describe('a roll', () => {
  it.each([
    ['low', 30, 2_999, 326],
    ['low', 30, 3_000, 0],
    ['low', 30, 0, 326],
    ['high', 30, 7_000, 326],
    ['high', 30, 6_999, 0],
    ['high', 95, 500, 103],
    ['high', 95, 499, 0],
  ] as const)('on %s at %i %%: %i pays %i', (side, chance, rolled, payout) => {
    expect(play(side, chance, rolled)).toMatchObject({
      payout,
      options: [],
      outcome: { side, chance, rolled, won: payout > 0 },
    });
  });

  it.each([null, { kind: 'dice', side: 'low', chance: 96 }, { kind: 'mines', mines: 3 }] as const)(
    'refuses %j',
    (choice) => {
      expect(tinkersDice.play(opening(100, choice), rolling(1))).toBeNull();
    },
  );

  it('asks for nothing more', () => {
    expect(
      tinkersDice.play(
        { ...opening(100, { kind: 'dice', side: 'low', chance: 50 }), decisions: [{ what: 'again', after: 0 }] },
        rolling(1),
      ),
    ).toBeNull();
  });
});
