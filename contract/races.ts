import { z } from 'zod';
import { call } from './call';
import { GameId } from './game-id';
import { currencyCodes, MinorUnits } from './money';

export const raceScores = ['points_wagered', 'best_multiplier'] as const;
export const raceStates = ['coming', 'running', 'settled'] as const;
export const RaceId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/).max(100);

const Moment = z.number().int();
/** From 1. */
const Place = z.number().int().min(1);
/** `points_wagered`: euro minor units. `best_multiplier`: payout by stake in hundredths, truncated; places go by the exact multiple. */
const Score = z.number().int().min(0);

/** Money in minor units of `currency`; a prize is paid in the winner's own by its fixed equivalent. Times are epoch milliseconds. */
export const Race = z.object({
  id: RaceId,
  /** English (SPEC §2). */
  title: z.string(),
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

export const race = call({
  method: 'GET', path: '/races/:id', summary: 'A slot race with its live board; with a player session also the own place.', session: 'none', personal: true,
  params: z.object({ id: RaceId }), data: Race, extension: true,
});

export const joinRace = call({
  method: 'POST', path: '/races/:id/join', summary: 'Opts in, also before the start; repeating it changes nothing. Rounds that open before do not count.', session: 'player',
  params: z.object({ id: RaceId }), data: z.object({ joinedAt: Moment }), refusals: ['race_over', 'account_frozen'], extension: true,
});
