import type { Hono } from 'hono';
import { monitoredGames } from './games/game-returns';
import { returnsPage } from './pages';
import { done, refused } from '../kernel/outcome';
import type { ApiContext } from '../kernel/http/api-context';
import { booksRoutes, type StatementSourcesOf } from './books/routes';
import { documentDeskRoutes } from './documents/routes';
import { exceptionRoutes } from './exceptions/routes';
import { hostRoutes } from './hosts/routes';
import { json } from '../kernel/http/staff-calls';
import { staffDoor } from '../kernel/http/staff-door';
import { sportsDeskRoutes } from './sports/routes';
import { tillRoutes } from './till/routes';

/** Pages for those who run the house, under `/__ops/`. */
export function operatorRoutes(app: Hono<ApiContext>, statementSources: StatementSourcesOf): void {
  app.use('/__ops/*', staffDoor({ key: 'OPERATOR_KEY', whose: 'operators' }));
  app.get('/__ops/returns', async (context) => {
    const games = await monitoredGames(context.env.DB);
    return context.req.header('accept')?.includes('text/html') ? returnsPage(games) : json(done({ games }));
  });
  tillRoutes(app);
  sportsDeskRoutes(app);
  hostRoutes(app);
  exceptionRoutes(app);
  booksRoutes(app, statementSources);
  documentDeskRoutes(app);
  app.all('/__ops/*', () => json(refused('not_found')));
}
