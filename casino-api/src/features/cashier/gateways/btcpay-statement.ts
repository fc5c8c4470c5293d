import type { Chain } from 'contract/chains';
import { seconds } from 'contract/constants';
import type { Currency } from 'contract/money';
import { z } from 'zod';
import { worthOf } from '../methods/crypto/crypto-deposits';
import type { StatementLine } from '../../../ledger/statements/statements';
import { Amount, arrivedAt, Invoice, InvoiceMethod, Payout } from './btcpay';
import type { BtcpaySettings } from './settings';
import { decimalUnits } from './coin-amounts';
import { answerOf, pagesOf } from './gateway';

const together = 200;

const ListedInvoice = Invoice.extend({ createdTime: z.number() });
type ListedInvoice = z.infer<typeof ListedInvoice>;

const ListedPayout = Payout.extend({
  originalAmount: Amount,
  originalCurrency: z.string(),
  /** When it was asked for, epoch seconds. */
  date: z.coerce.number(),
  metadata: z.object({ orderId: z.string().nullish() }).passthrough().nullish(),
});

/**
 * What a BTCPay Server says it has moved: invoices by `GET /stores/{storeId}/invoices` in pages, payouts by `GET /stores/{storeId}/payouts`, which has none.
 * An invoice is worth what our books would make of it, and what names no order of ours is told as its own. By when they were asked for.
 * @param from, to epoch ms, `to` left out @throws when any answer is missing or can't be understood: a part of a statement is none
 */
export async function btcpayStatement(
  { url, store, key, methods }: BtcpaySettings,
  from: number,
  to: number,
): Promise<StatementLine[]> {
  const read = (path: string): Promise<unknown> =>
    answerOf(`${url}/api/v1/stores/${encodeURIComponent(store)}${path}`, { authorization: `token ${key}` });
  const chainOf = (id: string | undefined): Chain | undefined =>
    (Object.keys(methods) as Chain[]).find((chain) => methods[chain] === id);

  /** Minor units; null for what brought nothing. */
  async function worth(invoice: ListedInvoice): Promise<number | null> {
    const ordered = decimalUnits(invoice.amount, invoice.currency);
    if (invoice.status === 'Settled' && ['None', 'Marked'].includes(invoice.additionalStatus)) return ordered;
    if (invoice.status !== 'Settled' && invoice.status !== 'Expired') return null;
    const offered = z
      .array(InvoiceMethod)
      .parse(await read(`/invoices/${encodeURIComponent(invoice.id)}/payment-methods`));
    let brought = 0;
    for (const method of offered) {
      const chain = chainOf(method.paymentMethodId ?? method.paymentMethod);
      if (method.payments.length === 0) continue;
      if (!chain) throw new Error(`Invoice ${invoice.id} was paid by a method that is not configured.`);
      const { due, received, isConfirmed } = arrivedAt(invoice, method, chain);
      if (isConfirmed) brought += worthOf(ordered, { due, received });
    }
    return brought === 0 ? null : brought;
  }

  const invoices = await pagesOf(
    async (skip) =>
      z
        .array(ListedInvoice)
        .parse(
          await read(
            `/invoices?startDate=${Math.floor(from / seconds)}&endDate=${Math.ceil(to / seconds)}&skip=${skip}&take=${together}`,
          ),
        ),
    (page) => page.length > 0,
  );
  const payouts = z.array(ListedPayout).parse(await read('/payouts'));
  const lines: StatementLine[] = [];
  for (const invoice of invoices) {
    const amount = await worth(invoice);
    if (amount === null) continue;
    lines.push({
      reference: invoice.metadata?.orderId ?? `invoice ${invoice.id}`,
      amount,
      currency: invoice.currency as Currency,
      at: invoice.createdTime * seconds,
    });
  }
  for (const { id, state, metadata, originalAmount, originalCurrency, date } of payouts)
    if (state === 'Completed')
      lines.push({
        reference: metadata?.orderId ?? `payout ${id}`,
        amount: -decimalUnits(originalAmount, originalCurrency),
        currency: originalCurrency as Currency,
        at: date * seconds,
      });
  return lines.filter(({ at }) => at >= from && at < to);
}
