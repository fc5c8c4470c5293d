/** How often each symbol comes on each reel: what the strips of the slots are laid from. */
export interface Design {
  family: 'slot' | 'ways' | 'cluster';
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
  'nine-comets': {
    family: 'ways', rows: [3, 3, 3, 3, 3], seed: 21, alone: ['star', 'comet'], runs: { ...ranks, planet: 2, rocket: 2, telescope: 2, satellite: 2 },
    paid: {
      star: [0, 1, 1, 2, 1], comet: [1, 1, 1, 1, 1], planet: [3, 3, 3, 3, 3], rocket: [3, 3, 3, 3, 3], telescope: [4, 4, 4, 4, 4],
      satellite: [4, 4, 4, 4, 4], ace: [5, 5, 5, 5, 5], king: [5, 5, 5, 5, 5], queen: [6, 6, 6, 6, 6], jack: [6, 6, 6, 6, 6],
    },
    free: {
      star: [0, 2, 3, 3, 2], planet: [3, 3, 3, 3, 3], rocket: [3, 3, 3, 3, 3], telescope: [4, 4, 4, 4, 4], satellite: [4, 4, 4, 4, 4],
      ace: [5, 5, 5, 5, 5], king: [5, 5, 5, 5, 5], queen: [6, 6, 6, 6, 6], jack: [6, 6, 6, 6, 6],
    },
  },
  'deep-trawl': {
    family: 'ways', rows: [4, 4, 4, 4, 4], seed: 22, alone: ['pearl', 'chest'], runs: { ...ranks, angler: 2, crab: 2, shell: 2, anchor: 2 },
    paid: {
      pearl: [0, 1, 1, 1, 1], chest: [1, 1, 1, 1, 1], angler: [3, 3, 3, 3, 3], crab: [3, 3, 3, 3, 3], shell: [4, 4, 4, 4, 4],
      anchor: [4, 4, 4, 4, 4], ace: [5, 5, 5, 5, 5], king: [5, 5, 5, 5, 5], queen: [6, 6, 6, 6, 6], jack: [6, 6, 6, 6, 6],
    },
    free: {
      pearl: [0, 2, 2, 2, 2], angler: [3, 3, 3, 3, 3], crab: [3, 3, 3, 3, 3], shell: [4, 4, 4, 4, 4], anchor: [4, 4, 4, 4, 4],
      ace: [5, 5, 5, 5, 5], king: [5, 5, 5, 5, 5], queen: [6, 6, 6, 6, 6], jack: [6, 6, 6, 6, 6],
    },
  },
  'kite-dragons': {
    family: 'ways', rows: [3, 3, 3, 3, 3], seed: 23, alone: ['dragon'], runs: { ...ranks, kite: 2, pinwheel: 2, crane: 2, spool: 2 },
    paid: {
      dragon: [0, 2, 2, 2, 2], kite: [4, 4, 4, 4, 4], pinwheel: [4, 4, 4, 4, 4], crane: [4, 4, 4, 4, 4], spool: [5, 5, 5, 5, 5],
      ace: [5, 5, 5, 5, 5], king: [5, 5, 5, 5, 5], queen: [5, 5, 5, 5, 5],
    },
  },
  'thunder-orchard': {
    family: 'ways', rows: [4, 4, 4, 4, 4], seed: 24, alone: ['bolt', 'cloud'], runs: { ...ranks, apple: 2, pear: 2, plum: 2, cherry: 2 },
    paid: {
      bolt: [0, 1, 1, 1, 1], cloud: [1, 1, 1, 1, 1], apple: [3, 3, 3, 3, 3], pear: [3, 3, 3, 3, 3], plum: [4, 4, 4, 4, 4],
      cherry: [4, 4, 4, 4, 4], ace: [5, 5, 5, 5, 5], king: [5, 5, 5, 5, 5], queen: [6, 6, 6, 6, 6], jack: [6, 6, 6, 6, 6],
    },
    free: {
      bolt: [0, 2, 2, 2, 2], apple: [3, 3, 3, 3, 3], pear: [3, 3, 3, 3, 3], plum: [4, 4, 4, 4, 4], cherry: [4, 4, 4, 4, 4],
      ace: [5, 5, 5, 5, 5], king: [5, 5, 5, 5, 5], queen: [6, 6, 6, 6, 6], jack: [6, 6, 6, 6, 6],
    },
  },
  'raven-post': {
    family: 'ways', rows: [3, 4, 5, 4, 3], seed: 25, alone: ['raven', 'seal'], runs: { ...ranks, letter: 2, quill: 2, key: 2, inkwell: 2 },
    paid: {
      raven: [0, 1, 1, 1, 1], seal: [1, 1, 1, 1, 1], letter: [3, 3, 3, 3, 3], quill: [3, 3, 3, 3, 3], key: [4, 4, 4, 4, 4],
      inkwell: [4, 4, 4, 4, 4], ace: [5, 5, 5, 5, 5], king: [5, 5, 5, 5, 5], queen: [6, 6, 6, 6, 6], jack: [6, 6, 6, 6, 6],
    },
    free: {
      raven: [0, 2, 2, 2, 2], letter: [3, 3, 3, 3, 3], quill: [3, 3, 3, 3, 3], key: [4, 4, 4, 4, 4], inkwell: [4, 4, 4, 4, 4],
      ace: [5, 5, 5, 5, 5], king: [5, 5, 5, 5, 5], queen: [6, 6, 6, 6, 6], jack: [6, 6, 6, 6, 6],
    },
  },
  'moss-and-stone': {
    family: 'cluster', rows: [6, 6, 6, 6, 6, 6], seed: 31, alone: [], runs: { rune: 2, crystal: 2, snail: 2, toadstool: 2, fern: 2, moss: 2 },
    paid: {
      rune: [3, 3, 3, 3, 3, 3], crystal: [3, 3, 3, 3, 3, 3], snail: [4, 4, 4, 4, 4, 4], toadstool: [4, 4, 4, 4, 4, 4], fern: [4, 4, 4, 4, 4, 4], moss: [4, 4, 4, 4, 4, 4],
    },
  },
  'midnight-bakery': {
    family: 'cluster', rows: [5, 5, 5, 5, 5], seed: 32, alone: [], runs: { croissant: 2, pretzel: 2, tart: 2, muffin: 2, cookie: 2, loaf: 2 },
    paid: {
      croissant: [5, 5, 5, 5, 5], pretzel: [6, 6, 6, 6, 6], tart: [6, 6, 6, 6, 6], muffin: [7, 7, 7, 7, 7], cookie: [8, 8, 8, 8, 8], loaf: [8, 8, 8, 8, 8],
    },
  },
  'honeycomb-row': {
    family: 'cluster', rows: [6, 6, 6, 6, 6, 6], seed: 33, alone: [], runs: { bee: 2, jar: 2, daisy: 2, clover: 2, lavender: 2, drop: 2, comb: 2 },
    paid: {
      bee: [3, 3, 3, 3, 3, 3], jar: [3, 3, 3, 3, 3, 3], daisy: [3, 3, 3, 3, 3, 3], clover: [3, 3, 3, 3, 3, 3], lavender: [3, 3, 3, 3, 3, 3], drop: [3, 3, 3, 3, 3, 3], comb: [4, 4, 4, 4, 4, 4],
    },
  },
  'glasshouse': {
    family: 'cluster', rows: [8, 8, 8, 8, 8, 8], seed: 34, alone: [], runs: { orchid: 2, butterfly: 2, lily: 2, lemon: 2, cactus: 2, palm: 2, pot: 2 },
    paid: {
      orchid: [3, 3, 3, 3, 3, 3], butterfly: [3, 3, 3, 3, 3, 3], lily: [3, 3, 3, 3, 3, 3], lemon: [3, 3, 3, 3, 3, 3], cactus: [3, 3, 3, 3, 3, 3], palm: [3, 3, 3, 3, 3, 3], pot: [4, 4, 4, 4, 4, 4],
    },
  },
};
