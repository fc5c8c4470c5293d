import { settingsOf, type Env, type Settings } from '../../../../kernel/env';
import type { PaymentOrder, RefundProvider } from '../../payment-provider';
import { bankPath, listForTesters, sandboxPayment, sandboxRefunds } from '../../../../sandbox/payments/payments';

/** A provider by which a payment from a bank account is also a log-in; it tells how it ended by `POST /cashier/notify/trumo`. */
export interface PayAndPlayProvider extends RefundProvider {
  /** The address at which the visitor pays. Repeating it for the same order changes nothing. @throws when the provider is away */
  openCheckout(order: PaymentOrder): Promise<string>;
}

/** The sandbox is the only provider there is, and no money comes from it in production: there pay-and-play is not offered. */
export const isPayAndPlayOffered = ({ ENVIRONMENT }: Pick<Settings, 'ENVIRONMENT'>): boolean =>
  ENVIRONMENT !== 'production';

/** The embedded provider, whose bank is a page of ours. Nobody can pay there in production. */
export const trumoSandbox = (env: Env): PayAndPlayProvider => ({
  ...sandboxRefunds(env),
  openCheckout: async (order) => {
    await listForTesters(env, order);
    await sandboxPayment(env, order.orderId).create(order, 'hold', { provider: 'trumo' });
    return `${settingsOf(env).SITE_ORIGIN}${bankPath(order.orderId)}`;
  },
});
