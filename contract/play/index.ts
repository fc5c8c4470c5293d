import { z } from 'zod';
import { DiceChoice, DiceOutcome, DiceRules } from './dice';
import { MinesChoice, MinesOutcome, MinesRules } from './mines';
import { SlotOutcome, SlotRules } from './slot';
import { PlinkoChoice, PlinkoOutcome, PlinkoRules } from './plinko';
import { HiLoOutcome, HiLoRules } from './hi-lo';
import { WaysOutcome, WaysRules } from './ways';

/**
 * Every family of games has a file here: its rules as the player is told them, what a round came to, and, where a round asks for more
 * than a stake, the choice it is opened with. `kind` tells the families apart.
 */
export const GameRules = z.discriminatedUnion('kind', [
  SlotRules,
  WaysRules,
  MinesRules,
  DiceRules,
  PlinkoRules,
  HiLoRules,
]);
export type GameRules = z.infer<typeof GameRules>;
export type GameFamilyKind = GameRules['kind'];

/** What a round came to, or stands at while it waits for a decision: only what the player may know. */
export const RoundOutcome = z.discriminatedUnion('kind', [
  SlotOutcome,
  WaysOutcome,
  MinesOutcome,
  DiceOutcome,
  PlinkoOutcome,
  HiLoOutcome,
]);
export type RoundOutcome = z.infer<typeof RoundOutcome>;

/** What is chosen with the stake, such as the number of mines. Families whose rounds need the stake alone have none. */
export const RoundChoice = z.discriminatedUnion('kind', [
  MinesChoice,
  DiceChoice,
  PlinkoChoice,
]);
export type RoundChoice = z.infer<typeof RoundChoice>;
