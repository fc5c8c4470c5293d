import type { Env } from '../../kernel/env';
import { log } from '../../kernel/log';
import { tableCalls } from './table-object-calls';
import type { ReportedRound } from './reports';
import type { SharedRound } from '../rounds';

/** Asks tables for the secrets of rounds that are over, or may be: a flight lasts as long as it lasts. Never rejects: what could not be asked is asked again by the object's dues. @param at epoch ms */
export async function fetchTableResults(
  env: Env,
  awaited: readonly SharedRound[],
  at: number,
  take: (round: ReportedRound) => void,
): Promise<void> {
  for (const { gameid, round } of awaited) {
    try {
      const secret = await tableCalls(env, gameid).secretOf(round, at);
      if (secret !== null) take({ gameid, round, secret });
    } catch (error) {
      log('error', { event: 'table_not_asked', table: gameid, round, reason: String(error) });
    }
  }
}
