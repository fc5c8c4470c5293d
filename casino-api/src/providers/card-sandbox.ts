import { sandboxCards, type SandboxDecision } from 'contract/sandbox-cards';
import { cardDigits } from '../domain/card';
import { settingsOf, type Env } from '../env';
import type { PaymentProvider } from './payment-provider';
import type { SandboxPaymentObject } from './sandbox-payment-object';

export type { SandboxDecision };

export const decisionFor = (number: string): SandboxDecision => {
  const digits = cardDigits(number);
  return Object.hasOwn(sandboxCards, digits) ? sandboxCards[digits as keyof typeof sandboxCards] : 'failed';
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
