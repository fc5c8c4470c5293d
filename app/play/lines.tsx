/** The centre of each cell a line runs through, one unit a cell. */
const pointsOf = (line: readonly number[]): string => line.map((row, reel) => `${reel + 0.5},${row + 0.5}`).join(' ');

/** The paying lines drawn over the reels. The list of wins says the same in words. */
export function PaidLines({ lines, paid, rows }: { lines: readonly (readonly number[])[]; paid: readonly number[]; rows: number }) {
  const shown = paid.flatMap((number) => lines[number - 1] ?? []).length ? paid : [];
  if (!shown.length) return null;
  return (
    <svg className="paid-lines" viewBox={`0 0 ${lines[0]!.length} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
      {shown.map((number) => <polyline key={number} points={pointsOf(lines[number - 1] ?? [])} vectorEffect="non-scaling-stroke" />)}
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
