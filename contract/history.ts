import { z } from 'zod';
import { call } from './call';
import { currencyCodes, MinorUnits } from './money';
import { GameId } from './game-id';
import { GameTile } from './games';
import { RoundState } from './receipt';

/** The most rows that one answer holds. */
export const longestPage = 500;
/** A page of a list, as every history call takes it. */
export const page = {
  limit: z.number().int().min(1).max(longestPage).default(20),
  offset: z.number().int().min(0).max(1_000_000).default(0),
};
/** A calendar day, YYYY-MM-DD, in UTC (DOMAIN §9). Both ends count. */
const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
export const period = { dateFrom: Day.optional(), dateTo: Day.optional() };

/** What the house gives into cash, each time with a row of its own (DOMAIN §2). */
export const creditSources = [
  'level_reward',
  'cashback_daily',
  'cashback_weekly',
  'cashback_monthly',
  'challenge_prize',
  'race_prize',
  'bonus_completed',
  'correction',
] as const;
export type CreditSource = (typeof creditSources)[number];

/** Columns of SPEC §3. Amounts in minor units, positive; times are epoch milliseconds. The method of a credit is what gave it, one of `creditSources`. */
export const Transaction = z.object({
  id: z.string(),
  type: z.enum(['deposit', 'withdraw', 'credit']),
  method: z.string(),
  /** The method's name in the caller's language. */
  methodName: z.string(),
  status: z.enum([
    'pending',
    'credited',
    'declined',
    'unallocated',
    'refunded',
    'requested',
    'approved',
    'paid',
    'rejected',
    'cancelled',
  ]),
  /** Of a credit: for what it was given, such as its level, period or race, in the caller's language. */
  details: z.string(),
  message: z.string(),
  amount: MinorUnits,
  currency: z.enum(currencyCodes),
  requestedAt: z.number().int(),
  processedAt: z.number().int().nullable(),
});
export type Transaction = z.infer<typeof Transaction>;

/**
 * How a player's cash came from its opening to its closing balance: opening + deposits + withdrawals + returned + credits + games = closing,
 * at every moment and for every period. Each part is what it moved, with its sign, by when the cash moved. Minor units of the player's currency.
 */
export const CashStatement = z.object({
  opening: MinorUnits,
  /** Credited deposits. */
  deposits: MinorUnits,
  /** A withdrawal leaves the cash with its request, whenever it is paid. Zero or less. */
  withdrawals: MinorUnits,
  /** Withdrawals that came back: cancelled or not approved. */
  returned: MinorUnits,
  credits: MinorUnits,
  /** Payouts less stakes, as far as cash bore them; what was rolled back included. */
  games: MinorUnits,
  closing: MinorUnits,
});
export type CashStatement = z.infer<typeof CashStatement>;

export const transactions = call({
  method: 'POST',
  path: '/player/transactions',
  summary:
    'Deposits, withdrawals and credits whose cash moved in the period, newest first, what it brought in and paid out, and how its cash adds up. What moved no cash stands by when it was asked for.',
  session: 'player',
  body: z.object({
    type: z.enum(['all', 'deposit', 'withdraw', 'credit']).default('all'),
    method: z.string().max(40).optional(),
    ...period,
    ...page,
  }),
  data: z.object({
    total: z.number().int(),
    transactions: z.array(Transaction),
    /** Of the whole period, whatever type and method are asked for: credited deposits, withdrawals that left the cash then and are paid, and credits, minor units of the player's currency. */
    totals: z.object({ deposited: MinorUnits, withdrawn: MinorUnits, credited: MinorUnits }),
    /** Of the whole period as well. */
    statement: CashStatement,
  }),
});

export const GamingRow = z.object({
  id: z.string(),
  /** Who runs the round: `inHouseProvider` for our own, which `getRound` knows; of any other `getOutsideRound` has the receipt. */
  provider: z.string(),
  gameid: GameId,
  gametitle: z.string(),
  /** Of an outside title while it is on offer: with what picture. */
  offered: GameTile.pick({ picture: true }).optional(),
  state: RoundState,
  stake: MinorUnits,
  payout: MinorUnits,
  /** Won besides, and not paid yet: it is above what may be paid unseen, and being checked (DOMAIN §2). */
  held: MinorUnits,
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
