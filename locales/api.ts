import { perLanguage } from 'contract/per-language';
import type { Language } from 'contract/languages';
import { declared } from './declared-api';
import type { api as en } from './en/api';
import { readerOf, type Texts } from './texts';

const tables: Record<Language, Texts<typeof en>> = declared;

/** What the API says in a language. */
export const apiTexts = readerOf<typeof en>(tables);

/** What is kept for readers of any language: a part of the texts in each. */
export const inEveryLanguage = <Part>(pick: (texts: Texts<typeof en>) => Part): Record<Language, Part> =>
  perLanguage((language) => pick(apiTexts(language)));
