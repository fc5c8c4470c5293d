import { languageFacts } from 'contract/languages';
import { LanguageDetector } from 'remix-i18next/server';
import { defaultLanguage, isLanguage, languages, type Language } from '~/i18n/languages';

/** The languages by what browsers call them, and by the countries where they are what a visitor gets without asking. */
const byOf = (names: 'browser' | 'countries'): ReadonlyMap<string, Language> =>
  new Map(languages.flatMap((language) => languageFacts[language][names].map((name) => [name, language] as const)));
const byBrowserTag = byOf('browser');
const byCountry = byOf('countries');

export interface LocaleSource {
  /** From the address' first segment, if it is a language. */
  segment: Language | null;
  /** The `user-locale` cookie. */
  saved: string | null;
  /** CF-IPCountry, normalised. */
  country: string | null;
}

const detected = new Map<string, Language | null>();
const detectedLimit = 500;

/** What a browser asks for, if we speak it. The same few headers come again and again, so each is judged once an isolate. */
async function fromBrowser(request: Request): Promise<Language | null> {
  const header = request.headers.get('accept-language');
  if (!header) return null;
  let language = detected.get(header);
  if (language === undefined) {
    if (detected.size >= detectedLimit) detected.clear();
    detected.set(header, (language = await detect(request, header)));
  }
  return language;
}

async function detect(request: Request, header: string): Promise<Language | null> {
  const detector = new LanguageDetector({
    supportedLanguages: [...byBrowserTag.keys()],
    fallbackLanguage: '',
    // The header as a ranked list, regions left out: the detector's own `header` order looks at the first language only,
    // and would pass over `fr-CA` for a later `en`.
    order: ['custom'],
    findLocale: async () => header.replace(/\b([a-z]{2,3})-[a-z0-9-]+/gi, '$1'),
  });
  return byBrowserTag.get(await detector.detect(request)) ?? null;
}

/** Address → saved choice → Accept-Language, with and without region → the country's default → English (DESIGN §4). */
export async function resolveLocale(request: Request, source: LocaleSource): Promise<Language> {
  if (source.segment) return source.segment;
  if (isLanguage(source.saved)) return source.saved;
  return (await fromBrowser(request)) ?? byCountry.get(source.country ?? '') ?? defaultLanguage;
}

export interface LocalizedPath {
  segment: Language | null;
  /** The path without its locale segment, `/` at least. */
  path: string;
}

/** `/de/casino` → `{ segment: 'de', path: '/casino' }`; any other first segment belongs to the path. */
export function splitLocale(pathname: string): LocalizedPath {
  const [, first = ''] = pathname.split('/', 2);
  return isLanguage(first)
    ? { segment: first, path: pathname.slice(first.length + 1) || '/' }
    : { segment: null, path: pathname };
}

/** The address prefix of a language: English is bare. */
export const prefixOf = (language: Language): string => (language === defaultLanguage ? '' : `/${language}`);

/** A path of ours as it stands behind a language's prefix, where home has no slash. */
export const behindPrefix = (path: string): string => (path === '/' ? '' : path);

/** A path of ours in a language: `('/casino', 'de')` → `/de/casino`. */
export const localizedPath = (path: string, language: Language): string =>
  prefixOf(language) + behindPrefix(path) || '/';
