import type { Env } from '../../kernel/env';
import { cryptoSandbox } from '../../sandbox/payments/crypto';
import { cardSandbox } from '../../sandbox/payments/card';
import type { Receivers } from '../../kernel/outbox';
import { paymentMethods } from './cashier-methods';
import type { Payout, RefundOrder, RefundProvider } from './payment-provider';

/** Who sends a deposit back: the provider that took it, which the sandbox plays. @throws for one that there is not */
function refundProvider(env: Env, provider: string): RefundProvider {
  if (!paymentMethods.some((method) => method.provider === provider))
    throw new Error(`There is no provider ${provider}.`);
  return cardSandbox(env);
}

/** Money that leaves by a provider of ours; its order makes it idempotent there. */
export type ProviderMessage = { kind: 'payout'; payout: Payout } | { kind: 'refund'; refund: RefundOrder };

export const providerReceivers: Receivers<ProviderMessage> = {
  payout: { each: (env, { payout }) => cryptoSandbox(env).payOut(payout) },
  refund: { each: (env, { refund }) => refundProvider(env, refund.provider).refund(refund) },
};
