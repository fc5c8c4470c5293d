import { describe, expect, it } from 'vitest';
import { languages } from 'contract/constants';
import { messages } from './messages';

const others = languages.filter((language) => language !== 'en');

/** Words that are the same in English: names, terms that the glossary leaves as they are, and words the languages share. */
const sameOnPurpose: Record<string, string[]> = {
  es: [
    ', respin',
    'Plinko',
    'Blackjack',
    'Baccarat',
    'Sic bo',
    'Cookies',
    'RTP',
    'Promos',
    'Chat',
    'Triple',
    'Triples',
    'Cashback',
    'Error',
    'Casino',
    'Total',
    'Koi',
    'Jade',
    'Coral',
    'Nonce',
    'Error:',
    'No',
    'Cactus',
    'Dial',
    'Kraken',
    'Pretzel',
  ],
  de: [
    'Plinko',
    'Blackjack',
    'Roulette',
    'Baccarat',
    'Cookies',
    'Fairness',
    'Bronze',
    'Gold',
    'Challenges',
    'RTP',
    'Chat',
    'Orion',
    'Dealer ;',
    'Winter',
    'Level',
    'Minimum',
    'Maximum',
    'Filter',
    '(optional)',
    'Name',
    'Jackpot',
    'Bonus',
    'Casino',
    'Cashback',
    'Status',
    'Code',
    'Details',
    'Symbol',
    'Nonce',
    'Koi',
    'Jade',
    'Normal',
    'Flush',
    'Planet',
    'Chance',
    'Croissant',
    'Lotus',
    'Muffin',
    'Ring',
    'Dealer',
    'Blackjack!',
  ],
  fr: [
    ', respin',
    'Notifications ()',
    'Mines',
    'Plinko',
    'Blackjack',
    'Roulette',
    'Sic bo',
    'Cookies',
    'Bronze',
    'RTP',
    'point',
    'points',
    'Place',
    'Promos',
    'Chat',
    'Confirmations',
    'Orion',
    'Double',
    'Triple',
    'Doubles',
    'Triples',
    'Solstice',
    'Notifications',
    'Mode',
    'Pages',
    'Description',
    'Date',
    'Message',
    'Page',
    'Code',
    'Menu',
    'Bonus',
    'Cashback',
    'Jackpot',
    'Type',
    'Total',
    'Minimum',
    'Maximum',
    'Promotions',
    'Transactions',
    'Nonce',
    'Jade',
    'Satellite',
    'Dragon',
    'Documents',
    'Contribution',
    'Points',
    'Cactus',
    'Croissant',
    'Kraken',
    'Lotus',
    'Monocle',
    'Muffin',
    'Sceptre',
  ],
  pt: [
    ', respin',
    'Plinko',
    'Blackjack',
    'Sic bo',
    'Cookies',
    'Bronze',
    'RTP',
    'Promos',
    'Chat',
    'Dealer ;',
    'Total',
    'Menu',
    'Jackpot',
    'Game shows',
    'Cashback',
    'Status',
    'Nonce',
    'Jade',
    'Coral',
    'Royal flush',
    'Straight flush',
    'Full house',
    'Flush',
    'Chance',
    'Ankh',
    'Croissant',
    'Kraken',
    'Muffin',
    'Pretzel',
    'Dealer',
    'Blackjack!',
  ],
  no: [
    'Plinko',
    'Blackjack',
    'Baccarat',
    'Sic bo',
    'RTP',
    'Chat',
    'Send',
    'Orion',
    'Dealer ;',
    'Storm',
    'Hare',
    'Minimum',
    'Filter',
    'Status',
    'Jackpot',
    'Type',
    'Bonus',
    'Cashback',
    'Live casino',
    'Symbol',
    'Nonce',
    'Koi',
    'Jade',
    'Royal flush',
    'Straight flush',
    'Flush',
    'Straight',
    'Planet',
    'Ankh',
    'Croissant',
    'Kraken',
    'Lotus',
    'Ring',
    'Safe',
    'Dealer',
    'Blackjack!',
    'Over 21',
  ],
  jp: ['RTP'],
};

const rows = Object.entries(messages).flatMap(([feature, texts]) =>
  Object.entries(texts as Record<string, Record<string, string>>).map(([key, text]) => ({
    name: `${feature}.${key}`,
    text,
  })),
);

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name!).sort();
/** A text without what is filled in. */
const words = (text: string): string => text.replace(/\{\{.*?\}\}/g, '').trim();
const withoutNames = (text: string): string =>
  text
    .replace(/\{\{.*?\}\}/g, '')
    .replace(/Lantern/g, '')
    .replace(/[^\p{L}]/gu, '');

describe('texts in seven languages', () => {
  it('there are texts', () => expect(rows.length).toBeGreaterThan(50));

  it.each(others)('no English is left in %s', (language) => {
    const left = rows
      .filter(
        ({ text }) =>
          text[language] === text.en &&
          withoutNames(text.en!).length > 1 &&
          !sameOnPurpose[language]!.includes(words(text.en!)),
      )
      .map(({ name, text }) => `${name}: ${text.en}`);
    expect(left).toEqual([]);
  });

  it('Japanese is written in Japanese', () => {
    const latin = rows
      .filter(
        ({ text }) =>
          withoutNames(text.jp!).length > 3 &&
          !/[\u3040-\u30ff\u4e00-\u9fff]/.test(text.jp!) &&
          !sameOnPurpose.jp!.includes(words(text.jp!)),
      )
      .map(({ name, text }) => `${name}: ${text.jp}`);
    expect(latin).toEqual([]);
  });

  it('every language fills the same places', () => {
    const wrong = rows.flatMap(({ name, text }) =>
      others
        .filter((language) => placeholders(text[language]!).join() !== placeholders(text.en!).join())
        .map((language) => `${name} (${language})`),
    );
    expect(wrong).toEqual([]);
  });

  it('no text is empty or carries markup', () => {
    const wrong = rows.flatMap(({ name, text }) =>
      languages
        .filter((language) => !text[language]?.trim() || /<\/?[a-z]/i.test(text[language]))
        .map((language) => `${name} (${language})`),
    );
    expect(wrong).toEqual([]);
  });

  it('every plural has a form for the rest, and English and German one for one', () => {
    const names = new Set(rows.map(({ name }) => name));
    const bases = new Set(
      rows
        .map(({ name }) => name)
        .filter((name) => /_(one|other)$/.test(name))
        .map((name) => name.replace(/_(one|other)$/, '')),
    );
    const lacking = [...bases].filter((base) => !names.has(`${base}_one`) || !names.has(`${base}_other`));
    expect(lacking).toEqual([]);
  });

  it('people are addressed as the glossary says', () => {
    const wrong = rows.flatMap(({ name, text }) => [
      ...(/\b(du|dein|deine|dich|dir)\b/i.test(text.de!) ? [`${name} (de says du)`] : []),
      ...(/(?<!\p{L})(tu|ton|tes|toi)(?!\p{L})/iu.test(text.fr!) ? [`${name} (fr says tu)`] : []),
      ...(/\b(usted|ustedes)\b/i.test(text.es!) ? [`${name} (es says usted)`] : []),
    ]);
    expect(wrong).toEqual([]);
  });
});
