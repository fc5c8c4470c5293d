import type { Language } from 'contract/constants';
import type { Currency } from 'contract/money';
import type { missingItems } from 'contract/player';
import type { LicenceProfile } from '../kernel/licence-profile';

/**
 * Why an account is frozen (DOMAIN §6). Neither deposits, bets nor gets rewards. Who excluded himself may still take his money out;
 * of what an operator froze, the operator says whether it stays where it is.
 */
export type FreezeReason = 'operator' | 'self_excluded';

/** Why nothing is offered, recommended or sent to a player (DOMAIN §14). */
export type WithheldReason = 'operator' | 'self_excluded' | 'returned' | 'barred' | 'on_break' | 'at_limit' | 'care';

/** What the money needs to know of its owner, read anew in the same step as the decision that uses it. */
export interface Owner {
  /** The name of the object: a player's id, or a visitor's name with play money alone. */
  playerId: string;
  /** Null for a visitor, who has play money only. */
  currency: Currency | null;
  /** Null: it is not. */
  frozen: FreezeReason | null;
  /** Whether an operator's block keeps money from leaving. */
  payoutsHeld: boolean;
  /** Why nothing may be offered or sent to the player at `at` (epoch ms), from where the call in hand comes; null: it may (DOMAIN §14). */
  offersWithheld: (at: number) => WithheldReason | null;
  /** From when on no new round for real money opens until the reality check is answered, epoch ms; null: never. */
  realityCheckDueAt: number | null;
  /** What the cashier still asks for. */
  missing: readonly (typeof missingItems)[number][];
  username: string;
  /** The player agreed that others at a shared table see the masked name, stakes and payouts (DOMAIN §14). */
  shownToNeighbours: boolean;
  email: string;
  language: Language;
  /** Whether an identity document was approved. */
  identityApproved: boolean;
  /** After a change of password, address or name money leaves from then on, epoch ms; null: nothing was changed (DOMAIN §5). */
  withdrawableFrom: number | null;
  /** The rules that the player plays under. */
  licence: LicenceProfile;
  /** What the licence lets somebody of the player's age stake in a round, at `at` (epoch ms), euro minor units; null: no cap. */
  stakeCap: (at: number) => number | null;
}
