import { currencyCodes } from 'contract/money';
import { describe, expect, it } from 'vitest';
import { opening, type RoundRandom } from '../engine';
import { createRoundRandom } from '../fairness';
import { lanternFestival } from './lantern-festival';
import { hundredthsOf, percentageOf, numberOf } from '../fraction';
import { exactReturn, hitFrequency, largestWin, scatterChances } from './lines-odds';
import { seededRandom } from '../seeded-random';

/** A round that is over at once. */
function playSlot(stake: number, random: RoundRandom) {
  const played = lanternFestival.play(opening(stake), random);
  if (played?.outcome.kind !== 'slot' || played.payout === null) throw new Error('No slot round.');
  return { payout: played.payout, outcome: played.outcome };
}

const { rules, strips, freeStrips } = lanternFestival.design;

describe('what the game promises', () => {
  it('returns exactly what is said: all combinations of the reels counted', () => {
    const parts = exactReturn(lanternFestival.design);
    expect(Math.floor(percentageOf(parts.total))).toBe(lanternFestival.rtp);
    expect(lanternFestival.rtp).toBeGreaterThanOrEqual(9550);
    expect(lanternFestival.rtp).toBeLessThanOrEqual(9650);
    expect([parts.lines, parts.scatters, parts.freeSpins].map(hundredthsOf)).toEqual([5518, 308, 3785]);
  });

  it('pays something as often as is said', () =>
    expect(hundredthsOf(hitFrequency(lanternFestival.design))).toBe(rules.hitFrequency));

  it('can win no more than is said, and that much', () => {
    const { over, under } = largestWin(lanternFestival.design);
    expect(over).toBe(BigInt(lanternFestival.maxWinMultiple) * under);
  });

  it('brings free spins about once in 82 rounds', () => {
    const chance = scatterChances(lanternFestival.design)
      .filter(([count]) => count >= 3)
      .reduce((sum, [, share]) => sum + numberOf(share), 0);
    expect(1 / chance).toBeCloseTo(81.6, 1);
  });

  it('plays as it is counted: a simulation lies within four standard errors of the exact return', () => {
    const rounds = 60_000;
    const random = seededRandom(20_260_401);
    let [sum, squares, hits] = [0, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const { payout, outcome } = playSlot(20, random);
      const share = payout / 20;
      sum += share;
      squares += share ** 2;
      if (outcome.kind === 'slot' && outcome.spin.payout > 0) hits += 1;
    }
    const mean = sum / rounds;
    const error = Math.sqrt((squares / rounds - mean ** 2) / rounds);
    expect(Math.abs(mean - lanternFestival.rtp / 10_000)).toBeLessThan(4 * error);
    expect(error).toBeLessThan(0.05);
    const hitRate = rules.hitFrequency / 10_000;
    expect(Math.abs(hits / rounds - hitRate)).toBeLessThan(4 * Math.sqrt((hitRate * (1 - hitRate)) / rounds));
  });
});

describe('stakes', () => {
  it.each([...currencyCodes, 'FUN'] as const)(
    'divide evenly by the lines in %s, rising, the usual one among them',
    (currency) => {
      const stakes = lanternFestival.stakes(currency);
      expect(stakes.filter((stake) => !Number.isInteger(stake / rules.lines.length))).toEqual([]);
      expect([...stakes].sort((a, b) => a - b)).toEqual(stakes);
      expect(stakes).toContain(lanternFestival.defaultStake(currency));
    },
  );

  it('are worth the same in every currency, and play money counts like euro', () => {
    expect(lanternFestival.stakes('EUR').slice(0, 3)).toEqual([20, 40, 100]);
    expect(lanternFestival.stakes('PLN').slice(0, 3)).toEqual([100, 200, 500]);
    expect(lanternFestival.stakes('NOK').slice(0, 3)).toEqual([200, 400, 1_000]);
    expect(lanternFestival.stakes('FUN')).toEqual(lanternFestival.stakes('EUR'));
  });
});

describe('rounds', () => {
  const play = (nonce: number, stake = 100) => playSlot(stake, createRoundRandom('server', 'client', nonce));

  it('are decided by their seeds alone, and scale with the stake', () => {
    expect(play(5)).toEqual(play(5));
    for (let nonce = 0; nonce < 300; nonce += 1) expect(play(nonce, 5_000).payout).toBe(play(nonce, 20).payout * 250);
  });

  it('add up: line wins to spins, spins to the payout, all in whole minor units', () => {
    for (let nonce = 0; nonce < 300; nonce += 1) {
      const { payout, outcome } = play(nonce, 20);
      const spins = [outcome.spin, ...outcome.freeSpins];
      expect(spins.map(({ wins }) => wins.reduce((sum, win) => sum + win.payout, 0))).toEqual(
        spins.map((spin) => spin.payout),
      );
      expect(spins.reduce((sum, spin) => sum + spin.payout, 0)).toBe(payout);
      expect(Number.isInteger(payout)).toBe(true);
    }
  });

  it('bring free spins exactly when three moons or more show, and none of their own', () => {
    const counts = new Set<number>();
    for (let nonce = 0; nonce < 2_000; nonce += 1) {
      const { outcome } = play(nonce);
      const moons = outcome.spin.window.flat().filter((symbol) => symbol === 'scatter').length;
      expect(outcome.freeSpins).toHaveLength({ 3: 8, 4: 12, 5: 20 }[moons] ?? 0);
      expect(outcome.freeSpins.flatMap(({ window }) => window.flat())).not.toContain('scatter');
      counts.add(outcome.freeSpins.length);
    }
    expect(counts).toContain(8);
  });
});

describe('the reels', () => {
  it('hold 36 places of known symbols each', () => {
    const known = new Set(rules.symbols.map(({ symbol }) => symbol));
    expect([...strips, ...freeStrips].map(({ length }) => length)).toEqual(Array(10).fill(36));
    expect([...strips, ...freeStrips].flat().filter((symbol) => !known.has(symbol))).toEqual([]);
  });

  it('never show two moons or two lanterns in one column', () => {
    for (const strip of [...strips, ...freeStrips]) {
      const columns = strip.map((_, stop) => [0, 1, 2].map((row) => strip[(stop + row) % strip.length]));
      for (const special of ['scatter', 'wild'])
        expect(
          Math.max(...columns.map((column) => column.filter((symbol) => symbol === special).length)),
        ).toBeLessThanOrEqual(1);
    }
  });

  it('draw twenty different lines', () => expect(new Set(rules.lines.map(String)).size).toBe(20));
});
