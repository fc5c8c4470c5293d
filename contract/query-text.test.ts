import { expect, it } from 'vitest';
import { queryText } from './query-text';

it.each(['plain', 'two words', 'a+b & c=d?#', '"<b>\'()*!~', 'ピース 🏮', '\ud83c', '100 %'])(
  '%j is read as it was written',
  (text) => {
    const query = queryText({ title: text, page: 2 });
    const expected = new URLSearchParams({ title: text, page: '2' });
    expect([...new URLSearchParams(query)]).toEqual([...new URLSearchParams(expected.toString())]);
  },
);

it('what is not said is left out, zero and no are said', () => {
  expect(queryText({ a: undefined, b: null, c: '' })).toBe('');
  expect(queryText({ a: '', b: 0, c: false })).toBe('?b=0&c=false');
});
