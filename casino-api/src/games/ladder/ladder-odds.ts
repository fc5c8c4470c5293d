import { plus, times, whole, zero, type Fraction } from '../fraction';
import { winOfLine } from '../slot/lines';
import { exactReturn, hitFrequency } from '../slot/lines-odds';
import { columnAt, payTableOf, symbolOf } from '../slot/reels';
import type { LadderSlot } from './ladder';

const asLines = ({ rules, strips }: LadderSlot) => ({ rules: rules.base, strips, freeStrips: [] });

/** The exact return: a step is reached when every spin before it has won, and spins know nothing of one another. */
export function exactLadderReturn(slot: LadderSlot): Fraction {
  const perSpin = exactReturn(asLines(slot)).total;
  const wins = hitFrequency(asLines(slot));
  let reached = whole(1);
  return slot.rules.multipliers.reduce((sum, multiplier) => {
    const step = times(times(reached, perSpin), whole(multiplier));
    reached = times(reached, wins);
    return plus(sum, step);
  }, zero);
}

/** How often a spin pays so many line stakes: every window that the reels can show, counted. */
export function payoutChances({ rules: { base }, strips }: LadderSlot): Map<number, number> {
  const pays = payTableOf(base);
  const [wild, scatter] = [symbolOf(base, 'wild'), symbolOf(base, 'scatter')];
  const symbols = base.symbols.map(({ symbol }) => symbol);
  const columns = strips.map((strip) =>
    strip.map((_, stop) => columnAt(strip, stop, base.rows).map((symbol) => symbols.indexOf(symbol))),
  );
  /** By what a line shows, written as one number to the base of the symbols. */
  const known: number[] = [];
  const lineWin = (shown: number): number => {
    const line = Array.from(
      { length: base.reels },
      (_, reel) => symbols[Math.floor(shown / symbols.length ** (base.reels - 1 - reel)) % symbols.length]!,
    );
    return (known[shown] = winOfLine(line, pays, wild, scatter)?.multiple ?? 0);
  };
  const counts = new Map<number, number>();
  let windows = 0;
  const walk = (reel: number, begun: readonly number[]) => {
    for (const column of columns[reel]!) {
      if (reel + 1 < strips.length) {
        walk(
          reel + 1,
          begun.map((shown, line) => shown * symbols.length + column[base.lines[line]![reel]!]!),
        );
        continue;
      }
      let sum = 0;
      for (let line = 0; line < begun.length; line += 1) {
        const shown = begun[line]! * symbols.length + column[base.lines[line]![reel]!]!;
        sum += known[shown] ?? lineWin(shown);
      }
      counts.set(sum, (counts.get(sum) ?? 0) + 1);
      windows += 1;
    }
  };
  walk(
    0,
    base.lines.map(() => 0),
  );
  return new Map([...counts].map(([payout, count]) => [payout, count / windows]));
}

/** The chance that a round pays at least so many stakes, and the most that it can pay, in whole stakes, rounded up. */
export function ladderHeights(slot: LadderSlot, multiple: number): { chance: number; most: number } {
  const { base, multipliers } = slot.rules;
  const payouts = payoutChances(slot);
  const lost = payouts.get(0) ?? 0;
  const wins = [...payouts].filter(([payout]) => payout > 0);
  const goal = multiple * base.lines.length;
  /** By what the round has paid so far, in line stakes; everything from the goal on in one. */
  let climbing = new Float64Array(goal + 1);
  climbing[0] = 1;
  let chance = 0;
  for (const multiplier of multipliers) {
    const higher = new Float64Array(goal + 1);
    for (let paid = 0; paid <= goal; paid += 1) {
      const share = climbing[paid]!;
      if (share === 0) continue;
      for (let index = 0; index < wins.length; index += 1) {
        const after = paid + wins[index]![0] * multiplier;
        higher[after < goal ? after : goal]! += share * wins[index]![1];
      }
    }
    chance += climbing[goal]! * lost;
    climbing = higher;
  }
  const highest = Math.max(...payouts.keys());
  const most = (highest * multipliers.reduce((sum, multiplier) => sum + multiplier, 0)) / base.lines.length;
  return { chance: chance + climbing[goal]!, most: Math.ceil(most) };
}
