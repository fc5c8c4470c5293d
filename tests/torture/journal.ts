/** What the clients of the storm asked for and what they were told. */
import type { Reply } from './tortured-api';
import type { TorturedPlayer } from './players';

export type Operation = 'deposit' | 'round' | 'withdraw' | 'cancel';

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
  const { id, amount, stake, payout } = data as Record<string, unknown>;
  return operation === 'cancel' ? code : JSON.stringify({ id, amount, stake, payout });
}

export const idOf = ({ data }: Reply): string => String((data as { id: string }).id);
