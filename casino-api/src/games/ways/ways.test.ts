import type { WaysRules } from 'contract/play/ways';
import { currencyCodes } from 'contract/money';
import { describe, expect, it } from 'vitest';
import { opening, type RoundRandom } from '../engine';
import { createRoundRandom } from '../fairness';
import { hundredthsOf } from '../fraction';
import { gamesOfFamily } from '../registry';
import { seededRandom } from '../seeded-random';
import { columnAt, symbolOf } from '../slot/reels';
import { proveReturn } from './proofs';
import { multiplierOf, payWays, playWaysSlot, type WaysSlot } from './ways';
import { exactReturn, hitFrequency, largestWin } from './ways-odds';

const rules: WaysRules = {
  kind: 'ways',
  rows: [2, 2, 2, 2],
  parts: 4,
  symbols: [
    { symbol: 'W', role: 'wild', pays: [] },
    { symbol: 'S', role: 'scatter', pays: [{ count: 3, multiple: 2 }] },
    {
      symbol: 'a',
      role: 'regular',
      pays: [
        { count: 3, multiple: 10 },
        { count: 4, multiple: 30 },
      ],
    },
    {
      symbol: 'b',
      role: 'regular',
      pays: [
        { count: 3, multiple: 5 },
        { count: 4, multiple: 6 },
      ],
    },
  ],
  freeSpins: {
    awards: [
      { count: 3, spins: 2 },
      { count: 4, spins: 4 },
    ],
    multipliers: [1, 3, 5],
  },
  hitFrequency: 0,
};

describe('a window', () => {
  const pay = (columns: string, multiplier = 1) =>
    payWays(
      rules,
      columns.split(' ').map((column) => [...column]),
      40,
      multiplier,
    );

  it.each([
    ['one symbol a reel', 'ab ac ca cc', [['a', 3, 1, 100]]],
    ['two on a reel: twice as many ways', 'ab aa ca cc', [['a', 3, 2, 200]]],
    [
      'wilds for any symbol',
      'ab cW Wc cc',
      [
        ['a', 3, 1, 100],
        ['b', 3, 1, 50],
      ],
    ],
    ['the longest run alone', 'ac ac ac Wa', [['a', 4, 2, 600]]],
    ['nothing of two reels', 'aa aa cc aa', []],
    ['nothing that starts later', 'cc aa aa aa', []],
    ['scatters anywhere, of the whole stake', 'Sc cS cc Sc', [['S', 3, null, 80]]],
    [
      'scatters beside ways, which no wild replaces',
      'aS WS aS cc',
      [
        ['a', 3, 1, 100],
        ['S', 3, null, 80],
      ],
    ],
  ])('pays %s', (_what, columns, expected) => {
    const { wins, payout } = pay(columns);
    expect(wins.map(({ symbol, count, ways, payout: paid }) => [symbol, count, ways, paid])).toEqual(expected);
    expect(payout).toBe(wins.reduce((sum, win) => sum + win.payout, 0));
  });

  it('names the cells that win', () =>
    expect(pay('ab aa ca cc').wins[0]!.cells).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
    ]));
  it('multiplies every payout', () => expect(pay('aS WS aS cc', 3).payout).toBe(540));
});

it('multiplies free spins by a list whose last number holds', () =>
  expect([0, 1, 2, 3, 9].map((index) => multiplierOf(rules, index))).toEqual([1, 3, 5, 5, 5]));

describe('the odds', () => {
  /** Small enough to play every one of its rounds: reels of four places, free spins on one place a reel. */
  const slot: WaysSlot = {
    rules,
    strips: [
      ['a', 'b', 'S', 'a'],
      ['a', 'W', 'S', 'b'],
      ['b', 'S', 'W', 'a'],
      ['S', 'a', 'b', 'b'],
    ],
    freeStrips: [
      ['a', 'a'],
      ['a', 'W'],
      ['W', 'a'],
      ['b', 'b'],
    ],
  };

  it('are those of playing every single round', () => {
    let [paid, hits, largest] = [0, 0, 0];
    for (let number = 0; number < 4 ** 4; number += 1) {
      let stops = number;
      // Free spins stop anywhere: their two stops show the same.
      const drawing: RoundRandom = {
        integer: (below) => {
          const stop = stops % below;
          stops = Math.floor(stops / below);
          return stop;
        },
      };
      const { payout, outcome } = playWaysSlot(slot, 4, drawing);
      paid += payout;
      hits += outcome.spin.payout > 0 ? 1 : 0;
      largest = Math.max(largest, payout);
    }
    const exact = exactReturn(slot).total;
    expect(exact.over * BigInt(4 * 4 ** 4)).toBe(BigInt(paid) * exact.under);
    const frequency = hitFrequency(slot);
    expect(frequency.over * BigInt(4 ** 4)).toBe(BigInt(hits) * frequency.under);
    const most = largestWin(slot);
    expect(most.over * 4n).toBe(BigInt(largest) * most.under);
  });
});

