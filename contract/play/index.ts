import { z } from 'zod';
import { declared } from './declared-families';

/**
 * Every family of games has a file here: its rules as the player is told them, what a round came to, and, where a round asks for more
 * than a stake, the choice it is opened with. `kind` tells the families apart.
 */
export const GameRules = z.discriminatedUnion('kind', [...declared.rules]);
export type GameRules = z.infer<typeof GameRules>;
/** Every family's name. */
export const gameFamilies = GameRules.options.map(({ shape }) => shape.kind.value) as [
  GameRules['kind'],
  ...GameRules['kind'][],
];

/** What a round came to, or stands at while it waits for a decision: only what the player may know. */
export const RoundOutcome = z.discriminatedUnion('kind', [...declared.outcome]);
export type RoundOutcome = z.infer<typeof RoundOutcome>;

/** What is chosen with the stake, such as the number of mines. Families whose rounds need the stake alone have none. */
export const RoundChoice = z.discriminatedUnion('kind', [...declared.choice]);
export type RoundChoice = z.infer<typeof RoundChoice>;

/** What a shared round came to, the same for everybody at the table (DOMAIN §11). */
export const TableResult = z.discriminatedUnion('kind', [...declared.result]);
export type TableResult = z.infer<typeof TableResult>;

/** Families whose rounds run on a schedule for all, and those whose rounds each player opens. */
export type TableFamilyKind = TableResult['kind'];
export type GameFamilyKind = Exclude<GameRules['kind'], TableFamilyKind>;
