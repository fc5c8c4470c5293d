import { z } from 'zod';
import { call } from './call';
import { GameId } from './game-id';
import { MinorUnits, MoneyUnit } from './money';
import { RoundChoice, TableResult } from './play';
import { RoundReceipt } from './receipt';
import { RequestId } from './rounds';

const Mode = z.enum(['real', 'fun']);
const RoundNumber = z.number().int().min(0).max(1e9);

/**
 * `betting`: nothing moves and bets are taken; `dealing`: the round has closed and runs; `result`: what it came to is shown. Bets on
 * the next round are taken in all three.
 */
export const TablePhase = z.enum(['betting', 'dealing', 'result']);
export type TablePhase = z.infer<typeof TablePhase>;

/** Times are epoch milliseconds. */
const Clockwork = z.object({
  phase: TablePhase,
  /** The round that the phase is about: taking bets, being dealt, or just dealt. */
  round: RoundNumber,
  /** When the phase ends; of a flight, the latest that it can: when it ends is a secret until then. */
  endsAt: z.number().int(),
  /** The one round that takes bets now, when it closes and when its result is shown: at a table of flights the latest there can be while one is under way, and of results always. */
  next: z.object({ round: RoundNumber, closesAt: z.number().int(), resultAt: z.number().int() }),
});
export type Clockwork = z.infer<typeof Clockwork>;

/**
 * A shared round that is over. Its `secret` hashes (SHA-256 of the text, hexadecimal) to the secret of the round before it, and the
 * first of a chain to the chain's end; the draws are HMAC-SHA256(secret, `<table>:<round>:0:<cursor>`).
 */
export const TableRound = z.object({
  round: RoundNumber,
  shownAt: z.number().int(),
  result: TableResult,
  secret: z.string(),
});
export type TableRound = z.infer<typeof TableRound>;

/** A bet as the others at the table see it: of players who agreed to be shown, under their masked names (DOMAIN §14). Money in minor units of `currency`; `payout` is null until the round is over. */
export const PublicBet = z.object({
  player: z.string(),
  currency: MoneyUnit,
  stake: MinorUnits,
  /** The spots that chips lie on, or what was chosen otherwise. */
  choice: RoundChoice,
  /** At a crash table known as soon as the player is out, or the flight over. */
  payout: MinorUnits.nullable(),
});
export type PublicBet = z.infer<typeof PublicBet>;

/** The flight of the round that a crash table is about: the multiple rises from 1.00 at `startedAt`; hundredths. Null at other tables. */
export const Flight = z.object({
  /** In the future while bets are taken. */
  startedAt: z.number().int(),
  /** Where it stands now, or where it ended. */
  multiple: z.number().int(),
  /** It is over: it crashed, or it has reached the top. */
  crashed: z.boolean(),
});
export type Flight = z.infer<typeof Flight>;

export const TableView = Clockwork.extend({
  id: GameId,
  /** The time of the answer by the API's clock: what countdowns count from. */
  now: z.number().int(),
  /** The latest rounds, the newest first; none from before its chain was made. */
  history: z.array(TableRound).max(20),
  /** People at the table: those who look at it. */
  seats: z.number().int().min(0),
  /** Bets of the round that the phase is about, the newest first. */
  bets: z.array(PublicBet).max(20),
  betsTotal: z.number().int().min(0),
  flight: Flight.nullable(),
  /** The chain that the rounds hang on, and the one after it. Its end was fixed before `firstPlayed`, the first of its rounds that bets were taken on. */
  chain: z.object({
    terminal: z.string(),
    firstRound: RoundNumber,
    firstPlayed: RoundNumber,
    rounds: z.number().int(),
    madeAt: z.number().int(),
    nextTerminal: z.string(),
  }),
});
export type TableView = z.infer<typeof TableView>;

/** What may be laid, minor units: amounts are multiples of `chip`. */
export const TableLimits = z.object({ chip: MinorUnits, spot: MinorUnits, round: MinorUnits });
export type TableLimits = z.infer<typeof TableLimits>;

