import type { Context, Hono, Next } from 'hono';
import { monitoredGames } from '../operator/game-returns';
import { returnsPage } from '../operator/pages';
import { done, refused } from '../outcome';
import { sameText } from '../session/tokens';
import { hasApiKey, type ApiContext } from './api-context';
import { hostRoutes } from './host-routes';
import { json } from './qa-body';
import { tillRoutes } from './till-routes';

/** The password of `Authorization: Basic`, whoever is named before it; null when there is none. */
function givenPassword(header: string | undefined): string | null {
  const [scheme, encoded] = (header ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'basic' || !encoded) return null;
  try {
    const text = Buffer.from(encoded, 'base64').toString('utf8');
    return text.includes(':') ? text.slice(text.indexOf(':') + 1) : null;
  } catch {
    return null;
  }
}

/** Operators show their key; testers need none. Without a key set and QA off there is nothing here. */
async function onlyOperators(context: Context<ApiContext>, next: Next): Promise<Response | undefined> {
  const { OPERATOR_KEY, QA } = context.get('facts').settings;
  const open = async () => {
    await next();
    return undefined;
  };
  if (QA === 'on' && hasApiKey(context)) return open();
  if (!OPERATOR_KEY) return context.notFound();
  const password = givenPassword(context.req.header('authorization'));
  if (password !== null && sameText(password, OPERATOR_KEY)) return open();
  return new Response('This page is for operators.', { status: 401, headers: { 'www-authenticate': 'Basic realm="Lantern operators", charset="UTF-8"', 'cache-control': 'no-store' } });
}

/** Pages for those who run the house, under `/__ops/`. */
export function operatorRoutes(app: Hono<ApiContext>): void {
  app.use('/__ops/*', onlyOperators);
  app.get('/__ops/returns', async (context) => {
    const games = await monitoredGames(context.env.DB);
    return context.req.header('accept')?.includes('text/html') ? returnsPage(games) : json(done({ games }));
  });
  tillRoutes(app);
  hostRoutes(app);
  app.all('/__ops/*', () => json(refused('not_found')));
}
