import { sandboxCards, type SandboxDecision } from 'contract/sandbox-cards';
import { cardDigits } from '../../features/cashier/methods/card/card';
import type { Env } from '../../kernel/env';
import type { PaymentProvider } from '../../features/cashier/payment-provider';
import { bankPath } from '../../features/cashier/methods/instant/provider';
import { cardRail } from './rails';
import { listForTesters, sandboxPayment, sandboxRefunds } from './payments';

export type { SandboxDecision };

const decisionFor = (number: string): SandboxDecision => {
  const digits = cardDigits(number);
  return Object.hasOwn(sandboxCards, digits) ? sandboxCards[digits as keyof typeof sandboxCards] : 'failed';
};

/** The embedded acquirer. Of the card only what the sandbox decided by it goes on; the rest ends here. */
export const cardSandbox = (env: Env): PaymentProvider => ({
  ...sandboxRefunds(env),
  createPayment: async (order, card) => {
    await listForTesters(env, order);
    const decision = decisionFor(card.number);
    await sandboxPayment(env, order.orderId).create(
      order,
      decision,
      decision === 'challenge' ? { provider: 'card', challenge: true } : cardRail,
    );
    return decision === 'challenge' ? bankPath(order.orderId) : null;
  },
});
