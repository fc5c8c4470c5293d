import { languages } from 'contract/languages';
import { describe, expect, it } from 'vitest';
import type { Row } from './corpus';
import { knower } from './known';
import { reader, type Sight } from './places';
import { pageOfPlaces } from './places-page';

const inEach = (text: string) => Object.fromEntries(languages.map((each) => [each, text])) as Row['text'];

const row = (key: string, text: string): Row => ({
  file: 'cashier.ts',
  key,
  text: { ...inEach(''), en: 'Deposit', de: text },
});

describe('a kept page', () => {
  it('shows the texts that stand in it as a whole, with their values or without, and each only once', () => {
    const rows = [row('left', 'Noch {{left}} übrig'), row('deposit', 'Einzahlung'), row('gone', 'Weg')];
    const read = reader(knower(rows, 'de'));
    const html =
      '<title>Kasse</title><p>Noch <b>20 €</b> übrig</p><button aria-label="Einzahlung">+</button><p>Weg damit';
    expect(read(html)).toEqual(['cashier.left', 'cashier.deposit']);
    expect(read(html)).toEqual([]);
  });

  it('also those of its title, of scripts, and for who has none', () => {
    const rows = [row('a', 'Kasse'), row('b', 'Anhalten'), row('c', 'Ohne Skripte nicht')];
    const read = reader(knower(rows, 'de'));
    const html =
      '<title>Kasse · Lantern</title><div data-stop="Anhalten"></div><noscript><p>Ohne Skripte nicht</p></noscript>';
    expect(read(html)).toEqual(['cashier.a', 'cashier.b', 'cashier.c']);
  });
});

describe('the page of places', () => {
  const deposit: Sight = {
    name: 'cashier.deposit',
    said: 'Einzahlung',
    values: {},
    text: 'Einzahlung',
    how: 'drawn',
    at: 4,
    screen: 'deposit',
    picture: 'deposit.jpg',
    found: { title: 'Kasse · Lantern', description: 'Hier wird eingezahlt.' },
    left: 16,
    top: 100,
    width: 80,
    height: 20,
  };
  const page = pageOfPlaces(
    'de',
    [
      row('deposit', 'Einzahlung'),
      row('told', 'Kasse'),
      row('set', 'Gesetzt'),
      row('gone', 'Weg <b>'),
      row('late', 'Spät'),
    ],
    [
      deposit,
      { ...deposit, name: 'cashier.told', how: 'told' },
      { ...deposit, name: 'cashier.set', set: { how: 'in the stead of', name: 'cashier.deposit' } },
    ],
    new Map([
      ['cashier.late', [{ file: 'app/late.tsx', screens: [{ screen: 'late', picture: 'late.jpg', route: 'late' }] }]],
    ]),
  );
  const sectionOf = (name: string) => new RegExp(`id="cashier\\.${name}".*?</section>`, 's').exec(page)![0];

  it('shows a text in its picture', () => {
    expect(page).toContain('3 of 5 texts have a picture of their place, 1 of them set there');
    expect(sectionOf('deposit')).toMatch(
      /url\('deposit\.jpg'\);background-position:0 -52px"><i style="left:16px;top:48px/,
    );
  });

  it('shows what search engines are told as they would', () =>
    expect(sectionOf('told')).toMatch(/as search engines show it.*Kasse · Lantern.*Hier wird eingezahlt/s));

  it('says in whose stead a text was set', () =>
    expect(sectionOf('set')).toMatch(/in the stead of <code>cashier\.deposit.*deposit\.jpg/s));

  it('shows of the others the code that says them with its screens', () => {
    expect(sectionOf('gone')).toMatch(/Weg &lt;b&gt;.*<p>In an answer of the API\./s);
    expect(sectionOf('late')).toMatch(/app\/late\.tsx<\/code>, in a state that no visit meets.*url\('late\.jpg'\)/s);
  });
});
