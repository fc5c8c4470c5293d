import { describe, expect, it } from 'vitest';
import { isSearchable, readListQuery, writeListQuery } from './list-query';

const read = (search: string) => readListQuery(new URLSearchParams(search));

describe('the address of a game list', () => {
  it('asks for the most played games of everybody when it says nothing', () =>
    expect(read('')).toEqual({ title: '', provider: '', sort: 'popular', page: 1 }));

  it('names provider, order and page', () =>
    expect(read('?provider=Forge+%26+Fable&sort=title&page=3')).toEqual({
      title: '',
      provider: 'Forge & Fable',
      sort: 'title',
      page: 3,
    }));

  it('takes what is typed as it is, cut to the length of a title and never within a character', () => {
    expect(read('?title=%20%20Buried%20light%20').title).toBe('Buried light');
    expect(read(`?title=${'ä'.repeat(32_768)}`).title).toHaveLength(60);
    expect(read(`?title=${encodeURIComponent('x' + '🏮'.repeat(40))}`).title).not.toMatch(/\p{Surrogate}/u);
  });

  it.each([
    ['light', true],
    ['7', true],
    ['灯', true],
    ['..', false],
    ['', false],
    ["'-!", false],
  ])('%j can be looked for: %s', (title, found) => expect(isSearchable(title)).toBe(found));

  it.each(['?sort=cheapest', '?page=0', '?page=-1', '?page=1e3', '?page=2.5', '?page=', '?provider=%20'])(
    'takes %s for not said',
    (search) => expect(read(search)).toEqual(read('')),
  );

  it.each(['', '?provider=Forge+%26+Fable', '?sort=new&page=2', '?title=buried+light&sort=title'])(
    'is written as it was read: %s',
    (search) => expect(writeListQuery(read(search))).toBe(search),
  );
});
