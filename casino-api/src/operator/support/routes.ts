import { supportAnswerMax } from 'contract/constants';
import { firstCharacters } from 'contract/characters';
import { hasEntry, type OperatorAction, recordEntry } from '../../features/desk';
import {
  answerId,
  answerStatements,
  type DeskTicket,
  findTickets,
  listTickets,
  sendAnswer,
  type TicketAct,
  type TicketList,
  ticketLists,
  ticketOf,
  type TicketRefusal,
  ticketRefusal,
  turnStatement,
} from '../../features/support';
import { settingsOf } from '../../kernel/env';
import { answer } from '../../kernel/http/answer';
import { licenceProfiles } from '../../kernel/licence-profile';
import { refused } from '../../kernel/outcome';
import { type Act, type Desk, type DoneBy, noteOf, pressOf, seeOther, type Visit } from '../desk';
import { deskFacts } from '../menu';
import { placeOf } from '../paging';
import { ticketPage, ticketPath, type TicketProblem, ticketsPage } from './page';

const shownAtOnce = 25;

const listIn = (text: string | undefined): TicketList =>
  (ticketLists as readonly string[]).includes(text ?? '') ? (text as TicketList) : 'waiting';

async function lists(visit: Visit): Promise<Response> {
  const { DB } = visit.context.env;
  const { req } = visit.context;
  const text = (req.query('q') ?? '').trim().slice(0, 254);
  if (text !== '')
    return ticketsPage(visit, { list: null, text, tickets: await findTickets(DB, text, placeOf(visit), shownAtOnce) });
  const list = listIn(req.query('list'));
  return ticketsPage(visit, { list, text, tickets: await listTickets(DB, list, placeOf(visit), shownAtOnce) });
}

async function page(
  { context, operator, at }: Visit,
  reference: string,
  wrong: TicketProblem = null,
  status = 200,
): Promise<Response> {
  const { DB } = context.env;
  const found = await ticketOf(DB, reference);
  if (!found) return answer(refused('not_found'), 'en');
  const others = await findTickets(DB, found.ticket.email, null, shownAtOnce);
  return ticketPage(
    { ...found, others },
    { operator, at, wrong, status, isDone: context.req.query('done') !== undefined },
  );
}

const problems: Record<TicketRefusal, string> = {
  closed: 'This is closed; open it again first',
  open: 'This is not closed',
  complaint_already: 'This is a complaint already',
  no_complaint: 'This is no complaint',
  escalated_already: 'Dispute resolution was opened already',
  answer_first: 'A complaint is answered first',
  escalate_first: 'This complaint was not answered in time: open dispute resolution first',
};

/** What an operator wrote to somebody: its line breaks stay, nothing that can't be seen does. */
const textIn = (form: URLSearchParams): string =>
  (form.get('text') ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, ' ')
    .trim();

/** What an act makes of a ticket, and by which name it is logged. `sends`: the mail that follows. */
interface Turn {
  action: OperatorAction;
  changes: (db: D1Database, ticket: DeskTicket, text: string, by: DoneBy, at: number) => readonly D1PreparedStatement[];
  writes?: 'answer' | 'letter';
}

const written = (kind: 'answer' | 'letter', action: OperatorAction): Turn => ({
  action,
  writes: kind,
  changes: (db, ticket, text, { actor }, at) => answerStatements(db, ticket, { kind, text, actor }, at),
});

/** An act about one ticket as its operator saw it; two at once are one. */
const act = (step: TicketAct, turnOf: (visit: Visit) => Turn): Act => ({
  roles: ['support', 'risk'],
  async run(visit, form, by) {
    const { context, at } = visit;
    const { DB } = context.env;
    const { action, changes, writes } = turnOf(visit);
    const [reference, text, note] = [form.get('ticket') ?? '', textIn(form), noteOf(form)];
    const found = await ticketOf(DB, reference);
    if (!found) return answer(refused('not_found'), 'en');
    const problem = (words: string, status: number) => page(visit, reference, { problem: words, step, text }, status);
    const id = `${action}:${reference}:${pressOf(form, visit)}`;
    if (await hasEntry(DB, id)) return seeOther(`${ticketPath(reference)}?done=1`);
    if (note === '') return problem('Write down why first', 422);
    if (writes && text === '') return problem('Write something to send', 422);
    if (text.length > supportAnswerMax) return problem(`Use no more than ${supportAnswerMax} characters`, 422);
    const refusal = ticketRefusal(found.ticket, step, at);
    if (refusal) return problem(problems[refusal], 409);
    const seen = { ...found.ticket, state: form.get('state') ?? '', answers: Number(form.get('answers')) };
    const details = {
      note: writes ? firstCharacters(text.replace(/\n/g, ' '), 200) : note,
      before: { state: found.ticket.state, answers: found.ticket.answers },
    };
    const isWritten = await recordEntry(
      DB,
      { id, at, actor: by.actor, action, subject: reference, playerId: found.ticket.playerId, details },
      changes(DB, seen as DeskTicket, text, by, at),
    );
    if (!isWritten && !(await hasEntry(DB, id)))
      return problem('Somebody was quicker, or the same was sent before: read what stands here now', 409);
    if (writes) await sendAnswer(context.env, answerId(reference, writes, text), at);
    return seeOther(`${ticketPath(reference)}?done=1`);
  },
});

/** Where messages to support are answered, complaints in time, and disputes handed on. */
export const supportDesk: Desk = {
  ...deskFacts.support,
  pages: { '': lists, '/:reference': (visit) => page(visit, visit.context.req.param('reference') ?? '') },
  acts: {
    answer: act('answer', () => written('answer', 'ticket_answered')),
    escalate: act('escalate', () => written('letter', 'ticket_escalated')),
    complaint: act('complaint', ({ context: { env } }) => ({
      action: 'ticket_complaint',
      changes: (db, ticket) => {
        const { complaintAnswer } = licenceProfiles[settingsOf(env).LICENCE_PROFILE];
        return [turnStatement(db, ticket, { dueAt: ticket.writtenAt + complaintAnswer })];
      },
    })),
    close: act('close', () => ({
      action: 'ticket_closed',
      changes: (db, ticket) => [turnStatement(db, ticket, { becomes: 'closed' })],
    })),
    reopen: act('reopen', () => ({
      action: 'ticket_reopened',
      changes: (db, ticket) => [turnStatement(db, ticket, { becomes: 'waiting' })],
    })),
  },
};
