import type { PokerRules } from 'contract/play/poker';
import { handOf } from './hands';

const choose = (n: number, k: number): number =>
  Array.from({ length: k }, (_, index) => index).reduce((product, index) => (product * (n - index)) / (index + 1), 1);

/** `binomial[k][n]`: with them, rising cards have a place of their own in a table of all such sets. */
const binomialTable = (): Int32Array[] =>
  Array.from({ length: 6 }, (_, k) => Int32Array.from({ length: 53 }, (_unused, n) => choose(n, k)));

/** Ways to draw so many cards from the 47 that were not dealt. */
const waysToDraw: readonly number[] = Array.from({ length: 6 }, (_, drawn) => choose(47, drawn));
/** What all these numbers divide: values of different draws are compared, and added up, as whole numbers of its share. */
export const commonWays = 7_669_695;

/** What a dealt hand comes to. */
interface BestHold {
  /** Bit `i` is card `i` of the hand, lowest first. */
  held: number;
  /** What is paid on average, times `commonWays`, in stakes: whole. */
  value: number;
}

/** Asks for the best hold of five cards (their places in a new deck, rising). */
export type Solver = (cards: readonly number[]) => BestHold;

/**
 * Works out a paytable completely. For every set of up to five cards it adds up what all hands pay that hold it; what a hold is worth, with
 * the discards never coming back, then follows from the sets between the held cards and the dealt five by inclusion and exclusion.
 * Takes some seconds and some 15 MB.
 */
export function solverOf(rules: PokerRules): Solver {
  const binomial = binomialTable();
  const worth = handOf[rules.variant];
  const pays = new Map<string | null, number>(rules.pays.map(({ hand, multiple }) => [hand, multiple]));
  const sums = Array.from({ length: 6 }, (_, size) => new Int32Array(choose(52, size)));
  const places = new Int32Array(32);
  const sizes = Array.from({ length: 32 }, (_, set) => set.toString(2).replaceAll('0', '').length);

  /** Where each of the 32 sets of these cards stands in the table of its size. */
  const placeSets = (cards: readonly number[]): void => {
    for (let set = 1; set < 32; set += 1) {
      const top = 31 - Math.clz32(set);
      places[set] = places[set & ~(1 << top)]! + binomial[sizes[set]!]![cards[top]!]!;
    }
  };
  forEveryHand((cards) => {
    const paid = pays.get(worth(cards[0]!, cards[1]!, cards[2]!, cards[3]!, cards[4]!)) ?? 0;
    if (paid === 0) return;
    placeSets(cards);
    for (let set = 0; set < 32; set += 1) sums[sizes[set]!]![places[set]!]! += paid;
  });

  const shares = waysToDraw.map((ways) => commonWays / ways);
  const paid = new Float64Array(32);
  return (cards) => {
    placeSets(cards);
    for (let set = 0; set < 32; set += 1) paid[set] = sums[sizes[set]!]![places[set]!]!;
    for (let bit = 1; bit < 32; bit <<= 1)
      for (let set = 0; set < 32; set += 1) if (!(set & bit)) paid[set]! -= paid[set | bit]!;
    let best: BestHold = { held: 0, value: -1 };
    for (let held = 0; held < 32; held += 1) {
      const value = paid[held]! * shares[5 - sizes[held]!]!;
      if (value > best.value) best = { held, value };
    }
    return best;
  };
}

/** All 2,598,960 hands, the cards rising; the array is the same each time. */
export function forEveryHand(visit: (cards: readonly number[]) => void): void {
  const cards = [0, 0, 0, 0, 0];
  for (let a = 0; a < 48; a += 1)
    for (let b = a + 1; b < 49; b += 1)
      for (let c = b + 1; c < 50; c += 1) {
        for (let d = c + 1; d < 51; d += 1)
          for (let e = d + 1; e < 52; e += 1) {
            [cards[0], cards[1], cards[2], cards[3], cards[4]] = [a, b, c, d, e];
            visit(cards);
          }
      }
}

/** What best play gives back of all stakes, hundredths of a percent: every hand that can be dealt, each with its best hold. */
export function bestReturn(rules: PokerRules): number {
  const solve = solverOf(rules);
  let [sum, hands] = [0, 0];
  forEveryHand((cards) => {
    // The sum stays below 2^53, so that nothing is rounded before the last division.
    sum += solve(cards).value;
    hands += 1;
  });
  return (sum / (hands * commonWays)) * 10_000;
}
