import type { SlotRules } from 'contract/play/slot';
import { describe, expect, it } from 'vitest';
import { payWindow, playLineSlot, windowAt, winOfLine, type LineSlot } from './lines';
import { freeSpinsFor, payTableOf } from './reels';
import { exactReturn, hitFrequency, largestWin } from './lines-odds';

const rules: SlotRules = {
  kind: 'slot',
  reels: 5,
  rows: 3,
  lines: [
    [1, 1, 1, 1, 1],
    [0, 1, 2, 1, 0],
  ],
  symbols: [
    {
      symbol: 'W',
      role: 'wild',
      pays: [
        { count: 3, multiple: 50 },
        { count: 4, multiple: 90 },
        { count: 5, multiple: 900 },
      ],
    },
    { symbol: 'S', role: 'scatter', pays: [{ count: 3, multiple: 2 }] },
    {
      symbol: 'a',
      role: 'regular',
      pays: [
        { count: 3, multiple: 10 },
        { count: 4, multiple: 30 },
        { count: 5, multiple: 100 },
      ],
    },
    {
      symbol: 'b',
      role: 'regular',
      pays: [
        { count: 3, multiple: 5 },
        { count: 4, multiple: 6 },
        { count: 5, multiple: 7 },
      ],
    },
  ],
  freeSpins: {
    awards: [
      { count: 3, spins: 2 },
      { count: 4, spins: 4 },
    ],
    multiplier: 3,
  },
  hitFrequency: 0,
};

describe('a line', () => {
  const win = (symbols: string) => winOfLine([...symbols], payTableOf(rules), 'W', 'S');
  it.each([
    ['aaabb', { symbol: 'a', count: 3, multiple: 10 }],
    ['aWaWb', { symbol: 'a', count: 4, multiple: 30 }],
    ['WWaab', { symbol: 'a', count: 4, multiple: 30 }],
    ['WWWab', { symbol: 'W', count: 3, multiple: 50 }],
    ['WWWaa', { symbol: 'a', count: 5, multiple: 100 }],
    ['WWWWW', { symbol: 'W', count: 5, multiple: 900 }],
    ['WWWSa', { symbol: 'W', count: 3, multiple: 50 }],
    ['bbbbb', { symbol: 'b', count: 5, multiple: 7 }],
    ['WWWWb', { symbol: 'W', count: 4, multiple: 90 }],
    ['bbaab', null],
    ['baaaa', null],
    ['aaSaa', null],
    ['WWSaa', null],
    ['aabaa', null],
  ])('%s wins %o', (symbols, expected) => expect(win(symbols)).toEqual(expected));
});

describe('a window', () => {
  const window = (...rows: [string, string, string]) => [0, 1, 2, 3, 4].map((reel) => rows.map((row) => row[reel]!));

  it('pays every line by the line stake and names its cells', () => {
    const { wins, payout } = payWindow(rules, window('abbbb', 'aaabb', 'bbabb'), 40, 1);
    expect(wins).toEqual([
      {
        symbol: 'a',
        count: 3,
        line: 1,
        payout: 200,
        cells: [
          [0, 1],
          [1, 1],
          [2, 1],
        ],
      },
      {
        symbol: 'a',
        count: 3,
        line: 2,
        payout: 200,
        cells: [
          [0, 0],
          [1, 1],
          [2, 2],
        ],
      },
    ]);
    expect(payout).toBe(400);
  });

  it('pays scatters anywhere by the whole stake', () => {
    expect(payWindow(rules, window('Sbbab', 'abSba', 'babbS'), 40, 1).wins).toEqual([
      {
        symbol: 'S',
        count: 3,
        line: null,
        payout: 80,
        cells: [
          [0, 0],
          [2, 1],
          [4, 2],
        ],
      },
    ]);
  });

  it('multiplies every payout', () =>
    expect(payWindow(rules, window('abbbb', 'aaabb', 'bbabb'), 40, 3).payout).toBe(1_200));
  it('wraps a reel round its end', () => expect(windowAt([['a', 'b', 'W', 'S']], [3], 3)).toEqual([['S', 'a', 'b']]));
});

describe('free spins', () => {
  it.each([
    [2, 0],
    [3, 2],
    [4, 4],
    [5, 4],
  ])('%i scatters win %i', (scatters, spins) => expect(freeSpinsFor(rules, scatters)).toBe(spins));
});

describe('the odds', () => {
  /** Small enough to play every one of its rounds: reels of four places, free spins on one place a reel. */
  const slot: LineSlot = {
    rules,
    strips: [
      ['a', 'W', 'b', 'S'],
      ['a', 'b', 'a', 'W'],
      ['S', 'a', 'b', 'b'],
      ['a', 'b', 'W', 'a'],
      ['S', 'a', 'b', 'a'],
    ],
    freeStrips: [['a'], ['W'], ['a'], ['a'], ['b']],
  };

  it('are those of playing every single round', () => {
    let [paid, hits, largest] = [0, 0, 0];
    for (let number = 0; number < 4 ** 5; number += 1) {
      let stops = number;
      const drawing = {
        integer(below: number) {
          const stop = stops % below;
          stops = Math.floor(stops / below);
          return stop;
        },
      };
      const { payout, outcome } = playLineSlot(slot, 2, drawing);
      paid += payout;
      hits += outcome.spin.payout > 0 ? 1 : 0;
      largest = Math.max(largest, payout);
    }
    const exact = exactReturn(slot).total;
    expect(exact.over * BigInt(2 * 4 ** 5)).toBe(BigInt(paid) * exact.under);
    const frequency = hitFrequency(slot);
    expect(frequency.over * BigInt(4 ** 5)).toBe(BigInt(hits) * frequency.under);
    const most = largestWin(slot);
    expect(most.over * 2n).toBe(BigInt(largest) * most.under);
  });
});
