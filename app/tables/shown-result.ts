import type { GameDetails } from 'contract/games';
import type { TableResult } from 'contract/play';
import type { TableView } from 'contract/tables';

/** What lies on the table: the latest result, none while the next one is dealt. A flight has come to its end before its round has. */
export function shownResult({ phase, flight, history }: TableView, { rules }: GameDetails): TableResult | null {
  if (phase !== 'dealing') return history[0]?.result ?? null;
  if (!flight?.crashed || rules?.kind !== 'crash') return null;
  return { kind: 'crash', crashedAt: flight.multiple, top: flight.multiple === rules.highest };
}

/** Names what a table does now: another name means that something happened which its players should see. The island names it alike. */
export const momentOf = ({ phase, round, flight }: TableView): string => `${phase} ${round} ${flight?.crashed ?? ''}`;
