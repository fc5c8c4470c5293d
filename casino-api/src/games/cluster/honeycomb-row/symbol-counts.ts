import type { SymbolCounts } from '../../slot/symbol-counts';

export const counts: SymbolCounts = {
  rows: [6, 6, 6, 6, 6, 6],
  seed: 33,
  alone: [],
  runs: { bee: 2, jar: 2, daisy: 2, clover: 2, lavender: 2, drop: 2, comb: 2 },
  paid: {
    bee: [3, 3, 3, 3, 3, 3],
    jar: [3, 3, 3, 3, 3, 3],
    daisy: [3, 3, 3, 3, 3, 3],
    clover: [3, 3, 3, 3, 3, 3],
    lavender: [3, 3, 3, 3, 3, 3],
    drop: [3, 3, 3, 3, 3, 3],
    comb: [4, 4, 4, 4, 4, 4],
  },
};
