import { spotTable } from '../table/spot-table';
import { sicBoGame, sicBoRules, type SicBoSettings } from './sic-bo';

/** Nearly every bet returns 210 of the 216 ways in which three dice can fall. */
export const glassDomeSettings: SicBoSettings = {
  bets: {
    even: { pays: 2_00, rtp: 97_22 },
    one: { pays: 2_00, rtp: 97_22 },
    pair: { pays: 7_00, rtp: 97_22 },
    double: { pays: 13_00, rtp: 96_29 },
    triple: { pays: 210_00, rtp: 97_22 },
    'any-triple': { pays: 35_00, rtp: 97_22 },
    'sum-4': { pays: 70_00, rtp: 97_22 },
    'sum-5': { pays: 35_00, rtp: 97_22 },
    'sum-6': { pays: 21_00, rtp: 97_22 },
    'sum-7': { pays: 14_00, rtp: 97_22 },
    'sum-8': { pays: 10_00, rtp: 97_22 },
    'sum-9': { pays: 8_40, rtp: 97_22 },
    'sum-10': { pays: 7_75, rtp: 96_87 },
  },
  onePays: [2_00, 3_00, 15_00],
};

export const glassDomeDice = spotTable({
  gameid: 'glass-dome-dice',
  game: sicBoGame(glassDomeSettings),
  rules: (rhythm) => sicBoRules(glassDomeSettings, rhythm),
  rtp: Math.min(...Object.values(glassDomeSettings.bets).map(({ rtp }) => rtp)),
  bestRtp: Math.max(...Object.values(glassDomeSettings.bets).map(({ rtp }) => rtp)),
  volatility: 'medium',
  most: 210_00,
  limits: { chips: [1_00, 2_00, 5_00, 10_00, 25_00, 1_00_00], spot: 200_00, round: 1_000_00 },
  after: 12_000,
  example: [
    { spot: 'big', amount: 5_00 },
    { spot: 'one-6', amount: 2_00 },
    { spot: 'sum-9', amount: 1_00 },
    { spot: 'pair-2-5', amount: 1_00 },
  ],
});
