import { courtRuns, type SymbolCounts } from '../../slot/symbol-counts';

export const counts: SymbolCounts = {
  rows: [4, 4, 4, 4, 4],
  seed: 24,
  alone: ['bolt', 'cloud'],
  runs: { ...courtRuns, apple: 2, pear: 2, plum: 2, cherry: 2 },
  paid: {
    bolt: [0, 1, 1, 1, 1],
    cloud: [1, 1, 1, 1, 1],
    apple: [3, 3, 3, 3, 3],
    pear: [3, 3, 3, 3, 3],
    plum: [4, 4, 4, 4, 4],
    cherry: [4, 4, 4, 4, 4],
    ace: [5, 5, 5, 5, 5],
    king: [5, 5, 5, 5, 5],
    queen: [6, 6, 6, 6, 6],
    jack: [6, 6, 6, 6, 6],
  },
  free: {
    bolt: [0, 2, 2, 2, 2],
    apple: [3, 3, 3, 3, 3],
    pear: [3, 3, 3, 3, 3],
    plum: [4, 4, 4, 4, 4],
    cherry: [4, 4, 4, 4, 4],
    ace: [5, 5, 5, 5, 5],
    king: [5, 5, 5, 5, 5],
    queen: [6, 6, 6, 6, 6],
    jack: [6, 6, 6, 6, 6],
  },
};
