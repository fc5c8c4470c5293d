import type { GameCategory } from 'contract/games';
import type { GameRules } from 'contract/play';
import type { GameEngine } from './engine';
import type { TableEngine } from './table/table-engine';

/** What the catalogue, rewards and races know of a game (SPEC §3, "Game"). */
interface GameFacts {
  /** kebab-case slug: the name of the game's folder and of its art. */
  id: string;
  title: string;
  provider: string;
  category: GameCategory;
  /** What its stakes count as toward bonuses and points, where that is not its category: card tables, also those for one player alone. */
  countsAs?: 'table';
  isNew: boolean;
  isJackpot: boolean;
  pc: boolean;
  mobile: boolean;
  /** No two alike; the higher stands first under "top games". */
  popularity: number;
  /** ISO date, `2024-01-25`. */
  releasedAt: string;
  /** Which of its family's drawings shows it, where the family has several (`app/play/<family>`, `app/tables/<family>`). */
  look?: string;
  /**
   * What challenges bring back of a slot at the most, where it was found to be more than what is reckoned for any slot: hundredths of a percent of a
   * stake (docs/decisions/2026-11-24-what-offers-cost.md).
   */
  challengeReturn?: number;
}

/** A game of the house. Its family is its rules' `kind`; from the `design` its rules and rounds are made, and its return is proven. */
export interface Game<Design = unknown, Rules extends GameRules = GameRules>
  extends GameFacts, GameEngine, Partial<Pick<TableEngine, 'table'>> {
  rules: Rules;
  design: Design;
}

/** What most games are; a game states only where it differs. */
const usual = { isNew: false, isJackpot: false, pc: true, mobile: true } as const;

type Declaration<Design, Rules extends GameRules> = Omit<Game<Design, Rules>, keyof typeof usual> &
  Partial<Pick<GameFacts, keyof typeof usual>>;

/** Declares a game: everything that is particular to it. The catalogue, the registry, its pages and the proof of its return are read from here. */
export const defineGame = <Design, Rules extends GameRules>(
  declaration: Declaration<Design, Rules>,
): Game<Design, Rules> => ({ ...usual, ...declaration });
