import type { Blocker } from 'contract/cashier';
import { fromEuro, type Currency } from 'contract/money';
import type { FreezeReason, Owner } from '../../ledger/owner';
import type { OpenGame } from '../../ledger/wallet';

export interface CashierSituation {
  frozen: FreezeReason | null;
  payoutsHeld: boolean;
  hasDeposited: boolean;
  missing: Owner['missing'];
  /** Rounds with bonus money in them that are not over yet, and where the latest of them are. */
  openRounds: { count: number; games: readonly OpenGame[] };
  /** What the active bonus asks for and holds, minor units; null without one. */
  activeBonus: { needed: number; gained: number; balance: number } | null;
  /** Whether an identity document was approved. */
  identityApproved: boolean;
  currency: Currency;
  /** From when on money leaves after a change of password, address or name, epoch ms; null: nothing was changed. */
  withdrawableFrom: number | null;
  /** What was paid out or is on its way, minor units of `currency`. */
  withdrawn: number;
}

/** What may leave in total without an approved identity document, euro minor units (DOMAIN §5). */
export const withdrawnWithoutDocument = 2_000_00;

/** What keeps money from coming in. A frozen account can't be paid into (DOMAIN §6). */
export function depositBlockers({ frozen, payoutsHeld, missing }: CashierSituation): Blocker[] {
  return [
    ...(frozen ? [{ code: 'account_frozen' as const, payoutsHeld }] : []),
    ...(missing.length > 0 ? [{ code: 'profile_incomplete' as const, missing: [...missing] }] : []),
  ];
}

/**
 * What keeps money from going out (DOMAIN §7). Self-exclusion is not among it: balance, history and withdrawal stay open
 * (DOMAIN §6). What an operator froze stays where it is, if the operator says so.
 * @param amount what is to go out, minor units
 * @param at epoch ms
 */
export function withdrawBlockers(situation: CashierSituation, amount: number, at: number): Blocker[] {
  const {
    payoutsHeld,
    hasDeposited,
    missing,
    openRounds,
    activeBonus,
    identityApproved,
    currency,
    withdrawn,
    withdrawableFrom,
  } = situation;
  // Nothing else that the player does would help, and a way to a deposit would lead nowhere.
  if (payoutsHeld) return [{ code: 'account_frozen', payoutsHeld }];
  const limit = fromEuro(withdrawnWithoutDocument, currency);
  return [
    ...(hasDeposited ? [] : [{ code: 'no_deposit_yet' as const }]),
    ...(missing.length > 0 ? [{ code: 'profile_incomplete' as const, missing: [...missing] }] : []),
    ...(openRounds.count > 0
      ? [{ code: 'open_rounds' as const, count: openRounds.count, games: [...openRounds.games] }]
      : []),
    ...(!identityApproved && withdrawn + amount > limit
      ? [{ code: 'withdrawal_needs_document' as const, limit, withdrawn }]
      : []),
    ...(withdrawableFrom !== null && at < withdrawableFrom
      ? [{ code: 'security_change' as const, until: withdrawableFrom }]
      : []),
    // What is left to wager is the active bonus's. The player decides: play the bonus to its end, or give it up (DOMAIN §3).
    ...(activeBonus ? [{ code: 'bonus_active' as const, ...activeBonus }] : []),
  ];
}
