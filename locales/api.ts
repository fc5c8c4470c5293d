import { languages, type Language } from 'contract/languages';
import { api as en } from './en/api';
import { api as es } from './es/api';
import { api as de } from './de/api';
import { api as fr } from './fr/api';
import { api as pt } from './pt/api';
import { api as no } from './no/api';
import { api as jp } from './jp/api';
import { readerOf, type Texts } from './texts';

const tables: Record<Language, Texts<typeof en>> = { en, es, de, fr, pt, no, jp };

/** What the API says in a language. */
export const apiTexts = readerOf<typeof en>(tables);

/** What is kept for readers of any language: a part of the texts in each. */
export const inEveryLanguage = <Part>(pick: (texts: Texts<typeof en>) => Part): Record<Language, Part> =>
  Object.fromEntries(languages.map((language) => [language, pick(apiTexts(language))])) as Record<Language, Part>;
