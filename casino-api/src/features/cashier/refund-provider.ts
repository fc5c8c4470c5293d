import type { Env } from '../../kernel/env';
import type { Receivers } from '../../kernel/outbox';
import { paymentMethods } from './cashier-methods';
import { paymentSandboxOf, type Payout, type RefundOrder, type RefundProvider } from './payment-provider';

/** Who sends a deposit back: the provider that took it, which the sandbox plays. @throws for one that there is not */
function refundProvider(env: Env, provider: string): RefundProvider {
  if (!paymentMethods.some((method) => method.provider === provider))
    throw new Error(`There is no provider ${provider}.`);
  return paymentSandboxOf(env).card;
}

/** Money that leaves by a provider of ours; its order makes it idempotent there. */
export type ProviderMessage = { kind: 'payout'; payout: Payout } | { kind: 'refund'; refund: RefundOrder };

export const providerReceivers: Receivers<ProviderMessage> = {
  payout: { each: async (env, { payout }) => paymentSandboxOf(env).crypto.payOut(payout) },
  refund: { each: async (env, { refund }) => refundProvider(env, refund.provider).refund(refund) },
};
