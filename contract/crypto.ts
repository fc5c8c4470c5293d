import { z } from 'zod';
import { call } from './call';
import { DepositState, Withdrawal, WithdrawalState } from './cashier';
import { Chain, CoinAmount, CryptoDestination } from './chains';
import { EpochMs } from './epoch-ms';
import { MinorUnits, currencyCodes } from './money';

const LinkToken = z.object({ token: z.string().min(1).max(300) });

export const withdrawalLink = call({
  method: 'GET',
  path: '/cashier/withdrawal/:token',
  summary:
    'The withdrawal behind a mailed link that is still good: whether it still asks where it goes, or what it was answered and what became of it.',
  session: 'none',
  params: LinkToken,
  data: z.object({
    amount: MinorUnits,
    currency: z.enum(currencyCodes),
    state: WithdrawalState,
    /** Null while the link waits for its answer. */
    destination: CryptoDestination.nullable(),
    expiresAt: z.number().int(),
    chains: z.array(Chain),
  }),
  refusals: ['token_expired'],
  extension: true,
});

export const completeWithdrawal = call({
  method: 'POST',
  path: '/cashier/withdrawal/:token',
  summary:
    'Gives currency, address and tag, each validated by the rules of its chain. Counts once; the same again gives the same answer.',
  session: 'none',
  params: LinkToken,
  body: z.object({
    chain: Chain,
    address: z.string().trim().min(1).max(120),
    destinationTag: z.string().trim().max(40).optional(),
    /** Said where the chain has tags and this address needs none: forgetting the tag of an exchange's address loses the coins. */
    withoutTag: z.literal(true).optional(),
  }),
  data: Withdrawal,
  refusals: ['token_expired', 'token_used', 'invalid_address', 'invalid_destination_tag', 'destination_tag_missing'],
  extension: true,
});

/** A crypto provider's notification. `orderId` is the one that the payment was asked for with; `at` in epoch milliseconds. */
export const CryptoNotification = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('deposit'),
    paymentId: z.string().max(100),
    orderId: z.string().max(100),
    chain: Chain,
    /** All that arrived at the order's address so far. */
    received: CoinAmount,
    confirmations: z.number().int().min(0).max(1e9),
    /** `expired`: the address is watched no longer. */
    outcome: z.enum(['received', 'expired']),
    /** Whether it came after the order's time, by the provider's own watch; left out: by when it was told of. */
    late: z.boolean().optional(),
    at: EpochMs,
  }),
  z.object({
    kind: z.literal('payout'),
    paymentId: z.string().max(100),
    orderId: z.string().max(100),
    amount: MinorUnits,
    currency: z.enum(currencyCodes),
    outcome: z.enum(['succeeded', 'failed']),
    at: EpochMs,
  }),
]);
export type CryptoNotification = z.infer<typeof CryptoNotification>;

export const notifyCrypto = call({
  method: 'POST',
  path: '/cashier/notify/crypto',
  summary:
    "Takes the crypto provider's notification about a deposit or a payout; may come twice, late or out of order.",
  session: 'none',
  body: CryptoNotification,
  data: z.object({ state: z.union([DepositState, WithdrawalState]) }),
  refusals: ['invalid_signature', 'not_found'],
  extension: true,
});
