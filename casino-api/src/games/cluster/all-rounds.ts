import type { Strip } from '../slot/reels';
import { multipleOf, multiplierOf, touching, type AllRounds, type ClusterSlot } from './cluster';

/** More steps than any round takes: a round that gets here would never end. */
const endless = 1_000;

/**
 * The same game on numbers alone, some hundred times as fast as the engine; a test holds both against each other. `play(stops)` gives what a
 * round pays, in parts of the stake, and how many steps it took.
 */
export function fastPlayer({
  rules,
  strips,
}: ClusterSlot): (stops: ArrayLike<number>) => { paid: number; steps: number } {
  const { rows, smallest } = rules;
  const cells = strips.length * rows;
  const symbols = rules.symbols.map(({ symbol }) => symbol);
  const tapes = strips.map((strip: Strip) => Uint8Array.from(strip, (symbol) => symbols.indexOf(symbol)));
  // Of the cells that touch a cell those before it, three to each (the cell itself stands for none): so every pair that touches is met once.
  const before = Uint8Array.from({ length: cells * 3 }, (_, index) => {
    const cell = Math.floor(index / 3);
    const near = touching(rules.shape, [Math.floor(cell / rows), cell % rows])
      .filter(([column, row]) => column >= 0 && row >= 0 && row < rows)
      .map(([column, row]) => column * rows + row);
    return near.filter((other) => other < cell)[index % 3] ?? cell;
  });
  const worth = Int32Array.from({ length: symbols.length * (cells + 1) }, (_, index) =>
    multipleOf(rules, symbols[Math.floor(index / (cells + 1))]!, index % (cells + 1)),
  );
  const multipliers = Int32Array.from({ length: endless }, (_, step) => multiplierOf(rules, step));
  const grid = new Uint8Array(cells);
  const tops = new Int32Array(strips.length);
  /** Each cell leads to another one of its group, the last one to itself; `sizes` holds how many cells lead to that one. */
  const leads = new Uint8Array(cells);
  const sizes = new Uint8Array(cells);
  const result = { paid: 0, steps: 0 };

  const leaderOf = (cell: number): number => {
    let at = cell;
    while (leads[at] !== at) at = leads[at] = leads[leads[at]!]!;
    return at;
  };

  /** Finds the groups; whether one is large enough to win. */
  const group = (): boolean => {
    let found = false;
    for (let cell = 0; cell < cells; cell += 1) {
      const symbol = grid[cell];
      let leader = cell;
      leads[cell] = cell;
      sizes[cell] = 1;
      for (let index = cell * 3; index < cell * 3 + 3; index += 1) {
        const other = before[index]!;
        if (other === cell || grid[other] !== symbol) continue;
        const joined = leaderOf(other);
        if (joined === leader) continue;
        leads[leader] = joined;
        sizes[joined]! += sizes[leader]!;
        leader = joined;
        if (sizes[joined]! >= smallest) found = true;
      }
    }
    return found;
  };

  const fall = () => {
    for (let column = 0; column < tapes.length; column += 1) {
      const tape = tapes[column]!;
      let into = column * rows + rows - 1;
      for (let from = into; from >= column * rows; from -= 1)
        if (sizes[leaderOf(from)]! < smallest) grid[into--] = grid[from]!;
      for (; into >= column * rows; into -= 1) {
        tops[column] = tops[column] === 0 ? tape.length - 1 : tops[column]! - 1;
        grid[into] = tape[tops[column]!]!;
      }
    }
  };

  return (stops) => {
    for (let column = 0; column < tapes.length; column += 1) {
      const tape = tapes[column]!;
      let at = (tops[column] = stops[column]!);
      for (let row = 0; row < rows; row += 1) {
        grid[column * rows + row] = tape[at]!;
        at = at + 1 === tape.length ? 0 : at + 1;
      }
    }
    result.paid = 0;
    let step = 0;
    for (; group(); step += 1) {
      if (step === endless) throw new RangeError(`The round with these stops never ends: ${Array.from(stops).join()}.`);
      let paid = 0;
      for (let cell = 0; cell < cells; cell += 1)
        if (leads[cell] === cell && sizes[cell]! >= smallest) paid += worth[grid[cell]! * (cells + 1) + sizes[cell]!]!;
      result.paid += paid * multipliers[step]!;
      fall();
    }
    result.steps = step + 1;
    return result;
  };
}

/** Plays every round whose first strip stops at `first`, the last strip's stops fastest. */
function playAllFrom(play: ReturnType<typeof fastPlayer>, lengths: readonly number[], first: number): AllRounds {
  const stops = new Int32Array(lengths.length);
  stops[0] = first;
  const all: AllRounds = { rounds: 0, paid: 0, hits: 0, largest: 0, longest: 0 };
  for (;;) {
    const { paid, steps } = play(stops);
    all.rounds += 1;
    all.paid += paid;
    if (paid > 0) all.hits += 1;
    if (paid > all.largest) all.largest = paid;
    if (steps > all.longest) all.longest = steps;
    let column = lengths.length - 1;
    while (column > 0 && (stops[column]! += 1) === lengths[column]) stops[column--] = 0;
    if (column === 0) return all;
  }
}

/** Plays every round there is; `onPart` hears what those of each stop of the first strip came to. */
export function playAllRounds(slot: ClusterSlot, onPart?: (part: AllRounds, first: number) => void): AllRounds {
  const play = fastPlayer(slot);
  const lengths = slot.strips.map(({ length }) => length);
  return Array.from({ length: lengths[0]! }, (_, first) => {
    const part = playAllFrom(play, lengths, first);
    onPart?.(part, first);
    return part;
  }).reduce((all, part) => ({
    rounds: all.rounds + part.rounds,
    paid: all.paid + part.paid,
    hits: all.hits + part.hits,
    largest: Math.max(all.largest, part.largest),
    longest: Math.max(all.longest, part.longest),
  }));
}
