import type { HeldCoin, HoldOutcome, HoldRules } from 'contract/play/hold';
import { atOnce, type RoundRandom } from '../engine';
import { payWindow, windowAt } from '../slot/lines';
import { payTableOf, symbolOf, type Strip } from '../slot/reels';

export interface HoldSlot {
  rules: HoldRules;
  /** One a reel. */
  strips: readonly Strip[];
}

/** Values of a coin as `[whole stakes, weight]`. */
export const valuesOf = (...values: readonly (readonly [number, number])[]): HoldRules['hold']['values'] =>
  values.map(([multiple, weight]) => ({ multiple, weight }));

type Cell = HeldCoin['cell'];

/** Every place of the window, reel after reel, each from the top: the order in which coins are looked for and drawn. */
const cellsOf = ({ base }: HoldRules): Cell[] =>
  Array.from({ length: base.reels * base.rows }, (_, place) => [Math.floor(place / base.rows), place % base.rows]);

/** What a coin bears, in whole stakes: one integer below the sum of the weights, read off in their order. */
function drawValue({ values }: HoldRules['hold'], random: RoundRandom): number {
  let drawn = random.integer(values.reduce((sum, { weight }) => sum + weight, 0));
  for (const { multiple, weight } of values) if ((drawn -= weight) < 0) return multiple;
  throw new Error('A draw beyond the weights.');
}

/**
 * Plays a round. Draws: the reels' stops from left to right, one integer below each strip's length. With the feature: a value for each coin of the
 * window, in the order of `cellsOf`; then, respin by respin, for each empty place in that order an integer below `landsOneIn`, whose 0 is a coin
 * and is followed by its value.
 * @param stake minor units, a multiple of the number of lines
 */
function playHold(
  { rules, strips }: HoldSlot,
  stake: number,
  random: RoundRandom,
): { payout: number; outcome: HoldOutcome } {
  const { base, hold } = rules;
  const window = windowAt(
    strips,
    strips.map((strip) => random.integer(strip.length)),
    base.rows,
  );
  const spin = payWindow(base, window, stake, 1, payTableOf(base));
  const coin = symbolOf(base, 'scatter');
  const cells = cellsOf(rules);
  const isCoin = ([reel, row]: Cell) => window[reel]![row] === coin;
  const landed = cells.filter(isCoin);
  if (landed.length < hold.trigger) return { payout: spin.payout, outcome: { kind: 'hold', spin, feature: null } };

  const bears = (cell: Cell, respin: number): HeldCoin => ({ cell, value: drawValue(hold, random) * stake, respin });
  const coins = landed.map((cell) => bears(cell, 0));
  let empty = cells.filter((cell) => !isCoin(cell));
  let respins = 0;
  for (let left = hold.respins; left > 0 && empty.length > 0; left -= 1) {
    respins += 1;
    const still: Cell[] = [];
    for (const cell of empty) {
      if (random.integer(hold.landsOneIn) === 0) coins.push(bears(cell, respins));
      else still.push(cell);
    }
    // The loop takes one away again.
    if (still.length < empty.length) left = hold.respins + 1;
    empty = still;
  }
  const fullWindow = empty.length === 0 ? hold.fullWindow * stake : 0;
  const paid = coins.reduce((sum, { value }) => sum + value, fullWindow);
  return {
    payout: spin.payout + paid,
    outcome: { kind: 'hold', spin, feature: { coins, respins, fullWindow, payout: paid } },
  };
}

/** What the family makes of a slot with a hold feature. Its stakes divide by the lines, so that every payout is whole. */
export const holdSlot = (slot: HoldSlot) => ({
  design: slot,
  rules: slot.rules,
  play: atOnce((stake, random) => playHold(slot, stake, random)),
});
