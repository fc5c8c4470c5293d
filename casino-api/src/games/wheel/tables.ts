import { spotTable } from '../table/spot-table';
import type { TableEngine } from '../table/table-engine';
import { betsOnFaces, laidEvenly, mostOf, wheelGame, wheelRules, type WheelSettings } from './wheel';

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

export const wheelSettings: Record<
  'tidal-wheel' | 'moonlit-carousel' | 'wheel-of-seasons' | 'ferris-nights',
  WheelSettings
> = {
  /** The classic: what is rarer pays more, and nothing else. 54 segments. */
  'tidal-wheel': {
    segments: laidEvenly({ ripple: 26, wave: 17, breaker: 4, storm: 3, ship: 2, pearl: 1, whale: 1 }),
    bets: betsOnFaces({
      ripple: { pays: 2_00, rtp: 96_29 },
      wave: { pays: 3_00, rtp: 94_44 },
      breaker: { pays: 13_00, rtp: 96_29 },
      storm: { pays: 17_00, rtp: 94_44 },
      ship: { pays: 26_00, rtp: 96_29 },
      pearl: { pays: 51_00, rtp: 94_44 },
      whale: { pays: 52_00, rtp: 96_29 },
    }),
    again: null,
    lift: null,
  },
  /** Forty figures; in every round moonlight falls on one bet. */
  'moonlit-carousel': {
    segments: laidEvenly({ horse: 15, swan: 10, hare: 6, bear: 5, elephant: 3, unicorn: 1 }),
    bets: betsOnFaces({
      horse: { pays: 2_00, rtp: 95_62 },
      swan: { pays: 3_00, rtp: 95_62 },
      hare: { pays: 5_00, rtp: 95_62 },
      bear: { pays: 6_00, rtp: 95_62 },
      elephant: { pays: 10_00, rtp: 95_62 },
      unicorn: { pays: 30_00, rtp: 95_62 },
    }),
    again: null,
    lift: [
      { times: 2, weight: 70 },
      { times: 3, weight: 20 },
      { times: 5, weight: 7 },
      { times: 10, weight: 3 },
    ],
  },
  /** A year: four weeks of each month, and the two solstices. Every bet returns 96 %. */
  'wheel-of-seasons': {
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
  /** Fireworks double all payouts and turn the wheel again. 52 cabins. */
  'ferris-nights': {
    segments: laidEvenly({ red: 21, blue: 14, green: 6, fireworks: 4, violet: 3, silver: 2, moon: 1, star: 1 }),
    bets: betsOnFaces({
      red: { pays: 2_00, rtp: 95_45 },
      blue: { pays: 3_00, rtp: 95_45 },
      green: { pays: 7_00, rtp: 95_45 },
      violet: { pays: 14_00, rtp: 95_45 },
      silver: { pays: 21_00, rtp: 95_45 },
      moon: { pays: 42_00, rtp: 95_45 },
      star: { pays: 42_00, rtp: 95_45 },
    }),
    again: { face: 'fireworks', times: 2, most: 4 },
    lift: null,
  },
};

const chips = [10, 50, 1_00, 2_00, 5_00, 10_00, 25_00];

const table = (
  gameid: keyof typeof wheelSettings,
  volatility: TableEngine['volatility'],
  spot: number,
  after: number,
): TableEngine => {
  const settings = wheelSettings[gameid];
  const [first, second] = settings.bets;
  return spotTable({
    gameid,
    game: wheelGame(settings),
    rules: (rhythm) => wheelRules(settings, rhythm),
    rtp: Math.min(...settings.bets.map(({ rtp }) => rtp)),
    bestRtp: Math.max(...settings.bets.map(({ rtp }) => rtp)),
    volatility,
    most: mostOf(settings),
    limits: { chips, spot, round: 500_00 },
    after,
    example: [
      { spot: first!.spot, amount: 2_00 },
      { spot: second!.spot, amount: 1_00 },
      { spot: settings.bets.at(-1)!.spot, amount: 50 },
    ],
  });
};

export const wheelTables = [
  table('tidal-wheel', 'medium', 200_00, 2_000),
  table('moonlit-carousel', 'high', 100_00, 17_000),
  table('wheel-of-seasons', 'medium', 200_00, 22_000),
  table('ferris-nights', 'high', 100_00, 27_000),
];
