/** Links that are safe to fetch ahead: screens that only read and that most people open next. Works with scripts off. */
const paths = ['/', '/casino', '/livecasino', '/game-shows', '/crash-and-fast', '/search', '/register', '/login'];

const rules = {
  prefetch: [
    {
      where: {
        and: [
          { or: paths.flatMap((path) => [{ href_matches: path }, { href_matches: `/:locale${path === '/' ? '' : path}` }]) },
          // To open a page in another language is to choose that language, which a pointer that passes by does not.
          { not: { selector_matches: '[hreflang]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

export const loader = () =>
  new Response(JSON.stringify(rules), {
    headers: { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': 'public, max-age=86400' },
  });
