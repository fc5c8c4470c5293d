import type { RoundReceipt } from 'contract/receipt';
import type { TableLimits } from '../../games/table/table-engine';
import { port } from '../../kernel/feature';
import type { Outcome } from '../../kernel/outcome';
import type { PlayMode } from '../../ledger/wallet-instructions';
import type { CashOutOrder, TableBetOrder } from './table-bets';
import type { Opening, ReportedRound } from './reports';

/** What a player has at a table: the latest shared rounds, newest first, and the receipts of the player's part in them. */
export interface TableStanding {
  limits: TableLimits | null;
  rounds: number[];
  receipts: RoundReceipt[];
}

export type TablePlayerCalls = {
  /** Refusals: those of `betAtTable` in the contract. @param opening of the round that is bet on; null when it takes no bets */
  betAtTable(order: TableBetOrder, opening: Opening | null): Promise<Outcome<RoundReceipt>>;
  /** Refusals: those of `cashOut` in the contract. A frozen player's bet still flies: who may see the round may leave it. */
  cashOut(order: CashOutOrder, secret: string): Promise<Outcome<RoundReceipt>>;
  /** Rounds that are over are settled before. */
  tableStanding(gameid: string, mode: PlayMode): Promise<Outcome<TableStanding>>;
};

export type TableSystemCalls = {
  /** Takes the secrets of shared rounds that are over, as often as they are told. @param at epoch ms */
  takeTableRounds(rounds: readonly ReportedRound[], at: number): void;
};

/** By hand, since the table's own object is on the other side of it. */
export const tablesPort = port<TablePlayerCalls, TableSystemCalls>('tables');
