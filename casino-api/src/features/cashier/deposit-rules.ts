export type DepositState = 'pending' | 'credited' | 'declined' | 'unallocated' | 'refunded';
export type PaymentOutcome = 'succeeded' | 'failed';

export interface DepositStep {
  state: DepositState;
  /** True exactly once in the life of a deposit: the money is there, to be credited or, where it may not be, set aside. */
  credit: boolean;
}

/** The provider has the money, and told us: nothing that it tells moves this deposit any more. */
export const hasArrived = (state: DepositState): boolean =>
  state === 'credited' || state === 'unallocated' || state === 'refunded';

/**
 * What a provider's notification does to a deposit (DOMAIN §8). Notifications may come twice, late or out of order, so
 * "succeeded" outranks "failed" whichever came first: the provider has the money, and the player gets it once.
 */
export function afterNotification(state: DepositState, outcome: PaymentOutcome): DepositStep {
  if (hasArrived(state)) return { state, credit: false };
  if (outcome === 'succeeded') return { state: 'credited', credit: true };
  return { state: 'declined', credit: false };
}
