/**
 * Each text is in the language that its folder says. No list of words decides that: the texts themselves do. A word, and the end of a word, speaks for the
 * languages in whose other texts it stands; a text that another language's texts speak for much more than its own does not belong where it lies.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from 'contract/languages';
import { allTexts, glossaryOf, type Row } from './all-texts';

/** Japanese is told by its script (`texts.test.ts`). */
const latin: readonly Language[] = languages.filter((language) => language !== 'jp');
const here = fileURLToPath(new URL('.', import.meta.url));

interface Text {
  where: string;
  language: Language;
  text: string;
}

const rows = await allTexts();
const glossaries = new Map(
  await Promise.all(latin.map(async (language) => [language, await glossaryOf(language)] as const)),
);
const ofWorkers = rows.flatMap(({ file, key, text }) =>
  latin.map((language): Text => ({ where: `${file}: ${key}`, language, text: text[language] })),
);
const paragraphsOf = (language: Language): Text[] =>
  readdirSync(`${here}${language}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      readFileSync(`${here}${language}/${file}`, 'utf8')
        .split(/\n\s*\n/)
        .map((text, index) => ({ where: `${file}, paragraph ${index + 1}`, language, text })),
    );
const texts = [...ofWorkers, ...latin.flatMap(paragraphsOf)];

/** Words, their last three letters (`-ção`), and letters that not every language has (`.ñ`); what is filled in, addresses and one-letter words say nothing. */
function featuresOf(text: string): string[] {
  const plain = text.replace(/\{.*?\}+|https?:\S+|\]\(\S+\)/g, ' ').toLowerCase();
  const words = plain.match(/\p{L}{2,}/gu) ?? [];
  const ends = words.filter((word) => word.length > 4).map((word) => `-${word.slice(-3)}`);
  return [...new Set([...words, ...ends, ...(plain.match(/[^\P{L}a-z]/gu) ?? []).map((letter) => `.${letter}`)])];
}

const counts = new Map<string, Map<Language, number>>();
for (const { language, text } of texts)
  for (const feature of featuresOf(text)) {
    const seen = counts.get(feature) ?? new Map<Language, number>();
    counts.set(feature, seen.set(language, (seen.get(language) ?? 0) + 1));
  }

/** How much more the other texts of a language speak for it than those of the language it is told to be: the logarithm of how often so. */
function excessOf(text: string, told: Language, other: Language, isCounted: boolean): number {
  return featuresOf(text).reduce((sum, feature) => {
    const timesIn = (language: Language) => counts.get(feature)?.get(language) ?? 0;
    const weight = /^\p{L}/u.test(feature) ? 1 : 0.5;
    // What stands in this text itself is no evidence for it.
    const own = timesIn(told) - Number(isCounted);
    return sum + weight * Math.log((timesIn(other) + 0.5) / (own + 0.5));
  }, 0);
}

const margin = 4.1;

/** The language whose texts speak for a text against its own; null when it is where it belongs. */
function strangerIn(text: string, told: Language, isCounted = true): Language | null {
  const found = latin
    .filter((other) => other !== told)
    .map((other) => ({ other, excess: excessOf(text, told, other, isCounted) }))
    .sort((a, b) => b.excess - a.excess)[0]!;
  return found.excess > margin ? found.other : null;
}

/** Short words that happen to be frequent in another language. */
const asTheyAre: Partial<Record<Language, readonly string[]>> = {
  en: ['Sceptre', 'Instant'],
  de: ['Straight Flush', 'Full House'],
  fr: ['Or', 'Lingots d’or', 'Basket-ball'],
  no: ['Les'],
  pt: ['Som'],
};

describe('a text', () => {
  it('is in the language of its folder', () => {
    const wrong = texts.flatMap(({ where, language, text }) => {
      if (asTheyAre[language]?.includes(text) || glossaries.get(language)!.sameAsEnglish.includes(text)) return [];
      const stranger = strangerIn(text, language);
      return stranger ? [`locales/${language}/${where} reads like ${stranger}: ${text}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it.each<[Language, Language]>([
    ['es', 'pt'],
    ['pt', 'es'],
    ['en', 'fr'],
    ['en', 'de'],
    ['de', 'no'],
    ['fr', 'es'],
  ])('in %s that lies in the folder of %s is noticed, most sentences by themselves', (from, to) => {
    const sentences = rows.filter(({ text }) => text[from].split(' ').length >= 4 && text[from] !== text[to]);
    // It counts where it stood, so that it is not known from there.
    const noticed = sentences.filter(({ text }) => strangerIn(text[from], to, false) !== null);
    expect(noticed.length / sentences.length).toBeGreaterThan(0.9);
  });

  it.each<[Language, string]>([
    ['fr', 'Please choose another payment method and try again.'],
    ['pt', 'Elige otro método de pago e inténtalo de nuevo.'],
    ['es', 'Escolha outro método de pagamento e tente novamente.'],
  ])('that nobody has written yet is noticed in %s: %s', (language, text) => {
    expect(strangerIn(text, language, false)).not.toBeNull();
  });
});

/** A text as its words alone. */
const bare = (text: string): string => text.toLowerCase().replace(/[\s\p{P}]+/gu, ' ');

describe('a singular', () => {
  const singulars = rows.filter(({ key }) => key.endsWith('_one'));
  const pluralOf = ({ file, key }: Row) =>
    rows.find((row) => row.file === file && row.key === key.replace(/_one$/, '_other'))!;

  /** An abbreviation has no plural. */
  const abbreviated = /\bmin\b/i;

  it('is another text than its plural, unless the word has one form for both', () => {
    const wrong = singulars.flatMap((row) =>
      latin
        .filter((language) => !abbreviated.test(row.text[language]))
        .filter((language) => bare(row.text[language]) === bare(pluralOf(row).text[language]))
        .filter((language) => !glossaries.get(language)!.sameInPlural?.test(row.text[language]))
        .map((language) => `locales/${language}/${row.file}: ${row.key}: ${row.text[language]}`),
    );
    expect(wrong).toEqual([]);
  });
});