export const listTables = call({
  method: 'GET',
  path: '/tables',
  summary: 'The tables whose rounds are shared, and what each does now.',
  session: 'none',
  data: z.object({ now: z.number().int(), tables: z.array(Clockwork.extend({ id: GameId, kind: z.string() })) }),
  shared: { fresh: 1, stale: 5 },
  extension: true,
});

/** So many of the latest results of a table stand on its tile. */
export const resultsOnTile = 4;

export const tableFloor = call({
  method: 'GET',
  path: '/tables/floor',
  summary:
    'How many people look at each table now, and what came there last, the newest first. Looking at this takes no seat.',
  session: 'none',
  data: z.object({
    tables: z.array(
      z.object({ id: GameId, seats: z.number().int().min(0), latest: z.array(TableResult).max(resultsOnTile) }),
    ),
  }),
  // Each table is asked: so seldom that a crowd in the lobby asks no more than one person.
  shared: { fresh: 10, stale: 60 },
  extension: true,
});

export const getTable = call({
  method: 'GET',
  path: '/tables/:id',
  summary: "A table as it stands, with the caller's own latest rounds at it. Looking at it takes a seat.",
  session: 'visitor',
  params: z.object({ id: GameId }),
  query: z.object({ mode: Mode.default('real') }),
  data: z.object({
    table: TableView,
    /** Null for a visitor who asks for real money. */
    limits: TableLimits.nullable(),
    /** Newest first: the round that takes bets, the one being dealt, and what the ones before came to. */
    mine: z.array(RoundReceipt).max(3),
    /** Which rounds of the table those are, in the same order. */
    rounds: z.array(RoundNumber).max(3),
  }),
  extension: true,
});

/**
 * Refused with `betting_closed` when the round has closed meanwhile, by the API's clock. Bets of one player on one round add up;
 * the round's receipt is the answer.
 */
export const betAtTable = call({
  method: 'POST',
  path: '/tables/:id/bets',
  summary: 'Bets on the round of a table that takes bets. A repeated `requestId` gives the stored answer.',
  session: 'visitor',
  params: z.object({ id: GameId }),
  body: z.object({
    round: RoundNumber,
    mode: Mode,
    choice: RoundChoice,
    stake: MinorUnits.min(1),
    requestId: RequestId,
  }),
  data: RoundReceipt,
  refusals: [
    'not_found',
    'restriction_error',
    'betting_closed',
    'stake_not_offered',
    'choice_not_offered',
    'round_open',
    'insufficient_funds',
    'account_frozen',
    'round_too_soon',
    'reality_check_due',
    'bonus_stake_too_high',
    'duplicate_transaction',
    'session_expired',
  ],
  extension: true,
});

/**
 * The multiple that counts is the one of the moment at which the whole request had arrived, by the API's clock; it is paid at once, and the
 * receipt gets its outcome when the round's result is shown. Who is out already gets the same answer. Refused without any change: `cash_out_too_late` when the flight was over by
 * then, `nothing_to_cash_out` without a bet in the round or before anything has risen.
 */
export const cashOut = call({
  method: 'POST',
  path: '/tables/:id/cash-out',
  summary: 'Gets out of a flight that is under way, at the multiple of this moment. Sent again, it changes nothing.',
  session: 'visitor',
  params: z.object({ id: GameId }),
  body: z.object({ round: RoundNumber, mode: Mode, requestId: RequestId }),
  data: RoundReceipt,
  refusals: ['not_found', 'nothing_to_cash_out', 'cash_out_too_late', 'duplicate_transaction', 'session_expired'],
  extension: true,
});

/**
 * `GET /tables/{id}/live` is the same told as it happens: server-sent events (text/event-stream), not an envelope. `state` carries a
 * `TableView`, `result` a `TableRound`, its id the round's number. Who comes back with `Last-Event-ID`, or `?after=<round>`, is first
 * told the rounds that were missed, as far as the history goes.
 */
export const liveEvents = ['state', 'result'] as const;
export type LiveEvent = (typeof liveEvents)[number];
