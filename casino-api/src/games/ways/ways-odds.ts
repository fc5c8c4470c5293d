import { fraction, plus, times, whole, zero, type Fraction } from '../fraction';
import { columnAt, freeSpinsFor, payTableOf, symbolOf, type Strip } from '../slot/reels';
import { multiplierOf, type WaysSlot } from './ways';

/** How many cells of the reel show the symbol (or a wild), stop by stop. */
const countsOf = (strip: Strip, rows: number, shows: (symbol: string) => boolean): number[] =>
  strip.map((_, stop) => columnAt(strip, stop, rows).filter(shows).length);

const share = (over: number, { length }: Strip): Fraction => fraction(BigInt(over), BigInt(length));

/**
 * What the ways return of the stake in one spin, symbol by symbol. Reels stop independently of each other, so the ways to be expected are the product
 * of the cells to be expected on each reel, and the run ends where a reel shows none.
 */
export function returnsOfWays({ rules }: WaysSlot, strips: readonly Strip[]): Record<string, Fraction> {
  const wild = symbolOf(rules, 'wild');
  const pays = payTableOf(rules);
  const regulars = rules.symbols.filter(({ role }) => role === 'regular');
  return Object.fromEntries(
    regulars.map(({ symbol }) => {
      const counts = strips.map((strip, reel) =>
        countsOf(strip, rules.rows[reel]!, (shown) => shown === symbol || shown === wild),
      );
      let [sum, ways] = [zero, whole(1)];
      for (const [reel, strip] of strips.entries()) {
        ways = times(
          ways,
          share(
            counts[reel]!.reduce((total, count) => total + count, 0),
            strip,
          ),
        );
        const next = strips[reel + 1];
        const ends = next ? share(counts[reel + 1]!.filter((count) => count === 0).length, next) : whole(1);
        sum = plus(sum, times(times(ways, ends), whole(pays[symbol]![reel + 1] ?? 0)));
      }
      return [symbol, times(sum, fraction(1n, BigInt(rules.parts)))];
    }),
  );
}

const totalOf = (parts: readonly Fraction[]): Fraction => parts.reduce(plus, zero);

/** Chance of 0, 1, 2 … scatters in the window. */
function scatterChances({ rules }: WaysSlot, strips: readonly Strip[]): Fraction[] {
  const scatter = symbolOf(rules, 'scatter');
  return strips.reduce<Fraction[]>(
    (chances, strip, reel) => {
      const counts = countsOf(strip, rules.rows[reel]!, (shown) => shown === scatter);
      const next = Array<Fraction>(chances.length + Math.max(...counts)).fill(zero);
      for (const more of new Set(counts)) {
        const chance = share(counts.filter((count) => count === more).length, strip);
        chances.forEach((before, seen) => (next[seen + more] = plus(next[seen + more]!, times(before, chance))));
      }
      return next;
    },
    [whole(1)],
  );
}

function scatterReturn(slot: WaysSlot, strips: readonly Strip[]): Fraction {
  const byCount = payTableOf(slot.rules)[symbolOf(slot.rules, 'scatter')] ?? [];
  return totalOf(scatterChances(slot, strips).map((chance, count) => times(chance, whole(byCount[count] ?? 0))));
}

/** All that so many free spins multiply by, added up. */
const multipliersOver = (slot: WaysSlot, spins: number): number =>
  Array.from({ length: spins }, (_, index) => multiplierOf(slot.rules, index)).reduce((sum, one) => sum + one, 0);

export interface WaysReturn {
  ways: Fraction;
  scatters: Fraction;
  freeSpins: Fraction;
  total: Fraction;
}

/** The exact return to player, part by part. Free spins win no further free spins. */
export function exactReturn(slot: WaysSlot): WaysReturn {
  const ways = totalOf(Object.values(returnsOfWays(slot, slot.strips)));
  const scatters = scatterReturn(slot, slot.strips);
  const spins = totalOf(
    scatterChances(slot, slot.strips).map((chance, count) =>
      times(chance, whole(multipliersOver(slot, freeSpinsFor(slot.rules, count)))),
    ),
  );
  const perFreeSpin = slot.freeStrips.length
    ? plus(totalOf(Object.values(returnsOfWays(slot, slot.freeStrips))), scatterReturn(slot, slot.freeStrips))
    : zero;
  const freeSpins = times(spins, perFreeSpin);
  return { ways, scatters, freeSpins, total: plus(plus(ways, scatters), freeSpins) };
}

/**
 * The exact share of paid spins that pay, for a game whose longer runs all pay too. Reel after reel it is known which symbols may still win and how
 * many scatters there are; after the reels of the shortest run the first of the two is decided.
 */
