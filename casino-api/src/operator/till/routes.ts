import type { Context, Hono } from 'hono';
import { firstCharacters } from 'contract/characters';
import type { Language } from 'contract/constants';
import {
  cashierPort,
  type DecisionStep,
  fieldLabel,
  methodName,
  methodOutages,
  openWithdrawals,
  orderOwner,
  tillMethods,
  turnMethod,
} from '../../features/cashier';
import { refused } from '../../kernel/outcome';
import { tillPage, tillPath, type TillData, type TillNews } from './page';
import { isWithdrawalReason, tillLog } from '../../features/desk';
import { answer } from '../../kernel/http/answer';
import type { ApiContext } from '../../kernel/http/api-context';
import { readText } from '../../kernel/http/body';
import { systemOf } from '../../kernel/player-client';

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
const isDecision = (text: string | null): text is DecisionStep =>
  text === 'approve' || text === 'pay' || text === 'reject';

type TillContext = Context<ApiContext>;

/** The operators' till, behind the door of `/__ops/`. */
export function tillRoutes(app: Hono<ApiContext>): void {
  app.get('/__ops/till', async (context) => {
    const done = context.req.query('done');
    return tillPage(await tillData(context), isSaid(done) ? { says: done } : null);
  });

  app.post('/__ops/till', async (context) => {
    const text = await readText(context.req.raw);
    if (!text.ok) return answer(text, languageOf(context));
    const form = new URLSearchParams(text.data);
    const step = form.get('step');
    if (step === 'turn_off' || step === 'turn_on') return turn(context, form.get('method') ?? '', step);
    return isDecision(step) ? decide(context, form, step) : answer(refused('invalid_request'), languageOf(context));
  });
}

const languageOf = (context: TillContext): Language => context.get('facts').language;
const backTo = (context: TillContext, step: keyof typeof said): Response =>
  new Response(null, {
    status: 303,
    headers: { location: `${tillPath(languageOf(context))}?done=${said[step]}`, 'cache-control': 'no-store' },
  });

/** Any user name opens the door; it stands in the log. */
export function actorOf(context: TillContext): string {
  const [scheme, encoded = ''] = (context.req.header('authorization') ?? '').split(' ');
  const name =
    scheme?.toLowerCase() === 'basic' ? Buffer.from(encoded, 'base64').toString('utf8').split(':')[0]! : 'tester';
  return firstCharacters(name.replace(/\p{C}/gu, '').trim(), 40) || 'operator';
}

/** What is written for the log alone. */
export const noteOf = (form: URLSearchParams): string =>
  firstCharacters((form.get('note') ?? '').replace(/\p{C}/gu, ' ').trim(), 200);

async function turn(context: TillContext, method: string, step: 'turn_off' | 'turn_on'): Promise<Response> {
  if (!tillMethods.includes(method)) return answer(refused('invalid_request'), languageOf(context));
  // Posted twice it is done and logged once: both come to the same page.
  await turnMethod(
    context.env.DB,
    method,
    step === 'turn_off' ? 'off' : 'on',
    actorOf(context),
    context.get('facts').at,
  );
  return backTo(context, step);
}

async function decide(context: TillContext, form: URLSearchParams, step: DecisionStep): Promise<Response> {
  const subject = form.get('subject') ?? '';
  const playerId = orderOwner(subject);
  if (!playerId) return answer(refused('not_found'), languageOf(context));
  const given = { reason: form.get('reason') ?? '', note: noteOf(form) };
  if (step === 'reject' && !isWithdrawalReason(given.reason))
    return problem(context, { problem: 'reasonMissing', subject, given }, 422);
  const reason = step === 'reject' && isWithdrawalReason(given.reason) ? given.reason : null;
  const by = { actor: actorOf(context), reason, note: step === 'reject' ? given.note : '' };
  const decided = await systemOf(context.env, playerId, cashierPort).stepWithdrawal(
    subject.slice(playerId.length + 1),
    step,
    by,
    context.get('facts').at,
  );
  return decided.ok
    ? backTo(context, step)
    : problem(context, { problem: 'notPossible', subject }, decided.code === 'not_found' ? 404 : 409);
}

const problem = async (context: TillContext, news: TillNews, status: number): Promise<Response> =>
  tillPage(await tillData(context), news, status);

async function tillData(context: TillContext): Promise<TillData> {
  const { env } = context;
  const { at, language } = context.get('facts');
  const before = /^\d{1,15}$/.test(context.req.query('before') ?? '') ? Number(context.req.query('before')) : null;
  const [{ total, listed }, outages, log] = await Promise.all([
    openWithdrawals(env.DB, shownAtOnce),
    methodOutages(env.DB),
    tillLog(env.DB, before, logPage),
  ]);
  const views = await Promise.all(
    listed.map(({ playerId, withdrawalId }) => systemOf(env, playerId, cashierPort).tillView(withdrawalId, at)),
  );
  const withdrawals = views.flatMap((view) =>
    view.ok && ['requested', 'approved'].includes(view.data.withdrawal.state) ? [view.data] : [],
  );
  return {
    language,
    outages,
    withdrawals,
    log,
    total: total - (listed.length - withdrawals.length),
    methodName: (method) => methodName(method, language),
    fieldLabel: (method, field) => fieldLabel(method, field, language),
    earlier: log.length === logPage ? log.at(-1)!.seq : null,
  };
}