const games = gamesOfFamily('ways');

describe.each(games)('$id', (engine) => {
  const slot = engine.design;
  const { strips, freeStrips } = slot;
  const [wild, scatter] = [symbolOf(slot.rules, 'wild'), symbolOf(slot.rules, 'scatter')];
  const play = (stake: number, random: RoundRandom) => {
    const played = engine.play(opening(stake), random);
    if (played?.outcome.kind !== 'ways' || played.payout === null) throw new Error('No round of ways.');
    return { payout: played.payout, outcome: played.outcome };
  };

  it('returns what is said: all stops of the reels counted', () => {
    expect(Math.floor(proveReturn(slot).rtp)).toBe(engine.rtp);
    expect(engine.rtp).toBeGreaterThanOrEqual(9_400);
    expect(engine.rtp).toBeLessThanOrEqual(9_800);
  });

  it('pays something as often as is said', () =>
    expect(hundredthsOf(hitFrequency(slot))).toBe(slot.rules.hitFrequency));

  it('can win no more than is said, and that much', () => {
    const { over, under } = largestWin(slot);
    expect((over + under - 1n) / under).toBe(BigInt(engine.maxWinMultiple));
  });

  it('plays as it is counted: a simulation lies within four standard errors of the exact return', () => {
    const rounds = 60_000;
    const random = seededRandom(20_261_120);
    const stake = engine.stakes('EUR')[0]!;
    let [sum, squares] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const share = play(stake, random).payout / stake;
      sum += share;
      squares += share ** 2;
    }
    const mean = sum / rounds;
    expect(Math.abs(mean - engine.rtp / 10_000)).toBeLessThan(4 * Math.sqrt((squares / rounds - mean ** 2) / rounds));
  });

  it('adds up: wins to spins, spins to the payout, in whole minor units', () => {
    for (let nonce = 0; nonce < 100; nonce += 1) {
      const { payout, outcome } = play(engine.stakes('EUR')[0]!, createRoundRandom('server', 'client', nonce));
      const spins = [outcome.spin, ...outcome.freeSpins];
      expect(spins.map(({ wins }) => wins.reduce((sum, win) => sum + win.payout, 0))).toEqual(
        spins.map((spin) => spin.payout),
      );
      expect(spins.reduce((sum, spin) => sum + spin.payout, 0)).toBe(payout);
      expect(Number.isInteger(payout)).toBe(true);
    }
  });

  it.each([...currencyCodes, 'FUN'] as const)(
    'stakes divide evenly by its parts in %s, rising, the usual one among them',
    (currency) => {
      const stakes = engine.stakes(currency);
      expect(stakes.filter((stake) => stake % slot.rules.parts !== 0)).toEqual([]);
      expect([...stakes].sort((a, b) => a - b)).toEqual(stakes);
      expect(stakes).toContain(engine.defaultStake(currency));
    },
  );

  it('has reels of known symbols, and never two wilds or two scatters in one column', () => {
    const known = new Set(slot.rules.symbols.map(({ symbol }) => symbol));
    expect([...strips, ...freeStrips].flat().filter((symbol) => !known.has(symbol))).toEqual([]);
    for (const reels of [strips, freeStrips]) {
      for (const [reel, strip] of reels.entries()) {
        const columns = strip.map((_, stop) => columnAt(strip, stop, slot.rules.rows[reel]!));
        for (const special of [wild, scatter])
          expect(
            Math.max(...columns.map((column) => column.filter((symbol) => symbol === special).length)),
          ).toBeLessThanOrEqual(1);
      }
    }
  });

  it('tells the truth about its wilds and free spins', () => {
    expect([...strips[0]!, ...(freeStrips[0] ?? [])]).not.toContain(wild);
    expect(freeStrips.flat()).not.toContain(scatter);
    if (!slot.rules.freeSpins.awards.length) return expect([scatter, freeStrips]).toEqual(['', []]);
    const share = (reels: typeof strips) =>
      reels.flat().filter((symbol) => symbol === wild).length / reels.flat().length;
    expect(share(freeStrips)).toBeGreaterThan(share(strips));
  });
});

it('have as many ways as their pages say', () =>
  expect(
    Object.fromEntries(games.map(({ id, rules }) => [id, rules.rows.reduce((product, rows) => product * rows, 1)])),
  ).toMatchObject({
    'nine-comets': 243,
    'deep-trawl': 1_024,
    'kite-dragons': 243,
    'thunder-orchard': 1_024,
    'raven-post': 720,
  }));
