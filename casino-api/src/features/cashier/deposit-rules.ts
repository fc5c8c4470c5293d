import type { DepositState } from 'contract/cashier';
import type { Currency } from 'contract/money';
import type { Outcome } from '../../kernel/outcome';

export type PaymentOutcome = 'succeeded' | 'failed';

/** What stands against a deposit; null: nothing. `amount` in minor units of the player's currency, `at` epoch ms. */
export type DepositRefusal = (amount: number, at: number) => Outcome<never> | null;

/** A deposit whose money is with the provider. */
export interface ArrivedDeposit {
  id: string;
  method: string;
  amount: number;
  currency: Currency;
}

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
