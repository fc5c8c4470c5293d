import { fraction, plus, times, whole, zero, type Fraction } from '../fraction';
import { winOfLine, type LineSlot } from './lines';
import { columnAt, freeSpinsFor, payTableOf, symbolOf, type Strip } from './reels';

const waysOf = (strips: readonly Strip[]): bigint => strips.reduce((ways, { length }) => ways * BigInt(length), 1n);

/** Every combination of symbols that one line can show, with the number of stops that show it. */
function* combinationsOf(
  strips: readonly Strip[],
  shown: string[] = [],
  ways = 1n,
): Generator<{ symbols: string[]; ways: bigint }> {
  const strip = strips[shown.length];
  if (!strip) return yield { symbols: shown, ways };
  for (const symbol of new Set(strip)) {
    yield* combinationsOf(strips, [...shown, symbol], ways * BigInt(strip.filter((other) => other === symbol).length));
  }
}

/**
 * What the lines return of the stake in one spin. Every row of a reel shows each place of its strip equally often, so all
 * lines return the same share of their line stake, and that share is the spin's.
 */
function lineReturn(slot: LineSlot, strips: readonly Strip[]): Fraction {
  const pays = payTableOf(slot.rules);
  const [wild, scatter] = [symbolOf(slot.rules, 'wild'), symbolOf(slot.rules, 'scatter')];
  let paid = 0n;
  for (const { symbols, ways } of combinationsOf(strips))
    paid += BigInt(winOfLine(symbols, pays, wild, scatter)?.multiple ?? 0) * ways;
  return fraction(paid, waysOf(strips));
}

/** Ways to see 0, 1, 2 … scatters in the whole window of these reels. */
function scatterWays(strips: readonly Strip[], scatter: string, rows: number): bigint[] {
  return strips.reduce<bigint[]>(
    (ways, strip) => {
      const next = Array<bigint>(ways.length + rows).fill(0n);
      for (let stop = 0; stop < strip.length; stop += 1) {
        const seen = columnAt(strip, stop, rows).filter((symbol) => symbol === scatter).length;
        ways.forEach((count, before) => (next[before + seen]! += count));
      }
      return next;
    },
    [1n],
  );
}

/** Scatter chances of the paid spin: `[count, chance]`. */
export function scatterChances(slot: LineSlot, strips: readonly Strip[] = slot.strips): [number, Fraction][] {
  const all = waysOf(strips);
  return scatterWays(strips, symbolOf(slot.rules, 'scatter'), slot.rules.rows).map((ways, count) => [
    count,
    fraction(ways, all),
  ]);
}

/** What the scatters of one spin pay of the stake. */
function scatterReturn(slot: LineSlot, strips: readonly Strip[]): Fraction {
  const byCount = payTableOf(slot.rules)[symbolOf(slot.rules, 'scatter')] ?? [];
  return scatterChances(slot, strips).reduce(
    (sum, [count, chance]) => plus(sum, times(chance, whole(byCount[count] ?? 0))),
    zero,
  );
}

export interface SlotReturn {
  lines: Fraction;
  scatters: Fraction;
  freeSpins: Fraction;
  total: Fraction;
}

/** The exact return to player, part by part. Free spins win no further free spins. */
export function exactReturn(slot: LineSlot): SlotReturn {
  const lines = lineReturn(slot, slot.strips);
  const scatters = scatterReturn(slot, slot.strips);
  const perFreeSpin = times(
    plus(lineReturn(slot, slot.freeStrips), scatterReturn(slot, slot.freeStrips)),
    whole(slot.rules.freeSpins.multiplier),
  );
  const spins = scatterChances(slot).reduce(
    (sum, [count, chance]) => plus(sum, times(chance, whole(freeSpinsFor(slot.rules, count)))),
    zero,
  );
  const freeSpins = times(spins, perFreeSpin);
  return { lines, scatters, freeSpins, total: plus(plus(lines, scatters), freeSpins) };
}

