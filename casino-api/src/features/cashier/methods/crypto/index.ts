import * as contract from 'contract/gateways';
import { hours } from 'contract/constants';
import { mount, type Handler, type MountOptions } from '../../../../kernel/http/mount';
import { done, refused } from '../../../../kernel/outcome';
import { isRefund, type StatementLine } from '../../../../ledger/statements/statements';
import { definePaymentMethod, type GatewayAdapter, type TakeNews } from '../define-payment-method';
import { btcpayGateway, decidedWithin, orderBehind } from './btcpay';
import { isSignedByBtcpay } from './btcpay-signature';
import { btcpayStatement } from './btcpay-statement';
import { btcpaySettings, chainsOnOffer } from './settings';

const signed: MountOptions = {
  withoutApiKey: true,
  isSigned: ({ rawBody, header, settings: { BTCPAY_WEBHOOK_SECRET: secret } }) =>
    secret !== undefined && isSignedByBtcpay(rawBody, header('btcpay-sig'), secret),
};

/** Refunds of coins are sent by hand, from wherever the house keeps them. */
const isNoRefund = (line: StatementLine): boolean => !isRefund(line);

/** Taken, and of no concern to us. */
const ignored = done({ state: null });

const notified =
  (take: TakeNews): Handler<typeof contract.notifyBtcpay> =>
  async ({ env, body, settings, at }) => {
    const server = btcpaySettings(settings);
    if (!server || (body.storeId !== undefined && body.storeId !== server.store)) return ignored;
    const { invoiceId = null, payoutId = null, metadata } = body;
    if (invoiceId === null && payoutId === null) return ignored;
    const behind =
      invoiceId === null
        ? () => orderBehind(server, 'payouts', payoutId!)
        : () => orderBehind(server, 'invoices', invoiceId);
    const orderId = metadata?.orderId ?? (await behind().catch(() => undefined));
    // The gateway gives no answer: it will tell again.
    if (orderId === undefined) return refused('unavailable');
    return orderId ? take({ env, at }, 'btcpay', { kind: 'news', orderId, reference: invoiceId }) : ignored;
  };

/** A BTCPay Server of the operator's own. */
const btcpay: GatewayAdapter = {
  name: 'btcpay',
  connect(settings) {
    const server = btcpaySettings(settings);
    return server && btcpayGateway(server);
  },
  // A person there may decide about coins in another amount for a month.
  decidesWithin: decidedWithin,
  statement(settings) {
    const server = btcpaySettings(settings);
    return (
      server && {
        reports: isNoRefund,
        // It lists orders by when they were made, and coins may come for a day.
        settlesWithin: 26 * hours,
        lines: (from, to) => btcpayStatement(server, from, to),
      }
    );
  },
  webhook: (mounts, take) => mount(mounts, contract.notifyBtcpay, notified(take), signed),
};

export const crypto = definePaymentMethod({
  id: 'crypto',
  logo: 'crypto',
  provider: 'crypto',
  flow: 'coins',
  deposit: { minimum: 20_00, maximum: 5_000_00 },
  withdraw: { minimum: 20_00, maximum: 10_000_00 },
  gateways: [btcpay],
  chains: chainsOnOffer,
  sandboxReports: isNoRefund,
});
