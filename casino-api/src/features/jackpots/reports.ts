/** What a player's object tells a jackpot's: euro minor units that the player has staked on it since ever, so that it can come twice and in any order. */
export interface ReportedStakes {
  playerId: string;
  turnover: number;
}

/**
 * With the number of a visit: a player stakes for a pool only while the pool knows of the visit, and asks its player at every hit. Visits are
 * numbered upwards, so word of an old one never undoes a newer.
 */
export interface VisitStakes extends ReportedStakes {
  visit: number;
}

/** A round that has hit. The player's stakes come along, so that the pool holds what the winner has brought. */
export interface JackpotClaim extends ReportedStakes {
  roundId: string;
}

/** What leaves a player's object for a pool. */
export type JackpotMessage =
  | { kind: 'jackpot_stakes'; gameid: string; stakes: ReportedStakes }
  | { kind: 'jackpot_left'; gameid: string; stakes: VisitStakes };
