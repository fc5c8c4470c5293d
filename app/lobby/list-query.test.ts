import { describe, expect, it } from 'vitest';
import { isFiltered, isSearchable, readListQuery, writeListQuery } from './list-query';

const read = (search: string) => readListQuery(new URLSearchParams(search));

describe('the address of a game list', () => {
  it('asks for the most played games of everybody when it says nothing', () =>
    expect(read('')).toEqual({
      title: '',
      provider: '',
      feature: '',
      volatility: '',
      return: '',
      sort: 'popular',
      page: 1,
    }));

  it('names provider, order and page', () =>
    expect(read('?provider=Forge+%26+Fable&feature=free-spins&volatility=high&return=96&sort=title&page=3')).toEqual({
      title: '',
      provider: 'Forge & Fable',
      feature: 'free-spins',
      volatility: 'high',
      return: '96',
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

  it.each([
    '?sort=cheapest',
    '?feature=luck',
    '?feature[]=ways',
    '?volatility=HIGH',
    '?return=96.5',
    '?return=-1',
    '?return=__proto__',
    '?page=0',
    '?page=-1',
    '?page=1e3',
    '?page=2.5',
    '?page=',
    '?provider=%20',
  ])('takes %s for not said', (search) => expect(read(search)).toEqual(read('')));

  it.each([
    '',
    '?feature=ways&volatility=low&return=97&page=2',
    '?provider=Forge+%26+Fable',
    '?sort=new&page=2',
    '?title=buried+light&sort=title',
  ])('is written as it was read: %s', (search) => expect(writeListQuery(read(search))).toBe(search));

  it('can be written by what is asked for alone', () =>
    expect(writeListQuery({ feature: 'cash-out', volatility: 'low' })).toBe('?feature=cash-out&volatility=low'));

  it.each([
    ['', false],
    ['?sort=new&page=2', false],
    ['?title=a', false],
    ['?provider=a', true],
    ['?return=95', true],
  ])('%j filters the list: %s', (search, narrowed) => expect(isFiltered(read(search))).toBe(narrowed));
});
