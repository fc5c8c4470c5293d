import type { MoneyUnit } from 'contract/money';
import type { SlotSpin } from 'contract/play/slot';
import type { RoundReceipt } from 'contract/receipt';

/** `[reel, row]`. */
export type Cell = readonly [number, number];

export interface CellView {
  symbol: string;
  /** Part of a win: marked by a frame, and in words. */
  wins: boolean;
}

/** Equal runs on several lines told together. `lines` is empty for scatters. */
export interface WinView {
  symbol: string;
  count: number;
  lines: number[];
  payout: number;
}

export interface SpinView {
  /** `reels[reel][row]`. */
  reels: CellView[][];
  /** The largest first. */
  wins: WinView[];
  /** What the paying lines connect, each stretch once: `[from, to]`, cells as `[reel, row]`. */
  stretches: [Cell, Cell][];
  payout: number;
}

/** Money in minor units of `currency`. */
export interface SlotRound {
  currency: MoneyUnit;
  spin: SpinView;
  freeSpins: SpinView[];
  freeSpinMultiplier: number;
  /** What the free spins paid together. */
  freeSpinPayout: number;
}

function winsOf(spin: SlotSpin): WinView[] {
  const told = new Map<string, WinView>();
  for (const { symbol, count, line, payout } of spin.wins) {
    const key = `${symbol} ${count} ${line === null}`;
    const view = told.get(key) ?? { symbol, count, lines: [], payout: 0 };
    told.set(key, { ...view, lines: line === null ? [] : [...view.lines, line], payout: view.payout + payout });
  }
  return [...told.values()].sort((a, b) => b.payout - a.payout);
}

function stretchesOf(spin: SlotSpin): [Cell, Cell][] {
  const drawn = new Map<string, [Cell, Cell]>();
  for (const { cells } of spin.wins.filter(({ line }) => line !== null)) {
    cells.slice(1).forEach((to, index) => drawn.set(`${cells[index]} ${to}`, [cells[index]!, to]));
  }
  return [...drawn.values()];
}

export function spinView(spin: SlotSpin): SpinView {
  const winning = new Set(spin.wins.flatMap(({ cells }) => cells.map(String)));
  return {
    reels: spin.window.map((column, reel) => column.map((symbol, row) => ({ symbol, wins: winning.has(String([reel, row])) }))),
    wins: winsOf(spin),
    stretches: stretchesOf(spin),
    payout: spin.payout,
  };
}

/** What the play page and the receipt show of a slot's round; null for a round that has no outcome (rolled back, void). */
export function slotRound({ outcome, currency }: RoundReceipt): SlotRound | null {
  if (outcome?.kind !== 'slot') return null;
  const { spin, freeSpins, freeSpinMultiplier } = outcome;
  return {
    currency,
    spin: spinView(spin),
    freeSpins: freeSpins.map(spinView),
    freeSpinMultiplier,
    freeSpinPayout: freeSpins.reduce((sum, { payout }) => sum + payout, 0),
  };
}
