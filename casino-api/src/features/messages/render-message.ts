import type { Language } from 'contract/constants';
import { digitsOf, type Currency } from 'contract/money';
import type { SingleMessage } from './message-merging';
import { messageTerms, type MessageTerm } from './message-terms';
import { messageTexts, type MessageKey, type MessageText } from './message-texts';
import { fillIn } from './placeholders';

/**
 * A text, a number, a term, a name that was given in every language, a moment (epoch ms) in its reader's time zone, or money in minor units:
 * what a message tells, in no language yet.
 */
export type MessageValue =
  | string
  | number
  | { term: MessageTerm }
  | { names: Readonly<Record<Language, string>> }
  | { at: number; zone: string }
  | { amount: number; currency: Currency };
export type MessageValues = Readonly<Record<string, MessageValue>>;

/** A message as it is kept. `at` is epoch ms. */
export interface KeptMessage {
  id: number;
  at: number;
  key: MessageKey;
  values: MessageValues;
}

const tags: Record<Language, string> = {
  en: 'en-GB',
  es: 'es-ES',
  de: 'de-DE',
  fr: 'fr-FR',
  pt: 'pt-BR',
  no: 'nb-NO',
  jp: 'ja-JP',
};

/** An amount in minor units, as a reader of the language writes money. */
export const renderMoney = (amount: number, currency: Currency, language: Language): string =>
  new Intl.NumberFormat(tags[language], { style: 'currency', currency }).format(amount / 10 ** digitsOf(currency));

/** A moment (epoch ms) in UTC, for those who keep the house's books. */
export const renderTime = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(tags[language], { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(at);

const momentIn = (timeZone: string, at: number, language: Language): string =>
  new Intl.DateTimeFormat(tags[language], {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at);

function told(value: MessageValue, language: Language): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return new Intl.NumberFormat(tags[language]).format(value);
  if ('term' in value) return messageTerms[value.term][language];
  if ('names' in value) return value.names[language] ?? value.names.en;
  if ('zone' in value) return momentIn(value.zone, value.at, language);
  const { amount, currency } = value;
  return renderMoney(amount, currency, language);
}

/** A kept message in the reader's language. */
export function renderMessage({ id, at, key, values }: KeptMessage, language: Language): SingleMessage {
  const { text, type }: MessageText = messageTexts[key];
  const message = fillIn(text[language], (name) => {
    const value = values[name];
    return value === undefined ? undefined : told(value, language);
  });
  return { index: id, at, message, type };
}
