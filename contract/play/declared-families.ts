import { BaccaratRules, BaccaratResult, BaccaratOutcome } from './baccarat';
import { BlackjackRules, BlackjackOutcome } from './blackjack';
import { ClusterRules, ClusterOutcome } from './cluster';
import { CrashRules, CrashChoice, CrashResult, CrashOutcome } from './crash';
import { DiceRules, DiceChoice, DiceOutcome } from './dice';
import { HiLoRules, HiLoOutcome } from './hi-lo';
import { HoldRules, HoldOutcome } from './hold';
import { JackpotRules, JackpotOutcome } from './jackpot';
import { LadderRules, LadderOutcome } from './ladder';
import { MinesRules, MinesChoice, MinesOutcome } from './mines';
import { BoxesRules, BoxesResult, BoxesOutcome } from './money-boxes';
import { WheelRules, WheelResult, WheelOutcome } from './money-wheel';
import { PlinkoRules, PlinkoChoice, PlinkoOutcome } from './plinko';
import { PokerRules, PokerOutcome } from './poker';
import { RouletteRules, RouletteResult, RouletteOutcome } from './roulette';
import { SharedBlackjackRules, SharedBlackjackResult, SharedBlackjackOutcome } from './shared-blackjack';
import { SicBoRules, SicBoResult, SicBoOutcome } from './sic-bo';
import { SlotRules, SlotOutcome } from './slot';
import { BetsChoice } from './table';
import { WaysRules, WaysOutcome } from './ways';

/** What every family's file of this folder says: written by `npm run build`. */
export const declared = {
  rules: [
    BaccaratRules,
    BlackjackRules,
    ClusterRules,
    CrashRules,
    DiceRules,
    HiLoRules,
    HoldRules,
    JackpotRules,
    LadderRules,
    MinesRules,
    BoxesRules,
    WheelRules,
    PlinkoRules,
    PokerRules,
    RouletteRules,
    SharedBlackjackRules,
    SicBoRules,
    SlotRules,
    WaysRules,
  ],
  outcome: [
    BaccaratOutcome,
    BlackjackOutcome,
    ClusterOutcome,
    CrashOutcome,
    DiceOutcome,
    HiLoOutcome,
    HoldOutcome,
    JackpotOutcome,
    LadderOutcome,
    MinesOutcome,
    BoxesOutcome,
    WheelOutcome,
    PlinkoOutcome,
    PokerOutcome,
    RouletteOutcome,
    SharedBlackjackOutcome,
    SicBoOutcome,
    SlotOutcome,
    WaysOutcome,
  ],
  choice: [CrashChoice, DiceChoice, MinesChoice, PlinkoChoice, BetsChoice],
  result: [BaccaratResult, CrashResult, BoxesResult, WheelResult, RouletteResult, SharedBlackjackResult, SicBoResult],
} as const;
