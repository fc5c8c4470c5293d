import type { HtmlLinkDescriptor } from '@remix-run/cloudflare';
import { UNSAFE_RemixContext as RemixContext, useMatches } from '@remix-run/react';
import { useContext } from 'react';
import { behindPrefix, localizedPath, prefixOf } from '~/edge/locale';
import { htmlLang, languages, type Language } from '~/i18n/languages';
import { usePage } from '~/i18n/page';
import { drawnOnce, ofHouse } from '~/ui/drawn-once';

/** The picture of whoever shares a page that names none: 1,200 × 630, a JPEG, since no social network shows an SVG. */
const housePicture = '/brand/share.jpg';

/** What search engines and whoever shares a public page read of it (`handle.found`). */
interface Found {
  description: string;
  /** Path of a PNG or JPEG among our static files. */
  shareImage: string | undefined;
  /** Path of the page that search engines are to show in this one's stead; it names its languages itself. */
  canonical: string | undefined;
}

interface HeadProps {
  title: string;
  themeColor: string;
  links: readonly HtmlLinkDescriptor[];
  /** Addresses of modules. */
  scripts: readonly string[];
  /** Null on pages that search engines have no business with. */
  found: Found | null;
}

interface HeadFacts {
  themeColor: string;
  /** Lists, as JSON: a part that is drawn once is told scalars. */
  links: string;
  scripts: string;
  canBeInstalled: boolean;
  /** Whether the page's address is its own or another page's; null on pages that aren't found. */
  address: 'own' | 'elsewhere' | null;
}

/** What a page has of its own. `path` and `below`: its path as English writes it, and as it stands behind another language. */
type HeadTexts = 'title' | 'description' | 'picture' | 'path' | 'below' | 'elsewhere';

/** Sheets and pictures go first. React 18 knows the attribute for pictures alone, and passes it on in small letters. */
const afterThePaint = { fetchpriority: 'low' };

const drawHead = drawnOnce<typeof ofHouse, HeadFacts, HeadTexts>(function Head({ own, address, ...facts }) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content={facts.themeColor} />
      <title>{own.title}</title>
      <link rel="icon" href="/favicon.svg" />
      {(JSON.parse(facts.links) as HeadProps['links']).map((link) => (
        <link key={link.href} {...link} />
      ))}
      {address && <FoundHead own={own} address={address} />}
      {facts.canBeInstalled && <link rel="manifest" href="/site.webmanifest" />}
      {/* Modules wait for the page by themselves, and nothing waits for them. */}
      {(JSON.parse(facts.scripts) as string[]).map((source) => (
        <script key={source} type="module" src={source} {...afterThePaint} />
      ))}
    </>
  );
});

/** In HTML and not in a `Link` header, which travels before the first byte of the page and packs worse (docs/decisions/2026-11-23-found-by-search-engines.md). */
function FoundHead({ own, address }: { own: Record<HeadTexts, string>; address: 'own' | 'elsewhere' }) {
  const { locale, site } = usePage();
  const addressIn = (language: Language) => {
    const prefix = prefixOf(language);
    return site + (prefix ? prefix + own.below : own.path);
  };
  return (
    <>
      <meta name="description" property="og:description" content={own.description} />
      <meta property="og:title" content={own.title} />
      <meta property="og:image" content={site + own.picture} />
      <meta name="twitter:card" content="summary_large_image" />
      {address === 'elsewhere' ? (
        <link rel="canonical" href={site + own.elsewhere} />
      ) : (
        <>
          <link rel="canonical" href={addressIn(locale)} />
          {languages.map((language) => (
            <link key={language} rel="alternate" hrefLang={htmlLang[language]} href={addressIn(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn('en')} />
        </>
      )}
    </>
  );
}

/** Of the query only the page of a list makes another page for search engines; filters and orders show the same games again. */
const canonicalSearch = (search: string): string => {
  const page = Number(new URLSearchParams(search).get('page'));
  return Number.isInteger(page) && page > 1 ? `?page=${page}` : '';
};

/** The document's head: what it is called, looks like and is found by. */
export function DocumentHead({ title, themeColor, links, scripts, found }: HeadProps) {
  const page = usePage();
  const { path, search, locale, lite } = page;
  const shown = lite ? [] : scripts;
  const facts: HeadFacts = {
    themeColor,
    links: JSON.stringify(links),
    scripts: JSON.stringify(shown),
    canBeInstalled: shown.length > 0,
    address: found && (found.canonical ? 'elsewhere' : 'own'),
  };
  const ending = found && search ? canonicalSearch(search) : '';
  const own: Record<HeadTexts, string> = {
    title,
    description: found?.description ?? '',
    picture: found?.shareImage ?? housePicture,
    path: path + ending,
    below: behindPrefix(path) + ending,
    elsewhere: found?.canonical ? localizedPath(found.canonical, locale) : '',
  };
  return <head dangerouslySetInnerHTML={{ __html: drawHead(page, ofHouse, facts, own) }} />;
}

/** What the routes of this page say that it needs (`links`). */
export function useRouteLinks(): readonly HtmlLinkDescriptor[] {
  const modules = useContext(RemixContext)?.routeModules ?? {};
  // A page's name in place of an address is for links that a browser half fetches ahead.
  return useMatches().flatMap(({ id }) => modules[id]?.links?.() ?? []) as readonly HtmlLinkDescriptor[];
}
