import { days } from 'contract/constants';
import type { ResultCode } from 'contract/result-codes';
import type { FreezeReason, WithheldReason } from '../../ledger/owner';

export type { WithheldReason };

/** After a self-exclusion is over, this long brings no bonus and no marketing (DOMAIN §6). */
export const quietAfterExclusion = 7 * days;

/** What decides it. Times are epoch ms. */
export interface OfferSituation {
  frozen: FreezeReason | null;
  /** When the last self-exclusion was over; null when there was none, or while one stands. */
  exclusionOverAt: number | null;
  /** Whether the player asks from a territory that is barred from play, or was there last. */
  barred: boolean;
  /** Since when a reality check waits for its answer; null when none does. */
  breakSince: number | null;
  /** What the player's own deposit limit leaves, minor units; null without a limit. */
  limitLeft: number | null;
  /** Whether the player is marked for care. */
  care: boolean;
}

/**
 * The one predicate that every offer, grant, list, message and mail asks, and asks again when it is sent (DOMAIN §14). Null: the player
 * may be offered something. What was earned by rule is not an offer: it is paid as soon as the account is not frozen.
 */
export function withheld(
  { frozen, exclusionOverAt, barred, breakSince, limitLeft, care }: OfferSituation,
  at: number,
): WithheldReason | null {
  if (frozen) return frozen;
  if (exclusionOverAt !== null && at < exclusionOverAt + quietAfterExclusion) return 'returned';
  if (care) return 'care';
  if (barred) return 'barred';
  if (breakSince !== null && at >= breakSince) return 'on_break';
  return limitLeft !== null && limitLeft <= 0 ? 'at_limit' : null;
}

/** What a call that takes an offer answers. */
export const withheldCode = (reason: WithheldReason): ResultCode & ('account_frozen' | 'offers_withheld') =>
  reason === 'operator' || reason === 'self_excluded' ? 'account_frozen' : 'offers_withheld';
