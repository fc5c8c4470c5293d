import { supportAnswerMax } from 'contract/constants';
import { languageFacts } from 'contract/languages';
import { firstCharacters } from 'contract/characters';
import { renderTime } from '../../features/messages';
import type { Operator } from '../../features/operators';
import {
  type DeskTicket,
  isOverdue,
  type TicketAct,
  type TicketAnswer,
  type TicketList,
  ticketLists,
  ticketRefusal,
} from '../../features/support';
import { escaped } from '../../kernel/html';
import { newUuid } from '../../kernel/randomness';
import { actForm } from '../forms';
import type { Page } from '../../kernel/paged-list';
import type { Visit } from '../desk';
import { deskFacts } from '../menu';
import { pager } from '../paging';
import { type DeskNews, facts, newsNote, operatorPage, section, table } from '../pages';

const { path } = deskFacts.support;
export const ticketPath = (reference: string): string => `${path}/${reference}`;

const listNames: Record<TicketList, string> = {
  waiting: 'Waiting',
  complaints: 'Complaints',
  answered: 'Answered',
  escalated: 'Dispute resolution',
  closed: 'Closed',
};
const when = (at: number): string => renderTime(at, 'en');

/** How a message stands: markup. */
export function ticketMarks(ticket: DeskTicket, at: number): string {
  const { state, dueAt } = ticket;
  const late = isOverdue(ticket, at) ? '<b class="mark outside">late</b> ' : '';
  return `${late}${dueAt === null ? '' : '<span class="mark warn">complaint</span> '}<span class="mark ${state === 'waiting' ? 'warn' : 'inside'}">${state}</span>`;
}

const searchForm = (text: string): string =>
  `<form class="search" method="get" action="${path}" role="search"><p><label for="q">Number of the message, or the sender’s whole email address</label><input id="q" name="q" type="search" maxlength="254" autocomplete="off" value="${escaped(text)}"></p><p><button class="go">Search</button></p></form>`;

/** @param list null: found by a text */
export function ticketsPage(
  visit: Visit,
  { list, text, tickets }: { list: TicketList | null; text: string; tickets: Page<DeskTicket> },
): Response {
  const { operator, at } = visit;
  const tabs = ticketLists.map((each) => {
    const name = listNames[each];
    return each === list ? `<b aria-current="page">${name}</b>` : `<a href="${path}?list=${each}">${name}</a>`;
  });
  const rows = tickets.rows.map((ticket) => {
    const { reference, name, email, message, writtenAt, dueAt } = ticket;
    return [
      { html: `<a class="whole" href="${ticketPath(reference)}">${reference}</a>` },
      { html: ticketMarks(ticket, at) },
      `${name} <${email}>`,
      beginningOf(message),
      when(writtenAt),
      dueAt === null ? '' : when(dueAt),
    ];
  });
  const heads = ['Number', 'State', 'From', 'Message', 'Written, UTC', 'Answer by, UTC'];
  return operatorPage(
    'Support',
    `${searchForm(text)}<nav aria-label="Lists">${tabs.join('')}</nav>${section(list ? listNames[list] : 'Found', table(list ? listNames[list] : 'Found', heads, rows) + pager(visit, path, tickets))}`,
    { operator },
  );
}

const letterRule =
  'The letter tells the sender our final position, in your words, and where dispute resolution is asked for. It goes out in the sender’s language frame.';

/** Whether anything is wrong with a post, and what had been written. */
export type TicketProblem = { problem: string; step: string; text: string } | null;

