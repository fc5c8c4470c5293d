import { describe, expect, it } from 'vitest';
import { languages, type Language } from 'contract/languages';
import { resultCodes } from 'contract/result-codes';
import { allTexts, glossaryOf, type Row } from './all-texts';
import { figures } from './figures';
import { results } from './en/results';
import { siteTexts } from './site';
import { fillIn } from './texts';

const others = languages.filter((language) => language !== 'en');
const rows = await allTexts();
const glossaries = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await glossaryOf(language)] as const)),
);

/** File, key and language of each text that a rule finds wrong, with the text. */
const wrongIn = (where: readonly Language[], isWrong: (row: Row, language: Language) => boolean): string[] =>
  rows.flatMap((row) =>
    where
      .filter((language) => isWrong(row, language))
      .map((language) => `locales/${language}/${row.file}: ${row.key}: ${row.text[language]}`),
  );

const places = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!).sort();
/** A text without what is filled in. */
const words = (text: string): string => text.replace(/\{\{.*?\}\}/g, '').trim();
const letters = (text: string): string =>
  words(text)
    .replace(/Lantern/g, '')
    .replace(/[^\p{L}]/gu, '');
describe('the texts of all languages', () => {
  it('are there', () => expect(rows.length).toBeGreaterThan(2000));

  it('carry no markup', () => expect(wrongIn(languages, ({ text }, of) => /<\/?[a-z]/i.test(text[of]))).toEqual([]));

  it('leave no English in another language', () =>
    expect(
      wrongIn(
        others,
        ({ text }, language) =>
          text[language] === text.en &&
          letters(text.en).length > 1 &&
          !glossaries[language]!.sameAsEnglish.includes(words(text.en)),
      ),
    ).toEqual([]));

  it('are written in Japanese in Japanese', () =>
    expect(
      wrongIn(
        ['jp'],
        ({ text }) =>
          letters(text.jp).length > 3 &&
          !/[\u3040-\u30ff\u4e00-\u9fff]/.test(text.jp) &&
          !glossaries.jp!.sameAsEnglish.includes(words(text.jp)),
      ),
    ).toEqual([]));

  it('have no place that is written in another way', () =>
    expect(wrongIn(languages, ({ text }, of) => /[{}]/.test(text[of].replace(/\{\{\w+\}\}/g, '')))).toEqual([]));

  it('address people as the glossary says', () =>
    expect(wrongIn(languages, ({ text }, of) => glossaries[of]!.wrongAddress?.test(text[of]) === true)).toEqual([]));

  it('name the lists of a language as long as English ones', () =>
    expect(rows.filter(({ file, key }) => file === 'captcha.ts' && key.startsWith('numerals')).length).toBe(10));
});

describe('a result code', () => {
  it('has its words in one file, and every code has some', () => {
    expect(Object.keys(resultCodes).filter((code) => !Object.hasOwn(results, code))).toEqual([]);
    const said = new Set(Object.values(results));
    const again = rows
      .filter(({ file, key }) => file !== 'results.ts' && !(`${file}: ${key}` in saidElsewhere))
      .filter(({ text }) => said.has(text.en))
      .map(({ file, key, text }) => `${file}: ${key}: ${text.en}`);
    expect(again).toEqual([]);
  });
});

/** Where the words of a code are a heading or a button that happens to read alike in English. */
const saidElsewhere = {
  'ui.ts: success': 'the kind of a notice',
  'errors.ts: goneTitle': 'the heading of a page',
  'errors.ts: brokenTitle': 'the heading of a page',
} as const;

describe('a figure of the house', () => {
  it('is filled in once, in every language', () => {
    for (const language of languages) expect(siteTexts(language).instant.adults).toContain(String(figures.minimumAge));
  });

  it('is named by some text', () => {
    const named = new Set(rows.flatMap(({ text }) => Object.values(text).flatMap(places)));
    expect(Object.keys(figures).filter((name) => !named.has(name))).toEqual([]);
  });

  it('is more than one, as the sentences around it are plural', () =>
    expect(Object.entries(figures).filter(([, figure]) => !(Number.isInteger(figure) && figure > 1))).toEqual([]));
});

describe('a place in a text', () => {
  it('is filled as often as it is named', () =>
    expect(fillIn('{{shown}} of {{total}}, {{shown}}', { shown: 3, total: '12' })).toBe('3 of 12, 3'));

  it('stays where it has no value, and takes a value as it is', () =>
    expect(fillIn('{{a}} {{b}} {{constructor}}', { a: '{{b}} $& $1' })).toBe('{{b}} $& $1 {{b}} {{constructor}}'));
});
