import { z } from 'zod';
import { call } from './call';
import { GameId } from './game-id';
import { GameLaunch, LaunchQuery } from './games';
import { MinorUnits, PositiveMinorUnits } from './money';
import { RoundChoice } from './play';
import { DecisionName, RoundReceipt } from './receipt';

/** Made by the client, so that a repeated post counts once (DOMAIN §2). */
export const RequestId = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

/** What a refusal with `round_too_soon` says: how long until the same request may be sent again, ms. */
export const RoundTooSoon = z.object({ wait: z.number().int().min(1) });

/** Asks for more than the receipt: the game as the round's own page opens it, which is what comes next (`launchGame` with this round). `launch`: the game's id. */
const AlsoLaunch = LaunchQuery.pick({ homeUrl: true, cashierUrl: true }).extend({ launch: GameId.optional() });

/** `launch`: what was asked for with it. Left out where the round is of another game, or the game doesn't open any more. Neither receipt is signed: who wants that asks for it (`getRound`). */
const PlayedRound = RoundReceipt.extend({ launch: GameLaunch.optional() });

export const playRound = call({
  method: 'POST',
  path: '/rounds',
  summary:
    'Plays a round of an in-house game. A repeated `requestId` gives the stored round. `round_too_soon` says in `data` how long to `wait` (ms), and its `requestId` may be sent again.',
  session: 'visitor',
  query: AlsoLaunch,
  // Strict: who asks for more than one round in a call (autoplay is never offered) is refused, not served one.
  body: z.strictObject({
    gameid: GameId,
    mode: z.enum(['real', 'fun']),
    stake: PositiveMinorUnits,
    requestId: RequestId,
    /** Only for games whose rules ask for one. */
    choice: RoundChoice.optional(),
    /** Plays a free spin of this bonus: `stake` is its value, nothing is taken, and what it wins is the bonus's. */
    bonusId: z.string().min(1).max(100).optional(),
  }),
  data: PlayedRound,
  refusals: [
    'restriction_error',
    'game_not_available',
    'stake_not_offered',
    'insufficient_funds',
    'account_frozen',
    'duplicate_transaction',
    'bonus_stake_too_high',
    'bonus_not_available',
    'choice_not_offered',
    'round_open',
    'round_too_soon',
    'reality_check_due',
  ],
  extension: true,
});

export const decideRound = call({
  method: 'POST',
  path: '/player/rounds/:id/decisions',
  summary: "Decides in one of the caller's open rounds. A repeated `requestId` gives the stored answer.",
  session: 'visitor',
  params: z.object({ id: z.string().max(100) }),
  query: AlsoLaunch,
  body: z.object({
    decision: DecisionName,
    /** How many decisions the player has seen made: another number means that the round has moved on meanwhile. */
    step: z.number().int().min(0).max(1_000),
    requestId: RequestId,
  }),
  data: PlayedRound,
  refusals: [
    'decision_not_offered',
    'decision_out_of_turn',
    'round_closed',
    'insufficient_funds',
    'account_frozen',
    'duplicate_transaction',
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

/** What a provider told of its round, and what became of it. `win_waits`: for its bet; `win_held`: above what may be paid unseen (DOMAIN §2). */
export const outsideSteps = [
  'bet',
  'bet_returned',
  'win',
  'win_waits',
  'win_held',
  'win_unpaid',
  'win_taken_back',
] as const;

/** A round that an outside provider runs, as far as it is told: ids are the provider's own, and what decided it is the provider's to show. */
export const OutsideRoundReceipt = RoundReceipt.pick({
  id: true,
  gameid: true,
  gametitle: true,
  state: true,
  currency: true,
  stake: true,
  payout: true,
  balanceAfter: true,
  startedAt: true,
  settledAt: true,
}).extend({
  provider: z.string(),
  /** Won besides, and being checked. */
  held: MinorUnits,
  steps: z.array(
    z.object({
      what: z.enum(outsideSteps),
      /** Of the bet or win, as its provider calls it. */
      id: z.string(),
      amount: MinorUnits,
      /** Null where nothing was booked for it, and in rounds of years that are archived. */
      at: z.number().int().nullable(),
    }),
  ),
});
export type OutsideRoundReceipt = z.infer<typeof OutsideRoundReceipt>;

export const getOutsideRound = call({
  method: 'GET',
  path: '/player/rounds/:provider/:id',
  summary: 'What is known of a round of the caller’s that an outside provider runs.',
  session: 'player',
  params: z.object({ provider: z.string().max(40), id: z.string().max(100) }),
  data: OutsideRoundReceipt,
  extension: true,
});
