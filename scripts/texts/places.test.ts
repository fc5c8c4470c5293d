import { languages } from 'contract/languages';
import { describe, expect, it } from 'vitest';
import type { Row } from './corpus';
import { pageOfPlaces, patternOf, reader } from './places';

const inEach = (text: string) => Object.fromEntries(languages.map((each) => [each, text])) as Row['text'];

const row = (key: string, text: string): Row => ({
  file: 'cashier.ts',
  key,
  text: { ...inEach(''), en: 'Deposit', de: text },
});

describe('a text on a page', () => {
  it.each([
    ['Noch {{left}} von {{limit}}', 'Noch 20,00 € von 50,00 €', true],
    ['Noch {{left}} von {{limit}}', 'Noch etwas', false],
    ['Beloh\u00adnungen', 'Belohnungen', true],
    ['5\u00a0%', '5 %', false],
  ])('is known by its words, whatever its values: %s', (text, shown, is) => {
    const pattern = patternOf(text);
    expect(pattern !== null && new RegExp(pattern, 'su').test(shown)).toBe(is);
  });

  it('is not looked for when it is hardly more than values', () => expect(patternOf('{{home}} – {{away}}')).toBeNull());
});

describe('a kept page', () => {
  it('shows the texts that stand in it as a whole, with their values or without, and each only once', () => {
    const read = reader([row('left', 'Noch {{left}} übrig'), row('deposit', 'Einzahlung'), row('gone', 'Weg')], 'de');
    const html =
      '<title>Kasse</title><p>Noch <b>20 €</b> übrig</p><button aria-label="Einzahlung">+</button><p>Weg damit';
    expect(read(html)).toEqual(['cashier.left', 'cashier.deposit']);
    expect(read(html)).toEqual([]);
  });
});

describe('the page of places', () => {
  it('shows a text in its picture, and of the others the code that says them with its screens', () => {
    const page = pageOfPlaces(
      'de',
      [row('deposit', 'Einzahlung'), row('gone', 'Weg <b>'), row('late', 'Spät'), row('said', 'Gesagt')],
      [
        {
          name: 'cashier.deposit',
          screen: 'deposit',
          picture: 'deposit.jpg',
          left: 16,
          top: 100,
          width: 80,
          height: 20,
        },
      ],
      new Map([
        ['cashier.late', [{ file: 'app/late.tsx', screens: [{ screen: 'late', picture: 'late.jpg', route: 'late' }] }]],
        ['cashier.said', [{ file: 'casino-api/src/said.ts', screens: [] }]],
      ]),
    );
    expect(page).toContain('1 of 4 texts');
    expect(page).toContain("url('deposit.jpg')");
    expect(page).toContain('Weg &lt;b&gt;');
    expect(page).toMatch(/Weg.*<p>In an answer of the API\./s);
    expect(page).toMatch(/Spät.*app\/late\.tsx<\/code>, in a state that no visit meets.*url\('late\.jpg'\)/s);
    expect(page).toMatch(/Gesagt.*casino-api\/src\/said\.ts<\/code>: in an answer, a mail/s);
  });
});
