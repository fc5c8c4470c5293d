import { createHash } from 'node:crypto';
import { chains, type Chain } from 'contract/chains';
import { currencies } from 'contract/money';
import { settingsOf, type Env } from '../../kernel/env';
import type { SandboxDecision } from 'contract/sandbox-cards';
import { addressFrom, type CryptoProvider, type PaymentAddress, type PaymentOrder } from '../../features/cashier';
import { listForTesters, sandboxPayment, sandboxRefunds } from './payments';

/** The sandbox's market, which never moves: euro minor units for one coin, and how often a payment must be confirmed. */
const market: Record<Chain, { price: number; confirmationsNeeded: number }> = {
  BTC: { price: 60_000_00, confirmationsNeeded: 2 },
  ETH: { price: 2_500_00, confirmationsNeeded: 12 },
  LTC: { price: 80_00, confirmationsNeeded: 6 },
  XRP: { price: 50, confirmationsNeeded: 1 },
  TRX: { price: 10, confirmationsNeeded: 19 },
};

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Chains with tags share one address, and the tag tells the orders apart; elsewhere each order has an address of its own. */
export function sandboxAddress({ orderId, amount, currency }: Omit<PaymentOrder, 'at'>, chain: Chain): PaymentAddress {
  const { price, confirmationsNeeded } = market[chain];
  const hasTag = chains[chain].tag !== null;
  return {
    address: addressFrom(chain, hashOf(hasTag ? `sandbox ${chain}` : `sandbox ${chain} ${orderId}`).subarray(0, 20)),
    destinationTag: hasTag ? String(hashOf(`tag ${orderId}`).readUInt32BE(0)) : null,
    due: Math.ceil((amount * 10 ** chains[chain].digits) / (price * currencies[currency].perEuro)),
    confirmationsNeeded,
  };
}

/**
 * The embedded provider of crypto payments. There are no coins behind it, so somebody has to say what the chain does: a tester
 * where the QA console is open; elsewhere every order is paid a moment later.
 */
export function cryptoSandbox(env: Env): CryptoProvider {
  const { QA } = settingsOf(env);
  const decision: SandboxDecision = QA === 'on' ? 'hold' : 'succeeded';
  return {
    ...sandboxRefunds(env),
    addressFor: async (order, chain) => {
      await listForTesters(env, order);
      const address = sandboxAddress(order, chain);
      const { due, confirmationsNeeded } = address;
      await sandboxPayment(env, order.orderId).create(order, decision, {
        provider: 'crypto',
        kind: 'deposit',
        chain,
        due,
        confirmationsNeeded,
      });
      return address;
    },
    payOut: async ({ destination, ...order }) => {
      await listForTesters(env, order);
      await sandboxPayment(env, order.orderId).create(order, decision, {
        provider: 'crypto',
        kind: 'payout',
        destination,
      });
    },
  };
}
