import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { localizedPath } from '~/edge/locale';
import { languages } from '~/i18n/languages';

/** Every public page and every game's, in each language. Without the catalogue nothing is told: a map that lacks the games would have them forgotten. */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  const { games } = await context.api.games.all();
  const all = [...context.screens.found, ...games.map(({ id }) => `/game/${id}`)];
  const { origin } = context.url;
  const urls = all.flatMap((path) => languages.map((language) => `<url><loc>${origin}${localizedPath(path, language)}</loc></url>`));
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' } });
};
