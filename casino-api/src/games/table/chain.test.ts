import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chainFrom, chainLength, leadsTo, placeOf, secretAt, secretsDownFrom } from './chain';

const root = 'a1'.repeat(32);
const chain = chainFrom(root);
const hashed = (text: string) => createHash('sha256').update(text).digest('hex');

describe('a hash chain', () => {
  it('ends in what anybody reckons by hashing the root once for each round', () => {
    let secret = root;
    const byHand: string[] = [];
    for (let place = chainLength - 1; place >= 0; place -= 1) {
      byHand[place] = secret;
      secret = hashed(secret);
    }
    expect(chain.terminal).toBe(secret);
    expect(Array.from({ length: chainLength }, (_, place) => secretAt(chain, place))).toEqual(byHand);
  });

  it("makes each round's secret the preimage of the one before", () => {
    expect(hashed(secretAt(chain, 0))).toBe(chain.terminal);
    for (const place of [1, 31, 32, 33, 1_023]) expect(hashed(secretAt(chain, place))).toBe(secretAt(chain, place - 1));
  });

  it('is walked down from any place, to its beginning and no further', () => {
    expect(secretsDownFrom(chain, 33, 4)).toEqual([33, 32, 31, 30].map((place) => secretAt(chain, place)));
    expect(secretsDownFrom(chain, 1, 20)).toHaveLength(2);
  });

  it('knows its own secrets from all others', () => {
    const known = { round: 40, hash: secretAt(chain, 40) };
    expect(leadsTo(secretAt(chain, 42), 42, known)).toBe(true);
    expect(leadsTo(secretAt(chain, 43), 42, known)).toBe(false);
    expect(leadsTo(known.hash, 40, known)).toBe(false);
    expect(leadsTo(secretAt(chain, 0), 1_024, { round: 1_023, hash: chain.terminal })).toBe(true);
    expect(leadsTo(chainFrom('b2'.repeat(32)).terminal, 42, known)).toBe(false);
  });

  it('carries 1,024 rounds of its table', () => {
    expect([0, 1_023, 1_024, 900_000].map(placeOf)).toEqual([
      { chain: 0, place: 0 },
      { chain: 0, place: 1_023 },
      { chain: 1, place: 0 },
      { chain: 878, place: 928 },
    ]);
  });
});
