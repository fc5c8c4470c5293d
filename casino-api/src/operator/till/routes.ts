import {
  cashierPort,
  type DecisionStep,
  fieldLabel,
  methodName,
  methodStanding,
  openWithdrawals,
  orderOwner,
  tillMethods,
  turnMethod,
} from '../../features/cashier';
import { refused } from '../../kernel/outcome';
import { tillPage, tillPath, type TillData, type TillNews } from './page';
import { isWithdrawalReason, tillLog } from '../../features/desk';
import { answer } from '../../kernel/http/answer';
import { systemOf } from '../../kernel/player-client';
import { type Act, type Asked, type Desk, type DoneBy, noteOf, seeOther, type Visit } from '../desk';
import { deskFacts } from '../menu';
import { placeOf, standingAt } from '../paging';
import { renderMoney } from '../../features/messages';
import { euroWorth } from 'contract/money';

const { path } = deskFacts.till;
/** Each is asked of its own player's object, so that a page never shows what is over. */
const shownAtOnce = 25;
const logPage = 30;
const said = {
  approve: 'approved',
  pay: 'paid',
  reject: 'rejected',
  turn_off: 'turnedOff',
  turn_on: 'turnedOn',
} as const;
const isSaid = (text: string | undefined): text is (typeof said)[keyof typeof said] =>
  Object.values<string>(said).includes(text ?? '');

/** The operators' till (DOMAIN §7). */
export const tillDesk: Desk = {
  ...deskFacts.till,
  pages: {
    '': async (visit) => {
      const done = visit.context.req.query('done');
      return tillPage(await tillData(visit), isSaid(done) ? { says: done } : null);
    },
  },
  acts: {
    approve: { ...decision('approve'), ofTwo: largePayout },
    pay: decision('pay'),
    reject: decision('reject'),
    turn_off: turning('turn_off'),
    turn_on: turning('turn_on'),
  },
};

const backTo = (visit: Visit, step: keyof typeof said): Response =>
  seeOther(standingAt(visit, path, { done: said[step] }, tillPath(visit.language)));

function decision(step: DecisionStep): Act {
  return { roles: ['payments'], needsFreshProof: true, run: (visit, form, by) => decide(visit, form, step, by) };
}

function turning(step: 'turn_off' | 'turn_on'): Act {
  return { roles: ['payments'], run: (visit, form, { actor }) => turn(visit, form.get('method') ?? '', step, actor) };
}

/** Much money leaves by two persons' word, in one payout of a player's or in several. */
async function largePayout({ context: { env }, at, language }: Visit, form: URLSearchParams): Promise<Asked | null> {
  const subject = form.get('subject') ?? '';
  const playerId = orderOwner(subject);
  if (!playerId) return null;
  const view = await systemOf(env, playerId, cashierPort).tillView(subject.slice(playerId.length + 1), at);
  if (!view.ok || view.data.withdrawal.state !== 'requested') return null;
  const { username, withdrawal } = view.data;
  const { amount, currency } = withdrawal;
  return {
    says: `Approve ${renderMoney(amount, currency, language)} to ${username}`,
    subject,
    playerId,
    worth: euroWorth(amount, currency),
    among: playerId,
  };
}

async function turn(visit: Visit, method: string, step: 'turn_off' | 'turn_on', actor: string): Promise<Response> {
  if (!tillMethods.includes(method)) return answer(refused('invalid_request'), visit.language);
  // Posted twice it is done and logged once: both come to the same page.
  await turnMethod(visit.context.env.DB, method, step === 'turn_off' ? 'off' : 'on', actor, visit.at);
  return backTo(visit, step);
}

async function decide(visit: Visit, form: URLSearchParams, step: DecisionStep, { actor }: DoneBy): Promise<Response> {
  const subject = form.get('subject') ?? '';
  const playerId = orderOwner(subject);
  if (!playerId) return answer(refused('not_found'), visit.language);
  const given = { reason: form.get('reason') ?? '', note: noteOf(form) };
  if (step === 'reject' && !isWithdrawalReason(given.reason))
    return problem(visit, { problem: 'reasonMissing', subject, given }, 422);
  const reason = step === 'reject' && isWithdrawalReason(given.reason) ? given.reason : null;
  const by = { actor, reason, note: step === 'reject' ? given.note : '' };
  const decided = await systemOf(visit.context.env, playerId, cashierPort).stepWithdrawal(
    subject.slice(playerId.length + 1),
    step,
    by,
    visit.at,
  );
  return decided.ok
    ? backTo(visit, step)
    : problem(visit, { problem: 'notPossible', subject }, decided.code === 'not_found' ? 404 : 409);
}

const problem = async (visit: Visit, news: TillNews, status: number): Promise<Response> =>
  tillPage(await tillData(visit), news, status);

async function tillData(visit: Visit): Promise<TillData> {
  const { context, at, language } = visit;
  const { env } = context;
  const [listed, { outages }, log] = await Promise.all([
    openWithdrawals(env.DB, placeOf(visit), shownAtOnce),
    methodStanding(env.DB),
    tillLog(env.DB, placeOf(visit, 'log'), logPage),
  ]);
  const views = await Promise.all(
    listed.rows.map(({ playerId, withdrawalId }) => systemOf(env, playerId, cashierPort).tillView(withdrawalId, at)),
  );
  const waiting = views.flatMap((view) =>
    view.ok && ['requested', 'approved'].includes(view.data.withdrawal.state) ? [view.data] : [],
  );
  return {
    ...{ visit, language, outages, log, withdrawals: { ...listed, rows: waiting } },
    action: standingAt(visit, path, {}, tillPath(language)),
    methodName: (method) => methodName(method, language),
    fieldLabel: (method, field) => fieldLabel(method, field, language),
  };
}
