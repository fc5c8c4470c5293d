import { hours } from 'contract/constants';
import { isRefund, type StatementSource } from '../../../ledger/statements/statements';
import { chainCodes, type Chain } from 'contract/chains';
import type { Settings } from '../../../kernel/env';
import { btcpayGateway, decidedWithin } from './btcpay';
import { btcpayStatement } from './btcpay-statement';
import { checkoutGateway } from './checkout';
import { checkoutStatement } from './checkout-statement';
import type { Gateway, GatewayName } from './gateway';
import { btcpaySettings, checkoutSettings } from './settings';

/** By which gateway a method of the cashier goes; null: by the embedded sandbox. */
export function gatewayOf(settings: Settings, method: string): GatewayName | null {
  if (method === 'card' && checkoutSettings(settings)) return 'checkout';
  if (method === 'crypto' && btcpaySettings(settings)) return 'btcpay';
  return null;
}

/** In production no money comes from a sandbox: there a method is offered by its gateway or not at all. */
export const isOffered = (settings: Settings, method: string): boolean =>
  settings.ENVIRONMENT !== 'production' || gatewayOf(settings, method) !== null;

/** @throws when it is not configured (any more) */
export function gatewayNamed(settings: Settings, name: GatewayName): Gateway {
  const btcpay = name === 'btcpay' ? btcpaySettings(settings) : null;
  if (btcpay) return btcpayGateway(btcpay);
  const checkout = name === 'checkout' ? checkoutSettings(settings) : null;
  if (checkout) return checkoutGateway(checkout);
  throw new Error(`The gateway ${name} is not configured.`);
}

/** The chains that are offered, in the contract's order: the gateway's where there is one, else all that the sandbox plays. */
export function chainsOnOffer(settings: Settings): Chain[] {
  const btcpay = btcpaySettings(settings);
  return btcpay ? chainCodes.filter((chain) => Object.hasOwn(btcpay.methods, chain)) : [...chainCodes];
}

/** The statements of the outside gateways that are configured. @param asked how long a statement is asked for again, ms */
export function outsideStatements(settings: Settings, asked: number): StatementSource[] {
  // An outside gateway lists orders by when they were made. Coins may come for a day, and a person there may decide about them for a month.
  const times = { settlesWithin: 26 * hours, asked: asked + decidedWithin };
  const [btcpay, checkout] = [btcpaySettings(settings), checkoutSettings(settings)];
  const sources: (StatementSource | null)[] = [
    btcpay && {
      provider: 'crypto',
      kind: 'gateway',
      // Refunds of coins are sent by hand, from wherever the house keeps them.
      reports: (line) => !isRefund(line),
      ...times,
      lines: (from, to) => btcpayStatement(btcpay, from, to),
    },
    checkout && {
      provider: 'card',
      kind: 'gateway',
      // Payouts to cards are made by hand and marked as paid; refunds are made at the page.
      reports: (line) => line.amount > 0 || isRefund(line),
      ...times,
      lines: (from, to) => checkoutStatement(checkout, from, to),
    },
  ];
  return sources.filter((source) => source !== null);
}
