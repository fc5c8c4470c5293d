import { statementExceptions } from '../../ledger/statements/match-statements';
import { euroWorth } from 'contract/money';
import { decisionsOf, findException, isDecisionOf, openExceptions } from '../../features/desk';
import { amountIn, exceptionCard, exceptionsPage, exceptionsPath, type DeskSection, type ExceptionNews } from './page';
import { statementCard } from './statement-card';
import { buttonOf, exceptionTexts, saidOf } from './texts';
import { refused } from '../../kernel/outcome';
import { answer } from '../../kernel/http/answer';
import { type Asked, type Desk, type DoneBy, noteOf, seeOther, type Visit } from '../desk';
import { deskFacts } from '../menu';
import { pager, placeOf, standingAt } from '../paging';
import { systemOf } from '../../kernel/player-client';
import { exceptionsPort, type OpenException } from '../../features/exceptions';

/** Each is asked of its own player's object, so that a page never shows what is over. */
const shownAtOnce = 25;

/** What waits for people besides the till's withdrawals. */
export const exceptionsDesk: Desk = {
  ...deskFacts.exceptions,
  pages: { '': async (visit) => page(visit, await decidedBefore(visit, visit.context.req.query('decided') ?? '')) },
  acts: { decide: { roles: ['payments', 'risk'], needsFreshProof: true, ofTwo: largeDecision, run: decide } },
};

/** Whoever comes second sees what was decided, and by whom. */
async function decidedBefore({ context: { env } }: Visit, id: string): Promise<ExceptionNews | null> {
  const found = id === '' ? null : await findException(env.DB, id);
  const decided =
    found && (await systemOf(env, found.playerId, exceptionsPort).exceptionDecision(found.kind, found.subject));
  return decided && { kind: found.kind, decided };
}

const nothingWaits = 'This doesn’t wait any more: the player or the provider has settled it.';

/** All that a decision can move, euro minor units. Play money is none, and where there is nothing to choose nothing moves. */
function movedBy(about: OpenException): number {
  if (about.currency === 'FUN' || decisionsOf[about.kind].length === 1) return 0;
  const amount = about.kind === 'open_outside_round' ? about.stake + about.payout + about.parked : about.amount;
  return euroWorth(amount, about.currency);
}

/** What a form decides: of which exception, how, and why; null where there is none such. */
async function decisionIn({ context: { env } }: Visit, form: URLSearchParams) {
  const id = form.get('exception') ?? '';
  const found = await findException(env.DB, id);
  if (!found) return null;
  const calls = systemOf(env, found.playerId, exceptionsPort);
  return { ...found, id, calls, decision: form.get('decision') ?? '', note: noteOf(form) };
}

/** What the second person reads of a decision about much money, whichever it is. What doesn't wait is told at once: it could by the time it is decided. */
async function largeDecision(visit: Visit, form: URLSearchParams): Promise<Asked | Response | null> {
  const wanted = await decisionIn(visit, form);
  if (!wanted) return answer(refused('not_found'), 'en');
  const { id, playerId, kind, subject, calls, decision, note } = wanted;
  if (!isDecisionOf(kind, decision) || note === '') return null;
  const view = await calls.exceptionView(kind, subject, visit.at);
  if (!view.ok)
    return (await calls.exceptionDecision(kind, subject)) ? null : page(visit, { problem: nothingWaits, id }, 409);
  const { about, username } = view.data;
  const says = `${exceptionTexts[kind].title}: ${buttonOf(kind, decision)}, ${amountIn(about)} of ${username}: ${note}`;
  return { says, subject: `${id} ${decision}`, playerId, worth: movedBy(about) };
}

async function decide(visit: Visit, form: URLSearchParams, { actor, askedBy }: DoneBy): Promise<Response> {
  const wanted = await decisionIn(visit, form);
  if (!wanted) return answer(refused('not_found'), 'en');
  const { id, kind, subject, calls, decision, note } = wanted;
  if (!isDecisionOf(kind, decision)) return answer(refused('invalid_request'), 'en');
  if (note === '') return page(visit, { problem: 'Write down why first', id, field: 'note' }, 422);
  const by = { actor, note, ...(askedBy ? { askedBy } : {}) };
  const decided = await calls.decideException(kind, subject, decision, by, visit.at);
  if (decided.ok) return seeOther(standingAt(visit, exceptionsPath, { decided: id }));
  const before = decided.code === 'duplicate_transaction' ? await calls.exceptionDecision(kind, subject) : null;
  const problem = before
    ? `This was decided already: ${saidOf(kind, before.decision)}, by ${before.actor}.`
    : (problems[decided.code] ?? nothingWaits);
  return page(visit, { problem, id }, 409);
}

const problems: Partial<Record<string, string>> = {
  account_frozen: 'The account is blocked or excluded: nothing can be credited to it.',
  deposit_limit_reached: 'It is above what the player’s deposit limit leaves.',
};

async function page(visit: Visit, news: ExceptionNews | null, status = 200): Promise<Response> {
  const sections = await Promise.all([exceptions(visit, news), statements(visit)]);
  return exceptionsPage(sections, news, { status, operator: visit.operator });
}

async function exceptions(visit: Visit, news: ExceptionNews | null): Promise<DeskSection> {
  const { env } = visit.context;
  const title = 'Money and rounds';
  const action = standingAt(visit, exceptionsPath);
  const open = await openExceptions(env.DB, placeOf(visit), shownAtOnce);
  const cards = await Promise.all(
    open.rows.map(async ({ playerId, kind, subject }) => {
      const view = await systemOf(env, playerId, exceptionsPort).exceptionView(kind, subject, visit.at);
      return view.ok ? [exceptionCard(view.data, subject, news, action)] : [];
    }),
  );
  return { title, cards: cards.flat(), pager: pager(visit, exceptionsPath, open, { words: { label: title } }) };
}

async function statements(visit: Visit): Promise<DeskSection> {
  const [title, list] = ['Statements', 'statements'];
  const open = await statementExceptions(visit.context.env.DB, placeOf(visit, list), shownAtOnce);
  const beside = pager(visit, exceptionsPath, open, { list, words: { label: title } });
  return { title, cards: open.rows.map(statementCard), pager: beside };
}
