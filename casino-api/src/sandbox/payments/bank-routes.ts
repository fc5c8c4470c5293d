import type { Context, Hono } from 'hono';
import { languages } from 'contract/constants';
import { localized } from '../../features/mail';
import { bankPage, challengePage, customerOf, noSuchPayment } from './bank';
import { sandboxPayment } from './payments';
import type { SandboxPayment } from './payment-object';
import type { ApiContext } from '../../kernel/http/api-context';
import { readText } from '../../kernel/http/body';

/** The bank's own page of the pay-and-play sandbox: no part of the contract. */
export function sandboxBankRoutes(app: Hono<ApiContext>): void {
  app.get('/sandbox/bank/:order', async (context) => {
    const payment = await paymentOf(context);
    if (!payment) return noSuchPayment();
    return isChallenge(payment) ? challengePage(payment, context.req.query('language')) : bankPage(payment);
  });

  app.post('/sandbox/bank/:order', async (context) => {
    const [payment, text] = await Promise.all([paymentOf(context), readText(context.req.raw)]);
    if (!payment || !text.ok) return noSuchPayment();
    const form = new URLSearchParams(text.data);
    const isApproved = form.get('decision') === 'approve';
    if (isChallenge(payment)) return answerChallenge(context, payment, isApproved);
    const customer = isApproved ? customerOf(form) : null;
    if (customer && !customer.ok) return bankPage(payment, customer.given, customer.problem);
    // A bank decides once; whoever comes back to its page is only sent on.
    if (!payment.outcome)
      await sandboxPayment(context.env, payment.orderId).conclude(
        isApproved ? 'succeeded' : 'failed',
        context.get('facts').at,
        customer?.ok ? { identity: customer.identity } : {},
      );
    const outcome = payment.outcome ?? (isApproved ? 'succeeded' : 'failed');
    const back =
      outcome === 'succeeded' ? `/pnp/success?trumo_order_id=${encodeURIComponent(payment.orderId)}` : '/pnp/fail';
    return new Response(null, { status: 303, headers: { location: back, 'cache-control': 'no-store' } });
  });
}

type BankContext = Context<ApiContext, '/sandbox/bank/:order'>;

const isChallenge = ({ rail }: SandboxPayment): boolean => 'challenge' in rail && rail.challenge === true;

/** The holder's word on a card payment, once; whoever comes back is only sent on, to the deposit's page in the language it was started in. */
async function answerChallenge(context: BankContext, payment: SandboxPayment, isApproved: boolean): Promise<Response> {
  if (!payment.outcome)
    await sandboxPayment(context.env, payment.orderId).conclude(
      isApproved ? 'succeeded' : 'failed',
      context.get('facts').at,
    );
  const language = languages.find((known) => known === context.req.query('language')) ?? 'en';
  const location = localized('', language, `/cashier/deposit/${encodeURIComponent(payment.orderId)}`);
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

/** Only payments that were opened at this bank. */
async function paymentOf({ env, req }: BankContext): Promise<SandboxPayment | null> {
  const payment = await sandboxPayment(env, req.param('order')).read();
  if (!payment) return null;
  return isChallenge(payment) || payment.rail.provider === 'trumo' ? payment : null;
}
