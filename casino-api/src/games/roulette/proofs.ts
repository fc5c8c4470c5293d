import { rouletteGroups } from 'contract/play/roulette';
import type { ReturnProof } from '../return-proof';
import { returnOf, type RouletteSettings } from './roulette';

/** How the return of each game of the family is known. */
export const proveReturn = (settings: RouletteSettings): ReturnProof => ({
  method: 'exact',
  rtp: Math.min(
    ...rouletteGroups.map((group) => returnOf(settings, group)).map(({ over, under }) => (over * 10_000) / under),
  ),
  basis:
    'For each kind of bet: its share of the 37 numbers times what it pays, on struck numbers and others by their weights. The lowest of them is stated.',
});
