import type { FreezeReason } from '../../ledger/owner';

export type { FreezeReason };

/** The reason that counts: an operator's freeze outranks the player's own. */
export const freezeReason = (byOperator: boolean, excluded: boolean): FreezeReason | null =>
  byOperator ? 'operator' : excluded ? 'self_excluded' : null;
