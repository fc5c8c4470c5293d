import { z } from 'zod';
import { call } from './call';
import { GameId } from './game-id';
import { currencyCodes, MinorUnits } from './money';

export const tierNames = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const;
export type TierName = (typeof tierNames)[number];
export const tierBenefits = [
  'cashback',
  'levelUpReward',
  'weeklyCashback',
  'monthlyCashback',
  'weeklyMoneyReward',
  'monthlyMoneyReward',
] as const;
export type TierBenefit = (typeof tierBenefits)[number];
const Tier = z.enum(tierNames);
const Moment = z.number().int();

/** The VIP club as everybody may read it (SPEC §3, §9). Money in minor units of `currency`, shares in percent. */
export const Vip = z.object({
  currency: z.literal('EUR'),
  tiers: z.array(
    z.object({
      name: Tier,
      fromLevel: z.number().int(),
      toLevel: z.number().int(),
      /** Shown as qualifying wager: after the weights of the games. */
      wagered: z.object({ from: MinorUnits, to: MinorUnits }),
      /** A path of the site. */
      image: z.string().startsWith('/'),
      colour: z.string().regex(/^#[0-9a-f]{6}$/),
      benefits: z.array(z.enum(tierBenefits)),
    }),
  ),
  levels: z.array(
    z.object({
      level: z.number().int(),
      requiredCP: z.number().int(),
      tier: Tier.nullable(),
      /** `value`: what each spin is played at. */
      freeSpins: z
        .object({ gameid: GameId, gametitle: z.string(), count: z.number().int(), value: MinorUnits })
        .nullable(),
      cash: MinorUnits,
    }),
  ),
  /** The qualifying wager that is one cash point. */
  euroPerPoint: MinorUnits,
  /** `weekly` and `monthly`: shares of a closed period's net loss. Below `edgeFloor` a game's true edge counts. */
  cashback: z.object({
    weekly: z.number(),
    monthly: z.number(),
    weeklyReward: MinorUnits,
    monthlyReward: MinorUnits,
    shareOfEdge: z.number(),
    edgeFloor: z.number(),
    edgeCap: z.number(),
    unknownRtpEdge: z.number(),
  }),
});
export type Vip = z.infer<typeof Vip>;

export const vip = call({
  method: 'GET',
  path: '/vip',
  summary: 'The VIP club: tiers, the ladder of levels with what each brings, and the terms of cashback.',
  session: 'none',
  data: Vip,
  extension: true,
  // Operators set terms from a moment on: whoever asks after it is told them, or, while the API is away, the last ones known.
  shared: { fresh: 60, stale: 24 * 3600, revalidates: true },
});

/** What a level brings, money in minor units of the player's currency. Times are epoch milliseconds, null: not yet. */
export const LevelReward = z.object({
  level: z.number().int(),
  requiredPoints: z.number().int(),
  freeSpins: z.number().int(),
  /** What they are played on, as of the moment that the level was reached; null before, and where it brings none. */
  gametitle: z.string().nullable(),
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

export const loyalty = call({
  method: 'GET',
  path: '/loyalty',
  summary: 'Cash points, level, tier and level-up rewards.',
  session: 'player',
  data: Loyalty,
  extension: true,
});

export const cashbackPeriods = ['daily', 'weekly', 'monthly'] as const;

/** Minor units of the player's currency; times are epoch milliseconds. */
export const CashbackPot = z.object({
  period: z.enum(cashbackPeriods),
  /** Which day, ISO week or month a claim now is for: `2026-11-20`, `2026-W46`, `2026-10`. */
  key: z.string(),
  /** False: the player's level does not have it. */
  offered: z.boolean(),
  /** Percent that the period of `key` pays: of the house edge on each stake for a day, of the net loss for a week or month, as of its beginning. */
  share: z.number(),
  /** What a claim would pay now, the reward included: it goes by the tier held when the period closed, and is for who had a round settled in it. */
  available: MinorUnits,
  /** The fixed money reward of Gold (weekly) and Platinum (monthly) that the period of `key` brings. */
  reward: MinorUnits,
  claimedAt: Moment.nullable(),
  /** Null: a claim can be made now. */
  nextClaimAt: Moment.nullable(),
  /** When the day, week or month under way is over: the next pot is ready then. */
  closesAt: Moment,
});
export type CashbackPot = z.infer<typeof CashbackPot>;

/** `cpGained`: points since the current level was reached. */
export const Cashback = z.object({
  currency: z.enum(currencyCodes),
  totalCP: z.number().int(),
  currentLevel: z.number().int().nullable(),
  cpGained: z.number().int(),
  pots: z.array(CashbackPot),
});
export type Cashback = z.infer<typeof Cashback>;

export const cashback = call({
  method: 'GET',
  path: '/cashback',
  summary: 'The cashback pots of SPEC §3 with CP and level.',
  session: 'player',
  data: Cashback,
  extension: true,
});

/** `balance`: cash after the payment. */
export const CashbackPaid = z.object({ paid: MinorUnits, currency: z.enum(currencyCodes), balance: MinorUnits });
export type CashbackPaid = z.infer<typeof CashbackPaid>;

export const claimCashback = call({
  method: 'POST',
  path: '/cashback/:period/claim',
  summary: 'Pays a pot into cash, once a period.',
  session: 'player',
  params: z.object({ period: z.enum(cashbackPeriods) }),
  data: CashbackPaid,
  refusals: ['cashback_not_offered', 'cashback_already_claimed', 'nothing_to_claim', 'account_frozen'],
  extension: true,
});

export const challengesMonth = /^20\d\d-(0[1-9]|1[0-2])$/;

/** Prize and minimum stake in minor units of `currency`; the winners' prizes in that of each. Times are epoch milliseconds. */
export const Challenges = z.object({
  currency: z.literal('EUR'),
  /** `2026-11`: whose winners they are. */
  month: z.string().regex(challengesMonth),
  /** What the licence's stake cap puts out of reach is left out. */
  tiers: z.array(z.object({ multiplier: z.number().int(), prize: MinorUnits, minimumStake: MinorUnits })),
  /** Names masked, the highest multiplier first. */
  winners: z.array(
    z.object({
      multiplier: z.number().int(),
      player: z.string(),
      gameid: GameId,
      gametitle: z.string(),
      prize: MinorUnits,
      currency: z.enum(currencyCodes),
      at: Moment,
    }),
  ),
  /** The months that have winners, newest first. */
  months: z.array(z.string().regex(challengesMonth)),
});
export type Challenges = z.infer<typeof Challenges>;

export const challenges = call({
  method: 'GET',
  path: '/challenges',
  summary: "The challenges and a month's winners; without `month` those of this one.",
  session: 'none',
  query: z.object({ month: z.string().regex(challengesMonth).optional() }),
  data: Challenges,
  extension: true,
  shared: { fresh: 60, stale: 600, revalidates: true },
});

/** Minimum stake and prize in minor units of the player's currency; `paidAt` is null while the prize is withheld. */
export const MyChallenges = z.object({
  currency: z.enum(currencyCodes),
  month: z.string(),
  tiers: z.array(
    z.object({
      multiplier: z.number().int(),
      prize: MinorUnits,
      minimumStake: MinorUnits,
      hitAt: Moment.nullable(),
      paidAt: Moment.nullable(),
      roundId: z.string().nullable(),
      /** Whether the round has a receipt, as those of the house's own games have. */
      hasReceipt: z.boolean(),
    }),
  ),
});
export type MyChallenges = z.infer<typeof MyChallenges>;

export const myChallenges = call({
  method: 'GET',
  path: '/challenges/mine',
  summary: "This month's challenges and which of them the player has hit.",
  session: 'player',
  data: MyChallenges,
  extension: true,
});
