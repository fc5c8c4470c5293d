import { ageAt, readBirthdate } from 'contract/birthdate';
import { documentAsks, documentRejections, type DocumentRejection, documentTypes } from 'contract/documents';
import { escaped } from '../../kernel/html';
import { terms } from 'locales/en/terms';
import { renderTime } from '../../features/messages';
import type { Duplicate } from '../../features/desk';
import type { DeskDocument, DocumentView, Person } from '../../features/documents';
import type { Page } from '../../kernel/paged-list';
import type { Visit } from '../desk';
import { actForm, select } from '../forms';
import { deskFacts } from '../menu';
import { operatorPage } from '../pages';
import { pager, standingAt } from '../paging';
import { shortId } from '../till/page';

export const documentsPath = deskFacts.documents.path;
export const documentPath = (id: string): string => `${documentsPath}/${encodeURIComponent(id)}`;

/** The fields of a decision that can be wrong. */
type DocumentField = keyof Person | 'reason' | 'ask';

/** What a post came to: a decision of somebody, or a problem with a document, by its id, with what was given. */
export type DocumentNews =
  | { asked: true }
  | { decided: Pick<DeskDocument, 'type' | 'status' | 'decidedBy'> }
  | { problem: string; id: string; field?: DocumentField; given?: Person };

const said = ({ type, status, decidedBy }: Pick<DeskDocument, 'type' | 'status' | 'decidedBy'>): string =>
  `${terms.document[type]}: ${status}${decidedBy ? ` by ${decidedBy}` : ''}`;

/** The second person at a button reads what the first one did. */
export const decidedAlready = (document: DeskDocument): string => `This was decided already: ${said(document)}.`;

/** A page of the documents that wait, the oldest first. */
export function documentsPage(
  visit: Visit,
  views: Page<DocumentView>,
  duplicates: readonly Duplicate[],
  news: DocumentNews | null,
  status: number,
): Response {
  const title = 'Documents';
  const isProblem = news !== null && 'problem' in news;
  const body = `${newsOf(news)}<p>Compare each document with the account. What you approve of a proof of identity binds the player’s name and birth date, as you write them here.</p>
    <section aria-labelledby="waiting"><h2 id="waiting">Waiting</h2>${views.rows.length === 0 ? '<p class="none">Nothing waits.</p>' : ''}${views.rows.map((view) => card(visit, view, news, duplicates)).join('')}${pager(visit, documentsPath, views)}</section>`;
  return operatorPage(isProblem ? `There is a problem: ${title}` : title, body, {
    heading: title,
    status,
    operator: visit.operator,
    hasPictures: true,
  });
}

/** One document, whatever became of it: here too it is decided while it waits. */
export function documentPage(
  visit: Visit,
  view: DocumentView,
  duplicates: readonly Duplicate[],
  news: DocumentNews | null,
  status: number,
): Response {
  const title = `Document: ${terms.document[view.document.type]} of ${view.username}`;
  const isProblem = news !== null && 'problem' in news;
  const all = `<p><a href="${escaped(standingAt(visit, documentsPath))}">All that wait</a></p>`;
  return operatorPage(
    isProblem ? `There is a problem: ${title}` : title,
    `${newsOf(news)}${all}${card(visit, view, news, duplicates, 'h2')}`,
    { heading: title, status, operator: visit.operator, hasPictures: true },
  );
}

function newsOf(news: DocumentNews | null): string {
  if (!news) return '';
  if ('asked' in news) return '<p class="note good" role="status">The player was asked for another document.</p>';
  if ('decided' in news) return `<p class="note good" role="status">${escaped(said(news.decided))}.</p>`;
  const problem = escaped(news.problem);
  return `<div class="note bad" role="alert" tabindex="-1" autofocus><h2>There is a problem</h2><p>${news.field ? `<a href="#${news.field}-${escaped(news.id)}">${problem}</a>` : problem}</p></div>`;
}

const fields: readonly { name: keyof Person; label: string; hint: string }[] = [
  { name: 'fname', label: 'First name, as printed', hint: 'maxlength="25"' },
  { name: 'lname', label: 'Last name, as printed', hint: 'maxlength="25"' },
  {
    name: 'birthdate',
    label: 'Birth date, DD-MM-YYYY',
    hint: 'maxlength="10" inputmode="numeric" pattern="[0-9]{2}-[0-9]{2}-[0-9]{4}"',
  },
];

/** Full years by the account's birth date. */
function ageOf(birthdate: string, at: number): string {
  const birth = readBirthdate(birthdate);
  return birth ? String(ageAt(birth, at)) : 'unknown';
}

/** By what two accounts seem to be of one person. */
export const sameBy: Record<Duplicate['by'], string> = {
  person: 'same name and birth date',
  payout: 'paid to the same address or account',
};
const playerLink = (playerId: string, username: string): string =>
  `<a href="${deskFacts.players.path}/${escaped(playerId)}">${escaped(username)}</a>`;

