import { seconds } from 'contract/constants';
import type { GameRules, TableResult } from 'contract/play';
import type { BetsChoice, Rhythm } from 'contract/play/table';
import { rhythmOf, type Schedule } from './schedule';
import { playSpots, spotLimits, sumOf, type SpotGame } from './table-engine';

/** When the tables of the house opened, epoch ms; each closes a few seconds after another, so that not all of them work at once. */
export const houseOpened = Date.UTC(2026, 0, 1);

/** Half a minute a round, as most tables keep it. */
const usualRhythm: Omit<Schedule, 'first'> = { every: 30 * seconds, dealing: 6 * seconds, shown: 6 * seconds };

/** Where a table stands in the half minute, and what may lie on it. Euro minor units. */
export interface TablePlace {
  spot: number;
  round: number;
  /** By how much it closes after the full half minute, ms. */
  after: number;
}

interface SpotTable<Result extends TableResult, Rules extends GameRules> {
  game: SpotGame<Result>;
  /** What the player is told; given how the rounds follow one another. */
  rules: (rhythm: Rhythm) => Rules;
  /** Of its bets, hundredths of a percent. The lowest is said of the game as a whole: it holds for each of them. */
  returns: readonly number[];
  /** The most that a bet pays, hundredths of its stake. */
  most: number;
  /** Euro minor units, rising; every amount is a multiple of the first. */
  chips: readonly number[];
  /** Bets of its published rounds, euro minor units. */
  example: BetsChoice['bets'];
}

/** A shared table where chips are laid on spots. */
export function spotTable<Result extends TableResult, Rules extends GameRules>(
  { game, rules, returns, most, chips, example }: SpotTable<Result, Rules>,
  { spot, round, after }: TablePlace,
) {
  const { limits, ...stakes } = spotLimits({ chips, spot, round });
  const choice: BetsChoice = { kind: 'bets', bets: example };
  return {
    rtp: Math.min(...returns),
    bestRtp: Math.max(...returns),
    maxWinMultiple: Math.ceil(most / 100),
    rules: rules(rhythmOf(usualRhythm)),
    ...stakes,
    example: { stake: sumOf(choice), choice },
    play: playSpots(game),
    table: { schedule: { first: houseOpened + after, ...usualRhythm }, limits, resultOf: game.draw },
  };
}
