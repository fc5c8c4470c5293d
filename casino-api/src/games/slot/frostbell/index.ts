import { defineGame } from '../../define-game';
import { fiveLines } from '../line-sets';
import { stakesOf } from '../../stakes';
import { lineSlot } from '../lines';
import { fromThree } from '../reels';
import { strips } from './strips';

/** Frostbell: three reels and five lines, as the first slots had them; nothing but the bell that stands for all else. */
export const frostbell = defineGame({
  id: 'frostbell',
  title: 'Frostbell',
  provider: 'Lantern Studio',
  category: 'slots',
  popularity: 62,
  releasedAt: '2024-12-05',
  rtp: 9_631,
  volatility: 'low',
  maxWinMultiple: 200,
  // Each divides by the five lines, so that every payout in every currency is whole.
  ...stakesOf([10, 20, 50, 100, 200, 500, 1_000, 2_500], 100),
  ...lineSlot({
    rules: {
      kind: 'slot',
      reels: 3,
      rows: 3,
      lines: fiveLines,
      symbols: [
        { symbol: 'bell', role: 'wild', pays: fromThree(1_000) },
        { symbol: 'star', role: 'regular', pays: fromThree(200) },
        { symbol: 'holly', role: 'regular', pays: fromThree(90) },
        { symbol: 'candle', role: 'regular', pays: fromThree(40) },
        { symbol: 'mitten', role: 'regular', pays: fromThree(20) },
        { symbol: 'pine', role: 'regular', pays: fromThree(10) },
        { symbol: 'snowflake', role: 'regular', pays: fromThree(4) },
      ],
      freeSpins: { awards: [], multiplier: 1 },
      hitFrequency: 3_077,
    },
    strips,
    freeStrips: [],
  }),
});
