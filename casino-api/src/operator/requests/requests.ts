import { recordEntry } from '../../features/desk';
import { renderTime } from '../../features/messages';
import {
  decideRequest,
  findRequest,
  openRequests,
  type OperatorRequest,
  operatorRoles,
} from '../../features/operators';
import { escaped } from '../../kernel/html';
import { type Act, type Desk, holds, mayDo, seeOther, type Visit } from '../desk';
import { deskFacts } from '../menu';
import { operatorPage } from '../pages';
import { pager, placeOf, standingAt } from '../paging';

const { path } = deskFacts.requests;
const shownAtOnce = 25;

type DesksByPath = ReadonlyMap<string, Desk>;

const actOf = (desks: DesksByPath, { desk, act }: OperatorRequest): Act | null => {
  const acts = desks.get(desk)?.acts ?? {};
  return Object.hasOwn(acts, act) ? acts[act]! : null;
};

/** What one asked for and a second one decides. @param desksOf the desks whose acts are asked for here */
export const requestsDesk = (desksOf: () => readonly Desk[]): Desk => {
  const byPath = (): DesksByPath => new Map(desksOf().map((desk) => [desk.path, desk]));
  return {
    ...deskFacts.requests,
    pages: { '': (visit) => page(visit, byPath()) },
    acts: {
      confirm: {
        roles: operatorRoles,
        needsFreshProof: true,
        run: (visit, form) => decide(visit, form, 'confirmed', byPath()),
      },
      decline: { roles: operatorRoles, run: (visit, form) => decide(visit, form, 'declined', byPath()) },
    },
  };
};

/** Confirmed, it is done as it was asked for, by whoever confirms; who asked may take it back, and never confirm it. */
async function decide(
  visit: Visit,
  given: URLSearchParams,
  decision: 'confirmed' | 'declined',
  desks: DesksByPath,
): Promise<Response> {
  const { context, operator, at } = visit;
  const { DB } = context.env;
  const request = await findRequest(DB, given.get('request') ?? '');
  const act = request && actOf(desks, request);
  if (!request || !act) return page(visit, desks, { problem: 'There is no such request.', status: 404 });
  const isOwn = request.askedBy === operator.email;
  if (isOwn && decision === 'confirmed')
    return page(visit, desks, { problem: 'You asked for it yourself: somebody else has to confirm it.', status: 403 });
  if (!isOwn) {
    const no = await mayDo(visit, desks.get(request.desk)!, request.act);
    if (no) return no;
  }
  const entry = {
    ...{ id: `decided:${request.id}`, at, actor: operator.email, action: decision, subject: request.subject },
    playerId: request.playerId,
    details: { note: request.says, askedBy: request.askedBy, act: request.act },
  };
  const isDecided = await recordEntry(DB, entry, [decideRequest(DB, request.id, decision, operator.email, at)]);
  if (!isDecided) return page(visit, desks, { problem: 'This was decided already.', status: 409 });
  return decision === 'declined'
    ? seeOther(standingAt(visit, path))
    : act.run(visit, new URLSearchParams(request.form), { actor: operator.email, askedBy: request.askedBy });
}

async function page(
  visit: Visit,
  desks: DesksByPath,
  news: { problem: string; status: number } | null = null,
): Promise<Response> {
  const { context, operator } = visit;
  const open = await openRequests(context.env.DB, placeOf(visit), shownAtOnce);
  const action = escaped(standingAt(visit, path));
  const card = (request: OperatorRequest): string => {
    const { id, says, askedBy, askedAt } = request;
    const button = (step: string, text: string, look: string) =>
      `<form method="post" action="${action}"><input type="hidden" name="request" value="${id}"><input type="hidden" name="step" value="${step}"><button class="${look}">${text}</button></form>`;
    const act = actOf(desks, request);
    const isOwn = askedBy === operator.email;
    const buttons = isOwn
      ? `<p>You asked for it: somebody else confirms it.</p>${button('decline', 'Take it back', 'stop')}`
      : act && holds(operator, act.roles)
        ? button('confirm', 'Confirm', 'go') + button('decline', 'Decline', 'stop')
        : `<p>For ${act?.roles.join(' or ') ?? 'nobody'}.</p>`;
    return `<article class="card" aria-labelledby="r-${id}"><h3 id="r-${id}">${escaped(says)}</h3><dl><div><dt>Asked by</dt><dd>${escaped(askedBy)}</dd></div><div><dt>When</dt><dd>${renderTime(askedAt, 'en')} UTC</dd></div></dl><div class="steps">${buttons}</div></article>`;
  };
  const problem = news
    ? `<div class="note bad" role="alert" tabindex="-1" autofocus><h2>There is a problem</h2><p>${escaped(news.problem)}</p></div>`
    : '';
  const shown = `${open.rows.map(card).join('') || '<p class="none">Nothing waits.</p>'}${pager(visit, path, open)}`;
  return operatorPage(
    news ? 'There is a problem: Requests' : 'Requests',
    `${problem}<p>What moves much money or grants rights takes two persons.</p>${shown}`,
    { heading: 'Requests', operator, status: news?.status ?? 200 },
  );
}
