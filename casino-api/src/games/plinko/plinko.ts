import type { PlinkoBoard, PlinkoRisk, PlinkoRules } from 'contract/play/plinko';
import type { GameEngine } from '../engine';

/** What the slots pay from the edge to the middle, in hundredths of the stake; both sides are alike. By rows and risk. */
export type PlinkoTables = Record<number, Record<PlinkoRisk, readonly number[]>>;

/**
 * The return of a board as an exact fraction of hundredths: each slot's ways to reach it, times what it pays, over `2 ** rows` ways. Whole
 * numbers far below 2^53, so that nothing is rounded.
 */
export function waysAndPayouts(multiples: readonly number[]): { paid: number; ways: number } {
  const rows = multiples.length - 1;
  let ways = 1;
  const paid = multiples.reduce((sum, multiple, slot) => {
    const here = ways * multiple;
    ways = (ways * (rows - slot)) / (slot + 1);
    return sum + here;
  }, 0);
  return { paid, ways: 2 ** rows };
}

function boardOf(rows: number, risk: PlinkoRisk, fromEdge: readonly number[]): PlinkoBoard {
  const multiples = Array.from({ length: rows + 1 }, (_, slot) => fromEdge[Math.min(slot, rows - slot)]!);
  const { paid, ways } = waysAndPayouts(multiples);
  return { rows, risk, multiples, rtp: Math.floor((paid * 100) / ways) };
}

export const plinkoRules = (tables: PlinkoTables): PlinkoRules => ({
  kind: 'plinko',
  boards: Object.entries(tables).flatMap(([rows, byRisk]) =>
    (['low', 'medium', 'high'] as const).map((risk) => boardOf(Number(rows), risk, byRisk[risk])),
  ),
});

/** One draw a row, from the top: 0 is left, 1 is right. Stakes are multiples of 20 and multiples of 5, so that every payout is whole. */
const playPlinko =
  (rules: PlinkoRules): GameEngine['play'] =>
  ({ stake, choice, decisions }, random) => {
    const board =
      choice?.kind === 'plinko' && rules.boards.find(({ rows, risk }) => rows === choice.rows && risk === choice.risk);
    if (!board || decisions.length > 0) return null;
    const steps = Array.from({ length: board.rows }, () => random.integer(2));
    const slot = steps.reduce((sum, step) => sum + step, 0);
    const multiple = board.multiples[slot]!;
    const { rows, risk } = board;
    return {
      stake,
      payout: (stake * multiple) / 100,
      options: [],
      outcome: { kind: 'plinko', rows, risk, path: steps.map((step) => (step ? 'R' : 'L')).join(''), slot, multiple },
    };
  };

/** What the family makes of its rules. */
export const plinkoGame = (rules: PlinkoRules) =>
  ({
    design: rules,
    rules,
    example: { stake: 1_00, choice: { kind: 'plinko', rows: 12, risk: 'medium' } },
    play: playPlinko(rules),
  }) as const;
