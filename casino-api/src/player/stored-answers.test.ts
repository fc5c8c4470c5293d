import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, derivedId } from './stored-answers';

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
        if (!same && canonicalJson(a) === canonicalJson(b)) expect(JSON.parse(canonicalJson(a))).toEqual(JSON.parse(JSON.stringify(b)));
      }),
    );
  });

  it('leaves undefined members out, as JSON does', () => {
    expect(canonicalJson({ b: undefined, a: [undefined, 1] })).toBe('{"a":[null,1]}');
  });
});

it('derives ids from player and key together', () => {
  expect(derivedId('p', 'k')).toMatch(/^[0-9a-f]{24}$/);
  expect(derivedId('p', 'k')).toBe(derivedId('p', 'k'));
  expect(derivedId('p', 'k2')).not.toBe(derivedId('p', 'k'));
  expect(derivedId('p2', 'k')).not.toBe(derivedId('p', 'k'));
});