/**
 * The exact share of paid spins that pay, for a game whose longer runs all pay too. The shortest paying run decides whether a line pays at all, so only that many
 * reels are walked stop by stop; the others matter for their scatters alone.
 */
export function hitFrequency(slot: LineSlot): Fraction {
  const { rules, strips } = slot;
  const pays = payTableOf(rules);
  const [wild, scatter] = [symbolOf(rules, 'wild'), symbolOf(rules, 'scatter')];
  const shortest = Math.min(
    ...rules.symbols
      .filter(({ role }) => role !== 'scatter')
      .flatMap(({ pays: list }) => list.map(({ count }) => count)),
  );
  const walked = strips.slice(0, shortest);
  const rest = scatterWays(strips.slice(shortest), scatter, rules.rows);
  const prefixes = [...new Set(rules.lines.map((line) => line.slice(0, shortest).join()))].map((rows) =>
    rows.split(',').map(Number),
  );
  const restWays = rest.reduce((sum, ways) => sum + ways, 0n);
  let hits = 0n;
  const walk = (columns: string[][]) => {
    const strip = walked[columns.length];
    if (strip) return strip.forEach((_, stop) => walk([...columns, columnAt(strip, stop, rules.rows)]));
    if (
      prefixes.some((line) =>
        winOfLine(
          line.map((row, reel) => columns[reel]![row]!),
          pays,
          wild,
          scatter,
        ),
      )
    ) {
      hits += restWays;
      return;
    }
    const seen = columns.flat().filter((symbol) => symbol === scatter).length;
    rest.forEach((ways, more) => (hits += pays[scatter]?.[seen + more] ? ways : 0n));
  };
  walk([]);
  return fraction(hits, waysOf(strips));
}

/**
 * The most that a line can still pay after its first symbols, whatever the reels to come show; at its end, what it pays.
 * Symbols are numbers here, and a beginning is one number: the search below asks millions of times.
 */
function linePotential(slot: LineSlot, strips: readonly Strip[], symbols: readonly string[]): Int32Array[] {
  const pays = payTableOf(slot.rules);
  const [wild, scatter] = [symbolOf(slot.rules, 'wild'), symbolOf(slot.rules, 'scatter')];
  const potential = [...strips, null].map((_, reel) => new Int32Array(symbols.length ** reel));
  const shownOn = strips.map((strip) => [...new Set(strip)].map((symbol) => symbols.indexOf(symbol)));
  const fill = (shown: number[], code: number): number => {
    const most =
      shown.length < strips.length
        ? Math.max(...shownOn[shown.length]!.map((next) => fill([...shown, next], code * symbols.length + next)))
        : (winOfLine(
            shown.map((number) => symbols[number]!),
            pays,
            wild,
            scatter,
          )?.multiple ?? 0);
    return (potential[shown.length]![code] = most);
  };
  fill([], 0);
  return potential;
}

/**
 * The largest payout above `floor` that a window with so many scatters can bring, in line stakes; `floor` when there is none.
 * Searched reel by reel; a beginning is dropped once even the best end of each of its lines could not beat what is found. Lines that run through
 * the same rows so far have the same beginning, and are counted together.
 */
