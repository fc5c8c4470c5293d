import { z } from 'zod';
import { call } from './call';
import { currencyCodes, MinorUnits } from './money';
import { GameId } from './game-id';
import { RoundState } from './receipt';

/** The most rows that one answer holds. */
export const longestPage = 500;
/** A page of a list, as every history call takes it. */
export const page = { limit: z.number().int().min(1).max(longestPage).default(20), offset: z.number().int().min(0).max(1_000_000).default(0) };
/** A calendar day, YYYY-MM-DD, in UTC (DOMAIN §9). Both ends count. */
const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
export const period = { dateFrom: Day.optional(), dateTo: Day.optional() };

/** Columns of SPEC §3. Amounts in minor units, positive; times are epoch milliseconds. */
export const Transaction = z.object({
  id: z.string(),
  type: z.enum(['deposit', 'withdraw']),
  method: z.string(),
  /** The method's name in the caller's language. */
  methodName: z.string(),
  status: z.enum(['pending', 'credited', 'declined', 'requested', 'approved', 'paid', 'rejected', 'cancelled']),
  details: z.string(),
  message: z.string(),
  amount: MinorUnits,
  currency: z.enum(currencyCodes),
  requestedAt: z.number().int(),
  processedAt: z.number().int().nullable(),
});
export type Transaction = z.infer<typeof Transaction>;

export const transactions = call({
  method: 'POST',
  path: '/player/transactions',
  summary: 'Deposits and withdrawals, newest first, and what the period brought in and paid out.',
  session: 'player',
  body: z.object({ type: z.enum(['all', 'deposit', 'withdraw']).default('all'), method: z.string().max(40).optional(), ...period, ...page }),
  data: z.object({
    total: z.number().int(),
    transactions: z.array(Transaction),
    /** Of the whole period, whatever type and method are asked for: credited deposits and paid withdrawals, minor units of the player's currency. */
    totals: z.object({ deposited: MinorUnits, withdrawn: MinorUnits }),
  }),
});

export const GamingRow = z.object({
  id: z.string(),
  /** Who runs the round. Receipts are of our own rounds (`inHouseProvider`). */
  provider: z.string(),
  gameid: GameId,
  gametitle: z.string(),
  state: RoundState,
  stake: MinorUnits,
  payout: MinorUnits,
  currency: z.enum(currencyCodes),
  startedAt: z.number().int(),
});
export type GamingRow = z.infer<typeof GamingRow>;

export const gamingHistory = call({
  method: 'POST',
  path: '/player/history/gaming',
  summary: 'Real-money rounds, newest first; play money is not history.',
  session: 'player',
  body: z.object({ ...period, ...page }),
  data: z.object({ total: z.number().int(), rounds: z.array(GamingRow) }),
  extension: true,
});
