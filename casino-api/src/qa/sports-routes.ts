import type { Hono } from 'hono';
import { z } from 'zod';
import { postpone, reprice } from '../features/sports';
import type { ApiContext } from '../kernel/http/api-context';
import { json, withBody } from './body';

/** In thousandths. */
const NewMargin = z.object({ margin: z.number().int().min(0).max(1_000) });

/** What the back office does with events, for testers; behind the console's own door. */
export function qaSportsRoutes(app: Hono<ApiContext>): void {
  app.post('/__qa/sports/:event/postpone', async (context) =>
    json(await postpone(context.env, context.req.param('event'), context.get('facts').at)),
  );
  app.post('/__qa/sports/:event/odds', (context) =>
    withBody(context, NewMargin, ({ margin }) =>
      reprice(context.env, context.req.param('event'), margin, context.get('facts').at),
    ),
  );
}
