import { inHouseProvider } from 'contract/constants';
import type { LastRound } from 'contract/games';

/** So many of the latest rounds are looked through: what a launch reads is bounded, and a bet has no index of games to write. */
const lookedThrough = 20;
const shown = 5;

/** The rounds of a game for real money that are over, among the player's latest, the newest first. */
export const lastRounds = (sql: SqlStorage, gameid: string): LastRound[] =>
  sql
    .exec<LastRound & Record<string, SqlStorageValue>>(
      `SELECT id, stake, payout, startedAt FROM (
         SELECT provider, id, gameid, state, stake, payout, started_at AS startedAt FROM rounds WHERE currency <> 'FUN' ORDER BY started_at DESC LIMIT ?1
       ) WHERE gameid = ?2 AND provider = ?3 AND state = 'settled' LIMIT ?4`,
      lookedThrough,
      gameid,
      inHouseProvider,
      shown,
    )
    .toArray();