export function largestWindow(slot: LineSlot, strips: readonly Strip[], scatters: number, floor: number): number {
  const { rules } = slot;
  const symbols = rules.symbols.map(({ symbol }) => symbol);
  const scatter = symbols.indexOf(symbolOf(rules, 'scatter'));
  const potential = linePotential(slot, strips, symbols);
  const columns = strips.map((strip) =>
    [...new Set(strip.map((_, stop) => columnAt(strip, stop, rules.rows).join()))].map((column) =>
      Uint8Array.from(column.split(','), (symbol) => symbols.indexOf(symbol)),
    ),
  );
  const shown = strips.map((strip) => Uint8Array.from(new Set(strip), (symbol) => symbols.indexOf(symbol)));
  const ofScatters = (payTableOf(rules)[symbols[scatter] ?? '']?.[scatters] ?? 0) * rules.lines.length;
  const beginnings = strips.map((_, reel) => [...new Set(rules.lines.map((line) => line.slice(0, reel + 1).join()))]);
  /** Of each beginning on a reel: the one before it, the row it goes on with, and how many lines share it. */
  const steps = beginnings.map((list, reel) => ({
    before: Uint8Array.from(list, (beginning) =>
      reel ? beginnings[reel - 1]!.indexOf(beginning.split(',').slice(0, -1).join()) : 0,
    ),
    row: Uint8Array.from(list, (beginning) => Number(beginning.split(',').at(-1))),
    lines: Uint8Array.from(
      list,
      (beginning) => rules.lines.filter((line) => line.slice(0, reel + 1).join() === beginning).length,
    ),
  }));
  const scattersOn = columns.map((reel) => reel.map((column) => column.filter((symbol) => symbol === scatter).length));
  let best = floor;
  // Made once a reel: the search goes back and forth millions of times. `codes[reel]` are the symbols of each beginning before that reel.
  const codes = strips.map((_, reel) => new Int32Array(reel ? steps[reel - 1]!.row.length : 1));
  const brings = strips.map(() => new Int32Array(rules.rows * symbols.length));
  const search = (reel: number, seen: number) => {
    const { before, row, lines } = steps[reel]!;
    const [reached, from, brought] = [potential[reel + 1]!, codes[reel]!, brings[reel]!.fill(0)];
    // What a symbol brings in a row is the same in every column that shows it there.
    for (let step = 0; step < row.length; step += 1) {
      const [code, into] = [from[before[step]!]! * symbols.length, row[step]! * symbols.length];
      for (const symbol of shown[reel]!) brought[into + symbol]! += lines[step]! * reached[code + symbol]!;
    }
    const boundOf = (column: Uint8Array) => {
      let bound = ofScatters;
      for (let at = 0; at < column.length; at += 1) bound += brought[at * symbols.length + column[at]!]!;
      return bound;
    };
    if (reel + 1 === strips.length) {
      columns[reel]!.forEach(
        (column, index) =>
          (best = seen + scattersOn[reel]![index]! === scatters ? Math.max(best, boundOf(column)) : best),
      );
      return;
    }
    const next = columns[reel]!.map((column, index) => ({ column, index, bound: boundOf(column) })).filter(
      ({ bound }) => bound > best,
    );
    for (const { column, index, bound } of next.sort((a, b) => b.bound - a.bound)) {
      if (bound <= best) return;
      for (let step = 0; step < row.length; step += 1)
        codes[reel + 1]![step] = from[before[step]!]! * symbols.length + column[row[step]!]!;
      search(reel + 1, seen + scattersOn[reel]![index]!);
    }
  };
  search(0, 0);
  return best;
}

/** The largest payout that a round can bring, as a multiple of its stake: no window and no number of free spins left out. */
export function largestWin(slot: LineSlot): Fraction {
  const { rules } = slot;
  const possible = (strips: readonly Strip[]) =>
    scatterChances(slot, strips).flatMap(([count, { over }]) => (over > 0n ? [count] : []));
  const perFreeSpin =
    (rules.freeSpins.awards.length ? possible(slot.freeStrips) : []).reduce(
      (best, count) => largestWindow(slot, slot.freeStrips, count, best),
      0,
    ) * rules.freeSpins.multiplier;
  // Most free spins first: rounds with fewer of them then mostly need no search.
  const best = possible(slot.strips)
    .reverse()
    .reduce((most, count) => {
      const ofFreeSpins = freeSpinsFor(rules, count) * perFreeSpin;
      return largestWindow(slot, slot.strips, count, most - ofFreeSpins) + ofFreeSpins;
    }, 0);
  return fraction(BigInt(best), BigInt(rules.lines.length));
}
