import type { Deposit, PaymentNotification, Withdrawal } from 'contract/cashier';
import type { Chain, CryptoDestination } from 'contract/chains';
import type { Language } from 'contract/constants';
import type { CryptoNotification } from 'contract/crypto';
import type { Currency } from 'contract/money';
import type { PaymentAddress } from '../methods/crypto/crypto-orders';

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
    | {
        kind: 'deposit';
        chain: Chain | null;
        language: Language;
        /** What the method asked besides the amount. */
        fields?: Readonly<Record<string, string>>;
      }
    | { kind: 'payout'; destination: CryptoDestination };
}

/** What a gateway's word did to a deposit or a withdrawal; null: nothing. */
export interface GatewayOutcome {
  state: Deposit['state'] | Withdrawal['state'] | null;
}

/** What the gateway says of an order. */
export interface GatewayState {
  reference: string;
  /** Where the player pays, on the gateway's own page. */
  url: string | null;
  /** Where coins are to be sent. */
  address: PaymentAddress | null;
  /** How it stands, as a notification would say it; null while there is nothing to say. */
  notification: PaymentNotification | CryptoNotification | null;
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

/** What a gateway has to say, which is nothing that it could refuse. @throws when there is no answer that could be understood */
export async function answerOf(url: string, headers: Record<string, string>): Promise<unknown> {
  const { status, isRefused, json } = await readOrder(url, { method: 'GET', headers });
  if (isRefused) throw new Error(`The gateway answered ${status}.`);
  return json;
}

/** A list that is longer than this is none of a house of ours: its pages go in a circle. */
const mostPages = 2_000;

/**
 * A list that comes in pages, whole. A page says nothing about the next one by its length: gateways have a highest of their own.
 * @param page the entries after so many, and after the one with the id @param goesOn whether there may be more after a page
 * @throws when a page brings nothing new and more is to come: what is missing can't be told
 */
export async function pagesOf<Entry extends { id: string }>(
  page: (skip: number, last: string | null) => Promise<Entry[]>,
  goesOn: (page: readonly Entry[]) => boolean,
): Promise<Entry[]> {
  const all = new Map<string, Entry>();
  let last: string | null = null;
  let skip = 0;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const entries = await page(skip, last);
    const before = all.size;
    for (const entry of entries) all.set(entry.id, entry);
    if (!goesOn(entries)) return [...all.values()];
    if (all.size === before) break;
    skip += entries.length;
    last = entries.at(-1)!.id;
  }
  throw new Error('The pages of a list do not come to an end.');
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
export async function readOrder(
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
