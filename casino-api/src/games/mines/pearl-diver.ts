import { stakesOf } from '../stakes';
import { cashedOut, type GameEngine } from '../engine';
import { minesRules, playMines, type MinesSettings } from './mines';

export const pearlDiverField: MinesSettings = {
  columns: 6,
  rows: 5,
  minesOffered: [2, 3, 5, 9, 14, 20],
  fairShare: 9_650,
  highestMultiple: 500_000,
};

const rules = minesRules(pearlDiverField);

/** Pearl Diver: thirty shells, more mines on offer and a higher top than Buried Light. */
export const pearlDiver: GameEngine = {
  gameid: 'pearl-diver',
  // Of the worst plan, where multiples are rounded down most; every other plan returns up to 96.5 %.
  rtp: 9_581,
  bestRtp: pearlDiverField.fairShare,
  volatility: 'high',
  maxWinMultiple: Math.ceil(Math.max(...rules.offers.map(({ multiples }) => multiples.at(-1)!)) / 100),
  rules,
  hasDecisions: true,
  unattended: cashedOut,
  ...stakesOf([100, 200, 500, 1_000, 2_000, 5_000], 100),
  play: playMines(rules),
};
