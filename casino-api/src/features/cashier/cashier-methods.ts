import type { MethodFlow } from 'contract/cashier';
import { fromEuro, type Currency } from 'contract/money';
import { settingsOf, type Env, type Settings } from '../../kernel/env';
import { standInAt } from '../../kernel/stand-ins';
import type { Gateway } from './gateways/gateway';
import { declaredMethods } from './methods/declared-methods';
import type { GatewayAdapter, PaymentMethod, Terms } from './methods/define-payment-method';
import { paymentSandbox } from './payment-provider';

export type Direction = 'deposit' | 'withdraw';

/** Every method there is, pay-and-play among them. */
export const paymentMethods: readonly PaymentMethod[] = declaredMethods;

/** Those that the cashier lists. */
export const cashierMethods: readonly PaymentMethod[] = paymentMethods.filter(({ flow }) => flow !== 'sign_in');

export const cashierMethod = (id: string): PaymentMethod | undefined =>
  cashierMethods.find((method) => method.id === id);

/** The least and the most of a method in one direction, where operators set others than those it was declared with. Euro minor units, both included. */
export interface MethodLimits extends Pick<Terms, 'minimum' | 'maximum'> {
  method: string;
  direction: Direction;
}

/** A method's terms in one direction, its borders as operators set them; null where it has none, or is none. */
export function termsOf(id: string, direction: Direction, limits: readonly MethodLimits[]): Terms | null {
  const declared = paymentMethods.find((method) => method.id === id)?.[direction];
  if (!declared) return null;
  const set = limits.find((each) => each.method === id && each.direction === direction);
  return set ? { ...declared, minimum: set.minimum, maximum: set.maximum } : declared;
}

/** The methods of one direction, with their terms in it. */
export const methodsFor = (
  direction: Direction,
  limits: readonly MethodLimits[],
): { method: PaymentMethod; terms: Terms }[] =>
  cashierMethods.flatMap((method) => {
    const terms = termsOf(method.id, direction, limits);
    return terms ? [{ method, terms }] : [];
  });

/** Who moves the money of a method; of one that is gone, its own name. */
export const providerOf = (id: string): string => paymentMethods.find((method) => method.id === id)?.provider ?? id;

/** How a method is paid, as its payments tell. */
export function flowOf(id: string): MethodFlow {
  const flow = paymentMethods.find((method) => method.id === id)?.flow;
  return flow === undefined || flow === 'sign_in' ? 'hosted' : flow;
}

/** Whether a method pays in coins: its payouts ask for an address first (DOMAIN §7). */
export const isPaidInCoins = (id: string): boolean => flowOf(id) === 'coins';

/** By which gateway a method goes; null: by the embedded sandbox. */
export const gatewayOf = (settings: Settings, id: string): GatewayAdapter | null =>
  paymentMethods.find((method) => method.id === id)?.gateways.find(({ connect }) => connect(settings)) ?? null;

/** A method is offered by its gateway, by the sandbox where there is one, or not at all: in production no money comes from a sandbox. */
export const isOffered = (env: Env, id: string): boolean =>
  standInAt(env, paymentSandbox) !== null || gatewayOf(settingsOf(env), id) !== null;

/** @throws when it is not configured (any more) */
export function gatewayNamed(settings: Settings, name: string): Gateway {
  const adapter = paymentMethods.flatMap(({ gateways }) => gateways).find((gateway) => gateway.name === name);
  const gateway = adapter?.connect(settings);
  if (!gateway) throw new Error(`The gateway ${name} is not configured.`);
  return gateway;
}

/** Who moves the money that a gateway carries. @throws for a gateway that no method has */
export function providerBehind(name: string): string {
  const method = paymentMethods.find(({ gateways }) => gateways.some((gateway) => gateway.name === name));
  if (!method) throw new Error(`No method goes by the gateway ${name}.`);
  return method.provider;
}

/** Smallest and largest amount in minor units of `currency`. */
export const amountBorders = (
  { minimum, maximum }: Terms,
  currency: Currency,
): { minimum: number; maximum: number } => ({
  minimum: fromEuro(minimum, currency),
  maximum: fromEuro(maximum, currency),
});

/** The smallest amount that any method takes in, or pays out, in minor units of `currency`. */
export const smallestAmount = (direction: Direction, currency: Currency, limits: readonly MethodLimits[]): number =>
  Math.min(...methodsFor(direction, limits).map(({ terms }) => amountBorders(terms, currency).minimum));

export type AmountFault =
  { code: 'amount_below_minimum'; minimum: number } | { code: 'amount_above_maximum'; maximum: number };

/** Null when the amount (minor units of `currency`) is inside the borders. */
export function amountFault(terms: Terms, currency: Currency, amount: number): AmountFault | null {
  const { minimum, maximum } = amountBorders(terms, currency);
  if (amount < minimum) return { code: 'amount_below_minimum', minimum };
  if (amount > maximum) return { code: 'amount_above_maximum', maximum };
  return null;
}
