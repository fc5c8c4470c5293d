import type { Currency } from 'contract/money';
import type { GameRules, RoundChoice, RoundOutcome } from 'contract/play';
import type { JackpotTerms } from 'contract/play/jackpot';
import type { Position } from 'contract/receipt';

/**
 * A source of fair integers for one round: HMAC-SHA256(server seed, `client seed:nonce:cursor`), rejection-sampled
 * (DOMAIN §11). Each call moves the cursor on.
 */
export interface RoundRandom {
  /** A uniform integer in `[0, below)`. */
  integer(below: number): number;
}

/** Where a round stands after all that its position says. Money in the same minor units as the stake. */
export interface Played {
  /** All that is staked so far: the opening stake and what decisions put on top of it. */
  stake: number;
  /** Null while the round waits for a decision, or for the pool that it has won. */
  payout: number | null;
  /** What can be decided now, empty once the round is over. */
  options: readonly string[];
  /** What the player may know. */
  outcome: RoundOutcome;
  /** The round has won the jackpot and goes on once its position says what the pool pays. Nobody can decide in it. */
  hitsPool?: true;
}

/**
 * An in-house game. A round is a pure function of its position (stake, choice, decisions so far) and its randomness: a later
 * decision plays the round from its beginning again, so nothing hidden is ever stored and anybody with the seeds gets the same.
 */
export interface GameEngine {
  id: string;
  /** Theoretical return in hundredths of a percent, proven in a test. */
  rtp: number;
  /** The highest return among its bets and ways of playing, as `rtp` is stated, where they differ: what the house keeps of every stake at the least goes by it. */
  bestRtp?: number;
  volatility: 'low' | 'medium' | 'high';
  /** Largest payout of a round as a multiple of what was staked in it, a jackpot's pool not counted. */
  maxWinMultiple: number;
  /** Largest payout of a round as a multiple of its opening stake, where decisions can raise the stake: it is what a page says. */
  maxPayoutMultiple?: number;
  /** What decisions can bring the stake of a round to, as a multiple of its opening. Without one, nothing is ever put on top. */
  maxStakeMultiple?: number;
  /** What the player is told about how the game pays; `play` pays by the same data. */
  rules: GameRules;
  /** For games that play for a pool; their positions carry a `jackpot` part. */
  jackpot?: JackpotTerms;
  /** Whether rounds may wait for a decision; of those a player has one at a time in each mode. */
  hasDecisions?: true;
  /**
   * For games with decisions: how a round ends that nobody goes on with, one of the options, as the game's rules say (DOMAIN §2). Null where nothing
   * was decided yet: the stake returns.
   */
  unattended?(options: readonly string[]): string | null;
  /** Stakes on offer in minor units, rising; `defaultStake` is one of them. */
  stakes(currency: Currency | 'FUN'): readonly number[];
  defaultStake(currency: Currency | 'FUN'): number;
  /** For games whose stake is the sum of several bets: whether it fits the choice. Else it has to be one of `stakes`. */
  accepts?(stake: number, choice: RoundChoice | null, currency: Currency | 'FUN'): boolean;
  /** With what the game's published rounds are opened, where the usual stake is not enough. Euro minor units. */
  example?: { stake: number; choice: RoundChoice };
  /** Null when the choice or one of the decisions is not on offer. */
  play(position: Position, random: RoundRandom): Played | null;
}

/** A round at its opening. */
export const opening = (stake: number, choice: RoundChoice | null = null): Position => ({
  stake,
  choice,
  decisions: [],
});

/** What stands is taken, once something does: the rule of games that can be cashed out. */
export const cashedOut = (options: readonly string[]): string | null =>
  options.includes('cash-out') ? 'cash-out' : null;

/** A round that asks for nothing but a stake, and is over at once. */
export const atOnce =
  (round: (stake: number, random: RoundRandom) => { payout: number; outcome: RoundOutcome }): GameEngine['play'] =>
  ({ stake, choice, decisions }, random) =>
    choice || decisions.length > 0 ? null : { stake, options: [], ...round(stake, random) };
