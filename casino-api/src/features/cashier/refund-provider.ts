import type { Env } from '../../kernel/env';
import { cardSandbox } from '../../sandbox/payments/card';
import { cryptoSandbox } from '../../sandbox/payments/crypto';
import { trumoSandbox } from './methods/instant/provider';
import type { RefundProvider } from './payment-provider';

const providers: Readonly<Record<string, (env: Env) => RefundProvider>> = {
  card: cardSandbox,
  crypto: cryptoSandbox,
  trumo: trumoSandbox,
};

/** Who sends a deposit back: the provider that took it. @throws for one that there is not */
export function refundProvider(env: Env, provider: string): RefundProvider {
  const of = providers[provider];
  if (!of) throw new Error(`There is no provider ${provider}.`);
  return of(env);
}
