import { days } from 'contract/constants';

/** Why an operator blocks an account; the words that its player reads are `terms.block`. */
export const blockReasons = ['identity', 'payments', 'play', 'security', 'protection', 'law'] as const;
/** Who looks at it again; in words `terms.team`. */
export const blockReviewers = ['support', 'payments', 'identity', 'risk'] as const;

/** An operator's block of an account, as its player is told of it (DOMAIN §6). */
export interface AccountBlock {
  reason: (typeof blockReasons)[number];
  /** Whether money stays where it is until the block is lifted or changed. */
  payoutsHeld: boolean;
  /** When it is looked at again at the latest, epoch ms. */
  until: number;
  reviewer: (typeof blockReviewers)[number];
}

/** For so long nobody need look at it again, at the most. */
export const longestBlock = 90 * days;

/** Where nobody has said anything else: a matter of security that holds the money for a week. @param at epoch ms */
export const usualBlock = (at: number): AccountBlock => ({
  reason: 'security',
  payoutsHeld: true,
  until: at + 7 * days,
  reviewer: 'risk',
});
