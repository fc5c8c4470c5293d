import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gamingHistory, transactions } from 'contract/history';
import { languages } from '~/i18n/languages';
import { translatorFor } from '~/i18n/translator';
import { addressOf, isDay, isNarrowed, isUsable, periodOf, readFilter, withKnownMethod } from './filter';
import { roundLabels, statusLabels } from './labels';

const read = (query: string) => readFilter(new URLSearchParams(query));

describe('the history’s address', () => {
  it('asks for all transactions when it says nothing', () => {
    const filter = read('');
    expect(filter).toEqual({
      tab: 'transactions',
      page: 1,
      values: { dateFrom: '', dateTo: '', type: 'all', method: '' },
      errors: {},
    });
    expect(isNarrowed(filter)).toBe(false);
    expect(periodOf(filter)).toEqual({ limit: 20, offset: 0 });
  });

  it('narrows by days, type and method', () => {
    const filter = read('tab=transactions&dateFrom=2026-01-01&dateTo=2026-01-31&type=deposit&method=card&page=3');
    expect(isUsable(filter) && isNarrowed(filter)).toBe(true);
    expect(periodOf(filter)).toEqual({ dateFrom: '2026-01-01', dateTo: '2026-01-31', limit: 20, offset: 40 });
  });

  it.each([
    ['dateFrom=31.12.2026', { dateFrom: 'history.badDateFrom' }],
    ['dateTo=2026-02-30', { dateTo: 'history.badDateTo' }],
    ['dateFrom=2026-02-02&dateTo=2026-02-01', { dateTo: 'history.badOrder' }],
    ['dateFrom=x&dateTo=2026-02-01', { dateFrom: 'history.badDateFrom' }],
    ['type=gift', { type: 'history.badType' }],
    [`method=${'x'.repeat(41)}`, { method: 'history.badMethod' }],
  ])('%s is refused and kept', (query, errors) => {
    const filter = read(query);
    expect(filter.errors).toEqual(errors);
    expect(isUsable(filter)).toBe(false);
    for (const [name, value] of new URLSearchParams(query)) expect(filter.values[name as 'type']).toBe(value);
  });

  it('takes one day for both ends', () => expect(isUsable(read('dateFrom=2026-02-01&dateTo=2026-02-01'))).toBe(true));

  it('knows only methods of the cashier', () => {
    expect(withKnownMethod(read('method=card'), ['card']).errors).toEqual({});
    expect(withKnownMethod(read('method=shells'), ['card']).errors).toEqual({ method: 'history.badMethod' });
    expect(withKnownMethod(read(''), []).errors).toEqual({});
  });

  it('has no type and method where rounds are listed', () =>
    expect(read('tab=gaming&type=gift&method=shells').errors).toEqual({}));

  it.each([
    ['0', 1],
    ['-1', 1],
    ['x', 1],
    ['1e3', 1],
    ['2', 2],
    ['99999', 50_000],
    ['999999', 1],
  ])('page %s is page %i', (page, number) => {
    expect(read(`page=${page}`).page).toBe(number);
  });

  it('can be read back from the address of each of its pages', () => {
    const filter = read('tab=gaming&dateFrom=2026-01-01');
    expect(addressOf(filter, 1)).toBe('/profile/history?tab=gaming&dateFrom=2026-01-01');
    expect(read(addressOf(filter, 4).split('?')[1]!)).toEqual({ ...filter, page: 4 });
  });

  it('never asks the API for what the contract refuses', () => {
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom('2026-01-01', '2026-02-30', 'all', 'deposit', 'card', '1', '50000', 'gaming', '__proto__'),
    );
    const query = fc.dictionary(fc.constantFrom('tab', 'page', 'dateFrom', 'dateTo', 'type', 'method'), value);
    fc.assert(
      fc.property(query, (fields) => {
        const filter = readFilter(new URLSearchParams(fields));
        if (!isUsable(filter)) return;
        const { type, method } = filter.values;
        expect(gamingHistory.body!.safeParse(periodOf(filter)).success).toBe(true);
        if (filter.tab === 'transactions')
          expect(transactions.body!.safeParse({ ...periodOf(filter), type, method: method || undefined }).success).toBe(
            true,
          );
      }),
    );
  });
});

it('knows a day of the calendar', () => {
  expect(['2026-02-28', '2024-02-29', '2026-12-31'].every(isDay)).toBe(true);
  expect(
    ['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '0026-1-1', '', 'x', '2026-02-28T00:00'].some(isDay),
  ).toBe(false);
});

it('every status and state has words of its own in every language', () => {
  for (const language of languages) {
    const t = translatorFor(language);
    for (const labels of [statusLabels, roundLabels]) {
      const words = Object.values(labels).map(({ key }) => t(key));
      expect(new Set(words).size).toBe(words.length);
    }
  }
});
