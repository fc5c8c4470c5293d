import { keptFormat } from 'contract/kept-format';
import { languageFacts, type Language } from 'contract/languages';
import { digitsOf, type Currency } from 'contract/money';
import { apiTexts } from 'locales/api';
import type { terms } from 'locales/en/terms';
import { fillIn } from 'locales/texts';
import type { SingleMessage } from './message-merging';
import { messageTypes, type MessageKey } from './message-texts';

/** A document's name, why one is not accepted, or why a withdrawal is not approved, as a kept message names it. */
type MessageTerm = {
  [Kind in keyof typeof terms]: `${Kind}_${keyof (typeof terms)[Kind] & string}`;
}[keyof typeof terms];

function termIn(term: MessageTerm, language: Language): string {
  const [, kind = '', name = ''] = /^([a-z]+)_(.+)$/.exec(term) ?? [];
  const all: Readonly<Record<string, Readonly<Record<string, string>>>> = apiTexts(language).terms;
  return all[kind]?.[name] ?? name;
}

/**
 * A text, a number, a term, a name that was given in every language, a moment (epoch ms) in its reader's time zone, or money in minor units:
 * what a message tells, in no language yet.
 */
type MessageValue =
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

/** An amount in minor units, as a reader of the language writes money. */
export const renderMoney = (amount: number, currency: Currency, language: Language): string =>
  keptFormat(
    `money ${language} ${currency}`,
    () => new Intl.NumberFormat(languageFacts[language].intl, { style: 'currency', currency }),
  ).format(amount / 10 ** digitsOf(currency));

/** A moment (epoch ms) in UTC, for those who keep the house's books. */
export const renderTime = (at: number, language: Language): string =>
  keptFormat(
    `moment ${language}`,
    () =>
      new Intl.DateTimeFormat(languageFacts[language].intl, {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone: 'UTC',
      }),
  ).format(at);

/** Not kept: there are as many zones as the world has. */
const momentIn = (timeZone: string, at: number, language: Language): string =>
  new Intl.DateTimeFormat(languageFacts[language].intl, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at);

function inWords(value: MessageValue, language: Language): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return new Intl.NumberFormat(languageFacts[language].intl).format(value);
  if ('term' in value) return termIn(value.term, language);
  if ('names' in value) return value.names[language] ?? value.names.en;
  if ('zone' in value) return momentIn(value.zone, value.at, language);
  const { amount, currency } = value;
  return renderMoney(amount, currency, language);
}

/** A kept message in the reader's language. */
export function renderMessage({ id, at, key, values }: KeptMessage, language: Language): SingleMessage {
  const worded = Object.entries(values).map(([name, value]) => [name, inWords(value, language)]);
  const message = fillIn(apiTexts(language).messages[key], Object.fromEntries(worded) as Record<string, string>);
  return { index: id, at, message, type: messageTypes[key] };
}
