import { vipTiers } from 'contract/vip-ladder';
import type { RewardTier } from '../loyalty';

/** Whom an offer may be for: everybody, who has deposited before, or who holds a tier at least. */
export const offerSegments = ['everybody', 'depositors', 'Bronze', 'Silver', 'Gold', 'Platinum'] as const;
export type OfferSegment = (typeof offerSegments)[number];

const rankOf = (tier: string | null): number => vipTiers.findIndex(({ name }) => name === tier);

/** Whether a player belongs to a segment. */
export function isInSegment(
  segment: OfferSegment,
  { hasDeposited, tier }: { hasDeposited: boolean; tier: RewardTier },
): boolean {
  if (segment === 'everybody') return true;
  return segment === 'depositors' ? hasDeposited : rankOf(tier) >= rankOf(segment);
}
