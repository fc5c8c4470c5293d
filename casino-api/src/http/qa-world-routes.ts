import type { Hono } from 'hono';
import { refused } from '../outcome';
import { worldPage } from '../qa/pages';
import { makeWorld } from '../qa/worlds/make-world';
import { isWorldName } from '../qa/worlds/worlds';
import type { ApiContext } from './api-context';
import { json } from './qa-body';

/** Players in a state that testers ask for by name; behind the console's own door. */
export function qaWorldRoutes(app: Hono<ApiContext>): void {
  app.post('/__qa/worlds/:name', async (context) => {
    const name = context.req.param('name');
    const made = isWorldName(name) ? await makeWorld(context.env, name, context.get('facts').at) : refused('not_found');
    return made.ok && context.req.header('accept')?.includes('text/html') ? worldPage(made.data) : json(made);
  });
}
