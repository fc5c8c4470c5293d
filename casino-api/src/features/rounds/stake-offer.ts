import type { MoneyUnit } from 'contract/money';
import type { RoundChoice } from 'contract/play';
import type { Position } from 'contract/receipt';
import type { GameEngine, RoundRandom } from '../../games/engine';

/**
 * What may be staked, minor units, the lowest first: the game's own stakes as far as the licence allows what decisions can bring them to. A game
 * that forbade half of its decisions would not return what its page says.
 * @param highest the most that a round may be staked with, minor units
 */
export const offeredStakes = (engine: GameEngine, currency: MoneyUnit, highest: number): number[] =>
  engine.stakes(currency).filter((stake) => stake * (engine.maxStakeMultiple ?? 1) <= highest);

/** @param highest the most that a round may be staked with, minor units */
export function isStakeOffered(
  engine: GameEngine,
  stake: number,
  choice: RoundChoice | null,
  currency: MoneyUnit,
  highest: number,
): boolean {
  if (!engine.accepts) return offeredStakes(engine, currency, highest).includes(stake);
  return stake <= highest && engine.accepts(stake, choice, currency);
}

/**
 * Of the decisions that the game leaves those after which the round's stake is still allowed.
 * @param highest the most that the round may be staked with, minor units
 * @param random the round's draws from the first on
 */
export function offeredDecisions(
  engine: GameEngine,
  decisions: readonly string[],
  position: Position,
  highest: number,
  random: () => RoundRandom,
): readonly string[] {
  if (!engine.maxStakeMultiple || highest === Infinity) return decisions;
  const stakeAfter = (what: string) =>
    engine.play({ ...position, decisions: [...position.decisions, { what, after: 0 }] }, random())?.stake ?? 0;
  return decisions.filter((what) => stakeAfter(what) <= highest);
}
