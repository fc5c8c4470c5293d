import { courtRuns, type SymbolCounts } from '../symbol-counts';

export const counts: SymbolCounts = {
  rows: [4, 4, 4, 4, 4],
  seed: 5,
  alone: ['cat', 'moon'],
  runs: { ...courtRuns, fish: 2, milk: 2, yarn: 2, sparrow: 2 },
  paid: {
    cat: [1, 2, 2, 2, 2],
    moon: [1, 1, 1, 1, 1],
    fish: [3, 3, 3, 3, 3],
    milk: [4, 4, 4, 4, 4],
    yarn: [4, 4, 4, 4, 4],
    sparrow: [4, 4, 4, 4, 4],
    ace: [5, 5, 5, 5, 5],
    king: [5, 5, 5, 5, 5],
    queen: [6, 6, 6, 6, 6],
    jack: [6, 6, 6, 6, 6],
  },
  free: {
    cat: [2, 3, 3, 3, 3],
    fish: [3, 3, 3, 3, 3],
    milk: [4, 4, 4, 4, 4],
    yarn: [4, 4, 4, 4, 4],
    sparrow: [4, 4, 4, 4, 4],
    ace: [5, 5, 5, 5, 5],
    king: [5, 5, 5, 5, 5],
    queen: [6, 6, 6, 6, 6],
    jack: [6, 6, 6, 6, 6],
  },
};
