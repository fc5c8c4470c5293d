import type { MoneyUnit } from 'contract/money';
import type { Position } from 'contract/receipt';
import type { KnownLink } from '../../games/table/chain';
import type { RoundTimes } from '../../games/table/schedule';

/** What the outboxes of players' objects tell a table. `betId` is the player's round: told again, it replaces what was told. */
export interface ReportedBet {
  betId: string;
  round: number;
  playerId: string;
  /** Masked; empty for who has not agreed to be shown to the others, as no visitor has (DOMAIN §14). */
  player: string;
  currency: MoneyUnit;
  /** All that the player has bet and decided in the round. */
  position: Position;
}

/** The round that takes bets: what a bet on it is promised, and its times, of which `resultAt` is the latest there can be; epoch ms. */
export interface Opening extends Omit<RoundTimes, 'round'> {
  /** A link of the round's chain that is public. */
  known: KnownLink;
}

/** What a table tells the players' objects. */
export interface ReportedRound {
  gameid: string;
  round: number;
  secret: string;
}

/** What leaves a player's object for a table. */
export type TableMessage = { kind: 'table_bet'; gameid: string; bet: ReportedBet };
