import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { contentSections } from 'contract/content';
import { localizedPath } from '~/edge/locale';
import { languages } from '~/i18n/languages';
import { familyNames, pathOfFamily } from '~/info/families';
import { pathOfInfo } from '~/info/groups';

/** What one question may ask for (`contract/content.ts`). */
const most = 100;

/**
 * Every public page, every game's, every article's, offer's and race's, in each language; of what has no screen nothing. When a list can't be had nothing is
 * told: a map that lacks the games would have them forgotten.
 */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  const { api, screens } = context;
  const shown = contentSections.filter((section) => screens.isFound(`/${section}/any`));
  const [{ games }, races, offers, ...lists] = await Promise.all([
    api.games.all(),
    screens.isFound('/slot-races/any') ? api.races.list() : null,
    api.offers.list(),
    ...shown.map((section) => api.content.list(section, { limit: most })),
  ]);
  const pages = lists.flatMap(({ items }) =>
    items.map(({ section, url }) => (section === 'info' ? pathOfInfo(url) : `/${section}/${url}`)),
  );
  const named = [
    ...games.map(({ id }) => `/game/${id}`),
    ...offers.map(({ kind, url }) => `/${kind}/${url}`),
    ...(races?.items ?? []).map(({ id }) => `/slot-races/${id}`),
  ];
  const all = new Set([...screens.found, ...pages, ...familyNames.map(pathOfFamily), ...named]);
  const { origin } = context.url;
  const urls = [...all].flatMap((path) =>
    languages.map((language) => `<url><loc>${origin}${localizedPath(path, language)}</loc></url>`),
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
};
