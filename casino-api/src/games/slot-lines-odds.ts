import { freeSpinsFor, payTableOf, symbolOf, winOfLine, type LineSlot, type Strip } from './slot-lines';

/** An exact share: `over` ways out of `under`. */
export interface Fraction {
  over: bigint;
  under: bigint;
}

const fraction = (over: bigint, under: bigint): Fraction => ({ over, under });
const plus = (a: Fraction, b: Fraction) => fraction(a.over * b.under + b.over * a.under, a.under * b.under);
const times = (a: Fraction, b: Fraction) => fraction(a.over * b.over, a.under * b.under);
const whole = (count: number) => fraction(BigInt(count), 1n);
const zero = whole(0);

/** The nearest hundredth of a percent: 0.96123 → 9612. */
export const hundredthsOf = ({ over, under }: Fraction): number => Number((over * 20_000n + under) / (2n * under));
export const numberOf = ({ over, under }: Fraction): number => Number((over * 10n ** 15n) / under) / 1e15;

const waysOf = (strips: readonly Strip[]): bigint => strips.reduce((ways, { length }) => ways * BigInt(length), 1n);

/** Every combination of symbols that one line can show, with the number of stops that show it. */
function* combinationsOf(strips: readonly Strip[], shown: string[] = [], ways = 1n): Generator<{ symbols: string[]; ways: bigint }> {
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
export function lineReturn(slot: LineSlot, strips: readonly Strip[]): Fraction {
  const pays = payTableOf(slot.rules);
  const [wild, scatter] = [symbolOf(slot.rules, 'wild'), symbolOf(slot.rules, 'scatter')];
  let paid = 0n;
  for (const { symbols, ways } of combinationsOf(strips)) paid += BigInt(winOfLine(symbols, pays, wild, scatter)?.multiple ?? 0) * ways;
  return fraction(paid, waysOf(strips));
}

const windowColumn = (strip: Strip, stop: number, rows: number): string[] => Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]!);

/** Ways to see 0, 1, 2 … scatters in the whole window of these reels. */
function scatterWays(strips: readonly Strip[], scatter: string, rows: number): bigint[] {
  return strips.reduce<bigint[]>((ways, strip) => {
    const next = Array<bigint>(ways.length + rows).fill(0n);
    for (let stop = 0; stop < strip.length; stop += 1) {
      const seen = windowColumn(strip, stop, rows).filter((symbol) => symbol === scatter).length;
      ways.forEach((count, before) => (next[before + seen]! += count));
    }
    return next;
  }, [1n]);
}

/** Scatter chances of the paid spin: `[count, chance]`. */
export function scatterChances(slot: LineSlot, strips: readonly Strip[] = slot.strips): [number, Fraction][] {
  const all = waysOf(strips);
  return scatterWays(strips, symbolOf(slot.rules, 'scatter'), slot.rules.rows).map((ways, count) => [count, fraction(ways, all)]);
}

