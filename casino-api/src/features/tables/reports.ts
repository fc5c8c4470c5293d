import type { MoneyUnit } from 'contract/money';
import type { Position } from 'contract/receipt';

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

/** What a table tells the players' objects. */
export interface ReportedRound {
  gameid: string;
  round: number;
  secret: string;
}

/** What leaves a player's object for a table. */
export type TableMessage = { kind: 'table_bet'; gameid: string; bet: ReportedBet };
