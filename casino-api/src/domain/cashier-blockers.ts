import type { Blocker } from 'contract/cashier';
import { fromEuro, type Currency } from 'contract/money';
import type { MissingItem } from './completeness';
import type { FreezeReason } from './freeze';

export interface CashierSituation {
  frozen: FreezeReason | null;
  hasDeposited: boolean;
  missing: readonly MissingItem[];
  /** Real-money rounds that are not settled yet. */
  openRounds: number;
  hasActiveBonus: boolean;
  /** Whether an identity document was approved. */
  identityApproved: boolean;
  currency: Currency;
  /** What was paid out or is on its way, minor units of `currency`. */
  withdrawn: number;
}

/** What may leave in total without an approved identity document, euro minor units (DOMAIN §5). */
export const withdrawnWithoutDocument = 2_000_00;

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
 * @param amount what is to go out, minor units
 */
export function withdrawBlockers(situation: CashierSituation, amount: number): Blocker[] {
  const { frozen, hasDeposited, missing, openRounds, hasActiveBonus, identityApproved, currency, withdrawn } = situation;
  const limit = fromEuro(withdrawnWithoutDocument, currency);
  return [
    ...(frozen === 'operator' ? [{ code: 'account_frozen' as const }] : []),
    ...(hasDeposited ? [] : [{ code: 'no_deposit_yet' as const }]),
    ...(missing.length > 0 ? [{ code: 'profile_incomplete' as const, missing: [...missing] }] : []),
    ...(openRounds > 0 ? [{ code: 'open_rounds' as const, count: openRounds }] : []),
    ...(!identityApproved && withdrawn + amount > limit ? [{ code: 'withdrawal_needs_document' as const, limit, withdrawn }] : []),
    // The player decides: play the bonus to its end, or give it up (DOMAIN §3).
    ...(hasActiveBonus ? [{ code: 'bonus_active' as const }] : []),
  ];
}
