import { courtRuns, type SymbolCounts } from '../symbol-counts';

export const counts: SymbolCounts = {
  rows: [3, 3, 3, 3, 3],
  seed: 7,
  alone: ['moon', 'tent'],
  runs: { ...courtRuns, dates: 2 },
  paid: {
    moon: [1, 1, 1, 1, 1],
    tent: [1, 1, 1, 1, 1],
    camel: [2, 2, 2, 2, 2],
    lamp: [3, 3, 3, 3, 3],
    compass: [4, 4, 4, 4, 4],
    dates: [4, 4, 4, 4, 4],
    ace: [5, 5, 5, 5, 5],
    king: [5, 5, 5, 5, 5],
    queen: [6, 6, 6, 6, 6],
    jack: [6, 6, 6, 6, 6],
  },
  free: {
    moon: [2, 2, 2, 2, 2],
    camel: [3, 3, 3, 3, 3],
    lamp: [3, 3, 3, 3, 3],
    compass: [4, 4, 4, 4, 4],
    dates: [4, 4, 4, 4, 4],
    ace: [5, 5, 5, 5, 5],
    king: [5, 5, 5, 5, 5],
    queen: [6, 6, 6, 6, 6],
    jack: [6, 6, 6, 6, 6],
  },
};
