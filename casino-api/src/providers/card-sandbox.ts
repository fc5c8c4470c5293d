import { cardDigits } from '../domain/card';
import { settingsOf, type Env } from '../env';
import type { PaymentProvider } from './payment-provider';
import type { SandboxPaymentObject } from './sandbox-payment-object';

/** How the sandbox treats a card: `hold` waits for a tester to confirm or fail it. */
export type SandboxDecision = 'succeeded' | 'failed' | 'hold';

/** The test cards. Any other number is declined, so that a real card typed in by mistake never seems to work. */
const testCards: Readonly<Record<string, SandboxDecision>> = {
  '4242424242424242': 'succeeded',
  '5555555555554444': 'succeeded',
  '378282246310005': 'succeeded',
  '4000000000000002': 'failed',
  '4000000000009995': 'hold',
};

export const decisionFor = (number: string): SandboxDecision => {
  const digits = cardDigits(number);
  return Object.hasOwn(testCards, digits) ? testCards[digits]! : 'failed';
};

/** The object that stands for one payment at the acquirer. */
export const sandboxPayment = (env: Env, orderId: string): Pick<SandboxPaymentObject, 'create' | 'conclude' | 'resend' | 'read'> =>
  env.SANDBOX_PAYMENT.get(env.SANDBOX_PAYMENT.idFromName(orderId)) as unknown as SandboxPaymentObject;

/** The embedded acquirer. Of the card only what the sandbox decided by it goes on; the rest ends here. */
export const cardSandbox = (env: Env): PaymentProvider => ({
  createPayment: async (order, card) => {
    // Only testers look for payments; without the QA console nobody reads the list.
    if (settingsOf(env).QA === 'on') {
      await env.DB.prepare('INSERT INTO sandbox_payments (order_id, created_at) VALUES (?, ?) ON CONFLICT DO NOTHING').bind(order.orderId, order.at).run();
    }
    await sandboxPayment(env, order.orderId).create(order, decisionFor(card.number));
  },
});
