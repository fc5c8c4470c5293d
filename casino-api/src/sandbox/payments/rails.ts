import type { PaymentNotification } from 'contract/cashier';
import type { Chain, CryptoDestination } from 'contract/chains';
import type { CryptoNotification } from 'contract/crypto';
import type { BankIdentity, InstantNotification } from 'contract/instant';
import type { RefundNotification } from 'contract/refunds';
import type { PaymentOrder } from '../../features/cashier';
import { usualCustomer } from './customer';
import type { SettledOrder } from './statement';

export type Conclusion = PaymentNotification['outcome'];

/** By which provider a sandbox payment goes, and what that provider knows of it. */
export type Rail =
  /** Of any method that is paid at once. `challenge`: the player is asked on a page, be it by the card's bank or by the provider itself. */
  | { provider: string; challenge?: true }
  | { provider: 'crypto'; kind: 'deposit'; chain: Chain; due: number; confirmationsNeeded: number }
  | { provider: 'crypto'; kind: 'payout'; destination: CryptoDestination }
  /** `of`: the deposit that goes back. */
  | { provider: 'refund'; of: string };

export const cardRail: Rail = { provider: 'card' };

/** What a tester has the chain or the bank say; left out: all that is due, confirmed often enough. */
export interface SandboxPayer {
  received?: number | undefined;
  confirmations?: number | undefined;
  /** Who paid at the bank; left out: the order's own made-up customer. */
  identity?: BankIdentity | undefined;
}

type Paid = Omit<PaymentOrder, 'at'> & { paymentId: string };

export type SandboxNotification = PaymentNotification | CryptoNotification | InstantNotification | RefundNotification;

/** The body of a provider's notification. */
export function notificationOf(
  paid: Paid,
  rail: Rail,
  outcome: Conclusion,
  at: number,
  notification: SandboxPayer = {},
): SandboxNotification {
  if ('of' in rail) {
    const { orderId: refundId, amount, currency } = paid;
    return { refundId, orderId: rail.of, amount, currency, outcome, at };
  }
  if (rail.provider === 'trumo') {
    return {
      ...paid,
      outcome,
      identity:
        outcome === 'succeeded' ? (notification.identity ?? usualCustomer(`customer of ${paid.orderId}`)) : null,
      at,
    };
  }
  if (!('kind' in rail)) return { ...paid, outcome, at };
  if (rail.kind === 'payout') return { kind: 'payout', ...paid, outcome, at };
  const { paymentId, orderId } = paid;
  const { chain, due, confirmationsNeeded } = rail;
  if (outcome === 'failed')
    return { kind: 'deposit', paymentId, orderId, chain, received: 0, confirmations: 0, outcome: 'expired', at };
  const { received = due, confirmations = confirmationsNeeded } = notification;
  return { kind: 'deposit', paymentId, orderId, chain, received, confirmations, outcome: 'received', at };
}

/** What a notification says of the provider's own statement; null where it says nothing yet. Coins that came in another amount than was due are worth that much. */
export function settledBy(
  { amount, currency }: Pick<PaymentOrder, 'amount' | 'currency'>,
  rail: Rail,
  notification: SandboxNotification,
): SettledOrder | null {
  const { provider } = rail;
  // What operators and players decide later is no line of the statement.
  if (provider === 'refund') return null;
  const of = (moved: number): SettledOrder => ({
    provider,
    reference: notification.orderId,
    line: { amount: moved, currency, at: notification.at },
  });
  switch (notification.outcome) {
    case 'succeeded':
      return of('kind' in notification && notification.kind === 'payout' ? -amount : amount);
    case 'failed':
      return { provider, reference: notification.orderId, line: null };
    case 'received':
      return 'kind' in rail &&
        rail.kind === 'deposit' &&
        notification.received > 0 &&
        notification.confirmations >= rail.confirmationsNeeded
        ? of(Math.round((amount * notification.received) / rail.due))
        : null;
    case 'expired':
      return null;
  }
}
