import type { Language } from 'contract/constants';

/** What a race is called: in every language, or one text for all where that is all that was announced. */
export type RaceTitle = string | { names: Readonly<Record<Language, string>> };

/** As it is kept in a column. Titles from before languages were kept stand there as they are. */
export const keptTitle = (title: RaceTitle): string => (typeof title === 'string' ? title : JSON.stringify(title));

export const titleFrom = (kept: string): RaceTitle =>
  kept.startsWith('{"names":') ? (JSON.parse(kept) as RaceTitle) : kept;

export const titleIn = (title: RaceTitle, language: Language): string =>
  typeof title === 'string' ? title : title.names[language];
