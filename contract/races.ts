import { z } from 'zod';
import { call } from './call';
import { days } from './constants';
import { GameId } from './game-id';
import { currencyCodes, MinorUnits } from './money';

export const raceScores = ['points_wagered', 'best_multiplier'] as const;
export const raceStates = ['coming', 'running', 'settled'] as const;
export const RaceId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(100);

const Moment = z.number().int();
/** From 1. */
const Place = z.number().int().min(1);
/** `points_wagered`: euro minor units. `best_multiplier`: payout by stake in hundredths, truncated; places go by the exact multiple. */
const Score = z.number().int().min(0);

/** Money in minor units of `currency`; a prize is paid in the winner's own by its fixed equivalent. Times are epoch milliseconds. */
export const Race = z.object({
  id: RaceId,
  /** In the language of `x-language`, in English where it isn't written in that; so is the summary. */
  title: z.string(),
  summary: z.string(),
  /** A file of the edge: `/pictures/<name>.svg`. */
  image: z.string().nullable(),
  /** `running` until the prizes are settled, some minutes after `endsAt`: what was played by then may still be on its way. */
  state: z.enum(raceStates),
  score: z.enum(raceScores),
  startsAt: Moment,
  endsAt: Moment,
  games: z.array(GameId),
  currency: z.enum(currencyCodes),
  prizes: z.array(z.object({ place: Place, prize: MinorUnits })),
  entrants: z.number().int().min(0),
  /** The first places, names masked. */
  board: z.array(z.object({ place: Place, player: z.string(), score: Score })),
  /** The caller's own part, null without a player session. `place` is null before the first score. */
  mine: z.object({ joinedAt: Moment.nullable(), place: Place.nullable(), score: Score }).nullable(),
});
export type Race = z.infer<typeof Race>;

/** How long a settled race stays in the list. */
export const shownAfterEnd = 8 * 7 * days;

/** A race in the list; units as in `Race`. */
export const RaceCard = Race.pick({
  id: true,
  title: true,
  summary: true,
  image: true,
  state: true,
  score: true,
  startsAt: true,
  endsAt: true,
  currency: true,
  entrants: true,
}).extend({
  /** What comes back under one name, every week or every other: a text that points at it means the race that runs, else the next, else the last. Null: it comes once. */
  series: RaceId.nullable(),
  /** All prizes together. */
  prizeTotal: MinorUnits,
  /** How many places are paid. */
  places: z.number().int().min(0),
  /** The first three; some seconds behind the board. */
  leaders: z.array(z.object({ place: Place, player: z.string(), score: Score })).max(3),
});
export type RaceCard = z.infer<typeof RaceCard>;

export const races = call({
  method: 'GET',
  path: '/races',
  summary:
    'Slot races: running ones, the first to end first; then those to come by their start; then the settled ones of eight weeks, newest first.',
  session: 'none',
  data: z.object({ items: z.array(RaceCard) }),
  shared: { fresh: 30, stale: 24 * 3600 },
  extension: true,
});

export const race = call({
  method: 'GET',
  path: '/races/:id',
  summary: 'A slot race with its live board; with a player session also the own place.',
  session: 'none',
  personal: true,
  params: z.object({ id: RaceId }),
  data: Race,
  extension: true,
});

export const joinRace = call({
  method: 'POST',
  path: '/races/:id/join',
  summary: 'Opts in, also before the start; repeating it changes nothing. Rounds that open before do not count.',
  session: 'player',
  params: z.object({ id: RaceId }),
  data: z.object({ joinedAt: Moment }),
  refusals: ['race_over', 'account_frozen', 'offers_withheld'],
  extension: true,
});
