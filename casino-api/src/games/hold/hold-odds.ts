import type { HoldRules } from 'contract/play/hold';
import { fraction, plus, times, whole, zero, type Fraction } from '../fraction';
import { exactReturn, largestWindow, scatterChances } from '../slot/lines-odds';
import type { HoldSlot } from './hold';

const choose = (n: number, k: number): bigint =>
  Array.from({ length: k }).reduce<bigint>((ways, _, index) => (ways * BigInt(n - index)) / BigInt(index + 1), 1n);

/** From so many coins on: how many there are at the end on average, and how often they fill the window. */
export interface HoldEnd {
  coins: Fraction;
  full: Fraction;
}

/**
 * The feature as a Markov chain on the number of coins, solved from the full window down. With m empty places, each of which stays empty with the
 * chance q = (b − 1) / b, a respin brings nothing with the chance q^m. So the feature ends there with q^(3m), and goes on to j more coins with
 * C(m, j) (1/b)^j q^(m−j) (1 + q^m + q^2m), for three respins. All with the denominator b^(3m).
 * @returns by the number of coins, 0 to all places
 */
export function holdEnds({ base, hold }: HoldRules): HoldEnd[] {
  const places = base.reels * base.rows;
  const b = BigInt(hold.landsOneIn);
  const ends: HoldEnd[] = [];
  ends[places] = { coins: whole(places), full: whole(1) };
  /** Of what was solved last; every earlier denominator divides it. */
  let common = 1n;
  for (let coins = places - 1; coins >= 0; coins -= 1) {
    const empty = places - coins;
    const nothing = (b - 1n) ** BigInt(empty);
    const anything = b ** BigInt(empty);
    // The respins that bring nothing before the one that brings something: 0, 1, … up to one fewer than there are.
    const waiting = Array.from(
      { length: hold.respins },
      (_, before) => nothing ** BigInt(before) * anything ** BigInt(hold.respins - 1 - before),
    ).reduce((sum, ways) => sum + ways, 0n);
    const sum = (of: (end: HoldEnd) => Fraction, atOnce: number): Fraction => {
      let over = nothing ** BigInt(hold.respins) * BigInt(atOnce) * common;
      for (let more = 1; more <= empty; more += 1) {
        const end = of(ends[coins + more]!);
        over += choose(empty, more) * (b - 1n) ** BigInt(empty - more) * waiting * end.over * (common / end.under);
      }
      return fraction(over, anything ** BigInt(hold.respins) * common);
    };
    ends[coins] = { coins: sum((end) => end.coins, coins), full: sum((end) => end.full, 0) };
    common *= anything ** BigInt(hold.respins);
  }
  return ends;
}

export interface HoldReturn {
  lines: Fraction;
  coins: Fraction;
  fullWindow: Fraction;
  total: Fraction;
  /** Chances of a paid spin. */
  feature: Fraction;
  full: Fraction;
}

const asLines = ({ rules, strips }: HoldSlot) => ({ rules: rules.base, strips, freeStrips: [] });

/** The exact return by its parts. What a coin bears is drawn apart from whether it lands, so coins and their mean value multiply. */
export function exactHoldReturn(slot: HoldSlot): HoldReturn {
  const { hold } = slot.rules;
  const ends = holdEnds(slot.rules);
  const weights = hold.values.reduce((sum, { weight }) => sum + weight, 0);
  const meanValue = fraction(
    BigInt(hold.values.reduce((sum, { multiple, weight }) => sum + multiple * weight, 0)),
    BigInt(weights),
  );
  const begun = scatterChances(asLines(slot)).filter(([count]) => count >= hold.trigger);
  const over = (of: (end: HoldEnd) => Fraction): Fraction =>
    begun.reduce((sum, [count, chance]) => plus(sum, times(chance, of(ends[count]!))), zero);
  const lines = exactReturn(asLines(slot)).total;
  const coins = times(
    over((end) => end.coins),
    meanValue,
  );
  const full = over((end) => end.full);
  const fullWindow = times(full, whole(hold.fullWindow));
  const feature = begun.reduce((sum, [, chance]) => plus(sum, chance), zero);
  return { lines, coins, fullWindow, total: plus(lines, plus(coins, fullWindow)), feature, full };
}

/**
 * The most that a round can pay, in whole stakes, rounded up: the best window with so many coins, every one of them the dearest, all places full.
 * @param above in whole stakes: what is known to be possible at least; the nearer, the quicker the search. It is what comes back when nothing pays more.
 */
export function largestHoldWin(slot: HoldSlot, above = 0): number {
  const { base, hold } = slot.rules;
  const lines = base.lines.length;
  const ofFeature =
    (base.reels * base.rows * Math.max(...hold.values.map(({ multiple }) => multiple)) + hold.fullWindow) * lines;
  const best = scatterChances(asLines(slot))
    .filter(([, { over }]) => over > 0n)
    .reverse()
    .reduce((most, [count]) => {
      const feature = count >= hold.trigger ? ofFeature : 0;
      const floor = Math.max(0, most - feature);
      const found = largestWindow(asLines(slot), slot.strips, count, floor);
      return found > floor || feature > most ? found + feature : most;
    }, above * lines);
  return Math.ceil(best / lines);
}
