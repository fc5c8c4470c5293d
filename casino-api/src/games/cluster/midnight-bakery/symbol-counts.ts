import type { SymbolCounts } from '../../slot/symbol-counts';

export const counts: SymbolCounts = {
  rows: [5, 5, 5, 5, 5],
  seed: 32,
  alone: [],
  runs: { croissant: 2, pretzel: 2, tart: 2, muffin: 2, cookie: 2, loaf: 2 },
  paid: {
    croissant: [5, 5, 5, 5, 5],
    pretzel: [6, 6, 6, 6, 6],
    tart: [6, 6, 6, 6, 6],
    muffin: [7, 7, 7, 7, 7],
    cookie: [8, 8, 8, 8, 8],
    loaf: [8, 8, 8, 8, 8],
  },
};
