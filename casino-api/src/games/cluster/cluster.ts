import type { Cluster, ClusterOutcome, ClusterRules, ClusterStep } from 'contract/play/cluster';
import { atOnce, type RoundRandom } from '../engine';
import { columnAt, type Strip } from '../slot/reels';

/** A game of clusters: what pays is in `rules`, what falls is in the strips, one a column. */
export interface ClusterSlot {
  rules: ClusterRules;
  strips: readonly Strip[];
}

/** What a round of a game of clusters is decided by are the stops of its strips, and of these there are about a hundred million: they can all be played. */
export interface AllRounds {
  rounds: number;
  /** Over all rounds, in parts of the stake. */
  paid: number;
  /** Rounds that paid anything. */
  hits: number;
  /** The most that one round paid, in parts of the stake. */
  largest: number;
  /** The most steps that one round took, the last one, where nothing touches any more, included. */
  longest: number;
}

type Cell = [number, number];
type Grid = readonly (readonly string[])[];

/** The cells that touch this one; some may lie outside the grid. */
export function touching(shape: ClusterRules['shape'], [column, row]: Cell): Cell[] {
  const beside: Cell[] =
    shape === 'square' || column % 2 === 0
      ? [
          [column - 1, row],
          [column + 1, row],
        ]
      : [
          [column - 1, row],
          [column + 1, row],
          [column - 1, row + 1],
          [column + 1, row + 1],
        ];
  const slanting: Cell[] =
    shape === 'hex' && column % 2 === 0
      ? [
          [column - 1, row - 1],
          [column + 1, row - 1],
        ]
      : [];
  return [[column, row - 1], [column, row + 1], ...beside, ...slanting];
}

/** Equal symbols that touch, from the left column down: every such group, however small. */
export function groupsOf(grid: Grid, shape: ClusterRules['shape']): { symbol: string; cells: Cell[] }[] {
  const seen = new Set<string>();
  return grid.flatMap((shown, column) =>
    shown.flatMap((symbol, row) => {
      const cells: Cell[] = [];
      const waiting: Cell[] = [[column, row]];
      for (let cell = waiting.pop(); cell; cell = waiting.pop()) {
        if (seen.has(String(cell)) || grid[cell[0]]?.[cell[1]] !== symbol) continue;
        seen.add(String(cell));
        cells.push(cell);
        waiting.push(...touching(shape, cell));
      }
      return cells.length ? [{ symbol, cells: cells.sort(([a, b], [c, d]) => a - c || b - d) }] : [];
    }),
  );
}

/** What a cluster pays, as a multiple of the stake's part. */
export const multipleOf = ({ symbols }: ClusterRules, symbol: string, count: number): number =>
  symbols
    .find((entry) => entry.symbol === symbol)
    ?.pays.reduce((multiple, pay) => (count >= pay.count ? pay.multiple : multiple), 0) ?? 0;

/** What the step with this index (0, 1, 2 …) multiplies its clusters by. */
export const multiplierOf = ({ multipliers }: ClusterRules, step: number): number =>
  multipliers[Math.min(step, multipliers.length - 1)]!;

function payGrid(rules: ClusterRules, grid: string[][], stake: number, multiplier: number): ClusterStep {
  const clusters = groupsOf(grid, rules.shape)
    .filter(({ cells }) => cells.length >= rules.smallest)
    .map(({ symbol, cells }): Cluster => ({
      symbol,
      count: cells.length,
      payout: ((multipleOf(rules, symbol, cells.length) * stake) / rules.parts) * multiplier,
      cells,
    }));
  return { grid, clusters, multiplier, payout: clusters.reduce((sum, { payout }) => sum + payout, 0) };
}

/**
 * Plays a whole round. One integer below its strip's length is drawn for each column from the left: where the strip stops, its symbol on the top
 * row and the ones after it below. Nothing else is drawn: what vanishes is replaced by the strip's symbols before the stop, the nearest first, as if the
 * strip slid down. That every round comes to an end, and what it can win at most, was found by playing all of them (proofs.ts).
 */
export function playClusterSlot(
  { rules, strips }: ClusterSlot,
  stake: number,
  random: RoundRandom,
): { payout: number; outcome: ClusterOutcome } {
  const tops = strips.map((strip) => random.integer(strip.length));
  let grid = strips.map((strip, column) => columnAt(strip, tops[column]!, rules.rows));
  const steps = [payGrid(rules, grid, stake, multiplierOf(rules, 0))];
  for (let step = steps[0]!; step.clusters.length > 0; step = steps.at(-1)!) {
    const gone = new Set(step.clusters.flatMap(({ cells }) => cells.map(String)));
    grid = grid.map((shown, column) => {
      const left = shown.filter((_, row) => !gone.has(String([column, row])));
      const strip = strips[column]!;
      tops[column] = (((tops[column]! - (rules.rows - left.length)) % strip.length) + strip.length) % strip.length;
      return [...columnAt(strip, tops[column]!, rules.rows - left.length), ...left];
    });
    steps.push(payGrid(rules, grid, stake, multiplierOf(rules, steps.length)));
  }
  return {
    payout: steps.reduce((sum, { payout }) => sum + payout, 0),
    outcome: { kind: 'cluster', shape: rules.shape, steps },
  };
}

/**
 * What the family makes of a game of clusters. Its stakes divide by the rules' parts, so that every payout is whole.
 * @param slot with what playing every round came to, for those who prove the game
 */
export const clusterSlot = (slot: ClusterSlot & { rounds: AllRounds }) => ({
  design: slot,
  rules: slot.rules,
  play: atOnce((stake, random) => playClusterSlot(slot, stake, random)),
});
