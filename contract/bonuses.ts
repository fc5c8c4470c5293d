import { z } from 'zod';
import { call } from './call';
import { currencyCodes, MinorUnits } from './money';
import { GameId } from './game-id';
import { page, period } from './history';

/** What a bet on a game counts toward a bonus, in percent; `gamegroup` is what the game counts as. */
export const GameContribution = z.object({
  gameid: GameId,
  gametitle: z.string(),
  gamegroup: z.string(),
  percent: z.number().int(),
});
export type GameContribution = z.infer<typeof GameContribution>;

/** Who counts how much, in percent. */
export const contributions = {
  /** By category: what a game counts that `gameContribution` doesn't name. */
  contribution: z.record(z.string(), z.number().int()),
  /** The games that have a contribution of their own: the less the house keeps of a stake, the less it counts. */
  gameContribution: z.array(GameContribution),
};

export const bonusStates = ['queued', 'active', 'completed', 'forfeited', 'expired'] as const;

/** SPEC §3, DOMAIN §3. Money and points in minor units of `currency`; times are epoch milliseconds. */
export const Bonus = z.object({
  /** The instance id. */
  id: z.string(),
  /** In the language of `x-language`. */
  name: z.string(),
  state: z.enum(bonusStates),
  currency: z.enum(currencyCodes),
  /** What was granted and what its free spins have won. */
  amount: MinorUnits,
  /** 0 until it is started and after its end. */
  balance: MinorUnits,
  /** The multiplier shown, such as 30: points needed are the amount times this. */
  wageringRequirement: z.number().int(),
  pointsNeeded: MinorUnits,
  pointsGained: MinorUnits,
  /** Bets of it that are not settled; they hold up its end. */
  openBets: z.number().int(),
  /** As they were when the bonus was granted, or chosen with its deposit. */
  ...contributions,
  /** While it is active. */
  maximumStake: MinorUnits,
  /** `value` is the stake that each is played at, by `POST /rounds` with this bonus's id. Null for a bonus without. */
  freeSpins: z.object({ gameid: GameId, left: z.number().int(), value: MinorUnits }).nullable(),
  grantedAt: z.number().int(),
  startedAt: z.number().int().nullable(),
  endedAt: z.number().int().nullable(),
  /** How long it can be played, ms from its start (DOMAIN §3); null: for good. */
  validFor: z.number().int().nullable(),
  /** Null while it waits in the queue, where it never expires, and for a bonus that is good for ever. */
  expiresAt: z.number().int().nullable(),
});
export type Bonus = z.infer<typeof Bonus>;

const instance = z.object({ id: z.string().max(100) });

export const bonuses = call({
  method: 'GET',
  path: '/bonuses',
  summary: 'The active bonus, the queue, and those that ended in the last 30 days.',
  session: 'player',
  data: z.object({ bonuses: z.array(Bonus) }),
  extension: true,
});

export const getBonus = call({
  method: 'GET',
  path: '/bonuses/:id',
  summary: 'One bonus of the player, however long ago it ended.',
  session: 'player',
  params: instance,
  data: Bonus,
  refusals: ['not_found'],
  extension: true,
});

export const startBonus = call({
  method: 'POST',
  path: '/bonuses/:id/start',
  summary: 'Starts a queued bonus; one is active at a time. Repeating it changes nothing.',
  session: 'player',
  params: instance,
  data: Bonus,
  refusals: ['bonus_not_available', 'bonus_already_active', 'account_frozen'],
  extension: true,
});

export const forfeitBonus = call({
  method: 'POST',
  path: '/bonuses/:id/forfeit',
  summary:
    'Gives up a bonus: its balance and bonus-funded winnings go, the cash share stays. Repeating it changes nothing.',
  session: 'player',
  params: instance,
  data: Bonus,
  refusals: ['bonus_not_available', 'open_rounds'],
  extension: true,
});

export const redeemCode = call({
  method: 'POST',
  path: '/bonuses/code',
  summary:
    'Redeems a promotion code, in whatever case and width it is written; each counts once a player. The bonus waits in the queue.',
  session: 'player',
  body: z.object({ code: z.string().trim().min(1).max(40) }),
  data: Bonus,
  refusals: [
    'invalid_promotion_code',
    'promotion_code_used',
    'offer_not_open',
    'account_frozen',
    'offers_withheld',
    'too_many_requests',
  ],
  extension: true,
});

/** The receipt of one bet of a bonus (DOMAIN §3). Money and points in minor units of `currency`. */
export const BonusBet = z.object({
  roundId: z.string(),
  /** The instance id. */
  bonusId: z.string(),
  /** In the language of `x-language`. */
  bonusName: z.string(),
  gameid: GameId,
  gametitle: z.string(),
  /** The game's category, empty when unknown. */
  gamegroup: z.string(),
  /** Who runs the round. */
  provider: z.string(),
  currency: z.enum(currencyCodes),
  stake: MinorUnits,
  cashShare: MinorUnits,
  bonusShare: MinorUnits,
  contributionPercent: z.number().int(),
  /** What decided the percentage: `game:<id>`, `category:<name>`, `sportsbook:odds`, `free_spin` or `none`. */
  rule: z.string(),
  pointContribution: MinorUnits,
  pointsBefore: MinorUnits,
  pointsAfter: MinorUnits,
  /** A bet that was taken back: its points were, too. */
  isRolledBack: z.boolean(),
  at: z.number().int(),
});
export type BonusBet = z.infer<typeof BonusBet>;

export const bonusHistory = call({
  method: 'POST',
  path: '/player/history/bonuses',
  summary: 'Bets of bonuses with their receipts, newest first.',
  session: 'player',
  body: z.object({
    bonusId: z.string().min(1).max(100).optional(),
    /** The bets of one round. */
    roundId: z.string().min(1).max(200).optional(),
    ...period,
    ...page,
  }),
  data: z.object({ total: z.number().int(), bets: z.array(BonusBet) }),
  extension: true,
});
