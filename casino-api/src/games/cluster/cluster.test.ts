import type { ClusterRules } from 'contract/play/cluster';
import { currencyCodes } from 'contract/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opening, type RoundRandom } from '../engine';
import { createRoundRandom } from '../fairness';
import { gamesOfFamily } from '../registry';
import { seededRandom } from '../seeded-random';
import { fastPlayer, playAllRounds } from './all-rounds';
import { groupsOf, multipleOf, multiplierOf, playClusterSlot, touching, type ClusterSlot } from './cluster';

/** Draws these stops, whatever it is asked. */
const stopping = (stops: readonly number[]): RoundRandom => {
  const left = [...stops];
  return { integer: () => left.shift() ?? 0 };
};

describe('touching', () => {
  it('is mutual, at four edges or at six', () => {
    for (const [shape, edges] of [
      ['square', 4],
      ['hex', 6],
    ] as const) {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (column, row) => {
          const near = touching(shape, [column, row]);
          expect(new Set(near.map(String)).size).toBe(edges);
          for (const cell of near) expect(touching(shape, cell).map(String)).toContain(String([column, row]));
        }),
      );
    }
  });

  it.each([
    [
      'square',
      [
        [3, 2],
        [3, 4],
        [2, 3],
        [4, 3],
      ],
    ],
    [
      'hex',
      [
        [3, 2],
        [3, 4],
        [2, 3],
        [4, 3],
        [2, 4],
        [4, 4],
      ],
    ],
  ] as const)('reaches from a lower column of a %s grid to these', (shape, cells) => {
    expect(touching(shape, [3, 3]).map(String).sort()).toEqual(cells.map(String).sort());
  });
});

describe('groups', () => {
  const grid = ['aab', 'bab', 'cbb'].map((column) => [...column]);
  const told = (shape: ClusterRules['shape']) =>
    groupsOf(grid, shape)
      .map(({ symbol, cells }) => `${symbol}${cells.length}`)
      .sort();
  it('are what touches along edges', () => expect(told('square')).toEqual(['a3', 'b1', 'b4', 'c1']));
  it('are larger where cells have six neighbours', () => expect(told('hex')).toEqual(['a3', 'b5', 'c1']));
});

const rules: ClusterRules = {
  kind: 'cluster',
  columns: 3,
  rows: 3,
  shape: 'square',
  smallest: 3,
  parts: 10,
  symbols: [
    {
      symbol: 'a',
      pays: [
        { count: 3, multiple: 4 },
        { count: 5, multiple: 9 },
      ],
    },
    { symbol: 'b', pays: [{ count: 3, multiple: 2 }] },
    ...['c', 'd', 'e'].map((symbol) => ({ symbol, pays: [{ count: 3, multiple: 1 }] })),
  ],
  multipliers: [1, 2],
  hitFrequency: 0,
};

it('pays by the highest size reached, and multiplies by the last number from its step on', () => {
  expect([2, 3, 4, 5, 9].map((count) => multipleOf(rules, 'a', count))).toEqual([0, 4, 4, 9, 9]);
  expect([0, 1, 2, 7].map((step) => multiplierOf(rules, step))).toEqual([1, 2, 2, 2]);
});

describe('a round', () => {
  /** From the first stop on three of each stand; above them comes what stands before them on the strip, so from its end. */
  const slot: ClusterSlot = { rules, strips: ['abcdbe', 'abbcda', 'accdec'].map((strip) => [...strip]) };
  const { payout, outcome } = playClusterSlot(slot, 100, stopping([0, 0, 0]));

  it('takes away what won, lets the rest fall and brings what stands before on the strips, until nothing wins', () => {
    expect(outcome.steps.map(({ grid }) => grid.map((column) => column.join('')))).toEqual([
      ['abc', 'abb', 'acc'],
      ['bec', 'cda', 'ccc'],
      ['bec', 'bda', 'cde'],
    ]);
  });

  it('pays every cluster of every step with the multiplier of the step', () => {
    expect(
      outcome.steps.map(({ clusters, multiplier, payout: paid }) => [
        clusters.map((won) => [won.symbol, won.count, won.payout]),
        multiplier,
        paid,
      ]),
    ).toEqual([
      [
        [
          ['a', 3, 40],
          ['b', 3, 20],
        ],
        1,
        60,
      ],
      [[['c', 4, 20]], 2, 20],
      [[], 2, 0],
    ]);
    expect(payout).toBe(80);
  });

  it('names the cells that win', () =>
    expect(outcome.steps[1]!.clusters[0]!.cells).toEqual([
      [1, 0],
      [2, 0],
      [2, 1],
      [2, 2],
    ]));

  it('is drawn by one stop a column, from the left, and by nothing else', () => {
    const asked: number[] = [];
    playClusterSlot(slot, 100, {
      integer: (below) => {
        asked.push(below);
        return 0;
      },
    });
    expect(asked).toEqual([6, 6, 6]);
  });
});

