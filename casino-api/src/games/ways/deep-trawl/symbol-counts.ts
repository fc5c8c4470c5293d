import { courtRuns, type SymbolCounts } from '../../slot/symbol-counts';

export const counts: SymbolCounts = {
  rows: [4, 4, 4, 4, 4],
  seed: 22,
  alone: ['pearl', 'chest'],
  runs: { ...courtRuns, angler: 2, crab: 2, shell: 2, anchor: 2 },
  paid: {
    pearl: [0, 1, 1, 1, 1],
    chest: [1, 1, 1, 1, 1],
    angler: [3, 3, 3, 3, 3],
    crab: [3, 3, 3, 3, 3],
    shell: [4, 4, 4, 4, 4],
    anchor: [4, 4, 4, 4, 4],
    ace: [5, 5, 5, 5, 5],
    king: [5, 5, 5, 5, 5],
    queen: [6, 6, 6, 6, 6],
    jack: [6, 6, 6, 6, 6],
  },
  free: {
    pearl: [0, 2, 2, 2, 2],
    angler: [3, 3, 3, 3, 3],
    crab: [3, 3, 3, 3, 3],
    shell: [4, 4, 4, 4, 4],
    anchor: [4, 4, 4, 4, 4],
    ace: [5, 5, 5, 5, 5],
    king: [5, 5, 5, 5, 5],
    queen: [6, 6, 6, 6, 6],
    jack: [6, 6, 6, 6, 6],
  },
};
