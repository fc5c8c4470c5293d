/** Pay-and-play is in euro (DOMAIN §8). */
export const instantCurrency = 'EUR';

/** Refusals that the failure screen has words for. */
export const failures = ['underage', 'account_frozen', 'deposit_limit_reached', 'order_already_used'] as const;
