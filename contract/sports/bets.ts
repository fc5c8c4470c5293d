import { z } from 'zod';
import { call } from '../call';
import { PlayTime } from '../games';
import { currencyCodes, MinorUnits, PositiveMinorUnits } from '../money';
import { RequestId } from '../rounds';
import { MarketId, Odds, SelectionId } from './markets';
import { matchFacts, MatchFairness, MatchId, Score } from './matches';

/** Legs of one slip at the most: as singles or as an accumulator; systems have eight at the most. */
export const mostLegs = 20;
/** What the house keeps of a cash-out, in thousandths (DOMAIN §12): stake × price taken ÷ price now × (1 − fee). */
export const cashOutFee = 50;

/** What becomes of a bet whose price moved since the player saw it: `ask` refuses it, `better` takes a higher price alone. */
export const priceChanges = ['ask', 'better', 'any'] as const;
export const PriceChange = z.enum(priceChanges);
export type PriceChange = z.infer<typeof PriceChange>;

export const betKinds = ['single', 'accumulator', 'system'] as const;
export const BetKind = z.enum(betKinds);
export type BetKind = z.infer<typeof BetKind>;

const SelectionAsked = z.object({ matchId: MatchId, marketId: MarketId, selectionId: SelectionId });
export type SelectionAsked = z.infer<typeof SelectionAsked>;

/** `trixie`, `patent`, `yankee`, `lucky-15`, `canadian`, `lucky-31`, `heinz`, or `2/3`, `3/5` …: see `systemSizes`. */
const System = z.string().max(20);

const legFacts = {
  ...SelectionAsked.shape,
  ...matchFacts,
  marketName: z.string(),
  selectionName: z.string(),
};

/** What the slip shows of a leg now. `odds` are null where it can't be bet on; `why` says the reason. */
export const SlipLeg = z.object({
  ...legFacts,
  odds: Odds.nullable(),
  why: z.enum(['market_suspended', 'market_closed']).nullable(),
  inPlay: z.boolean(),
});
export type SlipLeg = z.infer<typeof SlipLeg>;

const Stakes = z.object({ minimum: MinorUnits, maximum: MinorUnits });

/**
 * Prices a slip. Legs that don't exist (any more) are left out. For a player the stakes are in the player's currency and by his
 * own limits, for a visitor in euro. `maximum` 0: not as this kind.
 */
export const priceSlip = call({
  method: 'POST',
  path: '/sports/slip',
  summary: 'What the selections of a slip pay now, and as what and for how much they can be bet. Nothing is placed.',
  session: 'none',
  personal: true,
  body: z.object({ legs: z.array(SelectionAsked).min(1).max(mostLegs) }),
  data: z.object({
    legs: z.array(SlipLeg),
    currency: z.enum(currencyCodes),
    /** For each leg, in their order: what may be staked on it as a single. */
    singles: z.array(Stakes),
    /** Null where the legs can't be combined; `odds` are the total price. */
    accumulator: z.object({ odds: z.number().int(), stakes: Stakes }).nullable(),
    /** Each with its number of bets, what all of them pay for 1.00 a bet if every leg wins (thousandths), and the stake for one bet. */
    systems: z.array(
      z.object({ system: System, combinations: z.number().int(), odds: z.number().int(), stakes: Stakes }),
    ),
    /** Indexes of legs that exclude each other in a combination: several of one match. */
    excluding: z.array(z.number().int()),
    /** How long the bet would wait before it is taken, ms: 0 unless a match is in play. */
    delay: z.number().int().min(0),
    /** Null for visitors. */
    playTime: PlayTime.nullable().default(null),
  }),
  extension: true,
});

/** `half_won` and `half_lost`: of a quarter line. */
export const LegState = z.enum(['open', 'won', 'half_won', 'lost', 'half_lost', 'void']);
export type LegState = z.infer<typeof LegState>;

export const BetLeg = z.object({
  ...legFacts,
  /** Those that were taken. */
  odds: Odds,
  state: LegState,
  /** The result that decided it; null while the leg is open, and of a match that was called off. */
  score: Score.nullable(),
  fairness: MatchFairness.nullable(),
});
export type BetLeg = z.infer<typeof BetLeg>;

export const BetState = z.enum(['open', 'won', 'lost', 'void', 'cashed_out']);
export type BetState = z.infer<typeof BetState>;