/** What the scatters of one spin pay of the stake. */
function scatterReturn(slot: LineSlot, strips: readonly Strip[]): Fraction {
  const byCount = payTableOf(slot.rules)[symbolOf(slot.rules, 'scatter')] ?? [];
  return scatterChances(slot, strips).reduce((sum, [count, chance]) => plus(sum, times(chance, whole(byCount[count] ?? 0))), zero);
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
  const perFreeSpin = times(plus(lineReturn(slot, slot.freeStrips), scatterReturn(slot, slot.freeStrips)), whole(slot.rules.freeSpins.multiplier));
  const spins = scatterChances(slot).reduce((sum, [count, chance]) => plus(sum, times(chance, whole(freeSpinsFor(slot.rules, count)))), zero);
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
  const shortest = Math.min(...rules.symbols.filter(({ role }) => role !== 'scatter').flatMap(({ pays: list }) => list.map(({ count }) => count)));
  const walked = strips.slice(0, shortest);
  const rest = scatterWays(strips.slice(shortest), scatter, rules.rows);
  const prefixes = [...new Set(rules.lines.map((line) => line.slice(0, shortest).join()))].map((rows) => rows.split(',').map(Number));
  const restWays = rest.reduce((sum, ways) => sum + ways, 0n);
  let hits = 0n;
  const walk = (columns: string[][]) => {
    const strip = walked[columns.length];
    if (strip) return strip.forEach((_, stop) => walk([...columns, windowColumn(strip, stop, rules.rows)]));
    if (prefixes.some((line) => winOfLine(line.map((row, reel) => columns[reel]![row]!), pays, wild, scatter))) {
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
function linePotential(slot: LineSlot, strips: readonly Strip[], symbols: readonly string[]): number[][] {
  const pays = payTableOf(slot.rules);
  const [wild, scatter] = [symbolOf(slot.rules, 'wild'), symbolOf(slot.rules, 'scatter')];
  const potential: number[][] = [...strips, null].map(() => []);
  const fill = (shown: number[], code: number): number => {
    const strip = strips[shown.length];
    const most = strip
      ? Math.max(...[...new Set(strip)].map((symbol) => symbols.indexOf(symbol)).map((next) => fill([...shown, next], code * symbols.length + next)))
      : (winOfLine(shown.map((number) => symbols[number]!), pays, wild, scatter)?.multiple ?? 0);
    return (potential[shown.length]![code] = most);
  };
  fill([], 0);
  return potential;
}

/**
 * The largest payout above `floor` that a window with so many scatters can bring, in line stakes; `floor` when there is none.
 * Searched reel by reel; a beginning is dropped once even the best end of each of its lines could not beat what is found.
 */
function largestWindow(slot: LineSlot, strips: readonly Strip[], scatters: number, floor: number): number {
  const { rules } = slot;
  const symbols = rules.symbols.map(({ symbol }) => symbol);
  const scatter = symbols.indexOf(symbolOf(rules, 'scatter'));
  const potential = linePotential(slot, strips, symbols);
  const columns = strips.map((strip) => [...new Set(strip.map((_, stop) => windowColumn(strip, stop, rules.rows).join()))]
    .map((column) => column.split(',').map((symbol) => symbols.indexOf(symbol))));
  const ofScatters = (payTableOf(rules)[symbols[scatter]!]?.[scatters] ?? 0) * rules.lines.length;
  let best = floor;
  /** `beginnings[line]` is the line's beginning on the reels before this one. */
  const search = (reel: number, beginnings: number[], seen: number) => {
    const last = reel + 1 === strips.length;
    const next: { column: number[]; bound: number }[] = [];
    for (const column of columns[reel]!) {
      let bound = ofScatters;
      for (let line = 0; line < beginnings.length; line += 1) {
        bound += potential[reel + 1]![beginnings[line]! * symbols.length + column[rules.lines[line]![reel]!]!]!;
      }
      if (bound > best) next.push({ column, bound });
    }
    for (const { column, bound } of next.sort((a, b) => b.bound - a.bound)) {
      if (bound <= best) return;
      const nowSeen = seen + column.filter((symbol) => symbol === scatter).length;
      if (last) best = nowSeen === scatters ? bound : best;
      else search(reel + 1, beginnings.map((code, line) => code * symbols.length + column[rules.lines[line]![reel]!]!), nowSeen);
    }
  };
  search(0, rules.lines.map(() => 0), 0);
  return best;
}

/** The largest payout that a round can bring, as a multiple of its stake: no window and no number of free spins left out. */
export function largestWin(slot: LineSlot): Fraction {
  const { rules } = slot;
  const possible = (strips: readonly Strip[]) => scatterChances(slot, strips).flatMap(([count, { over }]) => (over > 0n ? [count] : []));
  const perFreeSpin = possible(slot.freeStrips).reduce((best, count) => largestWindow(slot, slot.freeStrips, count, best), 0) * rules.freeSpins.multiplier;
  // Most free spins first: rounds with fewer of them then mostly need no search.
  const best = possible(slot.strips).reverse().reduce((most, count) => {
    const ofFreeSpins = freeSpinsFor(rules, count) * perFreeSpin;
    return largestWindow(slot, slot.strips, count, most - ofFreeSpins) + ofFreeSpins;
  }, 0);
  return fraction(BigInt(best), BigInt(rules.lines.length));
}