/** The other accounts that seem to be of the same person. */
const warningOf = (playerId: string, duplicates: readonly Duplicate[]): string =>
  duplicates
    .filter((each) => each.playerId === playerId)
    .map(
      ({ otherId, username, by }) =>
        `<p><b class="mark outside">possible second account</b> ${playerLink(otherId, username)}, ${sameBy[by]}</p>`,
    )
    .join('');

function card(
  visit: Visit,
  {
    playerId,
    username,
    person,
    country,
    verified,
    document: { id, type, mime, bytes, uploadedAt, status, reason, decidedAt, decidedBy },
    asked,
  }: DocumentView,
  news: DocumentNews | null,
  duplicates: readonly Duplicate[],
  heading: 'h2' | 'h3' = 'h3',
): string {
  const action = standingAt(visit, documentsPath);
  const key = escaped(id);
  const own = news && 'problem' in news && news.id === id ? news : null;
  const wrong = (field: DocumentField) =>
    own?.field === field ? ` aria-invalid="true" aria-describedby="error-${key}"` : '';
  const error = (field: DocumentField) =>
    own?.field === field ? `<p class="outside" id="error-${key}">${escaped(own.problem)}</p>` : '';
  const file = `${documentsPath}/${key}/file`;
  const name = terms.document[type];
  const facts: [string, string][] = [
    ['Player', shortId(playerId)],
    ['Name', `${person.fname} ${person.lname}`],
    ['Birth date', person.birthdate],
    ['Age', ageOf(person.birthdate, visit.at)],
    ['Country', country],
    ['Account', verified ? 'verified' : 'not verified'],
    ['Uploaded', `${renderTime(uploadedAt, 'en')} UTC`],
    ['File', `${mime}, ${Math.ceil(bytes / 1_000)} kB`],
    ...(status === 'pending'
      ? []
      : ([
          ['State', `${status}${reason ? `: ${terms.rejection[reason]}` : ''}`],
          ['Decided', `${decidedAt === null ? '' : `${renderTime(decidedAt, 'en')} UTC`} ${decidedBy ?? ''}`.trim()],
        ] as [string, string][])),
    ...asked.map((each): [string, string] => ['Asked for', `${terms.document[each.type]}: ${terms.ask[each.reason]}`]),
  ];
  const inputs =
    type !== 'identity'
      ? ''
      : fields
          .map(
            ({ name: field, label, hint }) =>
              `<p><label for="${field}-${key}">${label}</label><input id="${field}-${key}" name="${field}" required ${hint} autocomplete="off" value="${escaped((own?.given ?? person)[field])}"${wrong(field)}></p>${error(field)}`,
          )
          .join('');
  const options = documentRejections
    .map((reason: DocumentRejection) => `<option value="${reason}">${escaped(terms.rejection[reason])}</option>`)
    .join('');
  const choices = <Name extends string>(names: readonly Name[], texts: Readonly<Record<Name, string>>) =>
    names.map((each) => [each, texts[each]] as const);
  const ask = actForm(action, 'ask', 'Ask for another document', {
    hidden: { document: id },
    place: id,
    isWrong: own?.field === 'ask',
    fields:
      select('Document', 'type', choices(documentTypes, terms.document), `type-${id}`) +
      select('Reason, told to the player', 'reason', choices(documentAsks, terms.ask), `ask-${id}`),
  });
  const hidden = (step: string) =>
    `<input type="hidden" name="document" value="${key}"><input type="hidden" name="step" value="${step}">`;
  const approve = `<form method="post" action="${escaped(action)}">${hidden('approve')}${inputs}<p><button class="go">Approve</button></p></form>`;
  const reject = `<details${own?.field === 'reason' ? ' open' : ''}><summary>Reject</summary><form method="post" action="${escaped(action)}">${hidden('reject')}
    <p><label for="reason-${key}">Reason, told to the player</label><select id="reason-${key}" name="reason" required${wrong('reason')}><option value="">Please choose</option>${options}</select></p>${error('reason')}<button class="stop">Reject</button></form></details>`;
  const shown = mime.startsWith('image/')
    ? `<p><img src="${file}" alt="${escaped(`${name} of ${username}`)}" loading="lazy" width="640"></p>`
    : '';
  const title = heading === 'h2' ? escaped(name) : `<a href="${documentPath(id)}">${escaped(name)}</a>`;
  return `<article class="card" aria-labelledby="d-${key}"><${heading} id="d-${key}">${title} <small>${escaped(username)}</small></${heading}>
    <dl>${facts.map(([fact, text]) => `<div><dt>${fact}</dt><dd>${escaped(text)}</dd></div>`).join('')}</dl><p>${playerLink(playerId, 'The player’s page')}</p>${warningOf(playerId, duplicates)}
    <div class="beside"><div>${shown}<p><a href="${file}">Download the file</a></p></div>
    <div>${status === 'pending' ? `${approve}${reject} ` : ''}${ask}</div></div></article>`;
}
