import { ageAt, readBirthdate } from 'contract/birthdate';
import { documentAsks, documentRejections, type DocumentRejection, documentTypes } from 'contract/documents';
import { escaped } from '../../kernel/html';
import { terms } from 'locales/en/terms';
import { renderTime } from '../../features/messages';
import type { Duplicate } from '../../features/desk';
import type { DeskDocument, DocumentView, Person } from '../../features/documents';
import type { Operator } from '../../features/operators';
import { actForm, select } from '../forms';
import { deskFacts } from '../menu';
import { operatorPage } from '../pages';
import { shortId } from '../till/page';

export const documentsPath = '/__ops/documents';

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

/** The documents that wait, the oldest first. @param total how many wait, shown or not */
export function documentsPage(
  views: readonly DocumentView[],
  total: number,
  news: DocumentNews | null,
  {
    status,
    operator,
    at,
    duplicates,
  }: { status: number; operator: Operator; at: number; duplicates: readonly Duplicate[] },
): Response {
  const title = 'Documents';
  const isProblem = news !== null && 'problem' in news;
  const body = `${newsOf(news)}<p>Compare each document with the account. What you approve of a proof of identity binds the player’s name and birth date, as you write them here.</p>
    <section aria-labelledby="waiting"><h2 id="waiting">Waiting</h2>${views.length === 0 ? '<p class="none">Nothing waits.</p>' : ''}${total > views.length ? `<p>The oldest ${views.length} of ${total}.</p>` : ''}${views.map((view) => card(view, news, duplicates, at)).join('')}</section>`;
  return operatorPage(isProblem ? `There is a problem: ${title}` : title, body, {
    heading: title,
    status,
    operator,
    hasPictures: true,
  });
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

const sameBy: Record<Duplicate['by'], string> = {
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
  {
    playerId,
    username,
    person,
    country,
    verified,
    document: { id, type, mime, bytes, uploadedAt },
    asked,
  }: DocumentView,
  news: DocumentNews | null,
  duplicates: readonly Duplicate[],
  at: number,
): string {
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
    ['Age', ageOf(person.birthdate, at)],
    ['Country', country],
    ['Account', verified ? 'verified' : 'not verified'],
    ['Uploaded', `${renderTime(uploadedAt, 'en')} UTC`],
    ['File', `${mime}, ${Math.ceil(bytes / 1_000)} kB`],
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
  const ask = actForm(documentsPath, 'ask', 'Ask for another document', {
    hidden: { document: id },
    place: id,
    isWrong: own?.field === 'ask',
    fields:
      select('Document', 'type', choices(documentTypes, terms.document), `type-${id}`) +
      select('Reason, told to the player', 'reason', choices(documentAsks, terms.ask), `ask-${id}`),
  });
  const hidden = (step: string) =>
    `<input type="hidden" name="document" value="${key}"><input type="hidden" name="step" value="${step}">`;
  return `<article class="card" aria-labelledby="d-${key}"><h3 id="d-${key}">${escaped(name)} <small>${escaped(username)}</small></h3>
    <dl>${facts.map(([fact, text]) => `<div><dt>${fact}</dt><dd>${escaped(text)}</dd></div>`).join('')}</dl>${warningOf(playerId, duplicates)}
    <div class="beside"><div>${mime.startsWith('image/') ? `<p><img src="${file}" alt="${escaped(`${name} of ${username}`)}" loading="lazy" width="640"></p>` : ''}<p><a href="${file}">Download the file</a></p></div>
    <div><form method="post" action="${documentsPath}">${hidden('approve')}${inputs}<p><button class="go">Approve</button></p></form>
    <details${own?.field === 'reason' ? ' open' : ''}><summary>Reject</summary><form method="post" action="${documentsPath}">${hidden('reject')}
    <p><label for="reason-${key}">Reason, told to the player</label><select id="reason-${key}" name="reason" required${wrong('reason')}><option value="">Please choose</option>${options}</select></p>${error('reason')}<button class="stop">Reject</button></form></details> ${ask}</div></div></article>`;
}
