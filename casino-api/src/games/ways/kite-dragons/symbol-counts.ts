import { courtRuns, type SymbolCounts } from '../../slot/symbol-counts';

export const counts: SymbolCounts = {
  rows: [3, 3, 3, 3, 3],
  seed: 23,
  alone: ['dragon'],
  runs: { ...courtRuns, kite: 2, pinwheel: 2, crane: 2, spool: 2 },
  paid: {
    dragon: [0, 2, 2, 2, 2],
    kite: [4, 4, 4, 4, 4],
    pinwheel: [4, 4, 4, 4, 4],
    crane: [4, 4, 4, 4, 4],
    spool: [5, 5, 5, 5, 5],
    ace: [5, 5, 5, 5, 5],
    king: [5, 5, 5, 5, 5],
    queen: [5, 5, 5, 5, 5],
  },
};
