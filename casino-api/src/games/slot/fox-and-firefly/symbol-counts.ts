import { courtRuns, type SymbolCounts } from '../symbol-counts';

export const counts: SymbolCounts = {
  rows: [3, 3, 3, 3, 3],
  seed: 3,
  alone: ['firefly', 'moon'],
  runs: { ...courtRuns, fox: 2, owl: 2, mushroom: 2, acorn: 2 },
  paid: {
    firefly: [1, 1, 2, 1, 1],
    moon: [2, 1, 1, 1, 2],
    fox: [3, 3, 2, 3, 3],
    owl: [3, 3, 4, 3, 3],
    mushroom: [4, 4, 4, 4, 4],
    acorn: [4, 4, 4, 5, 4],
    ace: [4, 5, 5, 5, 5],
    king: [5, 5, 5, 5, 5],
    queen: [5, 6, 5, 5, 6],
    jack: [6, 5, 6, 6, 5],
  },
  free: {
    firefly: [2, 2, 3, 3, 2],
    fox: [3, 3, 3, 3, 3],
    owl: [4, 4, 3, 3, 4],
    mushroom: [4, 4, 4, 4, 4],
    acorn: [4, 4, 4, 4, 4],
    ace: [5, 5, 5, 5, 5],
    king: [5, 5, 5, 5, 5],
    queen: [5, 5, 5, 5, 5],
    jack: [6, 6, 6, 6, 6],
  },
};
