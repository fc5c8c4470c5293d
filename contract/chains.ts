import { z } from 'zod';

/**
 * Chains on offer. Coin amounts are integers of the coin's 10^-`digits`. `name` is the coin's own, in every language. `tag`: the chain
 * may need a destination tag or memo.
 */
export const chains = {
  BTC: { name: 'Bitcoin', digits: 8, tag: null },
  ETH: { name: 'Ethereum', digits: 8, tag: null },
  LTC: { name: 'Litecoin', digits: 8, tag: null },
  XRP: { name: 'XRP', digits: 6, tag: 'destination tag' },
  TRX: { name: 'Tron', digits: 6, tag: null },
} as const;
export type Chain = keyof typeof chains;
export const chainCodes = Object.keys(chains) as [Chain, ...Chain[]];
export const Chain = z.enum(chainCodes);

/** An amount of a coin, in its 10^-`digits`. */
export const CoinAmount = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** Where coins are sent. `destinationTag` only on chains that have one. */
export const CryptoDestination = z.object({ chain: Chain, address: z.string(), destinationTag: z.string().nullable() });
export type CryptoDestination = z.infer<typeof CryptoDestination>;

/** What a deposit by crypto waits for: exactly `due` at the address, confirmed often enough. */
export const CryptoOrder = CryptoDestination.extend({
  due: CoinAmount,
  received: CoinAmount,
  confirmations: z.number().int().min(0),
  confirmationsNeeded: z.number().int().min(1),
});
export type CryptoOrder = z.infer<typeof CryptoOrder>;
