import type { LastRound, Sitting } from 'contract/games';
import type { MoneyUnit } from 'contract/money';
import type { RoundChoice } from 'contract/play';
import type { RoundReceipt } from 'contract/receipt';
import type { PlayMode } from '../../ledger/wallet-instructions';

/**
 * `stake` in minor units; `requestId` made by the client. `bonusId`: a free spin of that bonus, played at `stake` for nothing.
 * `category` says how much the stake counts toward a bonus.
 */
export interface PlayRequest {
  gameid: string;
  gametitle: string;
  mode: PlayMode;
  stake: number;
  requestId: string;
  choice?: RoundChoice;
  category?: string;
  bonusId?: string;
  /** Operators have switched it off. */
  isOff?: boolean;
}

/** A game as it is launched: whether its provider runs it, and whether operators have switched it off. `round`: the id of one that is to be shown with it. */
export interface LaunchedGame {
  isOutside: boolean;
  isOff: boolean;
  round?: string | undefined;
}

/** Minor units of `currency`. */
export interface LaunchMoney {
  currency: MoneyUnit;
  balance: number;
  /** Of the balance, what the bonus that runs holds. */
  bonus: number;
  stakes: number[];
  defaultStake: number;
  /** A round of the game and mode that waits for a decision. */
  openRound: RoundReceipt | null;
  /** The one that was asked for, where it was played at this game in this mode. */
  round: RoundReceipt | null;
  lastRounds: LastRound[];
  sitting: Sitting | null;
}

/** A receipt, and the game as the round's page opens it, where that was asked for. */
export type PlayedRound = RoundReceipt & { launch?: LaunchMoney };

/** A decision in an open round; `step` decisions were made before it. `requestId` made by the client. */
export interface DecideRequest {
  roundId: string;
  decision: string;
  step: number;
  requestId: string;
}

/** `receipt`: of a round that was not over; one that is over is what its row says. */
export interface AnsweredRound {
  roundId: string;
  receipt?: RoundReceipt;
}
