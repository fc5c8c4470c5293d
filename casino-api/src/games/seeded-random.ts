import type { RoundRandom } from './engine';

/** A cheap seeded source (mulberry32) for simulations that need millions of draws; games are played with `createRoundRandom`. */
export function seededRandom(seed: number): RoundRandom {
  let state = seed;
  return {
    integer(below) {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
    },
  };
}
