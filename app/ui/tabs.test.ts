import { describe, expect, it } from 'vitest';
import { pageNumbers } from './tabs';

describe('page numbers', () => {
  it('lists every page of a short list', () => expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]));
  it('keeps the ends and the neighbours of the current page', () =>
    expect(pageNumbers(10, 20)).toEqual([1, 0, 9, 10, 11, 0, 20]));
  it('shows a single left-out page rather than a gap', () => expect(pageNumbers(4, 9)).toEqual([1, 2, 3, 4, 5, 0, 9]));
});
