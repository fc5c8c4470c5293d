/** What keeps a language from being whole: the build stops at it and names the file and the key. A language is measured by the English texts. */
import { languageFacts, languages, type Language } from 'contract/languages';
import { filesOf, textsIn } from '../../locales/all-texts';
import { figures } from '../../locales/figures';

/** Texts by key, by file. */
export type TextFiles = ReadonlyMap<string, ReadonlyMap<string, string>>;

const places = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!);
const isFigure = (name: string): boolean => Object.hasOwn(figures, name);

/** `spins_other` → `spins`; null where the key is no plural form. */
const baseOf = (key: string): string | null => /^(.*)(?<!each)_(?:zero|one|two|few|many|other)$/.exec(key)?.[1] ?? null;

/** The forms that a language counts with, of numbers that a sentence is likely to tell: `many` of a million stays `other`. */
function pluralForms(tag: string): Set<string> {
  const rules = new Intl.PluralRules(tag);
  return new Set(Array.from({ length: 201 }, (_, count) => rules.select(count)));
}

/** What one text's places have other than English: by name, but figures of the house by number alone. */
function placeGaps(text: string, english: string): string[] {
  const [own, wanted] = [places(text), places(english)];
  const lacking = [...new Set(wanted)].filter((name) => !isFigure(name) && !own.includes(name));
  const extra = [...new Set(own)].filter((name) => !isFigure(name) && !wanted.includes(name));
  const sameFigures = own.filter(isFigure).length === wanted.filter(isFigure).length;
  return [
    ...lacking.map((name) => `lacks {{${name}}}`),
    ...extra.map((name) => `has {{${name}}}, which English has not`),
    ...(sameFigures ? [] : ['tells another number of the house’s figures than English']),
  ];
}

function fileGaps(own: ReadonlyMap<string, string>, english: ReadonlyMap<string, string>, tag: string): string[] {
  const plurals = new Set([...english.keys()].flatMap((key) => baseOf(key) ?? []));
  const forms = pluralForms(tag);
  const optional = (key: string): boolean => {
    const base = baseOf(key);
    return base !== null && !forms.has(key.slice(base.length + 1)) && !key.endsWith('_other');
  };
  const ofKeys = [...english].flatMap(([key, text]) => {
    const said = own.get(key);
    if (!said?.trim()) return optional(key) ? [] : [`${key}: missing`];
    return placeGaps(said, text).map((gap) => `${key}: ${gap}`);
  });
  const unknown = [...own.keys()].filter((key) => !english.has(key) && !plurals.has(baseOf(key) ?? ''));
  const lackingForms = [...plurals].flatMap((base) =>
    [...forms]
      .filter((form) => !english.has(`${base}_${form}`) && !own.get(`${base}_${form}`)?.trim())
      .map((form) => `${base}: lacks its plural form ${base}_${form}`),
  );
  return [...ofKeys, ...unknown.map((key) => `${key}: English has no such key`), ...lackingForms];
}

/** @param tag by which the language counts */
export function gapsBetween(language: string, tag: string, own: TextFiles, english: TextFiles): string[] {
  const missing = [...english.keys()].filter((file) => !own.has(file)).map((file) => `${file}: missing`);
  const unknown = [...own.keys()]
    .filter((file) => !english.has(file))
    .map((file) => `${file}: English has no such file`);
  const inFiles = [...own].flatMap(([file, texts]) => {
    const root = english.get(file);
    return root ? fileGaps(texts, root, tag).map((gap) => `${file}: ${gap}`) : [];
  });
  return [...missing, ...unknown, ...inFiles].map((gap) => `locales/${language}/${gap}`);
}

const textFilesOf = async (language: Language): Promise<TextFiles> =>
  new Map(await Promise.all(filesOf(language).map(async (file) => [file, await textsIn(language, file)] as const)));

/** Every gap of every language, English among them: a plural of it needs its forms too. */
export async function everyGap(): Promise<string[]> {
  const english = await textFilesOf('en');
  const gaps = languages.map(async (language) =>
    gapsBetween(language, languageFacts[language].html, await textFilesOf(language), english),
  );
  return (await Promise.all(gaps)).flat();
}