/** A message, what was answered, and what may be done. */
export function ticketPage(
  { ticket, answers, others }: { ticket: DeskTicket; answers: readonly TicketAnswer[]; others: Page<DeskTicket> },
  {
    operator,
    at,
    isDone,
    wrong,
    status,
  }: { operator: Operator; at: number; isDone: boolean; wrong: TicketProblem; status: number },
): Response {
  const { reference, playerId, name, email, message, language, writtenAt, dueAt } = ticket;
  const title = `Message ${reference}`;
  const known: [string, string][] = [
    ['From', name],
    ['Email', email],
    ['Language', languageFacts[language].name],
    ['Written, UTC', when(writtenAt)],
    ...(dueAt === null ? [] : [['Answer by, UTC', when(dueAt)] as [string, string]]),
  ];
  const player = playerId
    ? `<p><a href="${deskFacts.players.path}/${escaped(playerId)}">The player’s page</a></p>`
    : '<p>Written by somebody who was not logged in: who it is has not been proved.</p>';
  const said = answers.map(
    ({ kind, text, actor, at: answered, sentAt }) =>
      `<article class="card"><h3>${kind === 'letter' ? 'Letter' : 'Answer'} <small>${escaped(actor)}, ${when(answered)} UTC${sentAt === null ? ', not mailed yet' : ''}</small></h3><p class="said">${lines(text)}</p></article>`,
  );
  const news: DeskNews = wrong ? { problem: wrong.problem, at: `${wrong.step}-form` } : isDone ? 'done' : null;
  const body = `${newsNote(news)}<p>${ticketMarks(ticket, at)}</p>${section('Message', `<article class="card"><p class="said">${lines(message)}</p></article>${facts(known)}${player}`)}
    ${said.length === 0 ? '' : section('What was written to the sender', said.join(''))}
    ${section('What to do', forms(ticket, at, wrong))}
    ${section(
      'More of this sender',
      table(
        'More of this sender',
        ['Number', 'State', 'Message', 'Written, UTC'],
        others.rows
          .filter((other) => other.reference !== reference)
          .map((other) => [
            { html: `<a class="whole" href="${ticketPath(other.reference)}">${other.reference}</a>` },
            other.state,
            beginningOf(other.message),
            when(other.writtenAt),
          ]),
      ) +
        (others.next ? `<p><a href="${path}?q=${escaped(encodeURIComponent(email))}">All of this sender</a></p>` : ''),
    )}`;
  return operatorPage(wrong ? `There is a problem: ${title}` : title, body, { heading: title, operator, status });
}

/** So much of a message that one knows it by. */
export function beginningOf(message: string): string {
  const line = message.replace(/\s+/g, ' ');
  const beginning = firstCharacters(line, 80);
  return beginning === line ? line : `${beginning.trimEnd()}…`;
}

/** What somebody wrote, with its own line breaks. */
const lines = (text: string): string => escaped(text).replace(/\n/g, '<br>');

function forms(ticket: DeskTicket, at: number, wrong: TicketProblem): string {
  const { reference, state, answers, dueAt } = ticket;
  const may = (act: TicketAct) => ticketRefusal(ticket, act, at) === null;
  const hidden = { ticket: reference, state, answers: String(answers) };
  const written = (step: TicketAct, label: string) =>
    `<p><label for="text-${step}">${label}</label><textarea id="text-${step}" name="text" rows="8" maxlength="${supportAnswerMax}" required>${escaped(wrong?.step === step ? wrong.text : '')}</textarea></p>`;
  const kept = Object.entries({ ...hidden, step: 'answer', note: 'answered', press: newUuid() }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  );
  const answer = `<form id="answer-form" method="post" action="${path}">${kept.join('')}${written('answer', 'Answer, mailed to the sender')}<button class="go">Send the answer</button></form>`;
  const act = (step: TicketAct, button: string, look: 'go' | 'stop', fields = '') =>
    may(step)
      ? `<div id="${step}-form">${actForm(path, step, button, { look, hidden, fields, isWrong: wrong?.step === step })}</div>`
      : '';
  const folded = [
    act('complaint', 'It is a complaint', 'go'),
    act(
      'escalate',
      'Open dispute resolution',
      'stop',
      `<p>${letterRule}</p>${written('escalate', 'Our final position')}`,
    ),
    act('close', 'Close', 'stop'),
    act('reopen', 'Open again', 'go'),
  ];
  const rule =
    dueAt === null || may('close') || state === 'closed'
      ? ''
      : `<p>A complaint is closed once it was answered, and one that was not answered in time only after dispute resolution was opened.</p>`;
  return `${may('answer') ? answer : ''}${rule}<div class="steps">${folded.join('')}</div>`;
}
