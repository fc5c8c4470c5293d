import { expect, it } from 'vitest';
import { amountIn, lineIn, momentIn, textsIn, wholeIn } from './form-values';

const form = (value: string) => new URLSearchParams({ f: value });

it.each([
  ['', null],
  ['2026-11-25T18:15', Date.UTC(2026, 10, 25, 18, 15)],
  ['2026-02-30T10:00', undefined],
  ['2026-11-25', undefined],
  ['tomorrow', undefined],
])('a moment: %j is %j', (text, at) => expect(momentIn(form(text), 'f')).toBe(at));

it.each([
  ['', null],
  ['0', null],
  ['0,00', null],
  ['12.5', 12_50],
  ['-1', undefined],
  ['much', undefined],
])('an amount: %j is %j', (text, amount) => expect(amountIn(form(text), 'f')).toBe(amount));

it.each([
  ['', null],
  ['7', 7],
  ['11', undefined],
  ['1.5', undefined],
  ['-3', undefined],
])('a whole number up to 10: %j is %j', (text, value) => expect(wholeIn(form(text), 'f', 0, 10)).toBe(value));

it('texts are English where nothing else is written, and none without it', () => {
  expect(textsIn(new URLSearchParams({ 'f-en': ' A\u0000 name ', 'f-de': 'Ein Name' }), 'f')).toMatchObject({
    en: 'A  name',
    de: 'Ein Name',
    jp: 'A  name',
  });
  expect(textsIn(new URLSearchParams({ 'f-de': 'Ein Name' }), 'f')).toBeNull();
});

it('a line keeps the places where a long word may be parted, and nothing else that can’t be seen', () =>
  expect(lineIn(form('Datenschutz\u00aderklärung\u200b\u202e'), 'f')).toBe('Datenschutz\u00aderklärung  '));
