import type { BoxBet, BoxLook } from 'contract/play/money-boxes';
import { spotTable } from '../table/spot-table';
import type { TableEngine } from '../table/table-engine';
import { boxesGame, boxesRules, mostOf, type BoxesSettings } from './boxes';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
/** A bet on each box by itself. */
const each = (look: BoxLook, boxes: number, best: number, rtp: number): BoxBet[] =>
  upTo(boxes).map((box) => ({ spot: `${look}-${box}`, pays: best, rtp, boxes: [box] }));

export const boxesSettings: Record<'midnight-boxes' | 'curtain-call' | 'the-parcel-room', BoxesSettings> = {
  /** Twelve boxes around the clock and the same twelve prizes in every round. */
  'midnight-boxes': {
    look: 'box',
    boxes: 12,
    columns: 4,
    prizes: [
      { pays: 7_00, count: 1 },
      { pays: 2_00, count: 1 },
      { pays: 1_00, count: 1 },
      { pays: 50, count: 1 },
      { pays: 40, count: 1 },
      { pays: 30, count: 1 },
      { pays: 20, count: 1 },
      { pays: 10, count: 1 },
      { pays: 0, count: 4 },
    ],
    bets: each('box', 12, 7_00, 95_83),
    encore: null,
  },
  /** Six curtains and 24 prizes, so that the best are not always there; one curtain has an encore. */
  'curtain-call': {
    look: 'curtain',
    boxes: 6,
    columns: 3,
    prizes: [
      { pays: 6_00, count: 1 },
      { pays: 3_00, count: 1 },
      { pays: 2_00, count: 1 },
      { pays: 1_00, count: 3 },
      { pays: 50, count: 4 },
      { pays: 20, count: 6 },
      { pays: 10, count: 8 },
    ],
    bets: each('curtain', 6, 60_00, 95_62),
    encore: [
      { times: 2, weight: 70 },
      { times: 3, weight: 20 },
      { times: 5, weight: 7 },
      { times: 10, weight: 3 },
    ],
  },
  /** Twelve parcels on three shelves; besides what is in a parcel, one can guess where the best of them lies. */
  'the-parcel-room': {
    look: 'parcel',
    boxes: 12,
    columns: 4,
    prizes: [
      { pays: 5_00, count: 1 },
      { pays: 2_00, count: 2 },
      { pays: 1_00, count: 1 },
      { pays: 50, count: 2 },
      { pays: 20, count: 2 },
      { pays: 10, count: 1 },
      { pays: 0, count: 3 },
    ],
    bets: [
      ...each('parcel', 12, 5_00, 95_83),
      ...upTo(3).map((shelf) => ({
        spot: `shelf-${shelf}`,
        pays: 2_88,
        rtp: 96_00,
        boxes: upTo(4).map((place) => (shelf - 1) * 4 + place),
      })),
      ...upTo(4).map((stack) => ({
        spot: `stack-${stack}`,
        pays: 3_84,
        rtp: 96_00,
        boxes: [stack, stack + 4, stack + 8],
      })),
    ],
    encore: null,
  },
};

/** A hundredth of the smallest is a whole cent. */
const chips = [1_00, 2_00, 5_00, 10_00, 25_00];

const table = (
  gameid: keyof typeof boxesSettings,
  volatility: TableEngine['volatility'],
  after: number,
): TableEngine => {
  const settings = boxesSettings[gameid];
  return spotTable({
    gameid,
    game: boxesGame(settings),
    rules: (rhythm) => boxesRules(settings, rhythm),
    rtp: Math.min(...settings.bets.map(({ rtp }) => rtp)),
    bestRtp: Math.max(...settings.bets.map(({ rtp }) => rtp)),
    volatility,
    most: mostOf(settings),
    limits: { chips, spot: 200_00, round: 500_00 },
    after,
    example: [
      { spot: settings.bets[1]!.spot, amount: 2_00 },
      { spot: settings.bets.at(-1)!.spot, amount: 1_00 },
    ],
  });
};

export const boxesTables = [
  table('midnight-boxes', 'medium', 7_000),
  table('curtain-call', 'high', 19_000),
  table('the-parcel-room', 'low', 24_000),
];
