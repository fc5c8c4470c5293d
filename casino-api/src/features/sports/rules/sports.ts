import type { Sport } from 'contract/sports/markets';
import type { SportModel } from './match';
import { scoring } from './scoring';
import { tennis } from './tennis';

const half = 1 / 2;
const third = 1 / 3;
const quarter = 1 / 4;

/** How each sport is drawn and priced. */
export const models: Readonly<Record<Sport, SportModel>> = {
  football: scoring({
    most: 8,
    ticks: 120,
    suspends: true,
    minutes: 90,
    parts: [
      { part: 'half-1', from: 0, to: half },
      { part: 'half-2', from: half, to: 1 },
    ],
    overtime: null,
  }),
  'ice-hockey': scoring({
    most: 12,
    ticks: 120,
    suspends: true,
    minutes: 60,
    parts: [
      { part: 'period-1', from: 0, to: third },
      { part: 'period-2', from: third, to: 2 * third },
      { part: 'period-3', from: 2 * third, to: 1 },
    ],
    overtime: { worth: 1, from: 112 },
  }),
  basketball: scoring({
    most: 160,
    ticks: 120,
    suspends: false,
    minutes: 40,
    parts: [
      { part: 'quarter-1', from: 0, to: quarter },
      { part: 'quarter-2', from: quarter, to: half },
      { part: 'quarter-3', from: half, to: 3 * quarter },
      { part: 'quarter-4', from: 3 * quarter, to: 1 },
    ],
    wider: [{ part: 'half-1', from: 0, to: half }],
    overtime: { worth: 2, from: 114 },
  }),
  tennis,
};
