import type { SymbolCounts } from '../symbol-counts';

export const counts: SymbolCounts = {
  rows: [3, 3, 3],
  seed: 11,
  alone: ['bell'],
  runs: {},
  paid: {
    bell: [1, 1, 1],
    star: [2, 2, 2],
    holly: [3, 3, 3],
    candle: [4, 4, 4],
    mitten: [5, 5, 5],
    pine: [7, 7, 7],
    snowflake: [10, 10, 10],
  },
};
