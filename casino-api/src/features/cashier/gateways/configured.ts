import { chainCodes, type Chain } from 'contract/chains';
import type { Settings } from '../../../kernel/env';
import { btcpayGateway } from './btcpay';
import { checkoutGateway } from './checkout';
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
