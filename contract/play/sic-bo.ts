import { z } from 'zod';
import { PaidSpot, Rhythm } from './table';

/** Kinds of bets on three dice. Sums pay by how rare they are: 4 and 17 alike, 5 and 16, … 10 and 11. */
export const sicBoGroups = [
  'even',
  'one',
  'pair',
  'double',
  'triple',
  'any-triple',
  'sum-4',
  'sum-5',
  'sum-6',
  'sum-7',
  'sum-8',
  'sum-9',
  'sum-10',
] as const;
export type SicBoGroup = (typeof sicBoGroups)[number];

export interface SicBoSpot {
  spot: string;
  group: SicBoGroup;
  /** How often it hits with three dice: a bet on one number up to three times, all others once or not at all. */
  hits: (dice: readonly number[]) => number;
}

const faces = [1, 2, 3, 4, 5, 6];
export const sumOfDice = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);
const showing = (dice: readonly number[], face: number): number => dice.filter((die) => die === face).length;
export const isTriple = (dice: readonly number[]): boolean => dice.every((die) => die === dice[0]);

const spot = (name: string, group: SicBoGroup, wins: (dice: readonly number[]) => boolean): SicBoSpot => ({
  spot: name,
  group,
  hits: (dice) => Number(wins(dice)),
});

/** Every spot of the table: `small`, `sum-9`, `one-5`, `pair-2-5`, `double-5`, `triple-5`, `any-triple`. Triples beat all even chances. */
export function sicBoSpots(): SicBoSpot[] {
  return [
    spot('small', 'even', (dice) => !isTriple(dice) && sumOfDice(dice) <= 10),
    spot('big', 'even', (dice) => !isTriple(dice) && sumOfDice(dice) >= 11),
    spot('odd', 'even', (dice) => !isTriple(dice) && sumOfDice(dice) % 2 === 1),
    spot('even', 'even', (dice) => !isTriple(dice) && sumOfDice(dice) % 2 === 0),
    ...Array.from({ length: 14 }, (_, index) => index + 4).map((sum) =>
      spot(`sum-${sum}`, `sum-${Math.min(sum, 21 - sum)}` as SicBoGroup, (dice) => sumOfDice(dice) === sum),
    ),
    ...faces.map((face): SicBoSpot => ({ spot: `one-${face}`, group: 'one', hits: (dice) => showing(dice, face) })),
    ...faces.flatMap((low) =>
      faces
        .slice(low)
        .map((high) => spot(`pair-${low}-${high}`, 'pair', (dice) => dice.includes(low) && dice.includes(high))),
    ),
    ...faces.map((face) => spot(`double-${face}`, 'double', (dice) => showing(dice, face) >= 2)),
    ...faces.map((face) => spot(`triple-${face}`, 'triple', (dice) => showing(dice, face) === 3)),
    spot('any-triple', 'any-triple', isTriple),
  ];
}

/** Multiples in hundredths of the stake, which is part of them; returns in hundredths of a percent. */
export const SicBoRules = z.object({
  kind: z.literal('sic-bo'),
  rhythm: Rhythm,
  bets: z.array(z.object({ group: z.enum(sicBoGroups), pays: z.number().int(), rtp: z.number().int() })),
  /** What a bet on one number pays when one, two or all three dice show it. */
  onePays: z.tuple([z.number().int(), z.number().int(), z.number().int()]),
});
export type SicBoRules = z.infer<typeof SicBoRules>;

export const SicBoResult = z.object({
  kind: z.literal('sic-bo'),
  dice: z.array(z.number().int().min(1).max(6)).length(3),
});
export type SicBoResult = z.infer<typeof SicBoResult>;

export const SicBoOutcome = z.object({ kind: z.literal('sic-bo'), result: SicBoResult, paid: z.array(PaidSpot) });
export type SicBoOutcome = z.infer<typeof SicBoOutcome>;
