/** All text is set in few sizes and weights: each pair is a face that the browser has to find before the first paint (docs/decisions/2026-11-23-few-faces.md). */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));

/** What a figure measures that has to fit what it is drawn on: the places of the top games, cells of a board, a symbol within its line. */
const drawn = new Set([
  '5.2rem',
  '6.2rem',
  'clamp(0.72rem, 3.3vw, 1.1rem)',
  'clamp(0.64rem, 2.9vw, 0.8rem)',
  '0.8em',
  '0',
]);
const scale = new Set([
  '1rem',
  'var(--text-tiny)',
  'var(--text-fine)',
  'var(--text-heading)',
  'var(--text-title)',
  'var(--text-display)',
]);
const weights = new Set(['400', '600', '750']);

const values = (css: string, property: string) =>
  [...css.matchAll(new RegExp(`(?:^|[\\s{;])${property}:\\s*([^;}]+)`, 'g'))].map(([, value]) => value!.trim());

test('there are sheets to read, and they set text', () => {
  expect(sheets.length).toBeGreaterThan(30);
  expect(sheets.flatMap((name) => values(readFileSync(folder + name, 'utf8'), 'font-size')).length).toBeGreaterThan(60);
});

test.each(sheets)('%s sets text in sizes and weights of the scale', (name) => {
  const css = readFileSync(folder + name, 'utf8');
  expect(values(css, 'font-size').filter((size) => !scale.has(size) && !drawn.has(size))).toEqual([]);
  const shorthand = values(css, 'font')
    .filter((font) => font !== 'inherit')
    .map((font) => font.split(' ')[0]!);
  expect([...values(css, 'font-weight'), ...shorthand].filter((weight) => !weights.has(weight))).toEqual([]);
});
