import { hasArrived, type DepositState } from './deposits';

/** A deposit by crypto as it stands. Amounts in the coin's smallest units. */
export interface CryptoDepositBooks {
  state: DepositState;
  due: number;
  received: number;
  confirmations: number;
  confirmationsNeeded: number;
}

/** `received` is all that arrived so far; `expired`: the provider watches the address no longer. */
export interface CryptoEvent {
  received: number;
  confirmations: number;
  outcome: 'received' | 'expired';
}

export interface CryptoDepositStep {
  state: DepositState;
  received: number;
  confirmations: number;
  /** True exactly once in the life of a deposit. */
  credit: boolean;
}

/**
 * What the provider's notification does to a deposit by crypto (DOMAIN §8). Credited is exactly what was ordered, once it is
 * confirmed often enough. Another amount, less or more, is shown and stays for a person to settle: no rule can tell what it was
 * meant for. Notifications may come twice, late or out of order, so the highest figures count, and the money outranks its expiry.
 */
export function afterCryptoEvent(books: CryptoDepositBooks, event: CryptoEvent): CryptoDepositStep {
  const isNews = event.received > books.received;
  const received = Math.max(books.received, event.received);
  // Confirmations belong to an amount: more coins begin anew.
  const confirmations = isNews ? event.confirmations : event.received === received ? Math.max(books.confirmations, event.confirmations) : books.confirmations;
  const shown = { received, confirmations };
  if (hasArrived(books.state)) return { ...shown, state: books.state, credit: false };
  if (received === books.due && confirmations >= books.confirmationsNeeded) return { ...shown, state: 'credited', credit: true };
  return { ...shown, state: event.outcome === 'expired' && received === 0 ? 'declined' : books.state, credit: false };
}
