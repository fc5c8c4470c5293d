import { z } from 'zod';
import { call } from './call';
import { GameId } from './game-id';
import { MinorUnits } from './money';

/** A progressive pool and the game that plays for it. Amounts in euro minor units, times epoch milliseconds. */
export const JackpotPool = z.object({
  gameid: GameId,
  /** What who wins it now is paid. */
  amount: MinorUnits,
  hits: z.number().int().min(0),
  /** The latest hit, null before the first. */
  lastHit: z.object({ amount: MinorUnits, at: z.number().int() }).nullable(),
});
export type JackpotPool = z.infer<typeof JackpotPool>;

export const listJackpots = call({
  method: 'GET',
  path: '/jackpots',
  summary: 'The progressive pools as they stand, the largest first.',
  session: 'none',
  data: z.object({ currency: z.literal('EUR'), jackpots: z.array(JackpotPool) }),
  shared: { fresh: 5, stale: 60 },
  extension: true,
});
