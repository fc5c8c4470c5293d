import { z } from 'zod';
import { call } from './call';
import { currencyCodes, MinorUnits } from './money';

const Tier = z.enum(['Bronze', 'Silver', 'Gold', 'Platinum']);
const Moment = z.number().int();

/** What a level brings, money in minor units of the player's currency. Times are epoch milliseconds, null: not yet. */
export const LevelReward = z.object({
  level: z.number().int(),
  requiredPoints: z.number().int(),
  freeSpins: z.number().int(),
  cash: MinorUnits,
  /** When the level was reached. */
  earnedAt: Moment.nullable(),
  /** When all of it was given, free spins as a bonus in the queue: later than earned while the account was frozen. */
  grantedAt: Moment.nullable(),
});

/** The VIP lookup of SPEC §3: nulls below level 1 and at level 60. */
export const Loyalty = z.object({
  currency: z.enum(currencyCodes),
  totalCP: z.number().int().min(0),
  current: z.object({ category: Tier.nullable(), level: z.number().int(), points: z.number().int() }).nullable(),
  next: z.object({ category: Tier.nullable(), level: z.number().int(), requiredPoints: z.number().int() }).nullable(),
  vip: z.boolean(),
  rewards: z.array(LevelReward),
});
export type Loyalty = z.infer<typeof Loyalty>;

export const loyalty = call({ method: 'GET', path: '/loyalty', summary: 'Cash points, level, tier and level-up rewards.', session: 'player', data: Loyalty, extension: true });

export const cashbackPeriods = ['daily', 'weekly', 'monthly'] as const;

/** Minor units of the player's currency; times are epoch milliseconds. */
export const CashbackPot = z.object({
  period: z.enum(cashbackPeriods),
  /** Which day, ISO week or month a claim now is for: `2026-11-20`, `2026-W46`, `2026-10`. */
  key: z.string(),
  /** False: the player's level does not have it. */
  offered: z.boolean(),
  /** What a claim would pay now, the reward included. */
  available: MinorUnits,
  /** The fixed money reward of Gold (weekly) and Platinum (monthly). */
  reward: MinorUnits,
  claimedAt: Moment.nullable(),
  /** Null: a claim can be made now. */
  nextClaimAt: Moment.nullable(),
});
export type CashbackPot = z.infer<typeof CashbackPot>;

/** `cpGained`: points since the current level was reached. */
export const Cashback = z.object({
  currency: z.enum(currencyCodes), totalCP: z.number().int(), currentLevel: z.number().int().nullable(), cpGained: z.number().int(), pots: z.array(CashbackPot),
});
export type Cashback = z.infer<typeof Cashback>;

export const cashback = call({ method: 'GET', path: '/cashback', summary: 'The cashback pots of SPEC §3 with CP and level.', session: 'player', data: Cashback, extension: true });

/** `balance`: cash after the payment. */
export const CashbackPaid = z.object({ paid: MinorUnits, currency: z.enum(currencyCodes), balance: MinorUnits });
export type CashbackPaid = z.infer<typeof CashbackPaid>;

export const claimCashback = call({
  method: 'POST', path: '/cashback/:period/claim', summary: 'Pays a pot into cash, once a period.', session: 'player',
  params: z.object({ period: z.enum(cashbackPeriods) }), data: CashbackPaid,
  refusals: ['cashback_not_offered', 'cashback_already_claimed', 'nothing_to_claim', 'account_frozen'], extension: true,
});

/** Minimum stake and prize in minor units of the player's currency; `paidAt` is null while the prize is withheld. */
export const Challenges = z.object({
  currency: z.enum(currencyCodes),
  month: z.string(),
  tiers: z.array(z.object({
    multiplier: z.number().int(), prize: MinorUnits, minimumStake: MinorUnits, hitAt: Moment.nullable(), paidAt: Moment.nullable(), roundId: z.string().nullable(),
  })),
});
export type Challenges = z.infer<typeof Challenges>;

export const challenges = call({
  method: 'GET', path: '/challenges', summary: "This month's challenges and which of them the player has hit.", session: 'player', data: Challenges, extension: true,
});
