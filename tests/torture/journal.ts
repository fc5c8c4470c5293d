/** What the clients of the storm asked for and what they were told. */
import type { Reply } from './tortured-api';
import type { TorturedPlayer } from './players';

/** The game of the storm that plays for a pool. */
export const jackpotGame = 'whalesong-bay';

export type Operation =
  'deposit' | 'coins' | 'round' | 'hand' | 'decide' | 'jackpot' | 'withdraw' | 'cancel' | 'bonus' | 'forfeit';

/** What has no key of its own: asked for twice, it is done for what is there at the time. */
export const isUnkeyed = (operation: Operation): boolean =>
  operation === 'cancel' || operation === 'bonus' || operation === 'forfeit';

export interface Entry {
  player: TorturedPlayer;
  operation: Operation;
  /** Sent again unchanged when an answer was lost. */
  path: string;
  body: Record<string, unknown>;
  /** Null while, and if, nobody was ever told: carried out once or not at all. */
  reply: Reply | null;
  /** How often it was sent. */
  sends: number;
}

/** The part of an answer that must be the same whenever the operation is asked for again. */
export function essence({ operation }: Entry, { code, data }: Reply): string {
  if (code !== 'ok') return code;
  const { id, amount, stake, payout, state } = data as Record<string, unknown>;
  if (isUnkeyed(operation)) return code;
  // Coins that came to another amount than was ordered are booked as what they are.
  if (operation === 'coins') return JSON.stringify({ id });
  // What a hit pays is known once its pool has answered.
  return JSON.stringify({ id, amount, stake, ...(operation === 'jackpot' && state === 'open' ? {} : { payout }) });
}

export const idOf = ({ data }: Reply): string => String((data as { id: string }).id);
