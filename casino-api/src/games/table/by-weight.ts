import type { RoundRandom } from '../engine';

/** Draws one of several by weight: an integer below the sum of the weights, counted through them in their order. */
export function byWeight<Entry extends { weight: number }>(entries: readonly Entry[], random: RoundRandom): Entry {
  let left = random.integer(entries.reduce((sum, { weight }) => sum + weight, 0));
  return entries.find(({ weight }) => (left -= weight) < 0)!;
}
