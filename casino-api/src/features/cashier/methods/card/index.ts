import * as contract from 'contract/gateways';
import { days, hours } from 'contract/constants';
import { systemClock } from '../../../../kernel/clock';
import { mount, type Handler, type MountOptions } from '../../../../kernel/http/mount';
import { done } from '../../../../kernel/outcome';
import { isRefund } from '../../../../ledger/statements/statements';
import { definePaymentMethod, isIncoming, type GatewayAdapter, type TakeNews } from '../define-payment-method';
import { checkoutGateway, checkoutNews } from './checkout';
import { isSignedByCheckout } from './checkout-signature';
import { checkoutStatement } from './checkout-statement';
import { checkoutSettings } from './settings';

/** A gateway signs by the world's clock, which a tester's does not move. */
const signed: MountOptions = {
  withoutApiKey: true,
  isSigned: ({ rawBody, header, settings: { CHECKOUT_WEBHOOK_SECRET: secret } }) =>
    secret !== undefined && isSignedByCheckout(rawBody, header('stripe-signature'), secret, systemClock()),
};

const notified =
  (take: TakeNews): Handler<typeof contract.notifyCheckout> =>
  async ({ env, body, at }) => {
    const { session, notification } = checkoutNews(body, at) ?? {};
    // Other things are sold through the same account, and a gateway tells of every step.
    if (!session || !notification) return done({ state: null });
    return take({ env, at }, 'checkout', { kind: 'told', reference: session.id, notification });
  };

/** A hosted page: the card is typed in there. */
const checkout: GatewayAdapter = {
  name: 'checkout',
  connect(settings) {
    const page = checkoutSettings(settings);
    return page && checkoutGateway(page);
  },
  decidesWithin: 30 * days,
  statement(settings) {
    const page = checkoutSettings(settings);
    return (
      page && {
        // Payouts to cards are made by hand and marked as paid; refunds are made at the page.
        reports: (line) => isIncoming(line) || isRefund(line),
        settlesWithin: 26 * hours,
        lines: (from, to) => checkoutStatement(page, from, to),
      }
    );
  },
  webhook: (mounts, take) => mount(mounts, contract.notifyCheckout, notified(take), signed),
};

export const card = definePaymentMethod({
  id: 'card',
  logo: 'card',
  provider: 'card',
  flow: 'card',
  deposit: { minimum: 10_00, maximum: 5_000_00 },
  withdraw: { minimum: 20_00, maximum: 10_000_00 },
  gateways: [checkout],
  // Payouts to cards are made by hand and marked as paid: no acquirer of ours knows of them.
  sandboxReports: isIncoming,
});
