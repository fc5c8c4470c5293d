import { defineGame } from '../../define-game';
import { tenLines } from '../../slot/line-sets';
import { fromThree } from '../../slot/reels';
import { stakesOf } from '../../stakes';
import { ladderSlot } from '../ladder';
import { strips } from './strips';

/** Ladder of Stars: five reels, ten lines and eleven rungs; whoever wins eleven times running is paid two thousandfold at the top. */
export const ladderOfStars = defineGame({
  id: 'ladder-of-stars',
  title: 'Ladder of Stars',
  provider: 'Perihelion',
  category: 'slots',
  isNew: true,
  popularity: 70,
  releasedAt: '2026-10-29',
  challengeReturn: 60,
  rtp: 9_550,
  volatility: 'high',
  maxWinMultiple: 313_373,
  // Each divides by the 10 lines, so that every payout in every currency is whole. The highest is what the monthly challenge of ×20,000 asks for.
  ...stakesOf([10, 20, 50, 100, 200, 500, 1_000, 2_500], 50),
  ...ladderSlot({
    rules: {
      kind: 'ladder',
      base: {
        kind: 'slot',
        reels: 5,
        rows: 3,
        lines: tenLines,
        symbols: [
          { symbol: 'comet', role: 'wild', pays: fromThree(20, 200, 2_000) },
          { symbol: 'galaxy', role: 'regular', pays: fromThree(10, 50, 400) },
          { symbol: 'planet', role: 'regular', pays: fromThree(5, 20, 100) },
          { symbol: 'telescope', role: 'regular', pays: fromThree(3, 10, 40) },
          { symbol: 'moon', role: 'regular', pays: fromThree(2, 6, 25) },
          { symbol: 'star', role: 'regular', pays: fromThree(1, 4, 15) },
          { symbol: 'sparkle', role: 'regular', pays: fromThree(1, 2, 10) },
        ],
        freeSpins: { awards: [], multiplier: 1 },
        hitFrequency: 3_586,
      },
      multipliers: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000],
      highest: { multiple: 20_000, oneIn: 7_854_310 },
    },
    strips,
  }),
});
