import { expect, it } from 'vitest';
import type { Page } from '~/i18n/page';
import { housePage } from './house-page';
import type { Screens } from './screens';

const screens = { stands: () => true, menuOf: () => [], titleOf: () => null } as unknown as Screens;
const { house, shared } = housePage(screens, 'en', 'https://lantern.example/');

const own = ['requestId', 'path', 'search', 'now', 'lite', 'refused', 'ago'] as const satisfies (keyof Page)[];
it.each(own)('what is drawn once is not told `%s`, which is one request’s', (field) =>
  expect(() => shared[field]).toThrow(`can't ask the page for \`${field}\``),
);

it('what is drawn once is told what a house says to all, and nothing else', () => {
  expect(Object.keys(shared).sort()).toEqual([...Object.keys(house), 'shared'].sort());
  expect(shared.shared).toBe(shared);
  expect(shared.site).toBe('https://lantern.example');
});

it('a house is made once for each language', () => {
  expect(housePage(screens, 'en', 'https://lantern.example/').shared).toBe(shared);
  expect(housePage(screens, 'de', 'https://lantern.example/').shared.href('/casino')).toBe('/de/casino');
});
