import type { SymbolCounts } from '../../slot/symbol-counts';

export const counts: SymbolCounts = {
  rows: [6, 6, 6, 6, 6, 6],
  seed: 31,
  alone: [],
  runs: { rune: 2, crystal: 2, snail: 2, toadstool: 2, fern: 2, moss: 2 },
  paid: {
    rune: [3, 3, 3, 3, 3, 3],
    crystal: [3, 3, 3, 3, 3, 3],
    snail: [4, 4, 4, 4, 4, 4],
    toadstool: [4, 4, 4, 4, 4, 4],
    fern: [4, 4, 4, 4, 4, 4],
    moss: [4, 4, 4, 4, 4, 4],
  },
};
