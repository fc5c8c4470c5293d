import type { Blocker } from 'contract/cashier';
import type { MissingItem } from './completeness';
import type { FreezeReason } from './freeze';

export interface CashierSituation {
  frozen: FreezeReason | null;
  hasDeposited: boolean;
  missing: readonly MissingItem[];
  /** Real-money rounds that are not settled yet. */
  openRounds: number;
}

/** What keeps money from coming in. A frozen account can't be paid into (DOMAIN §6). */
export function depositBlockers({ frozen, missing }: CashierSituation): Blocker[] {
  return [
    ...(frozen ? [{ code: 'account_frozen' as const }] : []),
    ...(missing.length > 0 ? [{ code: 'profile_incomplete' as const, missing: [...missing] }] : []),
  ];
}

/**
 * What keeps money from going out (DOMAIN §7). Self-exclusion is not among it: balance, history and withdrawal stay open
 * (DOMAIN §6). What an operator froze stays where it is.
 */
export function withdrawBlockers({ frozen, hasDeposited, missing, openRounds }: CashierSituation): Blocker[] {
  return [
    ...(frozen === 'operator' ? [{ code: 'account_frozen' as const }] : []),
    ...(hasDeposited ? [] : [{ code: 'no_deposit_yet' as const }]),
    ...(missing.length > 0 ? [{ code: 'profile_incomplete' as const, missing: [...missing] }] : []),
    ...(openRounds > 0 ? [{ code: 'open_rounds' as const, count: openRounds }] : []),
  ];
}
