/** Words that a review of the texts ruled out (`GLOSSARY.md`): each thing has one name in a language, wherever a player meets it. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from 'contract/constants';
import { messages } from './messages';

const root = fileURLToPath(new URL('../../', import.meta.url));
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);
const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');

/** `\b` knows no accents and no Japanese. */
const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');

const forbidden: Record<Language, { word: RegExp; say: string }[]> = {
  en: [
    { word: word('(un)?frozen|(un)?freez(es?|ing)'), say: 'blocked' },
    { word: /while it(’s| is) (still )?fun/i, say: 'If it stops being fun, stop' },
  ],
  es: [
    { word: word('giros? (gratis|gratuitos?)|tiradas? gratuitas?|free spins?'), say: 'tiradas gratis' },
    { word: word('(des)?congel\\p{L}+'), say: 'bloqueada' },
    { word: word('regiros?'), say: 'respin' },
    { word: word('en efectivo'), say: 'dinero real' },
    { word: word('mientras (sea|es) divertido'), say: 'Si deja de ser divertido, deja de jugar' },
  ],
  de: [
    { word: word('Gratis-?(spiele?n?|drehs?|drehungen|spins?)|Freidrehs?|Free ?spins?'), say: 'Freispiele' },
    { word: word('eingefr\\p{L}+|einfrier\\p{L}*|einzufrieren'), say: 'gesperrt' },
    { word: word('Nachdrehs?|nachgedreht'), say: 'Respin' },
    { word: word('Bargeld\\p{L}*'), say: 'Echtgeld' },
    { word: word('Auszahlungsquoten?'), say: 'RTP-Quote' },
    { word: word('solange es Spaß macht'), say: 'Wenn es keinen Spaß mehr macht, hören Sie auf' },
  ],
  fr: [
    { word: word('(parties?|spins?) (gratuit|offert)e?s?|tours? offerts?|free spins?'), say: 'tours gratuits' },
    { word: word('(dé)?gel(é|er|ée|és|ées)'), say: 'bloqué' },
    { word: word('en espèces'), say: 'en argent réel' },
    { word: word('tant que c’est un plaisir'), say: 'Si ce n’est plus un plaisir, arrêtez-vous' },
  ],
  pt: [
    { word: word('giros? (grátis|gratuitos?)|free spins?'), say: 'rodadas grátis' },
    { word: word('(des)?congel\\p{L}+'), say: 'bloqueada' },
    { word: word('regiros?'), say: 'respin' },
    { word: word('enquanto (for|é) divertido'), say: 'Se deixar de ser diversão, pare' },
  ],
  no: [
    { word: word('free ?spins?|gratis spinn|frispinn'), say: 'gratisspinn' },
    { word: word('(ned)?fryse[rs]?|(ned)?fryst|frosset|frosne'), say: 'sperret' },
    { word: word('kontant\\p{L}*'), say: 'ekte penger' },
    { word: word('omspinn'), say: 'respinn' },
    { word: word('mens det er gøy'), say: 'Hvis det slutter å være gøy, så stopp' },
  ],
  jp: [
    { word: /無料スピン/, say: 'フリースピン' },
    { word: /凍結/, say: '利用停止' },
    { word: /楽しいうちに/, say: '楽しめなくなったら' },
  ],
};

interface Text {
  where: string;
  language: Language;
  text: string;
}

const ofScreens: Text[] = Object.entries(messages).flatMap(([feature, texts]) =>
  Object.entries(texts as Record<string, Record<Language, string>>).flatMap(([key, text]) =>
    languages.map((language) => ({ where: `${feature}.${key}`, language, text: text[language] })),
  ),
);

/** What the API says in a language is written as `es: '…'`. */
const ofTheApi: Text[] = filesIn('casino-api/src', '.ts').flatMap((file) =>
  [...read(file).matchAll(/\b(en|es|de|fr|pt|no|jp): (['"`])((?:\\.|(?!\2).)*)\2/g)].map(([, language, , text]) => ({
    where: file,
    language: language as Language,
    text: text!,
  })),
);

const ofArticles: Text[] = languages.flatMap((language) =>
  filesIn(`locales/${language}`, '.md').map((file) => ({ where: file, language, text: read(file) })),
);

const wrongIn = (texts: Text[]): string[] =>
  texts.flatMap(({ where, language, text }) =>
    forbidden[language].flatMap((rule) => {
      const found = rule.word.exec(text)?.[0];
      return found ? [`${where} (${language}) says “${found}”: ${rule.say}`] : [];
    }),
  );

describe('words that were ruled out', () => {
  it.each([
    ['the screens', ofScreens, 5000],
    ['the API', ofTheApi, 1000],
    ['articles and pages', ofArticles, 100],
  ])('are not in %s', (_, texts, least) => {
    expect(texts.length).toBeGreaterThan(least);
    expect(wrongIn(texts)).toEqual([]);
  });

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