export function hitFrequency({ rules, strips }: WaysSlot): Fraction {
  const pays = payTableOf(rules);
  const [wild, scatter] = [symbolOf(rules, 'wild'), symbolOf(rules, 'scatter')];
  const regulars = rules.symbols.filter(({ role }) => role === 'regular').map(({ symbol }) => symbol);
  const shortest = Math.min(...regulars.map((symbol) => pays[symbol]!.findIndex((multiple) => multiple > 0)));
  let states = new Map<string, { alive: string[]; scatters: number; chance: Fraction }>([
    ['', { alive: regulars, scatters: 0, chance: whole(1) }],
  ]);
  strips.forEach((strip, reel) => {
    const next: typeof states = new Map();
    for (const { alive, scatters, chance } of states.values()) {
      strip.forEach((_, stop) => {
        const column = columnAt(strip, stop, rules.rows[reel]!);
        const left =
          reel < shortest && !column.includes(wild) ? alive.filter((symbol) => column.includes(symbol)) : alive;
        const seen = scatters + column.filter((symbol) => symbol === scatter).length;
        const key = `${left} ${seen}`;
        const more = times(chance, share(1, strip));
        const known = next.get(key);
        next.set(key, { alive: left, scatters: seen, chance: known ? plus(known.chance, more) : more });
      });
    }
    states = new Map([...next].map(([key, state]) => [key, { ...state, chance: lowest(state.chance) }]));
  });
  return totalOf(
    [...states.values()]
      .filter(({ alive, scatters }) => alive.length > 0 || (pays[scatter]?.[scatters] ?? 0) > 0)
      .map(({ chance }) => chance),
  );
}

/** The same share in the smallest numbers: sums of thousands of shares would grow beyond use. */
function lowest({ over, under }: Fraction): Fraction {
  let [a, b] = [over, under];
  while (b) [a, b] = [b, a % b];
  return fraction(over / a, under / a);
}

/**
 * The largest payout above `floor` of a window with so many scatters, in parts of the stake; `floor` when there is none. Searched reel by reel; a
 * beginning is dropped once even the best reels to come could not lift it above what is found.
 */
function largestWindow({ rules }: WaysSlot, strips: readonly Strip[], scatters: number, floor: number): number {
  const pays = payTableOf(rules);
  const [wild, scatter] = [symbolOf(rules, 'wild'), symbolOf(rules, 'scatter')];
  const regulars = rules.symbols.filter(({ role }) => role === 'regular').map(({ symbol }) => symbol);
  const columns = strips.map((strip, reel) => {
    const distinct = new Map(
      strip
        .map((_, stop) => columnAt(strip, stop, rules.rows[reel]!))
        .map((column) => [[...column].sort().join(), column]),
    );
    return [...distinct.values()].map((column) => ({
      cells: regulars.map((symbol) => column.filter((shown) => shown === symbol || shown === wild).length),
      scatters: column.filter((shown) => shown === scatter).length,
    }));
  });
  const most = columns.map((reel) => regulars.map((_, index) => Math.max(...reel.map(({ cells }) => cells[index]!))));
  /** The most that one way of a symbol can still become, beyond `reels` reels. */
  const potential = regulars.map((symbol, index) =>
    strips
      .map((_, reel) => reel + 1)
      .map((reels) => {
        let [best, ways] = [pays[symbol]![reels] ?? 0, 1];
        for (let reel = reels; reel < strips.length; reel += 1) {
          ways *= most[reel]![index]!;
          best = Math.max(best, ways * (pays[symbol]![reel + 1] ?? 0));
        }
        return best;
      }),
  );
  const ofScatters = (pays[scatter]?.[scatters] ?? 0) * rules.parts;
  let best = floor;
  /** `ways` of each symbol so far, 0 once its run is over; `paid` by runs that are. */
  const search = (reel: number, ways: readonly number[], paid: number, seen: number) => {
    const last = reel + 1 === strips.length;
    const next = columns[reel]!.map(({ cells, scatters: more }) => {
      let [nowPaid, bound] = [paid, ofScatters];
      const nowWays = ways.map((way, index) => {
        const now = way * cells[index]!;
        if (way && !now) nowPaid += reel ? way * (pays[regulars[index]!]![reel] ?? 0) : 0;
        bound += now * potential[index]![reel]!;
        return now;
      });
      return { nowWays, nowPaid, bound: bound + nowPaid, seen: seen + more };
    });
    for (const { nowWays, nowPaid, bound, seen: nowSeen } of next.sort((a, b) => b.bound - a.bound)) {
      if (bound <= best) return;
      if (!last) search(reel + 1, nowWays, nowPaid, nowSeen);
      else if (nowSeen === scatters) best = bound;
    }
  };
  search(
    0,
    regulars.map(() => 1),
    0,
    0,
  );
  return best;
}

/** The largest payout that a round can bring, as a multiple of its stake: no window and no number of free spins left out. */
export function largestWin(slot: WaysSlot): Fraction {
  const { rules } = slot;
  const possible = (strips: readonly Strip[]) =>
    scatterChances(slot, strips).flatMap(({ over }, count) => (over > 0n ? [count] : []));
  const perFreeSpin = slot.freeStrips.length
    ? possible(slot.freeStrips).reduce((best, count) => largestWindow(slot, slot.freeStrips, count, best), 0)
    : 0;
  const best = possible(slot.strips)
    .reverse()
    .reduce((most, count) => {
      const ofFreeSpins = multipliersOver(slot, freeSpinsFor(rules, count)) * perFreeSpin;
      return largestWindow(slot, slot.strips, count, most - ofFreeSpins) + ofFreeSpins;
    }, 0);
  return fraction(BigInt(best), BigInt(rules.parts));
}
