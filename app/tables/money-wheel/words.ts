import type { WheelResult, WheelRules } from 'contract/play/money-wheel';
import { formatMonth } from '~/i18n/format';
import type { MessageKey } from '~/i18n/messages';
import { multipleText } from '~/play';
import type { Words } from '../family';

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** A face or a bet in words; months as the language writes them, with a capital since they stand alone. */
export function faceText(face: string, { t, locale }: Pick<Words, 't' | 'locale'>): string {
  const month = months.indexOf(face);
  if (month < 0) return t(`wheel.face_${face}` as MessageKey);
  const name = formatMonth(month, locale, 'long');
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** Drawn on segments and places whose names are of colours, or that pay the same, so that nobody has to tell them apart by colour alone. */
const shapes: Record<string, string> = {
  red: '◆',
  blue: '●',
  green: '▲',
  violet: '■',
  silver: '✚',
  moon: '☾',
  star: '★',
  fireworks: '✦',
  solstice: '✺',
};

/** What a face is known by besides its name and its colour: a shape, or a month's number. Null for faces whose payouts differ from all others. */
export function symbolOf(face: string): string | null {
  const month = months.indexOf(face);
  return month >= 0 ? String(month + 1) : (shapes[face] ?? null);
}

/** What stands on a segment, from its rim inwards: its symbol, and what a bet on it pays. The months all pay the same. */
export function labelsOf(face: string, bets: WheelRules['bets'], { number }: Pick<Words, 'number'>): string[] {
  const pays = months.includes(face) ? undefined : bets.find(({ spot }) => spot === face)?.pays;
  return [symbolOf(face), pays === undefined ? null : number(pays / 100)].filter((label) => label !== null);
}

/** For a mark: the symbol, else the whole name; a name cut short is none. */
export const markText = (face: string, words: Words): string => symbolOf(face) ?? faceText(face, words);

export function landedText({ face, times }: WheelResult, words: Words): string {
  const name = faceText(face, words);
  return times === 1
    ? name
    : words.t('wheel.landedTimes', { face: name, multiple: multipleText(times * 100, words.number) });
}

const tones: Record<string, string> = {
  ripple: 'teal',
  wave: 'blue',
  breaker: 'green',
  storm: 'violet',
  ship: 'orange',
  pearl: 'silver',
  whale: 'gold',
  horse: 'blue',
  swan: 'silver',
  hare: 'green',
  bear: 'orange',
  elephant: 'violet',
  unicorn: 'gold',
  'light-half': 'green',
  'dark-half': 'blue',
  winter: 'blue',
  spring: 'green',
  summer: 'gold',
  autumn: 'orange',
  solstice: 'violet',
  red: 'red',
  blue: 'blue',
  green: 'green',
  violet: 'violet',
  silver: 'silver',
  moon: 'teal',
  star: 'gold',
  fireworks: 'orange',
};
const seasons = [
  'blue',
  'blue',
  'green',
  'green',
  'green',
  'gold',
  'gold',
  'gold',
  'orange',
  'orange',
  'orange',
  'blue',
];

/** The colour of a face; the stylesheet knows what that is. */
export const toneOf = (face: string): string => tones[face] ?? seasons[months.indexOf(face)] ?? 'teal';
