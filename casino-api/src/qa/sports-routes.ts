import type { Hono } from 'hono';
import { z } from 'zod';
import { callOff, changeTerms, pollFeed, scopes } from '../features/sports';
import type { ApiContext } from '../kernel/http/api-context';
import { json, withBody } from '../kernel/http/staff-calls';
import { done } from '../kernel/outcome';

/** In thousandths. */
const NewMargin = z.object({ margin: z.number().int().min(0).max(1_000) });

/** What the back office and the clock do with matches, for testers; behind the console's own door. */
export function qaSportsRoutes(app: Hono<ApiContext>): void {
  app.post('/__qa/sports/poll', async ({ env, get }) => json(done({ changed: await pollFeed(env, get('facts').at) })));
  app.post('/__qa/sports/:match/postpone', async (context) =>
    json(await callOff(context.env, context.req.param('match'), 'postponed', context.get('facts').at)),
  );
  app.post('/__qa/sports/:match/odds', (context) =>
    withBody(context, NewMargin, ({ margin }) =>
      changeTerms(context.env, scopes.match(context.req.param('match')), { margin }, context.get('facts').at),
    ),
  );
}
