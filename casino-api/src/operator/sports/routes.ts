import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { MarketId, Sport } from 'contract/sports/markets';
import { recordTillEntry } from '../../features/desk';
import { callOff, changeTerms, exposureByMatch, exposureOf, setResult, voidMarket } from '../../features/sports';
import type { ApiContext } from '../../kernel/http/api-context';
import { done, type Outcome } from '../../kernel/outcome';
import { json, withBody } from '../../kernel/http/staff-calls';
import { actorOf } from '../till/routes';

/** Every act says why, for the log. */
const Note = z.object({ note: z.string().trim().min(1).max(200) });
const Euro = z.number().int().min(0).max(1e9).nullable();

/** `all`, `sport:football`, `league:lantern-league`, `match:<id>`, `market:<match id>/<market id>` or `player:<id>`. */
const Scope = z.string().refine((scope) => {
  const [kind, rest = ''] = scope.split(/:(.*)/s);
  const [match, market] = rest.split(/\/(.*)/s);
  if (kind === 'all') return scope === 'all';
  if (kind === 'sport') return Sport.safeParse(rest).success;
  if (kind === 'market') return match !== '' && MarketId.safeParse(market).success;
  return ['league', 'match', 'player'].includes(kind ?? '') && /^[\w. /-]{1,160}$/.test(rest);
});

/** Null takes back what was said, so that the wider scope holds again; what is missing stays. Euro minor units, thousandths, ms. */
const TermsBody = Note.extend({
  scope: Scope,
  margin: z.number().int().min(0).max(1_000).nullable().optional(),
  stake: Euro.optional(),
  payout: Euro.optional(),
  delay: z.number().int().min(0).max(30_000).nullable().optional(),
  suspended: z.boolean().nullable().optional(),
});
const ScoreBody = Note.extend({ home: z.number().int().min(0).max(999), away: z.number().int().min(0).max(999) });

const matchesShown = 50;

/** The calls of the sports desk, behind the door of `/__ops/`: what its screens are built on. */
export function sportsDeskRoutes(app: Hono<ApiContext>): void {
  app.get('/__ops/sports/exposure', async ({ env }) =>
    json(done({ matches: await exposureByMatch(env.DB, matchesShown) })),
  );
  app.get('/__ops/sports/exposure/:match', async ({ env, req }) =>
    json(done({ selections: await exposureOf(env.DB, req.param('match')) })),
  );

  app.post('/__ops/sports/terms', (context) =>
    withBody(context, TermsBody, ({ note, scope, ...terms }) =>
      noted(context, scope, `${JSON.stringify(terms)} ${note}`, (at) => changeTerms(context.env, scope, terms, at)),
    ),
  );
  app.post('/__ops/sports/matches/:match/void', (context) =>
    withBody(context, Note, ({ note }) => {
      const id = context.req.param('match');
      return noted(context, id, `void: ${note}`, (at) => callOff(context.env, id, 'void', at));
    }),
  );
  app.post('/__ops/sports/matches/:match/markets/:market/void', (context) =>
    withBody(context, Note, ({ note }) => {
      const { match, market } = context.req.param();
      return noted(context, `${match}/${market}`, `void: ${note}`, (at) => voidMarket(context.env, match, market, at));
    }),
  );
  app.post('/__ops/sports/matches/:match/result', (context) =>
    withBody(context, ScoreBody, ({ note, home, away }) => {
      const id = context.req.param('match');
      return noted(context, id, `${home}:${away} ${note}`, (at) => setResult(context.env, id, { home, away }, at));
    }),
  );
}

/** Does something and writes down who did, when it was done. */
async function noted<Data>(
  context: Context<ApiContext>,
  subject: string,
  note: string,
  act: (at: number) => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  const { at, requestId } = context.get('facts');
  const outcome = await act(at);
  if (outcome.ok)
    await recordTillEntry(context.env.DB, {
      id: `sports:${requestId}:${subject}`,
      at,
      actor: actorOf(context),
      action: 'sports',
      subject,
      details: { note },
    });
  return outcome;
}
