import { seconds } from 'contract/constants';
import { CheckoutSession } from 'contract/gateways';
import { z } from 'zod';
import { refundOf, theirLine, type StatementLine, type UnreadableLine } from '../../../../ledger/statements/statements';
import type { CheckoutSettings } from './settings';
import { answerOf, pagesOf } from '../../gateways/gateway';

const together = 100;

/** `payment_intent`: what a session's payment and its refunds have in common. `created` in epoch seconds. */
const ListedSession = CheckoutSession.extend({ payment_intent: z.string().nullish(), created: z.number() });
type ListedSession = z.infer<typeof ListedSession>;

const ListedRefund = z.object({
  id: z.string().min(1),
  amount: z.number().int().positive(),
  currency: z.string(),
  payment_intent: z.string().nullish(),
  status: z.string().nullish(),
  created: z.number(),
});

const list = <Each extends z.ZodTypeAny>(each: Each) => z.object({ data: z.array(each), has_more: z.boolean() });

/**
 * What a hosted card page says it has moved: paid sessions by `GET /v1/checkout/sessions`, refunds by `GET /v1/refunds`, both in pages. A refund is told beside the
 * payment that it answers, and what names no order of ours is told as its own. By when they were made.
 * @param from, to epoch ms, `to` left out @throws when any answer is missing or can't be understood: a part of a statement is none
 */
export async function checkoutStatement(
  { url, key }: Pick<CheckoutSettings, 'url' | 'key'>,
  from: number,
  to: number,
): Promise<(StatementLine | UnreadableLine)[]> {
  const read = (path: string): Promise<unknown> => answerOf(`${url}/v1${path}`, { authorization: `Bearer ${key}` });
  const [gte, lt] = [Math.ceil(from / seconds), Math.ceil(to / seconds)];
  const all = <Each extends z.ZodType<{ id: string }, z.ZodTypeDef, unknown>>(path: string, each: Each) => {
    let hasMore = true;
    return pagesOf(
      async (_skip, last) => {
        const after = last === null ? '' : `&starting_after=${encodeURIComponent(last)}`;
        const page = list(each).parse(
          await read(`${path}?created[gte]=${gte}&created[lt]=${lt}&limit=${together}${after}`),
        );
        hasMore = page.has_more;
        return page.data as z.output<Each>[];
      },
      () => hasMore,
    );
  };

  const sessions = await all('/checkout/sessions', ListedSession);
  const refunds = await all('/refunds', ListedRefund);
  const orders = new Map(sessions.map((session) => [session.payment_intent, orderOf(session)]));
  const lines = sessions
    .filter(({ payment_status }) => payment_status === 'paid')
    .map((session) => {
      const { amount_total: amount, currency, created, id } = session;
      if (amount === null || !currency) throw new Error(`Session ${id} is paid, nobody knows with what.`);
      const line = { reference: orderOf(session), currency: currency.toUpperCase(), at: created * seconds };
      return theirLine(line, amount);
    });

  /** A payment that is older than the statement has its session asked for. */
  async function orderPaidBy(intent: string): Promise<string> {
    const known = orders.get(intent);
    if (known) return known;
    const [session] = list(CheckoutSession).parse(
      await read(`/checkout/sessions?payment_intent=${encodeURIComponent(intent)}&limit=1`),
    ).data;
    return session ? orderOf(session) : intent;
  }
  const refunded = new Map<string, StatementLine | UnreadableLine>();
  for (const { id, amount, currency, payment_intent: intent, status, created } of refunds) {
    if (status === 'failed' || status === 'canceled') continue;
    const reference = refundOf(intent ? await orderPaidBy(intent) : id);
    const name = `${reference} ${currency}`;
    const before = refunded.get(name);
    const line = {
      reference,
      currency: currency.toUpperCase(),
      at: Math.min(before?.at ?? Infinity, created * seconds),
    };
    refunded.set(name, theirLine(line, (before?.amount ?? 0) - amount));
  }
  return [...lines, ...refunded.values()];
}

const orderOf = ({ client_reference_id: orderId, id }: Pick<ListedSession, 'client_reference_id' | 'id'>): string =>
  orderId ?? `session ${id}`;
