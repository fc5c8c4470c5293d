/** What is wrong with a text as its language is written: the glossary's words, the signs and spaces, one name for one thing. */
import { languages, type Language } from 'contract/languages';
import { allTexts, articles, glossaryOf, type Row } from './corpus';
import { signsOf, typeset } from './typography';

export interface Fault {
  /** Where a translator finds it: `locales/fr/cashier.ts: title`. */
  where: string;
  says: string;
}

/** English labels that mean two things, so that a language may have two words for them. */
const twoMeanings: Readonly<Record<string, string>> = {
  'Choose a new password': 'a button and a heading',
  'Column {{number}}': 'of a grid, of a roulette table',
  'Coming up': 'races and one race have their gender',
  'If this was you, there is nothing for you to do.': 'asked for, and done',
  'Step {{number}}': 'of a cascade, of a ladder',
  'The wheel': 'of roulette, of fortune',
  '{{shown}} points': 'races and levels',
  All: 'of what, the gender says',
  Double: 'all bets again twofold, a move at blackjack',
  Approved: 'a document, a withdrawal',
  Available: 'a game on a phone, the days of an offer',
  Deposit: 'a thing and a button',
  Done: 'an answer and the kind of a notice',
  Draw: 'a match without a winner, taking cards',
  Email: 'a heading and a field',
  Ended: 'a date and a state',
  Ends: 'a date and a word',
  From: 'a day, a place',
  Games: 'a heading and a number of them',
  High: 'a side, a risk, a volatility have their gender',
  Low: 'a side, a risk, a volatility have their gender',
  Medium: 'a risk, a volatility have their gender',
  Mines: 'a kind of game, a number of mines',
  Never: 'a bonus does not end, no reminder comes',
  Paid: 'a withdrawal, a reward',
  Player: 'of baccarat, of a race',
  Requested: 'a time and a state',
  Score: 'of a match, of a race',
  Time: 'how long, and when',
  Yes: 'an answer, whether something may be done',
  No: 'an answer, whether something may be done',
  Lost: 'a hand, a bet have their gender',
  Settled: 'a round, a bet have their gender',
  Void: 'a round, a bet have their gender',
  Won: 'a hand, a bet have their gender',
  Withdraw: 'a button and the name of a screen',
};

/** Soft hyphens show where a word may break, and don't make it another word. */
const plain = (text: string): string => text.replaceAll('\u00ad', '');

/** An English label that a language says in two ways, though it means one thing. */
export const unlikeLabels = (rows: readonly Row[], language: Language): Fault[] => {
  const first = new Map<string, Row>();
  return rows.flatMap((row) => {
    const { en, [language]: text } = row.text;
    // Names of symbols and of a wheel's fields are pictures' names: a queen of a hive is no queen of hearts.
    if (row.file === 'symbols.ts' || row.key.startsWith('face_') || Object.hasOwn(twoMeanings, en)) return [];
    const before = first.get(en);
    if (!before) {
      first.set(en, row);
      return [];
    }
    if (plain(before.text[language]) === plain(text)) return [];
    return [
      {
        where: `locales/${language}/${row.file}: ${row.key}`,
        says: `“${text}” for “${en}”, which ${before.file}: ${before.key} calls “${before.text[language]}”`,
      },
    ];
  });
};

/** Runs of a text that are set otherwise than its language sets them, with the words around. */
function wronglySet(language: Language, text: string): string | null {
  const set = typeset(language, text);
  if (set === text) return null;
  let at = 0;
  while (text[at] === set[at]) at += 1;
  return `“${text.slice(Math.max(0, at - 12), at + 12)}” is set with other spaces: npm run texts -- --set`;
}

/** Half-width brackets and colons between Japanese letters. */
const halfWidth = /[\u3040-\u30ff\u4e00-\u9fff][(:~]|[(:~][\u3040-\u30ff\u4e00-\u9fff]/;

/** Signs that no text has: bytes that somebody read in another encoding than they were written in (`isnâ€™t`). */
const misread = /[\u0080-\u009f\ufffd]|â€|Ã[^\p{L}\s]/u;

/** What is wrong with one text, by itself. */
export async function faultsOf(language: Language, text: string, markdown = false): Promise<string[]> {
  const { ruledOut, wrongAddress } = await glossaryOf(language);
  const words = ruledOut.flatMap(({ word, say }) => {
    const found = word.exec(text)?.[0];
    return found ? [`says “${found}”: ${say}`] : [];
  });
  const address = wrongAddress?.exec(text)?.[0];
  const spaces = wronglySet(language, text);
  const narrow = signsOf(language).includes('full-width') && !markdown ? halfWidth.exec(text)?.[0] : undefined;
  return [
    ...(misread.test(text) ? ['was saved in another encoding than it was read in'] : []),
    ...words,
    ...(address ? [`addresses the reader as “${address}”`] : []),
    ...(spaces ? [spaces] : []),
    ...(narrow ? [`“${narrow}”: brackets and colons are full-width`] : []),
  ];
}

/** Every fault of every text, in the order of the languages. */
export async function faultsOfAll(): Promise<Fault[]> {
  const rows = await allTexts();
  const faults: Fault[] = [];
  for (const language of languages) {
    for (const { file, key, text } of rows)
      for (const says of await faultsOf(language, text[language]))
        faults.push({ where: `locales/${language}/${file}: ${key}`, says });
    for (const { file, text } of articles(language))
      for (const says of await faultsOf(language, text, true)) faults.push({ where: file, says });
    if (language !== 'en') faults.push(...unlikeLabels(rows, language));
  }
  return faults;
}
