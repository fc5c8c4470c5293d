import type { Cell } from './slot-round';

/** The centre of each cell a line runs through, one unit a cell. */
const pathOf = (line: readonly number[]): string =>
  `M.5 ${line.map((row, reel) => `${row}.5${reel + 1 < line.length ? ` ${reel + 1}.5 ` : ''}`).join('')}`;

/** What the paying lines connect, drawn over the reels. The list of wins says the same in words. */
export function PaidLines({
  stretches,
  reels,
  rows,
}: {
  stretches: readonly (readonly [Cell, Cell])[];
  reels: number;
  rows: number;
}) {
  if (!stretches.length) return null;
  const path = stretches
    .map(
      ([[fromReel, fromRow], [toReel, toRow]]) => `M${fromReel + 0.5} ${fromRow + 0.5}L${toReel + 0.5} ${toRow + 0.5}`,
    )
    .join('');
  return (
    <svg className="paid-lines" viewBox={`0 0 ${reels} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** One line as a small picture of the reels; its number stands beside it. */
export function LineDiagram({ line, rows }: { line: readonly number[]; rows: number }) {
  return (
    <svg className="line-diagram" viewBox={`0 0 ${line.length} ${rows}`} aria-hidden="true">
      <path d={pathOf(line)} />
    </svg>
  );
}
