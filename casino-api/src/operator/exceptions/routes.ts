import type { Context, Hono } from 'hono';
import { statementExceptions } from '../../ledger/statements/match-statements';
import { findException, isDecisionOf, openExceptions } from '../../features/desk';
import { exceptionCard, exceptionsPage, exceptionsPath, type DeskSection, type ExceptionNews } from './page';
import { statementCard } from './statement-card';
import { saidOf } from './texts';
import { refused } from '../../kernel/outcome';
import { answer } from '../../kernel/http/answer';
import type { ApiContext } from '../../kernel/http/api-context';
import { readText } from '../../kernel/http/body';
import { actorOf, noteOf } from '../till/routes';
import { systemOf } from '../../kernel/player-client';
import { exceptionsPort } from '../../features/exceptions';

/** Each is asked of its own player's object, so that a page never shows what is over. */
const shownAtOnce = 25;

type DeskContext = Context<ApiContext>;

/** What waits for people besides the till's withdrawals, behind the door of `/__ops/`. */
export function exceptionRoutes(app: Hono<ApiContext>): void {
  app.get(exceptionsPath, async (context) =>
    page(context, await decidedBefore(context, context.req.query('decided') ?? '')),
  );

  app.post(exceptionsPath, async (context) => {
    const text = await readText(context.req.raw);
    return text.ok ? decide(context, new URLSearchParams(text.data)) : answer(text, 'en');
  });
}

/** Whoever comes second sees what was decided, and by whom. */
async function decidedBefore({ env }: DeskContext, id: string): Promise<ExceptionNews | null> {
  const found = id === '' ? null : await findException(env.DB, id);
  const decided =
    found && (await systemOf(env, found.playerId, exceptionsPort).exceptionDecision(found.kind, found.subject));
  return decided && { kind: found.kind, decided };
}

async function decide(context: DeskContext, form: URLSearchParams): Promise<Response> {
  const { env } = context;
  const id = form.get('exception') ?? '';
  const found = await findException(env.DB, id);
  if (!found) return answer(refused('not_found'), 'en');
  const { playerId, kind, subject } = found;
  const [decision, note] = [form.get('decision') ?? '', noteOf(form)];
  if (!isDecisionOf(kind, decision)) return answer(refused('invalid_request'), 'en');
  if (note === '') return page(context, { problem: 'Write down why first', id, field: 'note' }, 422);
  const calls = systemOf(env, playerId, exceptionsPort);
  const decided = await calls.decideException(
    kind,
    subject,
    decision,
    { actor: actorOf(context), note },
    context.get('facts').at,
  );
  if (decided.ok)
    return new Response(null, {
      status: 303,
      headers: { location: `${exceptionsPath}?decided=${encodeURIComponent(id)}`, 'cache-control': 'no-store' },
    });
  const before = decided.code === 'duplicate_transaction' ? await calls.exceptionDecision(kind, subject) : null;
  const problem = before
    ? `This was decided already: ${saidOf(kind, before.decision)}, by ${before.actor}.`
    : (problems[decided.code] ?? 'This doesn’t wait any more: the player or the provider has settled it.');
  return page(context, { problem, id }, 409);
}

const problems: Partial<Record<string, string>> = {
  account_frozen: 'The account is blocked or excluded: nothing can be credited to it.',
  deposit_limit_reached: 'It is above what the player’s deposit limit leaves.',
};

async function page(context: DeskContext, news: ExceptionNews | null, status = 200): Promise<Response> {
  return exceptionsPage(await Promise.all([exceptions(context, news), statements(context)]), news, status);
}

async function exceptions(
  { env, get }: Pick<DeskContext, 'env' | 'get'>,
  news: ExceptionNews | null,
): Promise<DeskSection> {
  const { at } = get('facts');
  const { total, listed } = await openExceptions(env.DB, shownAtOnce);
  const cards = await Promise.all(
    listed.map(async ({ playerId, kind, subject }) => {
      const view = await systemOf(env, playerId, exceptionsPort).exceptionView(kind, subject, at);
      return view.ok ? [exceptionCard(view.data, subject, news)] : [];
    }),
  );
  const shown = cards.flat();
  return { title: 'Money and rounds', total: total - (listed.length - shown.length), cards: shown };
}

async function statements({ env }: Pick<DeskContext, 'env'>): Promise<DeskSection> {
  const { total, listed } = await statementExceptions(env.DB, shownAtOnce);
  return { title: 'Statements', total, cards: listed.map(statementCard) };
}
