import type { MoneyUnit } from 'contract/money';
import type { RoundReceipt, SlotSpin } from 'contract/rounds';

/**
 * How a round is told: `win` is celebrated, `back` (a payout not above the stake) is stated and no more (DOMAIN §11),
 * `none` paid nothing.
 */
export type RoundTone = 'win' | 'back' | 'none';

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
export interface RoundView {
  id: string;
  tone: RoundTone;
  currency: MoneyUnit;
  stake: number;
  payout: number;
  /** Payout less stake. */
  net: number;
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

const toneOf = ({ stake, payout }: RoundReceipt): RoundTone => (payout > stake ? 'win' : payout > 0 ? 'back' : 'none');

/** What the play page and the receipt show of a settled round; null for a round that has no outcome (rolled back, void). */
export function roundView(round: RoundReceipt): RoundView | null {
  if (round.outcome?.kind !== 'slot') return null;
  const { spin, freeSpins, freeSpinMultiplier } = round.outcome;
  return {
    id: round.id,
    tone: toneOf(round),
    currency: round.currency,
    stake: round.stake,
    payout: round.payout,
    net: round.payout - round.stake,
    spin: spinView(spin),
    freeSpins: freeSpins.map(spinView),
    freeSpinMultiplier,
    freeSpinPayout: freeSpins.reduce((sum, { payout }) => sum + payout, 0),
  };
}
