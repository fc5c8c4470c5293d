/** Words that a review of the texts ruled out: each thing has one name in a language, wherever a player meets it. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from 'contract/languages';
import { allTexts, glossaryOf } from './all-texts';

const root = fileURLToPath(new URL('../', import.meta.url));
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);
const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');

interface Text {
  where: string;
  language: Language;
  text: string;
}

const ofWorkers: Text[] = (await allTexts()).flatMap(({ file, key, text }) =>
  languages.map((language) => ({ where: `${file}: ${key}`, language, text: text[language] })),
);

/** Code where a text stands in a language of its own, as `es: '…'`, instead of lying with the others. */
const besideCode: string[] = ['app', 'functions', 'contract', 'casino-api/src']
  .flatMap((folder) => [...filesIn(folder, '.ts'), ...filesIn(folder, '.tsx')])
  .filter(
    (file) =>
      !/\.test\.tsx?$/.test(file) &&
      new RegExp(`(?:^\\s*|[{,]\\s*)(${languages.join('|')}): ['"\`]`, 'm').test(read(file)),
  );

const ofArticles: Text[] = languages.flatMap((language) =>
  filesIn(`locales/${language}`, '.md').map((file) => ({ where: file, language, text: read(file) })),
);

const ruledOut = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, (await glossaryOf(language)).ruledOut] as const)),
);

const wrongIn = (texts: Text[]): string[] =>
  texts.flatMap(({ where, language, text }) =>
    ruledOut[language]!.flatMap((rule) => {
      const found = rule.word.exec(text)?.[0];
      return found ? [`${where} (${language}) says “${found}”: ${rule.say}`] : [];
    }),
  );

describe('words that were ruled out', () => {
  it.each([
    ['the screens, messages and mails', ofWorkers, 15_000],
    ['articles and pages', ofArticles, 100],
  ])('are not in %s', (_, texts, least) => {
    expect(texts.length).toBeGreaterThan(least);
    expect(wrongIn(texts)).toEqual([]);
  });

  it('have no hiding place beside code', () => expect(besideCode).toEqual([]));

  it('are found', () => {
    const samples: [Language, string][] = [
      ['en', 'Your account is frozen'],
      ['es', '20 giros gratis'],
      ['es', 'Tu cuenta está congelada'],
      ['de', 'Ihr Konto ist eingefroren'],
      ['fr', 'Votre compte est gelé'],
      ['pt', 'Como funcionam os giros grátis'],
      ['no', 'Kontoen din er fryst'],
      ['jp', 'アカウントは凍結中です'],
    ];
    expect(samples.filter(([language, text]) => wrongIn([{ where: 'a text', language, text }]).length === 0)).toEqual(
      [],
    );
  });
});
