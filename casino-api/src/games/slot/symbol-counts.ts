/** How often each symbol comes on each reel: what `scripts/slots/lay-strips.ts` lays a game's strips from. */
export interface SymbolCounts {
  rows: readonly number[];
  seed: number;
  /** Symbols of which one window never shows two on a reel. */
  alone: readonly string[];
  /** How many of a symbol lie next to each other; one where nothing is said. */
  runs: Readonly<Record<string, number>>;
  paid: Readonly<Record<string, readonly number[]>>;
  free?: Readonly<Record<string, readonly number[]>>;
}

/** The usual runs of the court letters. */
export const courtRuns = { ace: 2, king: 2, queen: 3, jack: 3 };
