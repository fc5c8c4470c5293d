import { languageFacts } from 'contract/languages';
import { siteTexts, type MessageKey } from 'locales/site';
import { fillIn, type Values } from 'locales/texts';
import { defaultLanguage, type Language } from './languages';

export type { Values };

/** Gives a text in the reader's language. `count` chooses the plural form. */
export type Translate = (key: MessageKey, values?: Values) => string;

function createTranslator(language: Language): Translate {
  const features: Readonly<Record<string, Readonly<Record<string, string>>>> = siteTexts(language);
  const read = (key: string): string | undefined => {
    const end = key.indexOf('.');
    const [feature, name] = [key.slice(0, end), key.slice(end + 1)];
    return Object.hasOwn(features, feature) && Object.hasOwn(features[feature]!, name)
      ? features[feature]![name]
      : undefined;
  };
  const plurals = new Intl.PluralRules(languageFacts[language].html);
  /** Texts without values, which most of a page's are. */
  const known = new Map<MessageKey, string>();
  return (key, values) => {
    if (!values) {
      let text = known.get(key);
      if (text === undefined) known.set(key, (text = read(key) ?? key));
      return text;
    }
    const form = typeof values.count === 'number' ? plurals.select(values.count) : null;
    return fillIn((form && (read(`${key}_${form}`) ?? read(`${key}_other`))) ?? read(key) ?? key, values);
  };
}

const translators = new Map<Language, Translate>();

/** The one translator of a language in this isolate: building one costs far more than a page. */
export function translatorFor(language: Language = defaultLanguage): Translate {
  let translate = translators.get(language);
  if (!translate) translators.set(language, (translate = createTranslator(language)));
  return translate;
}
