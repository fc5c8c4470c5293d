import { languageFacts } from 'contract/languages';
import { siteTexts, type MessageKey } from 'locales/site';
import { fillIn, type Values } from 'locales/texts';
import { defaultLanguage, type Language } from './languages';

export type { Values };

/** Gives a text in the reader's language. `count` chooses the plural form. */
export type Translate = (key: MessageKey, values?: Values) => string;

function createTranslator(language: Language): Translate {
  const texts = new Map<string, string>();
  for (const [feature, ofFeature] of Object.entries(siteTexts(language)))
    for (const [key, text] of Object.entries(ofFeature)) texts.set(`${feature}.${key}`, text);
  const plurals = new Intl.PluralRules(languageFacts[language].html);
  return (key, values) => {
    const form = typeof values?.count === 'number' ? plurals.select(values.count) : null;
    const text = (form && (texts.get(`${key}_${form}`) ?? texts.get(`${key}_other`))) ?? texts.get(key) ?? key;
    return values ? fillIn(text, values) : text;
  };
}

const translators = new Map<Language, Translate>();

/** The one translator of a language in this isolate: building one costs far more than a page. */
export function translatorFor(language: Language = defaultLanguage): Translate {
  let translate = translators.get(language);
  if (!translate) translators.set(language, (translate = createTranslator(language)));
  return translate;
}
