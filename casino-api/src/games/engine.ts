import type { GameRules } from 'contract/games';
import type { Currency } from 'contract/money';
import type { RoundOutcome } from 'contract/rounds';

/**
 * A source of fair integers for one round: HMAC-SHA256(server seed, `client seed:nonce:cursor`), rejection-sampled
 * (DOMAIN §11). Each call moves the cursor on.
 */
export interface RoundRandom {
  /** A uniform integer in `[0, below)`. */
  integer(below: number): number;
}

/** An in-house game whose round is one decision: a stake in, an outcome out. Pure: no clock, no storage, no money moved. */
export interface GameEngine {
  gameid: string;
  /** Theoretical return in hundredths of a percent, proven in a test. */
  rtp: number;
  volatility: 'low' | 'medium' | 'high';
  /** Largest payout of a round as a multiple of the stake. */
  maxWinMultiple: number;
  /** What the player is told about how the game pays; `play` pays by the same data. */
  rules: GameRules;
  /** Stakes on offer in minor units, rising; `defaultStake` is one of them. */
  stakes(currency: Currency | 'FUN'): readonly number[];
  defaultStake(currency: Currency | 'FUN'): number;
  /** `stake` and the returned `payout` in the same minor units. */
  play(stake: number, random: RoundRandom): { payout: number; outcome: RoundOutcome };
}
