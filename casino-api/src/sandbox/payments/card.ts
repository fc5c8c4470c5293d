import { sandboxCards, type SandboxDecision } from 'contract/sandbox-cards';
import type { Env } from '../../kernel/env';
import { cardDigits, type PaymentOrder, type PaymentProvider } from '../../features/cashier';
import { cardRail } from './rails';
import { bankPath, listForTesters, sandboxPayment, sandboxRefunds } from './payments';

const decisionFor = (number: string): SandboxDecision => {
  const digits = cardDigits(number);
  return Object.hasOwn(sandboxCards, digits) ? sandboxCards[digits as keyof typeof sandboxCards] : 'failed';
};

/** Plays the provider of a method that is paid at its own page. Gives the path of that page. Repeating it for the same order changes nothing. */
export async function hostedSandbox(env: Env, provider: string, order: PaymentOrder): Promise<string> {
  await listForTesters(env, order);
  await sandboxPayment(env, order.orderId).create(order, 'challenge', { provider, challenge: true });
  return bankPath(order.orderId);
}

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
