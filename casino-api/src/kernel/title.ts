import type { Language } from 'contract/constants';

/** What something that was announced is called: in every language, or one text for all where that is all that was said. */
export type Title = string | { names: Readonly<Record<Language, string>> };

/** As it is kept in a column. Titles from before languages were kept stand there as they are. */
export const keptTitle = (title: Title): string => (typeof title === 'string' ? title : JSON.stringify(title));

export const titleFrom = (kept: string): Title => (kept.startsWith('{"names":') ? (JSON.parse(kept) as Title) : kept);

export const titleIn = (title: Title, language: Language): string =>
  typeof title === 'string' ? title : title.names[language];
