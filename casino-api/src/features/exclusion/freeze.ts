/**
 * Why an account is frozen (DOMAIN §6). Neither deposits, bets nor gets rewards. Who excluded himself may still take his money out;
 * what an operator froze stays where it is until the operator has decided.
 */
export type FreezeReason = 'operator' | 'self_excluded';

/** The reason that counts: an operator's freeze outranks the player's own. */
export const freezeReason = (byOperator: boolean, excluded: boolean): FreezeReason | null =>
  byOperator ? 'operator' : excluded ? 'self_excluded' : null;
