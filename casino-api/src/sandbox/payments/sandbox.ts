import { minutes } from 'contract/constants';
import type { PaymentSandbox } from '../../features/cashier';
import { settingsOf, type Env } from '../../kernel/env';
import { cardSandbox, hostedSandbox } from './card';
import { cryptoSandbox } from './crypto';
import { bankPath, listForTesters, sandboxPayment } from './payments';
import { sandboxStatement } from './statement';

/** What moved is told by a sandbox within a quarter of an hour, ms. */
export const sandboxSettlesWithin = 30 * minutes;

/** Every provider of payments, played by us. No money moves here. */
export const embeddedPayments = (env: Env): PaymentSandbox => ({
  card: cardSandbox(env),
  crypto: cryptoSandbox(env),
  hostedPage: (provider, order) => hostedSandbox(env, provider, order),
  openCheckout: async (order) => {
    await listForTesters(env, order);
    await sandboxPayment(env, order.orderId).create(order, 'hold', { provider: 'trumo' });
    return `${settingsOf(env).SITE_ORIGIN}${bankPath(order.orderId)}`;
  },
  statement: (provider) => ({
    settlesWithin: sandboxSettlesWithin,
    lines: (from, to) => sandboxStatement(env).statement(provider, from, to),
  }),
});
