/** The board in units of its picture, 340 wide and 320 high; the ball comes in at the top and the slots stand at the bottom. */
export const board = { width: 340, height: 320, top: 22, slotTop: 272, slotHeight: 46 };

/** Distances of pegs: side by side, and row by row. */
export const stepsOf = (rows: number): { across: number; down: number } => ({
  across: board.width / (rows + 1),
  down: (board.slotTop - board.top) / rows,
});

const short = (value: number): number => Math.round(value * 10) / 10;

/** Left edge of a slot. */
export const slotLeft = (slot: number, rows: number): number => short(slot * stepsOf(rows).across);

/** The way of the ball as an SVG path, a little hop from every peg it meets: from above the board into its slot. */
export function fallOf(path: string): string {
  const { across, down } = stepsOf(path.length);
  const hops = [...path].map((side) => {
    const sideways = side === 'R' ? across / 2 : -across / 2;
    return `q${short(sideways * 0.75)} ${short(-down * 0.3)} ${short(sideways)} ${short(down)}`;
  });
  // It stays on the rim of its slot, so that what the slot pays can be read.
  return `M${board.width / 2} ${-14}V${board.top - 9}${hops.join('')}`;
}

/** Where that way ends. */
export const restOf = (path: string): { x: number; y: number } => {
  const rights = [...path].filter((side) => side === 'R').length;
  return {
    x: short((rights + 0.5) * stepsOf(path.length).across),
    y: board.slotTop - 9,
  };
};

/** The triangle of pegs. */
export const pegsOutline = (rows: number): string => {
  const { across, down } = stepsOf(rows);
  const [middle, from, to] = [board.width / 2, board.top - down / 2, board.slotTop - down / 2];
  const [narrow, wide] = [across * 0.35, ((rows - 1) / 2 + 0.35) * across];
  return [
    [middle - narrow, from],
    [middle + narrow, from],
    [middle + wide, to],
    [middle - wide, to],
  ]
    .map((point) => point.map(short).join(' '))
    .join(',');
};
