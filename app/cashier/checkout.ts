import type { AppLoadContext } from '@remix-run/cloudflare';
import type { Deposit } from 'contract/cashier';
import type { CashierData } from './load-cashier';

/** Whether a method is paid at the provider's own page, where the card is typed in. */
export const isHosted = (cashier: CashierData, method = 'card'): boolean =>
  cashier.deposit.some(({ id, hosted }) => id === method && hosted);

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
