export type DepositState = 'pending' | 'credited' | 'declined';
export type PaymentOutcome = 'succeeded' | 'failed';

export interface DepositStep {
  state: DepositState;
  /** True exactly once in the life of a deposit. */
  credit: boolean;
}

/**
 * What a provider's notification does to a deposit (DOMAIN §8). Notifications may come twice, late or out of order, so
 * "succeeded" outranks "failed" whichever came first: the provider has the money, and the player gets it once.
 */
export function afterNotification(state: DepositState, outcome: PaymentOutcome): DepositStep {
  if (state === 'credited') return { state, credit: false };
  if (outcome === 'succeeded') return { state: 'credited', credit: true };
  return { state: 'declined', credit: false };
}
