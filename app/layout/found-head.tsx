import { htmlLang, languages } from '~/i18n/languages';
import { localizedPath } from '~/edge/locale';
import { usePage } from '~/i18n/page';

/** The picture of whoever shares a page that names none: 1,200 × 630, a JPEG, since no social network shows an SVG. */
const housePicture = '/brand/share.jpg';

interface FoundHeadProps {
  title: string;
  description: string;
  /** Path of a PNG or JPEG among our static files. */
  shareImage: string | undefined;
  /** Path of the page that search engines are to show in this one's stead; it names its languages itself. */
  canonical?: string | undefined;
}

/** Of the query only the page of a list makes another page for search engines; filters and orders show the same games again. */
const canonicalSearch = (search: string): string => {
  const page = Number(new URLSearchParams(search).get('page'));
  return Number.isInteger(page) && page > 1 ? `?page=${page}` : '';
};

/**
 * What search engines and whoever shares a public page read (`handle.found`): the page's one address, its other languages, its picture. In
 * HTML and not in a `Link` header, which travels before the first byte of the page and packs worse (docs/decisions/2026-11-23-found-by-search-engines.md).
 */
export function FoundHead({ title, description, shareImage = housePicture, canonical }: FoundHeadProps) {
  const { locale, path, search, site } = usePage();
  const addressIn = (language: (typeof languages)[number]) =>
    site + localizedPath(path, language) + canonicalSearch(search);
  return (
    <>
      <meta name="description" property="og:description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:image" content={site + shareImage} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="canonical" href={canonical ? site + localizedPath(canonical, locale) : addressIn(locale)} />
      {!canonical &&
        languages.map((language) => (
          <link key={language} rel="alternate" hrefLang={htmlLang[language]} href={addressIn(language)} />
        ))}
      {!canonical && <link rel="alternate" hrefLang="x-default" href={addressIn('en')} />}
    </>
  );
}
