import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

/** What is a player's own, or made anew at each look, is no search engine's business; nor is a house that is not the real one. */
const own = ['/profile', '/cashier', '/play/', '/mobile/play/', '/round/', '/favourites', '/recent', '/notifications', '/search', '/reset-password', '/register-token', '/withdrawal', '/self-exclusion', '/pnp/', '/sandbox/', '/__'];

export const loader = ({ context }: LoaderFunctionArgs) => {
  const { ENVIRONMENT } = context.env;
  const barred = ENVIRONMENT === 'production' ? own.flatMap((path) => [`Disallow: ${path}`, ...(path.startsWith('/__') || path === '/sandbox/' ? [] : [`Disallow: /*${path}`])]) : ['Disallow: /'];
  const lines = ['User-agent: *', ...barred, '', `Sitemap: ${context.url.origin}/sitemap.xml`, ''];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' } });
};
