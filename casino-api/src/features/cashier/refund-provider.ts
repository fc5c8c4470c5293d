import type { Env } from '../../kernel/env';
import { cardSandbox } from '../../sandbox/payments/card';
import { cryptoSandbox } from '../../sandbox/payments/crypto';
import { trumoSandbox } from './methods/instant/provider';
import type { Receivers } from '../../kernel/outbox';
import type { Payout, RefundOrder, RefundProvider } from './payment-provider';

const providers: Readonly<Record<string, (env: Env) => RefundProvider>> = {
  card: cardSandbox,
  crypto: cryptoSandbox,
  trumo: trumoSandbox,
};

/** Who sends a deposit back: the provider that took it. @throws for one that there is not */
function refundProvider(env: Env, provider: string): RefundProvider {
  const of = providers[provider];
  if (!of) throw new Error(`There is no provider ${provider}.`);
  return of(env);
}

/** Money that leaves by a provider of ours; its order makes it idempotent there. */
export type ProviderMessage = { kind: 'payout'; payout: Payout } | { kind: 'refund'; refund: RefundOrder };

export const providerReceivers: Receivers<ProviderMessage> = {
  payout: { each: (env, { payout }) => cryptoSandbox(env).payOut(payout) },
  refund: { each: (env, { refund }) => refundProvider(env, refund.provider).refund(refund) },
};
