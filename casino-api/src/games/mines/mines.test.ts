import { currencyCodes } from 'contract/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opening, type RoundRandom } from '../engine';
import { createRoundRandom } from '../fairness';
import { buriedLight } from './buried-light';
import { pearlDiver } from './pearl-diver';
import { proveReturn } from './proofs';

const rules = buriedLight.rules;
const seeds = (nonce: number): RoundRandom => createRoundRandom('server', 'client', nonce);

/** Opens these cells, then cashes out. */
function play(mines: number, cells: readonly number[], nonce: number, cashOut = true) {
  const decisions = [...cells.map((cell) => `cell-${cell}`), ...(cashOut ? ['cash-out'] : [])].map((what) => ({
    what,
    after: 0,
  }));
  return buriedLight.play({ ...opening(100, { kind: 'mines', mines }), decisions }, seeds(nonce));
}

const fieldOf = (mines: number, nonce: number): number[] => {
  for (let cell = 0; cell < 25; cell += 1) {
    const played = play(mines, [cell], nonce);
    if (played?.outcome.kind === 'mines' && played.outcome.field) return played.outcome.field;
  }
  throw new Error('No field.');
};

const choose = (n: number, k: number): number =>
  Array.from({ length: k }, (_, index) => (n - index) / (index + 1)).reduce((product, factor) => product * factor, 1);

describe('what the game promises', () => {
  it('returns between the stated share and 98 % to every plan, all fields counted', () => {
    const returns = rules.offers.flatMap(({ mines, multiples }) =>
      multiples.map((multiple, index) => (choose(25 - mines, index + 1) / choose(25, index + 1)) * (multiple / 100)),
    );
    expect(Math.floor(Math.min(...returns) * 10_000)).toBe(buriedLight.rtp);
    expect(Math.max(...returns)).toBeLessThanOrEqual(0.98 + 1e-9);
  });

  it('can pay its highest multiple', () => {
    const highest = rules.offers.find(
      ({ multiples }) => Math.ceil(multiples.at(-1)! / 100) === buriedLight.maxWinMultiple,
    )!;
    const field = fieldOf(highest.mines, 3);
    const safe = Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => !field.includes(cell));
    expect(play(highest.mines, safe.slice(0, highest.multiples.length), 3, false)).toMatchObject({
      payout: highest.multiples.at(-1)!,
      options: [],
    });
  });

  it.each([...currencyCodes, 'FUN'] as const)(
    'stakes whole hundreds of minor units in %s, so that every payout is whole',
    (currency) => {
      expect(buriedLight.stakes(currency).filter((stake) => stake % 100 !== 0)).toEqual([]);
    },
  );

  it('lays mines on every cell equally often', () => {
    const counts = Array<number>(25).fill(0);
    for (let nonce = 0; nonce < 5_000; nonce += 1) for (const cell of fieldOf(12, nonce)) counts[cell]! += 1;
    const expected = (5_000 * 12) / 25;
    // 99.99 % quantile of chi-square with 24 degrees of freedom, for a share of 12/25 of each draw.
    expect(counts.reduce((sum, count) => sum + (count - expected) ** 2 / (expected * (13 / 25)), 0)).toBeLessThan(57);
  });
});

describe('a round', () => {
  it('shows nothing of the field while it is open, and waits', () => {
    const safe = Array.from({ length: 25 }, (_, cell) => cell).find((cell) => !fieldOf(5, 1).includes(cell))!;
    const played = play(5, [safe], 1, false);
    expect(played).toMatchObject({ payout: null, outcome: { opened: [safe], lost: false, field: null } });
    expect(played?.options).toContain('cash-out');
    expect(played?.options).not.toContain(`cell-${safe}`);
  });

  it('is lost at a mine and shows the field', () => {
    const field = fieldOf(5, 2);
    expect(play(5, [field[0]!], 2, false)).toMatchObject({
      payout: 0,
      options: [],
      outcome: { lost: true, multiple: 0, field },
    });
  });

  it('pays what the opened cells are worth, whatever their order', () => {
    const safe = Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => !fieldOf(3, 4).includes(cell));
    fc.assert(
      fc.property(fc.shuffledSubarray(safe, { minLength: 1, maxLength: 8 }), (cells) => {
        expect(play(3, cells, 4)?.payout).toBe(
          rules.offers.find(({ mines }) => mines === 3)!.multiples[cells.length - 1],
        );
      }),
    );
  });

  it.each([
    ['an unknown cell', ['cell-25']],
    ['a cell twice', ['cell-0', 'cell-0']],
    ['cashing out before the first cell', ['cash-out']],
    ['what is no decision', ['cell-01']],
    ['anything after the end', ['cash-out', 'cell-3']],
  ])('refuses %s', (_what, whats) => {
    const nonce = Array.from({ length: 50 }, (_, index) => index).find(
      (candidate) => !fieldOf(1, candidate).includes(0),
    )!;
    const decisions = whats.map((what) => ({ what, after: 0 }));
    expect(buriedLight.play({ ...opening(100, { kind: 'mines', mines: 1 }), decisions }, seeds(nonce))).toBeNull();
  });

  it.each([null, { kind: 'mines', mines: 4 } as const])('refuses to open with %j', (choice) =>
    expect(buriedLight.play(opening(100, choice), seeds(0))).toBeNull(),
  );
});

describe('Pearl Diver', () => {
  const { offers } = pearlDiver.rules;

  it('returns between the stated share and 96.5 % to every plan', () => {
    expect(Math.floor(proveReturn(pearlDiver.design).rtp + 1e-6)).toBe(pearlDiver.rtp);
    const returns = offers.flatMap(({ mines, multiples }) =>
      multiples.map((multiple, index) => (choose(30 - mines, index + 1) / choose(30, index + 1)) * (multiple / 100)),
    );
    expect(Math.max(...returns)).toBeLessThanOrEqual(0.965 + 1e-9);
  });

  it('hides its mines among thirty shells', () => {
    const played = pearlDiver.play(
      { ...opening(100, { kind: 'mines', mines: 20 }), decisions: [{ what: 'cell-29', after: 0 }] },
      seeds(8),
    )!;
    expect(played.outcome).toMatchObject({ kind: 'mines', mines: 20 });
    expect(
      pearlDiver.play(
        { ...opening(100, { kind: 'mines', mines: 20 }), decisions: [{ what: 'cell-30', after: 0 }] },
        seeds(8),
      ),
    ).toBeNull();
  });

  it.each([...currencyCodes, 'FUN'] as const)('pays whole minor units in %s', (currency) =>
    expect(pearlDiver.stakes(currency).filter((stake) => stake % 100 !== 0)).toEqual([]),
  );
});
