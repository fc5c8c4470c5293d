import type { Chain, CryptoDestination } from 'contract/chains';
import type { Currency } from 'contract/money';
import { place, standInAt } from '../../kernel/stand-ins';
import type { Env } from '../../kernel/env';
import type { StatementSource } from '../../ledger/statements/statements';
import type { PaymentAddress } from './methods/crypto/crypto-orders';

/** What is to be paid. `amount` in minor units; `at` is when the order was made, epoch ms. */
export interface PaymentOrder {
  orderId: string;
  amount: number;
  currency: Currency;
  at: number;
}

interface CardToCharge {
  number: string;
  expiry: string;
  cvc: string;
  holder: string;
}

/** Money that goes back the way it came. `orderId` is the deposit's; `refundId` is new for every attempt. */
export interface RefundOrder extends PaymentOrder {
  refundId: string;
  provider: string;
}

/** What every provider of deposits does; it tells how a refund ended by `POST /cashier/notify/refund`, never by its answer. */
export interface RefundProvider {
  /** Accepts a refund. Repeating it by its `refundId` changes nothing. @throws when the provider is away */
  refund(order: RefundOrder): Promise<void>;
}

/**
 * What every payment provider can do for us. How a payment ended is told by its signed notification alone
 * (`POST /cashier/notify/:provider`), never by the answer of a call (DOMAIN §8).
 */
export interface PaymentProvider extends RefundProvider {
  /**
   * Asks for the payment of an order. Repeating it for the same order changes nothing. Gives the path of the page on which the card's bank
   * asks its holder (3-D Secure), null when it doesn't. @throws when the provider is away
   */
  createPayment(order: PaymentOrder, card: CardToCharge): Promise<string | null>;
}

/** Money that leaves. `orderId` is `<player id>.<withdrawal id>`. */
export interface Payout extends PaymentOrder {
  destination: CryptoDestination;
}

/** What a provider of crypto payments does; it tells what became of them by `POST /cashier/notify/crypto`. */
export interface CryptoProvider extends RefundProvider {
  /** Where and with how much of the coin an order is to be paid. The same order is given the same answer. @throws when the provider is away */
  addressFor(order: PaymentOrder, chain: Chain): Promise<PaymentAddress>;
  /** Sends coins worth the amount. Repeating it for the same order changes nothing. @throws when the provider is away */
  payOut(payout: Payout): Promise<void>;
}

/** Plays every provider of payments that no gateway stands for. */
export interface PaymentSandbox {
  card: PaymentProvider;
  crypto: CryptoProvider;
  /** The path of a provider's own page, on which an order is paid. Repeating it for the same order changes nothing. */
  hostedPage(provider: string, order: PaymentOrder): Promise<string>;
  /** The address at which a visitor pays by pay-and-play. Repeating it for the same order changes nothing. */
  openCheckout(order: PaymentOrder): Promise<string>;
  /** What a provider says it has moved. */
  statement(provider: string): Pick<StatementSource, 'lines' | 'settlesWithin'>;
}

export const paymentSandbox = place<PaymentSandbox>('providers of payments');

/** @throws where there is none: an order that no gateway and no sandbox takes waits, and is asked for again */
export function paymentSandboxOf(env: Env): PaymentSandbox {
  const sandbox = standInAt(env, paymentSandbox);
  if (!sandbox) throw new Error('No provider of payments is configured.');
  return sandbox;
}
