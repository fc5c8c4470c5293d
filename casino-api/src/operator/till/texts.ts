import type { Language } from 'contract/constants';
import { apiTexts } from 'locales/api';
import type { till } from 'locales/en/till';
import { fillIn, type Values } from 'locales/texts';

export type TillText = keyof typeof till;

/** A text of the till with its values. */
export const tillText = (key: TillText, language: Language, values: Values = {}): string =>
  fillIn(apiTexts(language).till[key], values);
