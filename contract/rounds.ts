import { z } from 'zod';
import { call } from './call';
import { GameId } from './games';
import { MinorUnits, MoneyUnit, PositiveMinorUnits } from './money';

/** Made by the client, so that a repeated post counts once (DOMAIN §2). */
export const RequestId = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

/** `open → settled | rolled_back | void` (DOMAIN §2). */
export const RoundState = z.enum(['open', 'settled', 'rolled_back', 'void']);
export type RoundState = z.infer<typeof RoundState>;

/** A line or scatter win of a slot's window. `payout` in minor units; `cells` are `[reel, row]`. */
export const SlotWin = z.object({
  symbol: z.string(),
  count: z.number().int(),
  /** 1-based, null for a scatter win. */
  line: z.number().int().nullable(),
  payout: MinorUnits,
  cells: z.array(z.tuple([z.number().int(), z.number().int()])),
});
export type SlotWin = z.infer<typeof SlotWin>;

/** One stop of the reels: `window[reel][row]`. */
export const SlotSpin = z.object({
  window: z.array(z.array(z.string())),
  wins: z.array(SlotWin),
  payout: MinorUnits,
});
export type SlotSpin = z.infer<typeof SlotSpin>;

/** What a slot's round came to: the paid spin, then the free spins it set off. Payouts of free spins are already multiplied. */
export const SlotOutcome = z.object({
  kind: z.literal('slot'),
  spin: SlotSpin,
  freeSpins: z.array(SlotSpin),
  freeSpinMultiplier: z.number().int(),
});
export type SlotOutcome = z.infer<typeof SlotOutcome>;

/** Grows a member for each family of games. */
export const RoundOutcome = z.discriminatedUnion('kind', [SlotOutcome]);
export type RoundOutcome = z.infer<typeof RoundOutcome>;

/** Which seeds made the outcome (DOMAIN §11): HMAC-SHA256(server seed, `client seed:nonce:cursor`). */
export const Fairness = z.object({
  serverSeedHash: z.string(),
  /** Null until the seed is rotated. */
  serverSeed: z.string().nullable(),
  clientSeed: z.string(),
  nonce: z.number().int().min(0),
});

/** Money in minor units of `currency`; times are epoch milliseconds. */
export const RoundReceipt = z.object({
  id: z.string(),
  gameid: GameId,
  gametitle: z.string(),
  mode: z.enum(['real', 'fun']),
  state: RoundState,
  currency: MoneyUnit,
  stake: MinorUnits,
  payout: MinorUnits,
  balanceAfter: MinorUnits,
  startedAt: z.number().int(),
  settledAt: z.number().int().nullable(),
  fairness: Fairness.nullable(),
  outcome: RoundOutcome.nullable(),
});
export type RoundReceipt = z.infer<typeof RoundReceipt>;

export const playRound = call({
  method: 'POST',
  path: '/rounds',
  summary: 'Plays a round of an in-house game. A repeated `requestId` gives the stored round.',
  session: 'visitor',
  body: z.object({
    gameid: GameId,
    mode: z.enum(['real', 'fun']),
    stake: PositiveMinorUnits,
    requestId: RequestId,
    /** Plays a free spin of this bonus: `stake` is its value, nothing is taken, and what it wins is the bonus's. */
    bonusId: z.string().min(1).max(100).optional(),
  }),
  data: RoundReceipt,
  refusals: [
    'game_not_available', 'stake_not_offered', 'insufficient_funds', 'account_frozen', 'duplicate_transaction', 'bonus_stake_too_high',
    'bonus_not_available',
  ],
  extension: true,
});

export const getRound = call({
  method: 'GET',
  path: '/player/rounds/:id',
  summary: "The receipt of one of the caller's rounds.",
  session: 'visitor',
  params: z.object({ id: z.string().max(100) }),
  data: RoundReceipt,
  extension: true,
});
