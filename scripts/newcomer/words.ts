import type { Language } from 'contract/languages';

/** What an addition says in each language that the house has. */
export type InEach<Words> = Partial<Record<Language, Words>> & { en: Words };

/** English in a language that is added after it. */
export const saidIn = <Words>(words: InEach<Words>, language: Language): Words => words[language] ?? words.en;
