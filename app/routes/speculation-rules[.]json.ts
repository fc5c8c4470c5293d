import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { languages } from '~/i18n/languages';

const homes = ['/', ...languages.map((language) => `/${language}`)].map((path) => `[href="${path}"]`);

/**
 * Links that are safe to fetch ahead (`handle.ahead`). Works with scripts off.
 *
 * By selectors and not by `href_matches`: a browser holds every link of a page against every pattern before the first paint, which took a slow phone as long as
 * drawing it (docs/decisions/2026-11-23-home-in-one-round-trip.md). To open a page in another language is to choose that language, which a pointer that passes by does not.
 */
export const loader = ({ context }: LoaderFunctionArgs) => {
  const paths = context.screens.ahead.filter((path) => path !== '/').map((path) => `[href$="${path}"]`);
  const rules = {
    prefetch: [{ where: { selector_matches: `:is(${[...homes, ...paths]}):not([lang])` }, eagerness: 'moderate' }],
  };
  return new Response(JSON.stringify(rules), {
    headers: { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': 'public, max-age=86400' },
  });
};
