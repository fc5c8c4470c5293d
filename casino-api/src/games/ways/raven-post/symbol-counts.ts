import { courtRuns, type SymbolCounts } from '../../slot/symbol-counts';

export const counts: SymbolCounts = {
  rows: [3, 4, 5, 4, 3],
  seed: 25,
  alone: ['raven', 'seal'],
  runs: { ...courtRuns, letter: 2, quill: 2, key: 2, inkwell: 2 },
  paid: {
    raven: [0, 1, 1, 1, 1],
    seal: [1, 1, 1, 1, 1],
    letter: [3, 3, 3, 3, 3],
    quill: [3, 3, 3, 3, 3],
    key: [4, 4, 4, 4, 4],
    inkwell: [4, 4, 4, 4, 4],
    ace: [5, 5, 5, 5, 5],
    king: [5, 5, 5, 5, 5],
    queen: [6, 6, 6, 6, 6],
    jack: [6, 6, 6, 6, 6],
  },
  free: {
    raven: [0, 2, 2, 2, 2],
    letter: [3, 3, 3, 3, 3],
    quill: [3, 3, 3, 3, 3],
    key: [4, 4, 4, 4, 4],
    inkwell: [4, 4, 4, 4, 4],
    ace: [5, 5, 5, 5, 5],
    king: [5, 5, 5, 5, 5],
    queen: [6, 6, 6, 6, 6],
    jack: [6, 6, 6, 6, 6],
  },
};
