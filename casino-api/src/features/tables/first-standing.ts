import { tableOf } from '../../games/registry';
import type { TableStanding } from './port';

/** A visitor has nothing at a table for real money. */
export const firstStanding = (gameid: string, mode: 'real' | 'fun'): TableStanding => ({
  limits: mode === 'fun' ? (tableOf(gameid)?.table.limits('FUN') ?? null) : null,
  rounds: [],
  receipts: [],
});
