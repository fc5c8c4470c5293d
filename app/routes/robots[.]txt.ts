import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

/** What the casino API answers itself. */
const ofTheApi = ['/sandbox/', '/__'];

/** Only what is to be found is a search engine's business; and a house that is not the real one is none at all. */
export const loader = ({ context }: LoaderFunctionArgs) => {
  const closed = context.env.ENVIRONMENT === 'production' ? [...context.screens.closed, ...ofTheApi] : ['/'];
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${context.url.origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
};
