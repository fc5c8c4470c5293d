import type { WheelResult, WheelRules } from 'contract/play/money-wheel';
import { formatMonth } from '~/i18n/format';
import type { MessageKey } from '~/i18n/messages';
import { multipleText } from '~/play/multiple';
import type { Words } from '../family';

const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];

/** A face or a bet in words; months as the language writes them, with a capital since they stand alone. */
export function faceText(face: string, { t, locale }: Pick<Words, 't' | 'locale'>): string {
  const month = months.indexOf(face);
  if (month < 0) return t(`wheel.face_${face}` as MessageKey);
  const name = formatMonth(month, locale, 'long');
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** What stands on a segment: the letter of its month, or what a bet on it pays. */
export function labelOf(face: string, bets: WheelRules['bets'], { locale, number }: Pick<Words, 'locale' | 'number'>): string {
  const month = months.indexOf(face);
  if (month >= 0) return formatMonth(month, locale, 'narrow');
  const pays = bets.find(({ spot }) => spot === face)?.pays;
  return pays === undefined ? '✦' : number(pays / 100);
}

/** Short enough for a mark: as many letters as fit, colours alone for what only they tell apart. */
export function markText(face: string, words: Words): string {
  const name = faceText(face, words);
  return cabins.has(face) ? '●' : [...name].slice(0, 3).join('');
}

export function landedText({ face, times }: WheelResult, words: Words): string {
  const name = faceText(face, words);
  return times === 1 ? name : words.t('wheel.landedTimes', { face: name, multiple: multipleText(times * 100, words.number) });
}

/** Cabins are told apart by their colours. */
const cabins = new Set(['red', 'blue', 'green', 'violet', 'silver']);

const tones: Record<string, string> = {
  ripple: 'teal', wave: 'blue', breaker: 'green', storm: 'violet', ship: 'orange', pearl: 'silver', whale: 'gold',
  horse: 'blue', swan: 'silver', hare: 'green', bear: 'orange', elephant: 'violet', unicorn: 'gold',
  'light-half': 'green', 'dark-half': 'blue', winter: 'blue', spring: 'green', summer: 'gold', autumn: 'orange', solstice: 'violet',
  red: 'red', blue: 'blue', green: 'green', violet: 'violet', silver: 'silver', moon: 'teal', star: 'gold', fireworks: 'orange',
};
const seasons = ['blue', 'blue', 'green', 'green', 'green', 'gold', 'gold', 'gold', 'orange', 'orange', 'orange', 'blue'];

/** The colour of a face; the stylesheet knows what that is. */
export const toneOf = (face: string): string => tones[face] ?? seasons[months.indexOf(face)] ?? 'teal';
