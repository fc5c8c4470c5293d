import { describe, expect, it } from 'vitest';
import { firstCharacters } from './characters';

describe('the first characters of a text', () => {
  it.each([
    ['', 3, ''],
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc'],
    ['ab😀d', 3, 'ab'],
    ['ab😀d', 4, 'ab😀'],
    ['😀😀😀😀', 3, '😀'],
    [`${'a'.repeat(59)}😀`, 60, 'a'.repeat(59)],
    ['日本語です', 2, '日本'],
  ])('of %s, %i, are %s', (text, most, first) => {
    expect(firstCharacters(text, most)).toBe(first);
    expect(() => encodeURIComponent(firstCharacters(text, most))).not.toThrow();
  });
});
