import { hasArrived } from '../../deposit-rules';
import type { DepositState } from 'contract/cashier';

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
  /** Another amount than was ordered is there for good: the order is over, and somebody has to say what becomes of it. */
  other: boolean;
}

/** What part of an ordered amount came, minor units cut off. `received` and `due` in the coin's smallest units. */
export const worthOf = (amount: number, { received, due }: Pick<CryptoDepositBooks, 'received' | 'due'>): number =>
  Number((BigInt(amount) * BigInt(received)) / BigInt(due));

/**
 * What the provider's notification does to a deposit by crypto (DOMAIN §8). Credited is exactly what was ordered, once it is
 * confirmed often enough. Another amount, less or more, is shown while the rest may still come; once the order's time is over it is set aside for
 * its player to decide. Notifications may come twice, late or out of order, so the highest figures count, and the money outranks its expiry.
 * @param isOver the order's time is
 */
export function afterCryptoEvent(books: CryptoDepositBooks, event: CryptoEvent, isOver: boolean): CryptoDepositStep {
  const isNews = event.received > books.received;
  const received = Math.max(books.received, event.received);
  // Confirmations belong to an amount: more coins begin anew.
  const confirmations = isNews
    ? event.confirmations
    : event.received === received
      ? Math.max(books.confirmations, event.confirmations)
      : books.confirmations;
  const shown = { received, confirmations, credit: false, other: false };
  const isConfirmed = confirmations >= books.confirmationsNeeded;
  if (hasArrived(books.state)) return { ...shown, state: books.state };
  if (isOver && isConfirmed && received > 0 && received !== books.due)
    return { ...shown, state: 'unallocated', other: true };
  if (received === books.due && isConfirmed) return { ...shown, state: 'credited', credit: true };
  return { ...shown, state: event.outcome === 'expired' && received === 0 ? 'declined' : books.state };
}
