import { seconds } from 'contract/constants';
import type { GameRules, TableResult } from 'contract/play';
import type { BetsChoice, Rhythm } from 'contract/play/table';
import { rhythmOf, type Schedule } from './schedule';
import { playSpots, spotLimits, sumOf, type SpotGame, type TableEngine } from './table-engine';

/** When the tables of the house opened, epoch ms; each closes a few seconds after another, so that not all of them work at once. */
export const houseOpened = Date.UTC(2026, 0, 1);

/** Half a minute a round, as most tables keep it. */
export const usualRhythm: Omit<Schedule, 'first'> = { every: 30 * seconds, dealing: 6 * seconds, shown: 6 * seconds };

interface SpotTable<Result extends TableResult> {
  gameid: string;
  game: SpotGame<Result>;
  /** What the player is told; given how the rounds follow one another. */
  rules: (rhythm: Rhythm) => GameRules;
  /** The lowest return among its bets, hundredths of a percent. */
  rtp: number;
  /** The highest. */
  bestRtp: number;
  volatility: TableEngine['volatility'];
  /** The most that a bet pays, hundredths of its stake. */
  most: number;
  /** Euro minor units; `chips` rise, and every amount is a multiple of the first. */
  limits: { chips: readonly number[]; spot: number; round: number };
  /** By how much it closes after the full half minute, ms. */
  after: number;
  /** Bets of its published rounds, euro minor units. */
  example: BetsChoice['bets'];
}

/** A shared table where chips are laid on spots. */
export function spotTable<Result extends TableResult>({
  gameid,
  game,
  rules,
  rtp,
  bestRtp,
  volatility,
  most,
  limits,
  after,
  example,
}: SpotTable<Result>): TableEngine {
  const { limits: limitsOf, ...stakes } = spotLimits(limits);
  const choice: BetsChoice = { kind: 'bets', bets: example };
  return {
    gameid,
    rtp,
    bestRtp,
    volatility,
    maxWinMultiple: Math.ceil(most / 100),
    rules: rules(rhythmOf(usualRhythm)),
    ...stakes,
    example: { stake: sumOf(choice), choice },
    play: playSpots(game),
    table: { schedule: { first: houseOpened + after, ...usualRhythm }, limits: limitsOf, resultOf: game.draw },
  };
}
