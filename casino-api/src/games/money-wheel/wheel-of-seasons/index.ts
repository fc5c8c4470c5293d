import { defineGame } from '../../define-game';
import { wheelTable } from '../money-wheel';

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const quarters = { winter: [11, 0, 1], spring: [2, 3, 4], summer: [5, 6, 7], autumn: [8, 9, 10] };
const named = (numbers: readonly number[]): string[] => numbers.map((number) => months[number]!);

/** Wheel of Seasons: a year: four weeks of each month, and the two solstices. Every bet returns 96 %. */
export const wheelOfSeasons = defineGame({
  id: 'wheel-of-seasons',
  title: 'Wheel of Seasons',
  provider: 'Juniper Row',
  category: 'game-shows',
  popularity: 71,
  releasedAt: '2025-02-27',
  volatility: 'medium',
  ...wheelTable(
    {
      segments: months.flatMap((month, index) => [
        month,
        month,
        month,
        month,
        ...(index === 5 || index === 11 ? ['solstice'] : []),
      ]),
      bets: [
        { spot: 'light-half', pays: 2_00, rtp: 96_00, covers: named([2, 3, 4, 5, 6, 7]) },
        { spot: 'dark-half', pays: 2_00, rtp: 96_00, covers: named([8, 9, 10, 11, 0, 1]) },
        ...Object.entries(quarters).map(([spot, of]) => ({ spot, pays: 4_00, rtp: 96_00, covers: named(of) })),
        ...months.map((month) => ({ spot: month, pays: 12_00, rtp: 96_00, covers: [month] })),
        { spot: 'solstice', pays: 24_00, rtp: 96_00, covers: ['solstice'] },
      ],
      again: null,
      lift: null,
    },
    { spot: 200_00, after: 22_000 },
  ),
});
