import fc from 'fast-check';
import papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvText } from './statement';

const read = (text: string) => papa.parse<string[]>(text.slice(1), { newline: '\r\n' }).data;

describe('a table as a file', () => {
  it('begins with the mark of UTF-8 and ends each line as RFC 4180 does', () => {
    expect(csvText(['Art', 'Betrag'], [['Einzahlung', '10.50']])).toBe('\uFEFFArt,Betrag\r\nEinzahlung,10.50\r\n');
  });

  it('quotes what would break a line or a cell', () => {
    expect(csvText(['a'], [['x,y'], ['say "hi"'], ['two\nlines']])).toBe(
      '\uFEFFa\r\n"x,y"\r\n"say ""hi"""\r\n"two\nlines"\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '=HYPERLINK("https://evil.example","x")'])(
    '%j is no formula',
    (cell) => {
      const [, [shown]] = read(csvText(['a', 'b'], [[cell, '']])) as [string[], [string]];
      expect(shown).toBe(`'${cell}`);
    },
  );

  it('leaves an amount below zero a number', () => {
    expect(csvText(['a'], [['-10.50'], ['-10.50+1'], ['-10.50\n=1']])).toBe(
      '\uFEFFa\r\n-10.50\r\n"\'-10.50+1"\r\n"\'-10.50\n=1"\r\n',
    );
  });

  it('gives back every text, and never a cell that is run', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('=', '+1', '-', '@', '\t', '\r', '\n', '"', '","', "'=", 'plain'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        const [, ...back] = read(csvText(['a', 'b'], rows)).filter((row) => row.length > 1);
        expect(back.flat().map((text) => text.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, ''))).toEqual(
          rows.flat().map((text) => text.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '')),
        );
        expect(back.flat().some((text) => /^[=+\-@\t\r\n]/.test(text) && !/^-\d+\.\d\d$/.test(text))).toBe(false);
      }),
    );
  });
});
