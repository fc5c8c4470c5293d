import { languages } from '~/i18n/languages';

/** Links that are safe to fetch ahead: screens that only read and that most people open next. Works with scripts off. */
const paths = ['/casino', '/livecasino', '/game-shows', '/crash-and-fast', '/search', '/register', '/login'];

/**
 * By selectors and not by `href_matches`: a browser holds every link of a page against every pattern before the first paint, which took a slow phone as long as
 * drawing it (docs/decisions/2026-11-23-home-in-one-round-trip.md). To open a page in another language is to choose that language, which a pointer that passes by does not.
 */
const homes = ['/', ...languages.map((language) => `/${language}`)].map((path) => `[href="${path}"]`);
const selector = `:is(${[...homes, ...paths.map((path) => `[href$="${path}"]`)]}):not([hreflang])`;

const rules = { prefetch: [{ where: { selector_matches: selector }, eagerness: 'moderate' }] };

export const loader = () =>
  new Response(JSON.stringify(rules), {
    headers: { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': 'public, max-age=86400' },
  });
