import type { SymbolCounts } from '../../slot/symbol-counts';

export const counts: SymbolCounts = {
  rows: [8, 8, 8, 8, 8, 8],
  seed: 34,
  alone: [],
  runs: { orchid: 2, butterfly: 2, lily: 2, lemon: 2, cactus: 2, palm: 2, pot: 2 },
  paid: {
    orchid: [3, 3, 3, 3, 3, 3],
    butterfly: [3, 3, 3, 3, 3, 3],
    lily: [3, 3, 3, 3, 3, 3],
    lemon: [3, 3, 3, 3, 3, 3],
    cactus: [3, 3, 3, 3, 3, 3],
    palm: [3, 3, 3, 3, 3, 3],
    pot: [4, 4, 4, 4, 4, 4],
  },
};
