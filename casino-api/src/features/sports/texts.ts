import { keptFormat } from 'contract/kept-format';
import { languageFacts, type Language } from 'contract/languages';
import { matchParts, type MarketGroup, type MatchPart, type Sport } from 'contract/sports/markets';
import { apiTexts } from 'locales/api';
import { fillIn } from 'locales/texts';
import type { MarketPlan } from './rules/markets';

const texts = (language: Language) => apiTexts(language).betting;

/** Of a drawn league the text says what it is; a feed's are called as the feed calls them. */
export function leagueName(league: string, language: Language): string {
  const leagues: Readonly<Record<string, string>> = texts(language).leagues;
  return Object.hasOwn(leagues, league) ? leagues[league]! : league.replace(/^.*\//, '');
}

/** The leagues whose name holds a text in lower case. */
export const leaguesLike = (text: string, language: Language): string[] =>
  Object.entries(texts(language).leagues).flatMap(([key, name]) => (name.toLowerCase().includes(text) ? [key] : []));

export const sportName = (sport: Sport, language: Language): string => texts(language).sports[sport];
export const groupName = (group: MarketGroup, language: Language): string => texts(language).groups[group];
export const partName = (part: MatchPart, language: Language): string => texts(language).parts[part];
export const statisticName = (key: 'expected' | 'share', language: Language): string => texts(language).statistics[key];

/** Who says what comes of a match: us by a draw, or a feed by its own name. */
export const sourceName = (source: string, language: Language): string =>
  source === 'drawn' ? texts(language).sources.drawn : source;

const lineText = (line: number, language: Language, signed: boolean): string => {
  const digits = line % 10 === 0 ? 1 : 2;
  return keptFormat(
    `line ${language} ${signed ? 'signed' : ''} ${digits}`,
    () =>
      new Intl.NumberFormat(languageFacts[language].intl, {
        minimumFractionDigits: digits,
        signDisplay: signed ? 'exceptZero' : 'auto',
      }),
  ).format(line / 100);
};

/** Figures of a match: `1.44` of thousandths, and `52.3%` of a share. */
export const expectedText = (expected: number, language: Language): string =>
  keptFormat(
    `expected ${language}`,
    () => new Intl.NumberFormat(languageFacts[language].intl, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  ).format(expected / 1_000);
export const shareText = (share: number, language: Language): string =>
  keptFormat(
    `share ${language}`,
    () => new Intl.NumberFormat(languageFacts[language].intl, { style: 'percent', maximumFractionDigits: 1 }),
  ).format(share);

const counted = (sport: Sport, part: MatchPart): 'goals' | 'games' | 'points' | 'sets' =>
  part === 'sets'
    ? 'sets'
    : ({ football: 'goals', 'ice-hockey': 'goals', tennis: 'games', basketball: 'points' } as const)[sport];

/** `Total goals 2.5`, `Handicap −1.5, 1st half`. */
export function marketName({ kind, line, part }: MarketPlan, sport: Sport, language: Language): string {
  const { kinds, totals, parts } = texts(language);
  const name = kind === 'total' ? totals[counted(sport, part)] : kinds[kind];
  const { items, words } = languageFacts[language].between;
  const withLine = line === null ? name : `${name}${words}${lineText(line, language, kind === 'handicap')}`;
  // A winner is who wins the sets, and a total of sets says so itself.
  const isWhole = part === 'match' || (part === 'sets' && kind !== 'handicap');
  return isWhole || !matchParts.includes(part) ? withLine : `${withLine}${items}${parts[part]}`;
}

/** The sides' own names stand for their victories; the others need words. */
export function selectionName(
  { kind, line }: MarketPlan,
  id: string,
  sides: { home: string; away: string },
  language: Language,
): string {
  const words = texts(language).selections;
  const side = (name: string) => (name === 'draw' ? words.draw : sides[name as 'home' | 'away']);
  switch (kind) {
    case 'total':
      return fillIn(id === 'over' ? words.over : words.under, { line: lineText(line ?? 0, language, false) });
    case 'handicap':
      return `${side(id)} ${lineText((id === 'home' ? 1 : -1) * (line ?? 0), language, true)}`;
    case 'both-score':
      return id === 'yes' ? words.yes : words.no;
    case 'double-chance': {
      const [a, b] = id.split('-');
      return b === 'draw' ? fillIn(words.orDraw, { a: side(a!) }) : fillIn(words.either, { a: side(a!), b: side(b!) });
    }
    case 'half-full': {
      const [half, full] = id.split('-');
      return fillIn(words.halfFull, { half: side(half!), full: side(full!) });
    }
    case 'correct-score':
      return id === 'other' ? words.other : id.replace('-', '–');
    default:
      return side(id);
  }
}
