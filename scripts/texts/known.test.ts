import { languages } from 'contract/languages';
import { describe, expect, it } from 'vitest';
import type { Row } from './corpus';
import { knower, partsOfTitle, patternOf } from './known';

const inEach = (text: string) => Object.fromEntries(languages.map((each) => [each, text])) as Row['text'];
const row = (key: string, text: string): Row => ({ file: 'cashier.ts', key, text: inEach(text) });
const namesIn = (rows: readonly Row[], shown: string) => [
  ...new Set(knower(rows, 'de')(shown).map(({ name }) => name)),
];

describe('a text', () => {
  it.each([
    ['Noch {{left}} von {{limit}}', 'Noch 20,00 € von 50,00 €', true],
    ['Noch {{left}} von {{limit}}', 'Noch etwas', false],
    ['Beloh\u00adnungen', 'Belohnungen', true],
    ['5\u00a0%', '5 %', true],
  ])('is known by its words, whatever its values: %s', (text, shown, is) =>
    expect(namesIn([row('it', text)], shown)).toEqual(is ? ['cashier.it'] : []),
  );

  it('brings its values along', () =>
    expect(knower([row('it', 'Noch {{left}} von {{limit}}')], 'de')('Noch 20 € von 50 €')).toEqual([
      { name: 'cashier.it', said: 'Noch 20 € von 50 €', values: { left: '20 €', limit: '50 €' } },
    ]));

  it('is known where it is a value of another, and so is one of hardly more than values', () => {
    const rows = [row('labelled', '{{label}}: {{value}}'), row('limit', 'Limit'), row('of', 'Rest von {{what}}')];
    expect(namesIn(rows, 'Limit: 20 €')).toEqual(['cashier.labelled', 'cashier.limit']);
    expect(namesIn(rows, 'Rest von Limit: 20 €').sort()).toEqual(['cashier.labelled', 'cashier.limit', 'cashier.of']);
    expect(namesIn(rows, 'Uhrzeit: 20')).toEqual([]);
  });

  it('has values of a few words: what is longer is other texts that stand around', () =>
    expect(namesIn([row('of', 'Rest von {{what}}')], `Rest von ${'allem '.repeat(30)}`)).toEqual([]));

  it('of nothing but values is not looked for', () => expect(patternOf('{{home}} {{away}}')).toBeNull());
});

it('a title has the site’s name behind it, and a word before it', () =>
  expect(partsOfTitle('Fehler: Kasse · Lantern')).toEqual(['Fehler: Kasse · Lantern', 'Fehler:', 'Kasse', 'Lantern']));
