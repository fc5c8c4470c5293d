import type { RouletteSettings } from './roulette';
import { rouletteTable } from './roulette-table';

const chips = [50, 1_00, 2_00, 5_00, 10_00, 25_00, 1_00_00];

export const rouletteSettings: Record<'lamplight-roulette' | 'harbour-roulette' | 'comet-roulette', RouletteSettings> =
  {
    /** The classic. */
    'lamplight-roulette': { halfBackOnZero: false, straightPays: 36_00, comets: null },
    /** Even chances get half back on zero. */
    'harbour-roulette': { halfBackOnZero: true, straightPays: 36_00, comets: null },
    /** Three numbers a round are struck and pay up to five hundred times the stake; a straight bet on another pays less for it. */
    'comet-roulette': {
      halfBackOnZero: false,
      straightPays: 30_00,
      comets: {
        count: 3,
        multiples: [
          { pays: 50_00, weight: 46 },
          { pays: 100_00, weight: 32 },
          { pays: 150_00, weight: 14 },
          { pays: 250_00, weight: 6 },
          { pays: 500_00, weight: 2 },
        ],
      },
    },
  };

export const rouletteTables = [
  rouletteTable({
    gameid: 'lamplight-roulette',
    settings: rouletteSettings['lamplight-roulette'],
    volatility: 'medium',
    limits: { chips, spot: 500_00, round: 2_000_00 },
    after: 0,
  }),
  rouletteTable({
    gameid: 'harbour-roulette',
    settings: rouletteSettings['harbour-roulette'],
    volatility: 'low',
    limits: { chips, spot: 500_00, round: 2_000_00 },
    after: 10_000,
  }),
  rouletteTable({
    gameid: 'comet-roulette',
    settings: rouletteSettings['comet-roulette'],
    volatility: 'high',
    limits: { chips, spot: 100_00, round: 1_000_00 },
    after: 20_000,
  }),
];
