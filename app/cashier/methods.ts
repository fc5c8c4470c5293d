import type { AppLoadContext } from '@remix-run/cloudflare';
import type { cashierMethods, Deposit } from 'contract/cashier';
import type { DataOf } from 'contract/call';
import { withPlayer } from '~/account';
import type { AmountRules } from './amount';

export type CashierData = DataOf<typeof cashierMethods>;
export type Direction = 'deposit' | 'withdraw';

/** What the cashier offers now, for a form that was posted. */
export async function cashierOf(context: AppLoadContext): Promise<CashierData> {
  const {
    reads: [cashier],
  } = await withPlayer(context, () => [context.api.cashier.methods()]);
  return cashier;
}

/** The methods that can be chosen, and the one that the address names; the first one when it names none that there is (any more). */
export function methodsFor({ url }: Pick<AppLoadContext, 'url'>, cashier: CashierData, direction: Direction) {
  const methods = cashier[direction];
  return {
    methods,
    chosen: methods.find(({ id }) => id === url.searchParams.get('method')) ?? methods[0] ?? null,
  };
}
export type MethodsData = ReturnType<typeof methodsFor>;

/** What somebody came with: an offer, or a game to go back to. It stays in the address on the way to another method, and when a form is refused. */
export interface CameWith {
  bonus?: string | null;
  game?: string | null | undefined;
}

/** Where the form of a method stands, without locale prefix, and is sent to. */
export const methodPath = (direction: Direction, method: string, cameWith: CameWith = {}): string => {
  const query = new URLSearchParams({ method });
  for (const [name, value] of Object.entries(cameWith)) if (value) query.set(name, value as string);
  return `/cashier/${direction}?${query}`;
};

/** The borders of the method that a form names; of the first one when it names none that there is. Without any method nothing is in bounds. */
export function amountRules(cashier: CashierData, direction: Direction, method: string | undefined): AmountRules {
  const methods = cashier[direction];
  const { minimum, maximum } = methods.find(({ id }) => id === method) ?? methods[0] ?? { minimum: 1, maximum: 0 };
  const rules = { minimum, maximum, currency: cashier.currency };
  if (direction === 'withdraw') return { ...rules, available: cashier.cash };
  return cashier.depositLimit ? { ...rules, allowance: cashier.depositLimit } : rules;
}

/** Where a waiting deposit is paid; null where it is paid at no page, or at one that is neither of the configured origin nor ours (the sandbox's bank). */
export function checkoutPage(
  context: AppLoadContext,
  { id, checkoutUrl }: Pick<Deposit, 'id' | 'checkoutUrl'>,
): string | null {
  if (!checkoutUrl) return null;
  const origin = URL.canParse(checkoutUrl) ? new URL(checkoutUrl).origin : 'none';
  if (origin === context.env.CHECKOUT_PAGE || origin === context.url.origin) return checkoutUrl;
  context.log({ level: 'error', event: 'checkout_elsewhere', deposit: id, origin });
  return null;
}
