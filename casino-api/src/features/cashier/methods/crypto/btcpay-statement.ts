import type { Chain } from 'contract/chains';
import { seconds } from 'contract/constants';
import { z } from 'zod';
import { worthOf } from './crypto-deposits';
import { theirLine, type StatementLine, type UnreadableLine } from '../../../../ledger/statements/statements';
import { Amount, arrivedAt, Invoice, InvoiceMethod, Payout } from './btcpay';
import type { BtcpaySettings } from './settings';
import { decimalUnits } from './coin-amounts';
import { answerOf, pagesOf } from '../../gateways/gateway';

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
 * An invoice is worth what our books would make of it, and what names no order of ours is told as its own. By when they were asked for. A line whose amount can't be understood is told as one that can't be read.
 * @param from, to epoch ms, `to` left out @throws when any answer is missing or can't be understood: a part of a statement is none
 */
export async function btcpayStatement(
  { url, store, key, methods }: BtcpaySettings,
  from: number,
  to: number,
): Promise<(StatementLine | UnreadableLine)[]> {
  const read = (path: string): Promise<unknown> =>
    answerOf(`${url}/api/v1/stores/${encodeURIComponent(store)}${path}`, { authorization: `token ${key}` });
  const chainOf = (id: string | undefined): Chain | undefined =>
    (Object.keys(methods) as Chain[]).find((chain) => methods[chain] === id);

  /** What an invoice came to, minor units: 0 for what brought nothing, null for what can't be read. */
  async function worth(invoice: ListedInvoice): Promise<number | null> {
    const { id, status, additionalStatus, amount, currency } = invoice;
    if (status !== 'Settled' && status !== 'Expired') return 0;
    const ordered = decimalUnits(amount, currency);
    if (status === 'Settled' && ['None', 'Marked'].includes(additionalStatus)) return ordered;
    const offered = z.array(InvoiceMethod).parse(await read(`/invoices/${encodeURIComponent(id)}/payment-methods`));
    let brought = 0;
    for (const method of offered.filter(({ payments }) => payments.length > 0)) {
      const chain = chainOf(method.paymentMethodId ?? method.paymentMethod);
      const arrived = chain && arrivedAt(invoice, method, chain);
      // Paid by a method that is not configured (any more), in a currency or an amount that nobody here has.
      if (!arrived || ordered === null) return null;
      if (arrived.isConfirmed) brought += worthOf(ordered, arrived);
    }
    return brought;
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
  const lines: (StatementLine | UnreadableLine)[] = [];
  for (const invoice of invoices) {
    const { id, metadata, currency, createdTime } = invoice;
    const amount = await worth(invoice);
    if (amount === 0) continue;
    lines.push(
      theirLine({ reference: metadata?.orderId ?? `invoice ${id}`, currency, at: createdTime * seconds }, amount),
    );
  }
  for (const { id, state, metadata, originalAmount, originalCurrency: currency, date } of payouts) {
    if (state !== 'Completed') continue;
    const amount = decimalUnits(originalAmount, currency);
    const line = { reference: metadata?.orderId ?? `payout ${id}`, currency, at: date * seconds };
    lines.push(theirLine(line, amount === null ? null : -amount));
  }
  return lines.filter(({ at }) => at >= from && at < to);
}
