import { describe, expect, it } from 'vitest';
import { createRoundRandom, hashOfSeed, newServerSeed } from './fairness';

const serverSeed = '4f1d8a0b6c3e2975d0f7a1b2c3948576e5d4c3b2a19087f6e5d4c3b2a1908f7e';
const draws = (clientSeed: string, nonce: number, below: number, count = 5): number[] => {
  const random = createRoundRandom(serverSeed, clientSeed, nonce);
  return Array.from({ length: count }, () => random.integer(below));
};

// Computed by an independent implementation (Python's hmac and hashlib); the page that verifies rounds shows the same ones.
describe('published vectors', () => {
  it.each([
    { clientSeed: 'lantern', nonce: 0, below: 36, integers: [29, 10, 19, 26, 17] },
    { clientSeed: 'lantern', nonce: 1, below: 36, integers: [1, 4, 14, 7, 31] },
    { clientSeed: '提灯', nonce: 7, below: 6, integers: [2, 3, 3, 4, 2] },
    {
      clientSeed: 'lantern',
      nonce: 0,
      below: 2 ** 48,
      integers: [118738853144129, 258900642359074, 270297207949123, 87180716061062, 16198515297125],
    },
  ])('$clientSeed:$nonce below $below gives $integers', ({ clientSeed, nonce, below, integers }) => {
    expect(draws(clientSeed, nonce, below)).toEqual(integers);
  });

  it('throws numbers of the uneven rest away and reads the next cursor', () => {
    // Of the first ten digests five lie above the last multiple of 2^47 + 1.
    expect(draws('lantern', 2, 2 ** 47 + 1)).toEqual([
      113563962562726, 25707496081261, 99680067042253, 54348880127396, 115864885496319,
    ]);
  });

  it("hashes the seed's text with SHA-256", () => {
    expect(hashOfSeed(serverSeed)).toBe('49acffeb98dda73bc3a2bca62ad9abd5afa773d1397c472f2d113b393d5b4c7d');
  });
});

describe('uniformity', () => {
  // 99.99 % quantile of chi-square with 35 degrees of freedom: a fair source of a fixed seed stays below it, a biased one does not.
  const limit = 76.4;
  const chiSquare = (counts: number[], total: number) =>
    counts.reduce((sum, count) => sum + (count - total / counts.length) ** 2 / (total / counts.length), 0);

  it('gives each of 36 stops equally often', () => {
    const counts = Array<number>(36).fill(0);
    for (const integer of draws('uniformity', 0, 36, 36_000)) counts[integer]! += 1;
    expect(chiSquare(counts, 36_000)).toBeLessThan(limit);
  });

  it('would notice one stop that comes seven per cent too often at the cost of its neighbour', () => {
    const counts = Array<number>(36).fill(10_000);
    counts[3]! += 700;
    counts[4]! -= 700;
    expect(chiSquare(counts, 360_000)).toBeGreaterThan(limit);
  });

  it('is independent from nonce to nonce', () => {
    const pairs = Array<number>(36).fill(0);
    for (let nonce = 0; nonce < 18_000; nonce += 1) {
      const [first, second] = [draws('pairs', nonce, 6, 1)[0]!, draws('pairs', nonce + 1, 6, 1)[0]!];
      pairs[first * 6 + second]! += 1;
    }
    expect(chiSquare(pairs, 18_000)).toBeLessThan(limit);
  });
});

describe('edges', () => {
  it('draws 0 below 1', () => expect(draws('edge', 0, 1)).toEqual([0, 0, 0, 0, 0]));

  it.each([0, -1, 1.5, Number.NaN, 2 ** 48 + 1])('refuses to draw below %s', (below) => {
    expect(() => createRoundRandom(serverSeed, 'edge', 0).integer(below)).toThrow(RangeError);
  });

  it('makes a server seed of all 32 bytes it is given', () => {
    expect(newServerSeed((count) => Uint8Array.from({ length: count }, (_, index) => index))).toBe(
      '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
    );
  });
});
