import type { Language } from 'contract/constants';
import type { Currency } from 'contract/money';
import type { MissingItem } from '../features/accounts/completeness';
import type { FreezeReason } from '../features/exclusion/freeze';
import type { LicenceProfile } from '../features/limits/licence-profile';
import type { WithheldReason } from '../features/exclusion/may-be-offered';

/** What the money needs to know of its owner, read anew in the same step as the decision that uses it. */
export interface PlayerFacts {
  /** The name of the object: a player's id, or a visitor's name with play money alone. */
  playerId: string;
  /** Null for a visitor, who has play money only. */
  currency: Currency | null;
  /** Null: it is not. */
  frozen: FreezeReason | null;
  /** Why nothing may be offered or sent to the player at `at` (epoch ms), from where the call in hand comes; null: it may (DOMAIN §14). */
  offersWithheld: (at: number) => WithheldReason | null;
  /** From when on no new round for real money opens until the reality check is answered, epoch ms; null: never. */
  realityCheckDueAt: number | null;
  /** What the cashier still asks for. */
  missing: readonly MissingItem[];
  username: string;
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
