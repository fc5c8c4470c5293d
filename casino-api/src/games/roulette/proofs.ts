import { rouletteGroups } from 'contract/play/roulette';
import type { ReturnProof } from '../return-proof';
import { returnOf, type RouletteSettings } from './roulette';
import { rouletteSettings } from './tables';

const proofOf = (settings: RouletteSettings) => (): ReturnProof => ({
  method: 'exact',
  rtp: Math.min(
    ...rouletteGroups.map((group) => returnOf(settings, group)).map(({ over, under }) => (over * 10_000) / under),
  ),
  basis:
    'For each kind of bet: its share of the 37 numbers times what it pays, on struck numbers and others by their weights. The lowest of them is stated.',
});

export const proofs: Record<string, () => ReturnProof> = Object.fromEntries(
  Object.entries(rouletteSettings).map(([gameid, settings]) => [gameid, proofOf(settings)]),
);
