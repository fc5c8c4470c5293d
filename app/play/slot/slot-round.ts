import type { SlotOutcome, SlotSpin } from 'contract/play/slot';
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

/** What is drawn of a spin. */
export interface ShownSpin {
  /** `reels[reel][row]`. */
  reels: CellView[][];
  /** What the paying lines connect, each stretch once: `[from, to]`, cells as `[reel, row]`. None without lines. */
  stretches: readonly (readonly [Cell, Cell])[];
  /** In minor units. */
  payout: number;
}

export interface SpinView extends ShownSpin {
  /** The largest first. */
  wins: WinView[];
}

export interface SlotRound {
  spin: SpinView;
  freeSpins: SpinView[];
  freeSpinMultiplier: number;
}

function winsOf(spin: SlotSpin): WinView[] {
  const views = new Map<string, WinView>();
  for (const { symbol, count, line, payout } of spin.wins) {
    const key = `${symbol} ${count} ${line === null}`;
    const view = views.get(key) ?? { symbol, count, lines: [], payout: 0 };
    views.set(key, { ...view, lines: line === null ? [] : [...view.lines, line], payout: view.payout + payout });
  }
  return [...views.values()].sort((a, b) => b.payout - a.payout);
}

function stretchesOf(spin: SlotSpin): [Cell, Cell][] {
  const drawn = new Map<string, [Cell, Cell]>();
  for (const { cells } of spin.wins.filter(({ line }) => line !== null)) {
    cells.slice(1).forEach((to, index) => drawn.set(`${cells[index]} ${to}`, [cells[index]!, to]));
  }
  return [...drawn.values()];
}

/** The window with what wins marked. */
export function marked(
  window: readonly (readonly string[])[],
  wins: readonly { cells: readonly Cell[] }[],
): CellView[][] {
  const winning = new Set(wins.flatMap(({ cells }) => cells.map(String)));
  return window.map((column, reel) =>
    column.map((symbol, row) => ({ symbol, wins: winning.has(String([reel, row])) })),
  );
}

export function spinView(spin: SlotSpin): SpinView {
  return {
    reels: marked(spin.window, spin.wins),
    wins: winsOf(spin),
    stretches: stretchesOf(spin),
    payout: spin.payout,
  };
}

/** What the play page and the receipt show of a slot's round; null for a round that has no outcome (rolled back, void). */
export function slotRound({ outcome }: RoundReceipt): SlotRound | null {
  return outcome?.kind === 'slot' ? spinsOf(outcome) : null;
}

/** The paid spin of any slot of lines, and the free spins that it set off. */
export function spinsOf({ spin, freeSpins, freeSpinMultiplier }: Omit<SlotOutcome, 'kind'>): SlotRound {
  return {
    spin: spinView(spin),
    freeSpins: freeSpins.map(spinView),
    freeSpinMultiplier,
  };
}
