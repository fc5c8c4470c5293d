import { BaccaratOutcome, BaccaratResult, BaccaratRules } from './baccarat';
import { CrashOutcome, CrashResult, CrashRules } from './crash';
import { BoxesOutcome, BoxesResult, BoxesRules } from './money-boxes';
import { WheelOutcome, WheelResult, WheelRules } from './money-wheel';
import { RouletteOutcome, RouletteResult, RouletteRules } from './roulette';
import { SicBoOutcome, SicBoResult, SicBoRules } from './sic-bo';
import { SharedBlackjackOutcome, SharedBlackjackResult, SharedBlackjackRules } from './shared-blackjack';

/**
 * The families of shared tables (DOMAIN §11): their rounds run on a schedule, the same for everybody. Their rules, what a round comes to
 * for one player, and what it comes to for all.
 */
export const tableRules = [
  RouletteRules,
  BaccaratRules,
  CrashRules,
  SicBoRules,
  WheelRules,
  BoxesRules,
  SharedBlackjackRules,
] as const;
export const tableOutcomes = [
  RouletteOutcome,
  BaccaratOutcome,
  CrashOutcome,
  SicBoOutcome,
  WheelOutcome,
  BoxesOutcome,
  SharedBlackjackOutcome,
] as const;
export const tableResults = [
  RouletteResult,
  BaccaratResult,
  CrashResult,
  SicBoResult,
  WheelResult,
  BoxesResult,
  SharedBlackjackResult,
] as const;
