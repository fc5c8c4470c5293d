import type { Currency } from 'contract/money';
import type { Title } from '../../kernel/title';
import type { Counted } from './race-rules';

/** What a player's object tells a race's, at least once and in any order. Times in epoch ms. */
export interface ReportedEntrant {
  playerId: string;
  /** The masked name. */
  player: string;
  currency: Currency;
  joinedAt: number;
}

/** What a round counts, minor units of the player's currency: of several with one `round` the one with the highest `revision` says it. */
export interface ReportedScore extends Counted {
  playerId: string;
  round: string;
  revision: number;
  /** Null where a round that was settled before has changed. */
  settledAt: number | null;
}

/** What a race's object tells a winner's, at least once. `prize` in minor units of the player's currency. */
export interface WonPrize {
  raceId: string;
  title: Title;
  place: number;
  prize: number;
}

/** What leaves a player's object for a race. */
export type RaceMessage =
  | { kind: 'race_entry'; raceId: string; entrant: ReportedEntrant }
  | { kind: 'race_score'; raceId: string; score: ReportedScore };
