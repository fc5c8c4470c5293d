/** What a game tells the seamless wallet, and what it answers (DESIGN §6). */
import type { MoneyUnit } from 'contract/money';
import type { RoundState } from 'contract/receipt';
import type { Outcome } from '../kernel/outcome';
import type { WinLimits } from './rounds/rounds';

export type PlayMode = 'real' | 'fun';

/** Which round an instruction is about. `provider` and `transactionId` together are the instruction's outside key. */
export interface Instruction {
  provider: string;
  transactionId: string;
  roundId: string;
  gameid: string;
  gametitle: string;
  mode: PlayMode;
  /** Of the catalogue, as it stands when the instruction comes. */
  category?: string | undefined;
  /** The game is not its provider's, or nobody knows it: only a bet can say of which game a round is. */
  isForeign?: boolean;
}
/**
 * Amounts in minor units of the player's currency, or of play money. `category` and `odds` (decimal) say how much the stake counts
 * toward a bonus and, once the round is settled, toward cash points: without them it counts nothing. `freeSpinOf`: the active bonus whose free spin this is.
 * `limits`: above which its round's wins wait for an operator.
 */
export type BetInstruction = Instruction & { amount: number; odds?: number; freeSpinOf?: string; limits?: WinLimits };
/** `closes`: no more wins will come. A lost round is closed by a win of 0. `odds`: those of the bet. */
export type WinInstruction = Instruction & { amount: number; closes: boolean; odds?: number };
/** `winTransactionId`: the win that is taken back. */
export type RevokeInstruction = Instruction & { winTransactionId: string; odds?: number };
export type RollbackInstruction = Instruction & { betTransactionId: string };

export interface WalletAnswer {
  state: RoundState;
  balance: number;
  currency: MoneyUnit;
}

/** Under which an instruction's answer is kept. */
export const instructionKey = (provider: string, transactionId: string): string =>
  `wallet:${provider}:${transactionId}`;

/** The seamless wallet: the one way by which any game, ours or a provider's, moves a player's money (DESIGN §6). Times are epoch ms. */
export interface Wallet {
  /** What can be staked: cash, and the active bonus's money for a player. */
  balance(mode: PlayMode): { amount: number; bonus: number; currency: MoneyUnit };
  /** The most that a round may be staked with in all, minor units: under the licence, and with an active bonus. Infinity: as much as its game takes. */
  highestRound(mode: PlayMode, at: number): number;
  /** How long the licence has the next round for real money wait, ms; 0: it may begin. */
  rest(at: number): number;
  /**
   * Refusals: `game_not_available` for another game than the round's, `account_frozen`, `stake_not_offered`, `bonus_stake_too_high`, `insufficient_funds`, `round_closed`, `round_too_soon`, `reality_check_due`,
   * `duplicate_transaction`.
   */
  bet(bet: BetInstruction, at: number): Outcome<WalletAnswer>;
  /** Refused only as `duplicate_transaction`: neither session nor freeze nor limit stops a win. */
  win(win: WinInstruction, at: number): Outcome<WalletAnswer>;
  /** Ends a round that is not played: every stake goes back, wins that were paid are taken back. The same. */
  void(instruction: Instruction & { odds?: number }, at: number): Outcome<WalletAnswer>;
  /** Takes a win back that a wrong result has paid, as far as the player still has it; the round stays settled. The same. */
  revoke(revoke: RevokeInstruction, at: number): Outcome<WalletAnswer>;
  /** The same, and `not_found` for a bet of another round. A rollback of an unknown bet succeeds and refuses that bet for good. */
  rollback(rollback: RollbackInstruction, at: number): Outcome<WalletAnswer>;
}
