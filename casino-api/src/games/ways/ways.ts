import type { WaysOutcome, WaysRules, WaysSpin, WaysWin } from 'contract/play/ways';
import { atOnce, type RoundRandom } from '../engine';
import { columnAt, freeSpinsFor, payTableOf, symbolOf, type PayTable, type Strip } from '../slot/reels';

/** A slot of ways: what pays is in `rules`, how often is in the strips. */
export interface WaysSlot {
  rules: WaysRules;
  /** One strip a reel for the paid spin, and for the free spins; a game without free spins has none of these. */
  strips: readonly Strip[];
  freeStrips: readonly Strip[];
}

/** What the free spin with this index (0, 1, 2 …) multiplies its payouts by. */
export const multiplierOf = ({ freeSpins: { multipliers } }: WaysRules, index: number): number =>
  multipliers[Math.min(index, multipliers.length - 1)] ?? 1;

type Cell = [number, number];

/** The cells of each reel from the left that show the symbol or a wild, up to the first reel without. */
function runOf(window: readonly (readonly string[])[], symbol: string, wild: string): Cell[][] {
  const run: Cell[][] = [];
  for (const [reel, column] of window.entries()) {
    const cells = column.flatMap((shown, row): Cell[] => (shown === symbol || shown === wild ? [[reel, row]] : []));
    if (!cells.length) break;
    run.push(cells);
  }
  return run;
}

/**
 * Pays a window: all ways of each symbol of the first reel, in the order of the rules, then the scatters. `stake` in minor units, a multiple
 * of the rules' parts.
 */
export function payWays(
  rules: WaysRules,
  window: string[][],
  stake: number,
  multiplier: number,
  pays: PayTable = payTableOf(rules),
): WaysSpin {
  const [wild, scatter] = [symbolOf(rules, 'wild'), symbolOf(rules, 'scatter')];
  const wins: WaysWin[] = [];
  for (const { symbol, role } of rules.symbols) {
    if (role !== 'regular' || !window[0]!.includes(symbol)) continue;
    const run = runOf(window, symbol, wild);
    const multiple = pays[symbol]![run.length] ?? 0;
    if (!multiple) continue;
    const ways = run.reduce((product, cells) => product * cells.length, 1);
    wins.push({
      symbol,
      count: run.length,
      ways,
      payout: ((multiple * ways * stake) / rules.parts) * multiplier,
      cells: run.flat(),
    });
  }
  const cells = window.flatMap((column, reel) =>
    column.flatMap((symbol, row): Cell[] => (symbol === scatter ? [[reel, row]] : [])),
  );
  const multiple = pays[scatter]?.[cells.length] ?? 0;
  if (multiple)
    wins.push({ symbol: scatter, count: cells.length, ways: null, payout: multiple * stake * multiplier, cells });
  return { window, wins, multiplier, payout: wins.reduce((sum, win) => sum + win.payout, 0) };
}

/**
 * Plays a whole round, free spins included. Reels are stopped from left to right, one integer below the strip's length each,
 * spin after spin, so that anybody with the seeds can stop them again.
 */
export function playWaysSlot(
  { rules, strips, freeStrips }: WaysSlot,
  stake: number,
  random: RoundRandom,
): { payout: number; outcome: WaysOutcome } {
  const pays = payTableOf(rules);
  const scatter = symbolOf(rules, 'scatter');
  const turn = (on: readonly Strip[], multiplier: number) =>
    payWays(
      rules,
      on.map((strip, reel) => columnAt(strip, random.integer(strip.length), rules.rows[reel]!)),
      stake,
      multiplier,
      pays,
    );
  const spin = turn(strips, 1);
  const scatters = spin.window.flat().filter((symbol) => symbol === scatter).length;
  const freeSpins = Array.from({ length: freeSpinsFor(rules, scatters) }, (_, index) =>
    turn(freeStrips, multiplierOf(rules, index)),
  );
  return {
    payout: freeSpins.reduce((sum, free) => sum + free.payout, spin.payout),
    outcome: { kind: 'ways', spin, freeSpins },
  };
}

/** What the family makes of a slot of ways. Its stakes divide by the rules' parts, so that every payout is whole. */
export const waysSlot = (slot: WaysSlot) => ({
  design: slot,
  rules: slot.rules,
  play: atOnce((stake, random) => playWaysSlot(slot, stake, random)),
});
