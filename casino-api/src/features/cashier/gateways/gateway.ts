import type { PaymentNotification } from 'contract/cashier';
import type { Chain, CryptoDestination } from 'contract/chains';
import type { Language } from 'contract/constants';
import type { CryptoNotification } from 'contract/crypto';
import type { Currency } from 'contract/money';
import type { PaymentAddress } from '../methods/crypto/crypto-orders';

/** The outside gateways there are adapters for. */
export const gatewayNames = ['btcpay', 'checkout'] as const;
export type GatewayName = (typeof gatewayNames)[number];

/** An order as a gateway is asked about it. `amount` in minor units, `openedAt` in epoch ms by the machine's clock: a gateway goes by the world's time. */
export interface GatewayOrder {
  orderId: string;
  amount: number;
  currency: Currency;
  openedAt: number;
  /** What the gateway calls it; null until it was told. */
  reference: string | null;
  /** True when an earlier question went out whose answer never came: the gateway may have the order already. */
  mayExist: boolean;
  /** The order is over here: it is to be looked at, and nothing made for it. */
  onlyLook?: boolean;
  purpose:
    { kind: 'deposit'; chain: Chain | null; language: Language } | { kind: 'payout'; destination: CryptoDestination };
}

/** What the gateway says of an order. */
export interface GatewayState {
  reference: string;
  /** Where the player pays, on the gateway's own page. */
  url: string | null;
  /** Where coins are to be sent. */
  address: PaymentAddress | null;
  /** How it stands, as a notification would say it; null while there is nothing to say. */
  told: PaymentNotification | CryptoNotification | null;
  /** True once nothing can change any more. */
  isFinal: boolean;
}

export interface Gateway {
  /**
   * Makes the payment of an order, or, once it has a reference, asks how it stands. Asked again after a lost answer it never makes a
   * second payment. @throws GatewayRefused when the gateway will never take the order; any other error means that the outcome is unknown
   */
  ask(order: GatewayOrder): Promise<GatewayState>;
}

/** The gateway has said that it does not take an order: there is no payment, and none will come of it. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused';
}

const longestWait = 10_000;
/** Answers that say something about the order itself. Others are about us, about load or about nothing: the outcome is unknown. */
const refusingStatus: readonly number[] = [400, 402, 404, 422];

export interface GatewayAnswer {
  status: number;
  json: unknown;
  /** True when the gateway refused what was asked. */
  isRefused: boolean;
}

/** One question to a gateway. @throws when there is no answer that could be understood: the outcome is unknown */
export async function askGateway(
  url: string,
  init: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string },
): Promise<GatewayAnswer> {
  // Credentials go to the configured address and nowhere else.
  const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(longestWait) });
  const text = await response.text();
  const isRefused = refusingStatus.includes(response.status);
  if (!response.ok && !isRefused) throw new Error(`The gateway answered ${response.status}.`);
  try {
    return { status: response.status, json: text === '' ? null : JSON.parse(text), isRefused };
  } catch {
    throw new Error(`The gateway answered ${response.status} with no JSON.`);
  }
}
