import { Hono } from 'hono';
import type { z } from 'zod';
import { listOutsideTitles, OutsideTitles } from './features/outside-games/outside-games';
import { seedPromotionCodes } from './features/bonuses/codes';
import { seedRaces } from './features/races/race-list';
import { seedCatalogue } from './features/catalogue/seed';
import { racePage } from './features/content/race-page';
import { sampleRaces } from './features/races/seed-races';
import { seedOffers } from './features/bonuses/offer-templates';
import { sampleOffers } from './features/bonuses/sample-offers';
import { done, refused } from './kernel/outcome';
import { SeedContent, seedContent } from './features/content/seed-pages';
import { canLaunch } from './features/outside-games/providers';
import { planMatches } from './features/sports/drawn/plan';
import { answer } from './kernel/http/answer';
import { hasApiKey, type ApiContext } from './kernel/http/api-context';
import { parseJson, readText } from './kernel/http/body';
import { withBody } from './kernel/http/staff-calls';
import { randomBytes } from './kernel/randomness';

/** Every page in seven languages, and room for more. */
const longestSeed = 16 * 1024 * 1024;

const fieldErrors = ({ issues }: z.ZodError) =>
  issues.slice(0, 20).map(({ path, message }) => ({ field: path.join('.'), code: message }));

/** The house's own doors, for the start and the deployment: they need the API key and are no part of the contract. */
export function internalRoutes(): Hono<ApiContext> {
  const routes = new Hono<ApiContext>();
  routes.use(async (context, next) =>
    hasApiKey(context) ? next() : answer(refused('invalid_api_key'), context.get('facts').language),
  );

  /**
   * Fills the catalogue and the pages that it brings, and plans the first matches; a step of every deployment. Races, offers and codes pay, so in
   * production they are the operator's to announce.
   */
  routes.post('/seed', async (context) => {
    const { DB } = context.env;
    const { settings, at } = context.get('facts');
    const text = await readText(context.req.raw, longestSeed);
    const json = text.ok ? parseJson(text.data) : text;
    if (!json.ok) return answer(json, 'en');
    const body = SeedContent.safeParse(json.data);
    if (!body.success) return answer(refused('invalid_request', { errors: fieldErrors(body.error) }), 'en');
    const isTriedOut = settings.ENVIRONMENT !== 'production';
    const races = isTriedOut ? sampleRaces(at) : [];
    const matches = planMatches(DB, at, randomBytes);
    const pages = seedContent(DB, [...body.data.content, ...races.map(racePage)], at);
    const written = await Promise.all([
      seedCatalogue(DB),
      pages,
      isTriedOut && seedPromotionCodes(DB),
      seedRaces(DB, races),
      seedOffers(DB, isTriedOut ? sampleOffers(at) : []),
      matches,
    ]);
    return answer(done({ written: written.includes(true) }), 'en');
  });

  /** Lists an outside provider's titles, exactly those that are named. Only of providers whose games can be opened. */
  routes.post('/games', async (context) => {
    return withBody(context, OutsideTitles, async (titles) => {
      if (!canLaunch(titles.system, context.env))
        return refused('not_found', { errors: [{ field: 'system', code: 'GAME_LAUNCH' }] });
      const taken = await listOutsideTitles(context.env.DB, titles);
      return taken.length > 0
        ? refused('invalid_request', { errors: taken.map((id) => ({ field: 'games', code: `taken: ${id}` })) })
        : done({ listed: titles.games.length });
    });
  });

  return routes;
}
