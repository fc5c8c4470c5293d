import type { Currency } from 'contract/money';

/** What is to be paid. `amount` in minor units; `at` is when the order was made, epoch ms. */
export interface PaymentOrder {
  orderId: string;
  amount: number;
  currency: Currency;
  at: number;
}

export interface CardToCharge {
  number: string;
  expiry: string;
  cvc: string;
  holder: string;
}

/**
 * What every payment provider can do for us. How a payment ended is told by its signed notification alone
 * (`POST /cashier/notify/:provider`), never by the answer of a call (DOMAIN §8).
 */
export interface PaymentProvider {
  /** Asks for the payment of an order. Repeating it for the same order changes nothing. @throws when the provider is away */
  createPayment(order: PaymentOrder, card: CardToCharge): Promise<void>;
}
