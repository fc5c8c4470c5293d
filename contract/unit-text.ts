import { languageFacts, type Language } from './languages';

/** A language that puts no space between words puts none between a number and its unit either, whatever `Intl` says. */
export const unitText = (written: string, language: Language): string =>
  languageFacts[language].between.words ? written : written.replace(/\s/g, '');
