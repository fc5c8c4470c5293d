import i18next, { type i18n } from 'i18next';
import { defaultLanguage, type Language } from './languages';
import { messages, type MessageKey } from './messages';

export type Values = Record<string, string | number>;

/** Gives a text in the reader's language. `count` chooses the plural form. */
export type Translate = (key: MessageKey, values?: Values) => string;

function resourcesOf(language: Language): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [feature, texts] of Object.entries(messages)) {
    for (const [key, text] of Object.entries(texts)) flat[`${feature}.${key}`] = text[language];
  }
  return flat;
}

/** i18next resolves plural rules by BCP 47 tags, ours are the specification's codes. */
const pluralTag: Partial<Record<Language, string>> = { jp: 'ja', no: 'nb' };

function createTranslator(language: Language): Translate {
  const lng = pluralTag[language] ?? language;
  const instance: i18n = i18next.createInstance();
  void instance.init({
    lng,
    fallbackLng: false,
    initImmediate: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { [lng]: { translation: resourcesOf(language) } },
  });
  const plain = new Map<MessageKey, string>();
  return (key, values) => {
    if (values) return instance.t(key, values);
    let text = plain.get(key);
    if (text === undefined) plain.set(key, (text = instance.t(key)));
    return text;
  };
}

const translators = new Map<Language, Translate>();

/** The one translator of a language in this isolate: building one costs far more than a page (STACK, trap 9). */
export function translatorFor(language: Language = defaultLanguage): Translate {
  let translate = translators.get(language);
  if (!translate) translators.set(language, (translate = createTranslator(language)));
  return translate;
}
