import type { Cell } from './slot-round';

/** The centre of each cell a line runs through, one unit a cell. */
const pointsOf = (line: readonly number[]): string => line.map((row, reel) => `${reel + 0.5},${row + 0.5}`).join(' ');

/** What the paying lines connect, drawn over the reels. The list of wins says the same in words. */
export function PaidLines({ stretches, reels, rows }: { stretches: readonly (readonly [Cell, Cell])[]; reels: number; rows: number }) {
  if (!stretches.length) return null;
  const path = stretches.map(([[fromReel, fromRow], [toReel, toRow]]) => `M${fromReel + 0.5} ${fromRow + 0.5}L${toReel + 0.5} ${toRow + 0.5}`).join('');
  return (
    <svg className="paid-lines" viewBox={`0 0 ${reels} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** One line as a small picture of the reels. */
export function LineDiagram({ line, rows, label }: { line: readonly number[]; rows: number; label: string }) {
  return (
    <svg className="line-diagram" viewBox={`0 0 ${line.length} ${rows}`} role="img" aria-label={label}>
      <polyline points={pointsOf(line)} />
    </svg>
  );
}