/** `id` is the round's, too: `GET /player/rounds/{id}`. All money in minor units of `currency`, times in epoch milliseconds. */
export const SportsBet = z.object({
  id: z.string(),
  kind: BetKind,
  system: System.nullable(),
  legs: z.array(BetLeg).min(1),
  /** In how many bets the stake is split; 1 but for systems. */
  combinations: z.number().int().min(1),
  /** Of all combinations together. */
  stake: MinorUnits,
  /** The total price; null for a system. */
  odds: z.number().int().nullable(),
  /** What it pays if every leg wins, less what was cashed out. */
  possiblePayout: MinorUnits,
  /** What it has paid in all, cash-outs included; null while it is open and nothing was cashed out. */
  payout: MinorUnits.nullable(),
  currency: z.enum(currencyCodes),
  /** `won`: it paid something. `void`: every leg was, and the stake came back. */
  state: BetState,
  priceChange: PriceChange,
  placedAt: z.number().int(),
  settledAt: z.number().int().nullable(),
  /** What was cashed out so far, each with the part of the stake that it was for. */
  cashOuts: z.array(z.object({ at: z.number().int(), stake: MinorUnits, amount: MinorUnits })),
  /** Settlements that a corrected result has replaced, the oldest first: what the bet had paid before. */
  corrections: z.array(z.object({ at: z.number().int(), payout: MinorUnits })),
});
export type SportsBet = z.infer<typeof SportsBet>;

/** `amount` is for all that is left of the bet. Null amount: not now, and `why` (a leg's market is not open). */
export const CashOutOffer = z.object({
  amount: PositiveMinorUnits.nullable(),
  why: z.enum(['market_suspended', 'market_closed', 'nothing_to_cash_out']).nullable(),
  /** What is left of the stake. */
  stake: MinorUnits,
});
export type CashOutOffer = z.infer<typeof CashOutOffer>;

/**
 * Places what is on the slip, all of it or nothing. `singles`: one bet a leg, each with its own `stake`; `accumulator`: one bet,
 * `stake` in all; `system`: `stake` for each combination. In play the answer waits the market's delay.
 * Refused: `price_changed` with `data.legs` [{ matchId, marketId, selectionId, odds }] of every leg whose price moved, at the
 * prices now; `market_suspended` and `market_closed` with the same list of the legs that can't be bet on (odds null);
 * `selections_exclude_each_other` with the legs of one match; `too_few_legs` with `minimum`; `stake_not_offered` with `minimum` and
 * `maximum` in minor units and, for singles, the `leg` (index). A repeated `requestId` is answered as the first time.
 */
export const placeSportsBet = call({
  method: 'POST',
  path: '/sports/bets',
  summary:
    'Places singles, an accumulator or a system at the prices the player saw. A repeated `requestId` gives the stored bets.',
  session: 'player',
  body: z.object({
    kind: z.enum(['singles', 'accumulator', 'system']),
    system: System.optional(),
    legs: z
      .array(SelectionAsked.extend({ odds: Odds, stake: PositiveMinorUnits.optional() }))
      .min(1)
      .max(mostLegs),
    /** Missing for singles. */
    stake: PositiveMinorUnits.optional(),
    priceChange: PriceChange.default('ask'),
    requestId: RequestId,
  }),
  data: z.object({ bets: z.array(SportsBet) }),
  refusals: [
    'not_found',
    'restriction_error',
    'market_closed',
    'market_suspended',
    'price_changed',
    'selections_exclude_each_other',
    'too_few_legs',
    'stake_not_offered',
    'insufficient_funds',
    'account_frozen',
    'reality_check_due',
    'bonus_stake_too_high',
    'duplicate_transaction',
  ],
  extension: true,
});

export const betLists = ['all', 'open', 'settled', 'cashed_out'] as const;

export const sportsBets = call({
  method: 'GET',
  path: '/sports/bets',
  summary: "The player's bets, newest first, with what an open one can be cashed out for.",
  session: 'player',
  query: z.object({
    list: z.enum(betLists).default('all'),
    limit: z.coerce.number().int().min(1).max(100).default(20),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  data: z.object({
    total: z.number().int(),
    bets: z.array(SportsBet.extend({ cashOut: CashOutOffer.nullable() })),
  }),
  extension: true,
});

export const sportsBet = call({
  method: 'GET',
  path: '/sports/bets/:id',
  summary: 'One of the player’s bets: its receipt, and what it can be cashed out for now.',
  session: 'player',
  params: z.object({ id: z.string().max(100) }),
  data: SportsBet.extend({ cashOut: CashOutOffer.nullable() }),
  extension: true,
});

/**
 * `share`: how much of what is left, in whole percent; `amount`: what the player was told for all of it (`cashOut.amount`).
 * Refused with `price_changed` and the new `amount` in `data` when it is less by now; more is paid as it is.
 */
export const cashOutSportsBet = call({
  method: 'POST',
  path: '/sports/bets/:id/cash-out',
  summary:
    'Cashes a bet out, whole or in part, at the amount that was told. A repeated `requestId` gives the stored answer.',
  session: 'player',
  params: z.object({ id: z.string().max(100) }),
  body: z.object({
    amount: PositiveMinorUnits,
    share: z.number().int().min(1).max(100).default(100),
    requestId: RequestId,
  }),
  data: SportsBet,
  refusals: [
    'not_found',
    'nothing_to_cash_out',
    'market_suspended',
    'market_closed',
    'price_changed',
    'duplicate_transaction',
  ],
  extension: true,
});
