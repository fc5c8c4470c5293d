import { inHouseProvider } from 'contract/constants';
import * as contract from 'contract/tables';
import type { Hono } from 'hono';
import { tableOf, tables } from '../../games/registry';
import { systemClock } from '../../kernel/clock';
import { clockOf } from '../../games/table/schedule';
import { done, refused } from '../../kernel/outcome';
import { firstStanding } from './first-standing';
import { momentOf } from '../../kernel/moment';
import { tableCalls } from './table-object-calls';
import { answer } from '../../kernel/http/answer';
import { hasApiKey, type ApiContext } from '../../kernel/http/api-context';
import { lookerOf, mayPlay, writerOf, type CallContext } from '../../kernel/http/request';
import { mount, type Handler, type Mounts } from '../../kernel/http/mount';
import { isGameOff } from '../../kernel/switches';
import { tablesPort } from './port';

export function tableRoutes(mounts: Mounts): void {
  mount(mounts, contract.listTables, list);
  mount(mounts, contract.tableFloor, floor);
  mount(mounts, contract.getTable, view);
  mount(mounts, contract.betAtTable, bet, { barredTerritory: 'refused' });
  mount(mounts, contract.cashOut, leave);
}

/** A table that keeps a schedule is not woken for it; one of flights has to be asked, and is left out when it does not answer. */
const list: Handler<typeof contract.listTables> = async ({ env, at }) => {
  const listed = await Promise.allSettled(
    tables.map(async ({ id, rules, table: { schedule } }) => ({
      id,
      kind: rules.kind,
      ...(schedule ? clockOf(schedule).told(at) : await tableCalls(env, id).times(at)),
    })),
  );
  return done({ now: at, tables: listed.flatMap((table) => (table.status === 'fulfilled' ? [table.value] : [])) });
};

/** A table that does not answer is left out: its tile then says what the catalogue knows. */
const floor: Handler<typeof contract.tableFloor> = async ({ env, at }) => {
  const glances = await Promise.allSettled(
    tables.map(async ({ id }) => ({ id, ...(await tableCalls(env, id).glance(at)) })),
  );
  return done({ tables: glances.flatMap((glance) => (glance.status === 'fulfilled' ? [glance.value] : [])) });
};

const view: Handler<typeof contract.getTable> = async (ask) => {
  const { env, params, query, at, sessions } = ask;
  if (!tableOf(params.id)) return refused('not_found');
  const caller = await lookerOf(ask);
  if (!caller) return refused('session_expired');
  const visitor = sessions.player?.playerId ?? sessions.anonymousId;
  const [table, standing] = await Promise.all([
    tableCalls(env, params.id).view(visitor, at),
    caller === 'new'
      ? done(firstStanding(params.id, query.mode))
      : caller.as(tablesPort).tableStanding(params.id, query.mode),
  ]);
  if (!standing.ok) return standing;
  const { limits, rounds, receipts } = standing.data;
  return done({ table, limits, rounds, mine: receipts });
};

/**
 * The time that counts is the one when the whole request is there: who sends it slowly bets later, not earlier. @returns epoch ms
 */
const arrival = async ({ env }: Pick<CallContext, 'env'>): Promise<number> =>
  (await momentOf(env, { method: 'ARRIVAL', path: '' }, systemClock())).at;

const bet: Handler<typeof contract.betAtTable> = async (ask) => {
  const at = await arrival(ask);
  const gameid = ask.params.id;
  const table = tableOf(gameid);
  if (!table) return refused('not_found');
  if (!mayPlay(ask, ask.body.mode)) return refused('session_expired');
  const caller = await writerOf({ ...ask, at });
  if (!caller) return refused('session_expired');
  const { round } = ask.body;
  const opening = await tableCalls(ask.env, gameid).opening(round, at);
  // Tables count toward bonuses by their category.
  const { title: gametitle, category } = table;
  const isOff = isGameOff(ask.switches, gameid, inHouseProvider);
  return caller.as(tablesPort).betAtTable({ ...ask.body, gameid, gametitle, category, isOff }, opening);
};

const leave: Handler<typeof contract.cashOut> = async (ask) => {
  const at = await arrival(ask);
  const caller = await lookerOf({ ...ask, at });
  if (!caller) return refused('session_expired');
  const { id: gameid } = ask.params;
  const flies = tableOf(gameid)?.table;
  if (!flies) return refused('not_found');
  const { round } = ask.body;
  if (!flies.flight) return refused('nothing_to_cash_out');
  if (caller === 'new') return refused(ask.body.mode === 'real' ? 'session_expired' : 'nothing_to_cash_out');
  // The secret of a round that takes bets is nobody's to know; one that closed long ago is over for its players.
  const secret = await tableCalls(ask.env, gameid).secretToLeave(round, at);
  if (typeof secret !== 'string')
    return refused(secret.refused === 'not_yet' ? 'nothing_to_cash_out' : 'cash_out_too_late');
  return caller.as(tablesPort).cashOut({ ...ask.body, gameid }, secret);
};

/** `GET /tables/{id}/live`: a stream, so it has no envelope unless it is refused. What it tells is public; the API's key is asked for. */
export function liveRoute(app: Hono<ApiContext>): void {
  app.get('/tables/:id/live', async (context) => {
    const { language } = context.get('facts');
    if (!hasApiKey(context)) return answer(refused('invalid_api_key'), language);
    const id = context.req.param('id');
    if (!tableOf(id)) return answer(refused('not_found'), language);
    const stream = await tableCalls(context.env, id).fetch(new Request(context.req.raw));
    return stream.ok
      ? new Response(stream.body, stream)
      : answer(refused('unavailable'), language, { 'retry-after': '60' });
  });
}
