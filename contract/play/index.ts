import { z } from 'zod';
import { BlackjackOutcome, BlackjackRules } from './blackjack';
import { CrashChoice } from './crash';
import { DiceChoice, DiceOutcome, DiceRules } from './dice';
import { HoldOutcome, HoldRules } from './hold';
import { JackpotOutcome, JackpotRules } from './jackpot';
import { LadderOutcome, LadderRules } from './ladder';
import { MinesChoice, MinesOutcome, MinesRules } from './mines';
import { SlotOutcome, SlotRules } from './slot';
import { PlinkoChoice, PlinkoOutcome, PlinkoRules } from './plinko';
import { HiLoOutcome, HiLoRules } from './hi-lo';
import { WaysOutcome, WaysRules } from './ways';
import { PokerOutcome, PokerRules } from './poker';
import { BetsChoice } from './table';
import { tableOutcomes, tableResults, tableRules } from './tables';
import { ClusterOutcome, ClusterRules } from './cluster';

/**
 * Every family of games has a file here: its rules as the player is told them, what a round came to, and, where a round asks for more
 * than a stake, the choice it is opened with. `kind` tells the families apart.
 */
export const GameRules = z.discriminatedUnion('kind', [
  SlotRules,
  WaysRules,
  HoldRules,
  LadderRules,
  JackpotRules,
  ClusterRules,
  MinesRules,
  DiceRules,
  PlinkoRules,
  HiLoRules,
  PokerRules,
  BlackjackRules,
  ...tableRules,
]);
export type GameRules = z.infer<typeof GameRules>;
/** Every family's name. */
export const gameFamilies = GameRules.options.map(({ shape }) => shape.kind.value) as [
  GameRules['kind'],
  ...GameRules['kind'][],
];

/** What a round came to, or stands at while it waits for a decision: only what the player may know. */
export const RoundOutcome = z.discriminatedUnion('kind', [
  SlotOutcome,
  ClusterOutcome,
  WaysOutcome,
  HoldOutcome,
  LadderOutcome,
  JackpotOutcome,
  MinesOutcome,
  DiceOutcome,
  PlinkoOutcome,
  HiLoOutcome,
  PokerOutcome,
  BlackjackOutcome,
  ...tableOutcomes,
]);
export type RoundOutcome = z.infer<typeof RoundOutcome>;

/** What is chosen with the stake, such as the number of mines. Families whose rounds need the stake alone have none. */
export const RoundChoice = z.discriminatedUnion('kind', [
  MinesChoice,
  DiceChoice,
  PlinkoChoice,
  BetsChoice,
  CrashChoice,
]);
export type RoundChoice = z.infer<typeof RoundChoice>;

/** What a shared round came to, the same for everybody at the table (DOMAIN §11). */
export const TableResult = z.discriminatedUnion('kind', [...tableResults]);
export type TableResult = z.infer<typeof TableResult>;

/** Families whose rounds run on a schedule for all, and those whose rounds each player opens. */
export type TableFamilyKind = TableResult['kind'];
export type GameFamilyKind = Exclude<GameRules['kind'], TableFamilyKind>;
