import { z } from 'zod';
import { PaidSpot, Rhythm } from './table';

export const rouletteGroups = [
  'straight',
  'split',
  'street',
  'trio',
  'corner',
  'first-four',
  'line',
  'column',
  'dozen',
  'even',
] as const;
export type RouletteGroup = (typeof rouletteGroups)[number];

/** The pockets in the order of the wheel. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

const redNumbers = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
export const colourOf = (number: number): 'green' | 'red' | 'black' =>
  number === 0 ? 'green' : redNumbers.has(number) ? 'red' : 'black';

export interface RouletteSpot {
  spot: string;
  group: RouletteGroup;
  numbers: readonly number[];
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const all = range(1, 36);
/** Spots on and between numbers are named by them: `17`, `17-20`, `16-17-19-20`. */
const spotOf = (group: RouletteGroup, numbers: readonly number[]): RouletteSpot => ({
  spot: numbers.join('-'),
  group,
  numbers,
});
const named = (group: RouletteGroup, spot: string, numbers: readonly number[]): RouletteSpot => ({
  spot,
  group,
  numbers,
});

/** Every spot of a European table. Numbers stand in twelve rows of three, 1 2 3 next to the zero. */
export function rouletteSpots(): RouletteSpot[] {
  const rows = range(0, 11).map((row) => [3 * row + 1, 3 * row + 2, 3 * row + 3] as const);
  return [
    ...range(0, 36).map((number) => spotOf('straight', [number])),
    ...[1, 2, 3].map((number) => spotOf('split', [0, number])),
    ...all.filter((number) => number % 3 !== 0).map((number) => spotOf('split', [number, number + 1])),
    ...all.filter((number) => number <= 33).map((number) => spotOf('split', [number, number + 3])),
    ...rows.map((row) => spotOf('street', row)),
    spotOf('trio', [0, 1, 2]),
    spotOf('trio', [0, 2, 3]),
    ...all
      .filter((number) => number <= 33 && number % 3 !== 0)
      .map((number) => spotOf('corner', [number, number + 1, number + 3, number + 4])),
    spotOf('first-four', [0, 1, 2, 3]),
    ...rows.slice(1).map((row) => spotOf('line', range(row[0] - 3, row[2]))),
    ...[1, 2, 3].map((column) =>
      named(
        'column',
        `column-${column}`,
        all.filter((number) => number % 3 === column % 3),
      ),
    ),
    ...[1, 2, 3].map((dozen) => named('dozen', `dozen-${dozen}`, range(12 * dozen - 11, 12 * dozen))),
    named(
      'even',
      'red',
      all.filter((number) => colourOf(number) === 'red'),
    ),
    named(
      'even',
      'black',
      all.filter((number) => colourOf(number) === 'black'),
    ),
    named(
      'even',
      'odd',
      all.filter((number) => number % 2 === 1),
    ),
    named(
      'even',
      'even',
      all.filter((number) => number % 2 === 0),
    ),
    named('even', 'low', range(1, 18)),
    named('even', 'high', range(19, 36)),
  ];
}

const Pocket = z.number().int().min(0).max(36);

/** A European wheel of one zero. Multiples in hundredths of the stake, which is part of them; returns in hundredths of a percent. */
export const RouletteRules = z.object({
  kind: z.literal('roulette'),
  rhythm: Rhythm,
  bets: z.array(z.object({ group: z.enum(rouletteGroups), pays: z.number().int(), rtp: z.number().int() })),
  /** On zero, bets on even chances get half of the stake back. */
  halfBackOnZero: z.boolean(),
  /** So many numbers are struck in each round; a straight bet on one of them pays its multiple instead. Null: none. */
  comets: z
    .object({
      count: z.number().int(),
      multiples: z.array(z.object({ pays: z.number().int(), weight: z.number().int() })),
    })
    .nullable(),
});
export type RouletteRules = z.infer<typeof RouletteRules>;

export const RouletteResult = z.object({
  kind: z.literal('roulette'),
  number: Pocket,
  /** The struck numbers and what a straight bet on them pays, in hundredths of the stake. */
  comets: z.array(z.object({ number: Pocket, pays: z.number().int() })),
});
export type RouletteResult = z.infer<typeof RouletteResult>;

export const RouletteOutcome = z.object({
  kind: z.literal('roulette'),
  result: RouletteResult,
  paid: z.array(PaidSpot),
});
export type RouletteOutcome = z.infer<typeof RouletteOutcome>;
