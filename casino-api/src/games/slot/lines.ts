import type { SlotOutcome, SlotRules, SlotSpin, SlotWin } from 'contract/play/slot';
import { atOnce, type RoundRandom } from '../engine';
import { columnAt, freeSpinsFor, payTableOf, symbolOf, type PayTable, type Strip } from './reels';

/** A slot of fixed lines: what pays is in `rules`, how often is in the strips. */
export interface LineSlot {
  rules: SlotRules;
  /** One strip a reel for the paid spin, and for the free spins. Without free spins there are no such strips. */
  strips: readonly Strip[];
  freeStrips: readonly Strip[];
}

export interface LineWin {
  symbol: string;
  count: number;
  /** Of the line stake. */
  multiple: number;
}

/**
 * The best win of one line, read from the left: its leading symbol with wilds standing in for it, or the leading wilds by
 * themselves when they pay more. Null when neither pays.
 */
export function winOfLine(symbols: readonly string[], pays: PayTable, wild: string, scatter: string): LineWin | null {
  const leads = symbols.findIndex((symbol) => symbol !== wild);
  const wilds = leads < 0 ? symbols.length : leads;
  const ofWilds: LineWin = { symbol: wild, count: wilds, multiple: pays[wild]?.[wilds] ?? 0 };
  const lead = symbols[wilds];
  if (lead === undefined || lead === scatter) return ofWilds.multiple ? ofWilds : null;
  const breaks = symbols.findIndex((symbol) => symbol !== lead && symbol !== wild);
  const count = breaks < 0 ? symbols.length : breaks;
  const ofLead: LineWin = { symbol: lead, count, multiple: pays[lead]?.[count] ?? 0 };
  const best = ofLead.multiple >= ofWilds.multiple ? ofLead : ofWilds;
  return best.multiple ? best : null;
}

/** What the reels show when they stop: `window[reel][row]`. */
export const windowAt = (strips: readonly Strip[], stops: readonly number[], rows: number): string[][] =>
  strips.map((strip, reel) => columnAt(strip, stops[reel]!, rows));

/**
 * Pays a window: every line, then the scatters. `stake` in minor units, a multiple of the number of lines. `pays` is the
 * rules' own table, handed in by whoever pays many windows.
 */
export function payWindow(
  rules: SlotRules,
  window: string[][],
  stake: number,
  multiplier: number,
  pays: PayTable = payTableOf(rules),
): SlotSpin {
  const [wild, scatter] = [symbolOf(rules, 'wild'), symbolOf(rules, 'scatter')];
  const lineStake = stake / rules.lines.length;
  const wins: SlotWin[] = [];
  rules.lines.forEach((line, index) => {
    const win = winOfLine(
      line.map((row, reel) => window[reel]![row]!),
      pays,
      wild,
      scatter,
    );
    if (!win) return;
    const cells = line.slice(0, win.count).map((row, reel): [number, number] => [reel, row]);
    wins.push({
      symbol: win.symbol,
      count: win.count,
      line: index + 1,
      payout: win.multiple * lineStake * multiplier,
      cells,
    });
  });
  const cells = window.flatMap((column, reel) =>
    column.flatMap((symbol, row): [number, number][] => (symbol === scatter ? [[reel, row]] : [])),
  );
  const multiple = pays[scatter]?.[cells.length] ?? 0;
  if (multiple)
    wins.push({ symbol: scatter, count: cells.length, line: null, payout: multiple * stake * multiplier, cells });
  return { window, wins, payout: wins.reduce((sum, win) => sum + win.payout, 0) };
}

/**
 * Plays a whole round, free spins included. Reels are stopped from left to right, one integer below the strip's length each,
 * spin after spin, so that anybody with the seeds can stop them again.
 */
export function playLineSlot(
  slot: LineSlot,
  stake: number,
  random: RoundRandom,
): { payout: number; outcome: SlotOutcome } {
  const { rules } = slot;
  const pays = payTableOf(rules);
  const scatter = symbolOf(rules, 'scatter');
  const turn = (strips: readonly Strip[], multiplier: number) =>
    payWindow(
      rules,
      windowAt(
        strips,
        strips.map((strip) => random.integer(strip.length)),
        rules.rows,
      ),
      stake,
      multiplier,
      pays,
    );
  const spin = turn(slot.strips, 1);
  const scatters = spin.window.flat().filter((symbol) => symbol === scatter).length;
  const freeSpins = Array.from({ length: freeSpinsFor(rules, scatters) }, () =>
    turn(slot.freeStrips, rules.freeSpins.multiplier),
  );
  return {
    payout: freeSpins.reduce((sum, free) => sum + free.payout, spin.payout),
    outcome: { kind: 'slot', spin, freeSpins, freeSpinMultiplier: rules.freeSpins.multiplier },
  };
}

/** What the family makes of a slot of fixed lines. Its stakes divide by the lines, so that every payout is whole. */
export const lineSlot = (slot: LineSlot) => ({
  design: slot,
  rules: slot.rules,
  play: atOnce((stake, random) => playLineSlot(slot, stake, random)),
});
