import {
  rouletteGroups,
  rouletteSpots,
  type RouletteGroup,
  type RouletteResult,
  type RouletteRules,
  type RouletteSpot,
} from 'contract/play/roulette';
import type { Rhythm } from 'contract/play/table';
import type { RoundRandom } from '../engine';
import { byWeight } from '../table/by-weight';
import { spotTable, type TablePlace } from '../table/spot-table';
import type { SpotGame } from '../table/table-engine';

export interface RouletteSettings {
  halfBackOnZero: boolean;
  /** What a straight bet pays where no comet strikes, hundredths of the stake. */
  straightPays: number;
  comets: RouletteRules['comets'];
}

const pockets = 37;

/** What bets on so many numbers pay, hundredths of the stake: 36 shared among them. */
const usualPays: Record<RouletteGroup, number> = {
  straight: 36_00,
  split: 18_00,
  street: 12_00,
  trio: 12_00,
  corner: 9_00,
  'first-four': 9_00,
  line: 6_00,
  column: 3_00,
  dozen: 3_00,
  even: 2_00,
};
const numbersOf: Record<RouletteGroup, number> = {
  straight: 1,
  split: 2,
  street: 3,
  trio: 3,
  corner: 4,
  'first-four': 4,
  line: 6,
  column: 12,
  dozen: 12,
  even: 18,
};

/** A fraction of whole numbers. */
interface Share {
  over: number;
  under: number;
}

/** What a bet of a group returns in the long run, as a fraction of the stake. */
export function returnOf({ halfBackOnZero, straightPays, comets }: RouletteSettings, group: RouletteGroup): Share {
  if (group === 'even' && halfBackOnZero) return { over: usualPays.even * numbersOf.even + 50, under: 100 * pockets };
  if (group !== 'straight') return { over: usualPays[group] * numbersOf[group], under: 100 * pockets };
  if (!comets) return { over: straightPays, under: 100 * pockets };
  // One number in 37 wins; that one is struck `count` times in 37.
  const weights = comets.multiples.reduce((sum, { weight }) => sum + weight, 0);
  const weighed = comets.multiples.reduce((sum, { pays, weight }) => sum + pays * weight, 0);
  return {
    over: comets.count * weighed + (pockets - comets.count) * straightPays * weights,
    under: 100 * pockets * pockets * weights,
  };
}

const hundredthsOf = ({ over, under }: Share): number => Math.floor((over * 10_000) / under);

export const rouletteRules = (settings: RouletteSettings, rhythm: Rhythm): RouletteRules => ({
  kind: 'roulette',
  rhythm,
  bets: rouletteGroups.map((group) => ({
    group,
    pays: group === 'straight' ? settings.straightPays : usualPays[group],
    rtp: hundredthsOf(returnOf(settings, group)),
  })),
  halfBackOnZero: settings.halfBackOnZero,
  comets: settings.comets,
});

/** The returns of the bets, hundredths of a percent. */
const betReturns = (settings: RouletteSettings): number[] =>
  rouletteGroups.map((group) => hundredthsOf(returnOf(settings, group)));

/**
 * One integer below 37 is the number. Where comets strike, each costs two more: which of the numbers not struck yet (an integer below
 * those that are left, in the order 0, 1, 2 … of a partial shuffle), and its multiple (an integer below the sum of the weights).
 */
export function rouletteGame(settings: RouletteSettings): SpotGame<RouletteResult> {
  const spots = new Map<string, RouletteSpot>(rouletteSpots().map((spot) => [spot.spot, spot]));
  return {
    draw: (random) => ({ kind: 'roulette', number: random.integer(pockets), comets: strike(settings.comets, random) }),
    pays: (name, { number, comets }) => {
      const spot = spots.get(name);
      if (!spot) return null;
      if (!spot.numbers.includes(number))
        return settings.halfBackOnZero && spot.group === 'even' && number === 0 ? 50 : 0;
      if (spot.group !== 'straight') return usualPays[spot.group];
      return comets.find((comet) => comet.number === number)?.pays ?? settings.straightPays;
    },
  };
}

function strike(comets: RouletteSettings['comets'], random: RoundRandom): RouletteResult['comets'] {
  if (!comets) return [];
  const numbers = Array.from({ length: pockets }, (_, number) => number);
  return Array.from({ length: comets.count }, (_, struck) => {
    const from = struck + random.integer(pockets - struck);
    [numbers[struck], numbers[from]] = [numbers[from]!, numbers[struck]!];
    return { number: numbers[struck]!, pays: byWeight(comets.multiples, random).pays };
  });
}

const chips = [50, 1_00, 2_00, 5_00, 10_00, 25_00, 1_00_00];

/** What the family makes of a table. */
export const rouletteTable = (settings: RouletteSettings, place: TablePlace) => ({
  design: settings,
  ...spotTable(
    {
      game: rouletteGame(settings),
      rules: (rhythm) => rouletteRules(settings, rhythm),
      returns: betReturns(settings),
      most: Math.max(settings.straightPays, ...(settings.comets?.multiples ?? []).map(({ pays }) => pays)),
      chips,
      example: [
        { spot: 'red', amount: 5_00 },
        { spot: '17', amount: 2_00 },
        { spot: '16-17-19-20', amount: 3_00 },
      ],
    },
    place,
  ),
});
