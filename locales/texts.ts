/** How the texts of a language are typed, and how a sentence gets its values. Both Workers read their texts by what stands here. */
import type { Language } from 'contract/languages';
import { figures } from './figures';

type PluralForm = 'zero' | 'two' | 'few' | 'many';
/** A language may have more plural forms than English. */
type MorePlurals<English> = {
  readonly [Key in keyof English as Key extends `${infer Base}_other` ? `${Base}_${PluralForm}` : never]?: string;
};

/** The texts of a language, shaped like the English ones: a key that lacks, is too many or stands elsewhere is a type error. */
export type Texts<English> = English extends string
  ? string
  : English extends readonly string[]
    ? readonly string[]
    : { readonly [Key in keyof English]: Texts<English[Key]> } & MorePlurals<English>;

/** Values by the name of their place, `{{name}}`. They come formatted; `count` chooses the plural form. */
export type Values = Readonly<Record<string, string | number>>;

/** A text with its places filled. One that has no value stays as it is, so that it is seen. */
export const fillIn = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place));

function withFigures<Part>(part: Part): Part {
  if (typeof part === 'string') return (part.includes('{{') ? fillIn(part, figures) : part) as Part;
  if (Array.isArray(part)) return part.map(withFigures) as Part;
  return Object.fromEntries(Object.entries(part as object).map(([key, inner]) => [key, withFigures(inner)])) as Part;
}

/** The reader of a Worker's texts: the house's figures are filled in when a language is first asked for, once an isolate. */
export function readerOf<English>(
  tables: Readonly<Record<Language, Texts<English>>>,
): (language: Language) => Texts<English> {
  const read = new Map<Language, Texts<English>>();
  return (language) => {
    let texts = read.get(language);
    if (!texts) read.set(language, (texts = withFigures(tables[language])));
    return texts;
  };
}
