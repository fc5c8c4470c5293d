import type { Env } from '../env';
import { cardSandbox } from './card-sandbox';
import { cryptoSandbox } from './crypto-sandbox';
import { trumoSandbox } from './pay-and-play';
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
