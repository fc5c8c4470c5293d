import { courtRuns, type SymbolCounts } from '../../slot/symbol-counts';

export const counts: SymbolCounts = {
  rows: [3, 3, 3, 3, 3],
  seed: 21,
  alone: ['star', 'comet'],
  runs: { ...courtRuns, planet: 2, rocket: 2, telescope: 2, satellite: 2 },
  paid: {
    star: [0, 1, 1, 2, 1],
    comet: [1, 1, 1, 1, 1],
    planet: [3, 3, 3, 3, 3],
    rocket: [3, 3, 3, 3, 3],
    telescope: [4, 4, 4, 4, 4],
    satellite: [4, 4, 4, 4, 4],
    ace: [5, 5, 5, 5, 5],
    king: [5, 5, 5, 5, 5],
    queen: [6, 6, 6, 6, 6],
    jack: [6, 6, 6, 6, 6],
  },
  free: {
    star: [0, 2, 3, 3, 2],
    planet: [3, 3, 3, 3, 3],
    rocket: [3, 3, 3, 3, 3],
    telescope: [4, 4, 4, 4, 4],
    satellite: [4, 4, 4, 4, 4],
    ace: [5, 5, 5, 5, 5],
    king: [5, 5, 5, 5, 5],
    queen: [6, 6, 6, 6, 6],
    jack: [6, 6, 6, 6, 6],
  },
};
