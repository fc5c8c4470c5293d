import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json';

describe('canonical JSON', () => {
  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (body) => {
        const reversed = Object.fromEntries(Object.entries(body).reverse());
        expect(canonicalJson(reversed)).toBe(canonicalJson(body));
      }),
    );
  });

  it('tells different bodies apart', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const same = JSON.stringify(a) === JSON.stringify(b);
        if (!same && canonicalJson(a) === canonicalJson(b))
          expect(JSON.parse(canonicalJson(a))).toEqual(JSON.parse(JSON.stringify(b)));
      }),
    );
  });

  it('leaves undefined members out, as JSON does', () => {
    expect(canonicalJson({ b: undefined, a: [undefined, 1] })).toBe('{"a":[null,1]}');
  });
});