describe('all rounds', () => {
  it('are those of playing each by hand', () => {
    const slot: ClusterSlot = { rules, strips: ['abcdbe', 'abbcda', 'accdec'].map((strip) => [...strip]) };
    const played = Array.from({ length: 6 ** 3 }, (_, number) =>
      playClusterSlot(slot, 10, stopping([Math.floor(number / 36), Math.floor(number / 6) % 6, number % 6])),
    );
    const payouts = played.map(({ payout }) => payout);
    expect(playAllRounds(slot)).toEqual({
      rounds: 216,
      paid: payouts.reduce((sum, paid) => sum + paid, 0),
      hits: payouts.filter((paid) => paid > 0).length,
      largest: Math.max(...payouts),
      longest: Math.max(...played.map(({ outcome }) => outcome.steps.length)),
    });
  });

  it('tell of a round that would never end', () => {
    const endless: ClusterSlot = { rules, strips: ['aa', 'aa', 'aa'].map((strip) => [...strip]) };
    expect(() => playAllRounds(endless)).toThrow('never ends');
  });
});

describe.each(gamesOfFamily('cluster'))('$id', (engine) => {
  const slot = engine.design;
  const { rules: told, strips, rounds: all } = slot;
  const lengths = strips.map(({ length }) => length);
  const play = (stake: number, random: RoundRandom) => {
    const played = engine.play(opening(stake), random);
    if (played?.outcome.kind !== 'cluster' || played.payout === null) throw new Error('No round of clusters.');
    return { payout: played.payout, outcome: played.outcome };
  };

  it('says what playing all of its rounds came to', () => {
    expect(all.rounds).toBe(lengths.reduce((product, length) => product * length, 1));
    expect(all.rounds).toBeGreaterThanOrEqual(1e8);
    expect(engine.rtp).toBe(Math.floor((all.paid / told.parts / all.rounds) * 10_000));
    expect(told.hitFrequency).toBe(Math.round((all.hits / all.rounds) * 10_000));
    expect(engine.maxWinMultiple).toBe(Math.ceil(all.largest / told.parts));
    expect(engine.rtp).toBeGreaterThanOrEqual(9_400);
    expect(engine.rtp).toBeLessThanOrEqual(9_800);
  });

  it('plays as it is counted: drawn rounds lie within four standard errors of all of them', () => {
    const rounds = 300_000;
    const [random, fast] = [seededRandom(20_261_120), fastPlayer(slot)];
    let [sum, squares, hits] = [0, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const { paid } = fast(lengths.map((length) => random.integer(length)));
      sum += paid / told.parts;
      squares += (paid / told.parts) ** 2;
      hits += paid > 0 ? 1 : 0;
    }
    const mean = sum / rounds;
    expect(Math.abs(mean - engine.rtp / 10_000)).toBeLessThan(4 * Math.sqrt((squares / rounds - mean ** 2) / rounds));
    const hitRate = told.hitFrequency / 10_000;
    expect(Math.abs(hits / rounds - hitRate)).toBeLessThan(4 * Math.sqrt((hitRate * (1 - hitRate)) / rounds));
  });

  it('is counted as it plays: both come to the same, round by round', () => {
    const [random, fast] = [seededRandom(7), fastPlayer(slot)];
    for (let round = 0; round < 1_500; round += 1) {
      const stops = lengths.map((length) => random.integer(length));
      const { payout, outcome } = play(told.parts, stopping(stops));
      expect({ ...fast(stops) }, `stops ${stops}`).toEqual({ paid: payout, steps: outcome.steps.length });
    }
  });

  it('pays whole minor units that add up to the payout', () => {
    for (let nonce = 0; nonce < 100; nonce += 1) {
      const { payout, outcome } = play(engine.stakes('EUR')[0]!, createRoundRandom('server', 'client', nonce));
      const clusters = outcome.steps.flatMap((step) => step.clusters);
      expect(clusters.reduce((sum, won) => sum + won.payout, 0)).toBe(payout);
      expect(clusters.filter((won) => !Number.isInteger(won.payout) || won.payout <= 0)).toEqual([]);
    }
  });

  it.each([...currencyCodes, 'FUN'] as const)(
    'stakes divide evenly by its parts in %s, rising, the usual one among them',
    (currency) => {
      const stakes = engine.stakes(currency);
      expect(stakes.filter((stake) => stake % told.parts !== 0)).toEqual([]);
      expect([...stakes].sort((a, b) => a - b)).toEqual(stakes);
      expect(stakes).toContain(engine.defaultStake(currency));
    },
  );

  it('has strips of known symbols, all of which pay from the smallest cluster on, and more for more', () => {
    const known = new Set(told.symbols.map(({ symbol }) => symbol));
    expect([strips.length, strips.flat().filter((symbol) => !known.has(symbol))]).toEqual([told.columns, []]);
    for (const { pays } of told.symbols) {
      expect(pays[0]!.count).toBe(told.smallest);
      for (const key of ['count', 'multiple'] as const)
        expect(pays.map((pay) => pay[key])).toEqual([...new Set(pays.map((pay) => pay[key]))].sort((a, b) => a - b));
    }
  });
});
