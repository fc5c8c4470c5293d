import { stakesOf } from '../stakes';
import { cashedOut, type GameEngine } from '../engine';
import { minesRules, playMines, type MinesSettings } from './mines';

export const buriedLightField: MinesSettings = {
  columns: 5,
  rows: 5,
  minesOffered: [1, 2, 3, 5, 8, 12],
  fairShare: 9_800,
  highestMultiple: 250_000,
};

const rules = minesRules(buriedLightField);

/** Buried Light: twenty-five cells; who cashes out in time keeps what the safe ones were worth. */
export const buriedLight: GameEngine = {
  gameid: 'buried-light',
  // Of the worst plan, where multiples are rounded down most; every other plan returns up to 98 %.
  rtp: 9_728,
  bestRtp: buriedLightField.fairShare,
  volatility: 'medium',
  maxWinMultiple: Math.ceil(Math.max(...rules.offers.map(({ multiples }) => multiples.at(-1)!)) / 100),
  rules,
  hasDecisions: true,
  unattended: cashedOut,
  ...stakesOf([100, 200, 500, 1_000, 2_000, 5_000, 10_000], 100),
  play: playMines(rules),
};
