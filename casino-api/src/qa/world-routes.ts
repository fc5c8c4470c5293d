import type { Hono } from 'hono';
import { refused } from '../kernel/outcome';
import { worldPage } from './pages';
import { makeWorld } from './worlds/make-world';
import { isWorldName } from './worlds/worlds';
import type { ApiContext } from '../kernel/http/api-context';
import { json } from '../kernel/http/staff-calls';

/** Players in a state that testers ask for by name; behind the console's own door. */
export function qaWorldRoutes(app: Hono<ApiContext>): void {
  app.post('/__qa/worlds/:name', async (context) => {
    const name = context.req.param('name');
    const made = isWorldName(name) ? await makeWorld(context.env, name, context.get('facts').at) : refused('not_found');
    return made.ok && context.req.header('accept')?.includes('text/html') ? worldPage(made.data) : json(made);
  });
}
