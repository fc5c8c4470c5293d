import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareEqual } from './share-equal';

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

describe('what an answer repeats', () => {
  it('is the object that was there before, whole where nothing changed', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const before: unknown = JSON.parse(text);
        expect(shareEqual(before, JSON.parse(text))).toBe(before);
      }),
    );
  });

  it('never changes what the answer says, whatever was there before', () => {
    fc.assert(
      fc.property(fc.json(), fc.json(), (was, is) => {
        const before: unknown = JSON.parse(was);
        expect(JSON.stringify(shareEqual(before, JSON.parse(is)))).toBe(JSON.stringify(JSON.parse(is)));
        expect(JSON.stringify(before)).toBe(JSON.stringify(JSON.parse(was)));
      }),
    );
  });

  it('is found beside what is new', () => {
    const before = { games: [{ id: 'a' }, { id: 'b', isNew: true }], total: 2 };
    const next = copy(before);
    next.games[1]!.isNew = false;
    const shared = shareEqual(before, next);
    expect(shared).not.toBe(before);
    expect(shared.games[0]).toBe(before.games[0]);
    expect(shared).toEqual({ games: [{ id: 'a' }, { id: 'b', isNew: false }], total: 2 });
  });

  it('keeps a field apart that has come, gone or changed its kind', () => {
    expect(shareEqual({ a: 1 }, { b: 1 })).toEqual({ b: 1 });
    expect(shareEqual({ a: null }, { b: null })).toEqual({ b: null });
    expect(shareEqual([], {})).toEqual({});
    expect(Object.keys(shareEqual({ a: 1, b: 2 }, { b: 2, a: 1 }))).toEqual(['b', 'a']);
  });
});
