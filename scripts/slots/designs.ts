/** How often each symbol comes on each reel: what the strips of the slots are laid from. */
export interface Design {
  family: 'slot' | 'ways';
  rows: readonly number[];
  seed: number;
  /** Symbols of which one window never shows two on a reel. */
  alone: readonly string[];
  /** How many of a symbol lie next to each other; one where nothing is said. */
  runs: Readonly<Record<string, number>>;
  paid: Readonly<Record<string, readonly number[]>>;
  free?: Readonly<Record<string, readonly number[]>>;
}

const ranks = { ace: 2, king: 2, queen: 3, jack: 3 };

export const designs: Readonly<Record<string, Design>> = {
  'fox-and-firefly': {
    family: 'slot', rows: [3, 3, 3, 3, 3], seed: 3, alone: ['firefly', 'moon'], runs: { ...ranks, fox: 2, owl: 2, mushroom: 2, acorn: 2 },
    paid: {
      firefly: [1, 1, 2, 1, 1], moon: [2, 1, 1, 1, 2], fox: [3, 3, 2, 3, 3], owl: [3, 3, 4, 3, 3], mushroom: [4, 4, 4, 4, 4], acorn: [4, 4, 4, 5, 4],
      ace: [4, 5, 5, 5, 5], king: [5, 5, 5, 5, 5], queen: [5, 6, 5, 5, 6], jack: [6, 5, 6, 6, 5],
    },
    free: {
      firefly: [2, 2, 3, 3, 2], fox: [3, 3, 3, 3, 3], owl: [4, 4, 3, 3, 4], mushroom: [4, 4, 4, 4, 4], acorn: [4, 4, 4, 4, 4],
      ace: [5, 5, 5, 5, 5], king: [5, 5, 5, 5, 5], queen: [5, 5, 5, 5, 5], jack: [6, 6, 6, 6, 6],
    },
  },
  'rooftop-cats': {
    family: 'slot', rows: [4, 4, 4, 4, 4], seed: 5, alone: ['cat', 'moon'], runs: { ...ranks, fish: 2, milk: 2, yarn: 2, sparrow: 2 },
    paid: {
      cat: [1, 2, 2, 2, 2], moon: [1, 1, 1, 1, 1], fish: [3, 3, 3, 3, 3], milk: [4, 4, 4, 4, 4], yarn: [4, 4, 4, 4, 4], sparrow: [4, 4, 4, 4, 4],
      ace: [5, 5, 5, 5, 5], king: [5, 5, 5, 5, 5], queen: [6, 6, 6, 6, 6], jack: [6, 6, 6, 6, 6],
    },
    free: {
      cat: [2, 3, 3, 3, 3], fish: [3, 3, 3, 3, 3], milk: [4, 4, 4, 4, 4], yarn: [4, 4, 4, 4, 4], sparrow: [4, 4, 4, 4, 4],
      ace: [5, 5, 5, 5, 5], king: [5, 5, 5, 5, 5], queen: [6, 6, 6, 6, 6], jack: [6, 6, 6, 6, 6],
    },
  },
  'caravan-moon': {
    family: 'slot', rows: [3, 3, 3, 3, 3], seed: 7, alone: ['moon', 'tent'], runs: { ...ranks, dates: 2 },
    paid: {
      moon: [1, 1, 1, 1, 1], tent: [1, 1, 1, 1, 1], camel: [2, 2, 2, 2, 2], lamp: [3, 3, 3, 3, 3], compass: [4, 4, 4, 4, 4], dates: [4, 4, 4, 4, 4],
      ace: [5, 5, 5, 5, 5], king: [5, 5, 5, 5, 5], queen: [6, 6, 6, 6, 6], jack: [6, 6, 6, 6, 6],
    },
    free: {
      moon: [2, 2, 2, 2, 2], camel: [3, 3, 3, 3, 3], lamp: [3, 3, 3, 3, 3], compass: [4, 4, 4, 4, 4], dates: [4, 4, 4, 4, 4],
      ace: [5, 5, 5, 5, 5], king: [5, 5, 5, 5, 5], queen: [6, 6, 6, 6, 6], jack: [6, 6, 6, 6, 6],
    },
  },
  frostbell: {
    family: 'slot', rows: [3, 3, 3], seed: 11, alone: ['bell'], runs: {},
    paid: { bell: [1, 1, 1], star: [2, 2, 2], holly: [3, 3, 3], candle: [4, 4, 4], mitten: [5, 5, 5], pine: [7, 7, 7], snowflake: [10, 10, 10] },
  },
};
