import { describe, expect, it } from 'vitest';
import { readListQuery, writeListQuery } from './list-query';

const read = (search: string) => readListQuery(new URLSearchParams(search));

describe('the address of a game list', () => {
  it('asks for the most played games of everybody when it says nothing', () => expect(read('')).toEqual({ provider: '', sort: 'popular', page: 1 }));

  it('names provider, order and page', () =>
    expect(read('?provider=Forge+%26+Fable&sort=title&page=3')).toEqual({ provider: 'Forge & Fable', sort: 'title', page: 3 }));

  it.each(['?sort=cheapest', '?page=0', '?page=-1', '?page=1e3', '?page=2.5', '?page=', '?provider=%20'])('takes %s for not said', (search) =>
    expect(read(search)).toEqual(read('')));

  it.each(['', '?provider=Forge+%26+Fable', '?sort=new&page=2'])('is written as it was read: %s', (search) => expect(writeListQuery(read(search))).toBe(search));
});
