import { languages, type Language } from './languages';

/** Something in each of the product's languages, however many there are. */
export const perLanguage = <Made>(make: (language: Language) => Made): Record<Language, Made> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Made>;
