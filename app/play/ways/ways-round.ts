import type { WaysSpin } from 'contract/play/ways';
import { marked, type ShownSpin } from '../slot/slot-round';

/** A spin as the reels draw it: no lines, but the cells that win. */
export const waysSpin = ({ window, wins, payout }: WaysSpin): ShownSpin => ({
  reels: marked(window, wins),
  stretches: [],
  payout,
});

/** Whether the multiplier rises from one free spin to the next. */
export const isRising = (multipliers: readonly number[]): boolean => multipliers.length > 1;
