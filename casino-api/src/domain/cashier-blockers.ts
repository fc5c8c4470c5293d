import type { Blocker } from 'contract/cashier';
import type { MissingItem } from './completeness';

export interface CashierSituation {
  frozen: boolean;
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
 * What keeps money from going out (DOMAIN §7). A freeze is not among it: self-exclusion leaves balance, history and
 * withdrawal open (DOMAIN §6).
 */
export function withdrawBlockers({ hasDeposited, missing, openRounds }: CashierSituation): Blocker[] {
  return [
    ...(hasDeposited ? [] : [{ code: 'no_deposit_yet' as const }]),
    ...(missing.length > 0 ? [{ code: 'profile_incomplete' as const, missing: [...missing] }] : []),
    ...(openRounds > 0 ? [{ code: 'open_rounds' as const, count: openRounds }] : []),
  ];
}
