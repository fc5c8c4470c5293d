import { challenges } from 'contract/constants';
import { currencyCodes } from 'contract/money';
import type { SlotRules } from 'contract/play/slot';
import { describe, expect, it } from 'vitest';
import { opening, type GameEngine, type RoundRandom } from '../engine';
import { createRoundRandom } from '../fairness';
import { hundredthsOf } from '../fraction';
import { gamesOfFamily } from '../registry';
import { seededRandom } from '../seeded-random';
import { hitFrequency } from '../slot/lines-odds';
import { playLadder, type LadderSlot } from './ladder';
import { exactLadderReturn, ladderHeights, payoutChances } from './ladder-odds';
import { proveReturn } from './proofs';

const games = gamesOfFamily('ladder');

function play(engine: GameEngine, stake: number, random: RoundRandom) {
  const played = engine.play(opening(stake), random);
  if (played?.outcome.kind !== 'ladder' || played.payout === null) throw new Error('No round.');
  return { payout: played.payout, spins: played.outcome.spins };
}

describe.each(games)('$id', (engine) => {
  const slot = engine.design;
  const lines = slot.rules.base.lines.length;
  const { base, multipliers, highest } = slot.rules;
  const stake = engine.stakes('EUR')[0]!;

  it('returns what is said: every spin of the climb counted', () => {
    expect(Math.floor(proveReturn(slot).rtp)).toBe(engine.rtp);
    expect(engine.rtp).toBeGreaterThanOrEqual(9_400);
    expect(engine.rtp).toBeLessThanOrEqual(9_800);
    expect(hundredthsOf(hitFrequency({ rules: base, strips: slot.strips, freeStrips: [] }))).toBe(base.hitFrequency);
  });

  it('pays twenty thousand stakes as often as is said, and no more than is said', () => {
    const { chance, most } = ladderHeights(slot, highest.multiple);
    expect(highest.multiple).toBe(20_000);
    expect(Math.round(1 / chance)).toBe(highest.oneIn);
    expect(most).toBe(engine.maxWinMultiple);
    expect(most).toBeGreaterThanOrEqual(20_000);
  });

  it('has windows whose payouts, all counted, come to the same return and the same share of winning spins', () => {
    const payouts = [...payoutChances(slot)];
    const perSpin = payouts.reduce((sum, [payout, chance]) => sum + (payout * chance) / lines, 0);
    const wins = payouts.reduce((sum, [payout, chance]) => sum + (payout > 0 ? chance : 0), 0);
    const climbed = multipliers.reduce((sum, multiplier, step) => sum + perSpin * multiplier * wins ** step, 0);
    expect(climbed * 10_000).toBeCloseTo(proveReturn(slot).rtp, 4);
  });

  it('can be staked on as the monthly challenge of ×20,000 asks', () => {
    const tier = challenges.find(({ multiplier }) => multiplier === 20_000)!;
    expect(engine.stakes('EUR').at(-1)).toBeGreaterThanOrEqual(tier.minimumStake);
  });

  it('plays as it is counted: a simulation lies within four standard errors of the exact return', () => {
    const rounds = 80_000;
    const random = seededRandom(20_261_120);
    let [sum, squares] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const share = play(engine, stake, random).payout / stake;
      sum += share;
      squares += share ** 2;
    }
    const mean = sum / rounds;
    expect(Math.abs(mean - engine.rtp / 10_000)).toBeLessThan(4 * Math.sqrt((squares / rounds - mean ** 2) / rounds));
  });

  it('climbs exactly while its spins win, a step each, and adds everything up in whole minor units', () => {
    const random = seededRandom(3);
    const climbed = new Set<number>();
    for (let round = 0; round < 3_000; round += 1) {
      const { payout, spins } = play(engine, stake, random);
      climbed.add(spins.length);
      expect(spins.slice(0, -1).every((spin) => spin.payout > 0)).toBe(true);
      expect(spins.at(-1)!.payout === 0 || spins.length === multipliers.length).toBe(true);
      spins.forEach((spin, step) =>
        expect([spin.multiplier, spin.payout % spin.multiplier]).toEqual([multipliers[step], 0]),
      );
      expect(spins.reduce((sum, spin) => sum + spin.payout, 0)).toBe(payout);
    }
    expect(Math.max(...climbed)).toBeGreaterThan(4);
  });

  it('is decided by its seeds alone and scales with the stake', () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const [low, high] = [stake, stake * 100].map(
        (at) => play(engine, at, createRoundRandom('server', 'client', nonce)).payout,
      );
      expect(high).toBe(low! * 100);
    }
  });

  it.each([...currencyCodes, 'FUN'] as const)(
    'has stakes in %s that its lines divide, rising, the usual one among them',
    (currency) => {
      const stakes = engine.stakes(currency);
      expect(stakes.filter((offered) => offered % lines !== 0)).toEqual([]);
      expect([...stakes].sort((a, b) => a - b)).toEqual(stakes);
      expect(stakes).toContain(engine.defaultStake(currency));
    },
  );

  it('has reels of known symbols', () => {
    expect(slot.strips.length).toBe(base.reels);
    const known = new Set(base.symbols.map(({ symbol }) => symbol));
    expect(slot.strips.flat().filter((symbol) => !known.has(symbol))).toEqual([]);
  });
});

describe('the ladder’s odds', () => {
  const base: SlotRules = {
    kind: 'slot',
    reels: 2,
    rows: 1,
    lines: [[0, 0]],
    freeSpins: { awards: [], multiplier: 1 },
    hitFrequency: 0,
    symbols: [
      { symbol: 'a', role: 'regular', pays: [{ count: 2, multiple: 3 }] },
      { symbol: 'b', role: 'regular', pays: [{ count: 2, multiple: 1 }] },
    ],
  };
  /** Small enough to play every one of its rounds: three spins of nine windows. */
  const small: LadderSlot = {
    rules: { kind: 'ladder', base, multipliers: [1, 2, 5], highest: { multiple: 20, oneIn: 0 } },
    strips: [
      ['a', 'b', 'b'],
      ['a', 'a', 'b'],
    ],
  };

  it('are those of playing every single round', () => {
    const every = 9 ** 3;
    let [paid, high, most] = [0, 0, 0];
    for (let number = 0; number < every; number += 1) {
      let draws = number;
      const { payout } = playLadder(small, 1, {
        integer: (below) => {
          const drawn = draws % below;
          draws = Math.floor(draws / below);
          return drawn;
        },
      });
      paid += payout;
      high += payout >= 20 ? 1 : 0;
      most = Math.max(most, payout);
    }
    const exact = exactLadderReturn(small);
    expect(exact.over * BigInt(every)).toBe(BigInt(paid) * exact.under);
    const heights = ladderHeights(small, 20);
    expect(heights.chance).toBeCloseTo(high / every, 12);
    expect(heights.most).toBe(most);
  });
});

it('have as many lines as their pages say', () =>
  expect(Object.fromEntries(games.map(({ id, rules }) => [id, rules.base.lines.length]))).toMatchObject({
    'ladder-of-stars': 10,
    'lighthouse-keep': 5,
  }));
