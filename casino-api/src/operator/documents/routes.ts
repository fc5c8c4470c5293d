import { birthdateFault } from 'contract/birthdate';
import { firstCharacters } from 'contract/characters';
import { documentAsks, documentRejections, type DocumentRejection, documentTypes } from 'contract/documents';
import { duplicatesOf } from '../../features/desk';
import {
  type Decision,
  documentFile,
  documentsPort,
  isDocumentId,
  type Person,
  playerIn,
  waitingDocuments,
} from '../../features/documents';
import { decidedAlready, documentPage, documentsPage, documentsPath, type DocumentNews } from './page';
import { refused } from '../../kernel/outcome';
import { answer } from '../../kernel/http/answer';
import { type Desk, type DoneBy, noteOf, pressOf, seeOther, type Visit } from '../desk';
import { deskFacts } from '../menu';
import { placeOf, standingAt } from '../paging';
import { systemOf } from '../../kernel/player-client';

/** Each is asked of its own player's object, so that a page never shows what is over. */
const shownAtOnce = 10;
const longestName = 25;

/** The desk for players' documents. */
export const documentDesk: Desk = {
  ...deskFacts.documents,
  pages: {
    '': async (visit) => {
      const { env, req } = visit.context;
      if (req.query('asked') !== undefined) return page(visit, { asked: true });
      const id = req.query('decided') ?? '';
      const view = isDocumentId(id) ? await systemOf(env, playerIn(id), documentsPort).documentView(id) : null;
      return page(visit, view?.ok && view.data.document.status !== 'pending' ? { decided: view.data.document } : null);
    },
    '/:id': (visit) => one(visit, visit.context.req.param('id') ?? '', null),
    '/:id/file': async ({ context: { env, req } }) => {
      const id = req.param('id') ?? '';
      return (isDocumentId(id) && (await documentFile(env, id))) || answer(refused('not_found'), 'en');
    },
  },
  acts: {
    approve: { roles: ['identity'], run: (visit, form, by) => decide(visit, form, 'approve', by) },
    ask: { roles: ['identity'], run: ask },
    reject: { roles: ['identity'], run: (visit, form, by) => decide(visit, form, 'reject', by) },
  },
};

/** Asks the player of a document for another one; the document itself still waits for its decision. */
async function ask(visit: Visit, form: URLSearchParams, { actor }: DoneBy): Promise<Response> {
  const { context, at } = visit;
  const id = form.get('document') ?? '';
  if (!isDocumentId(id)) return answer(refused('not_found'), 'en');
  const type = documentTypes.find((each) => each === form.get('type'));
  const reason = documentAsks.find((each) => each === form.get('reason'));
  const note = noteOf(form);
  if (!type || !reason) return problem(visit, { id, problem: 'Choose a document and a reason', field: 'ask' }, 422);
  if (note === '') return problem(visit, { id, problem: 'Write down why first', field: 'ask' }, 422);
  const playerId = playerIn(id);
  const by = { id: `${playerId}:${pressOf(form, visit)}`, actor, note };
  const asked = await systemOf(context.env, playerId, documentsPort).askForDocument({ type, reason }, by, at);
  return asked.ok ? seeOther(standingAt(visit, documentsPath, { asked: '1' })) : answer(asked, 'en');
}

async function decide(
  visit: Visit,
  form: URLSearchParams,
  step: 'approve' | 'reject',
  { actor }: DoneBy,
): Promise<Response> {
  const { context, at } = visit;
  const id = form.get('document') ?? '';
  if (!isDocumentId(id)) return answer(refused('not_found'), 'en');
  const calls = systemOf(context.env, playerIn(id), documentsPort);
  const view = await calls.documentView(id);
  if (!view.ok) return answer(view, 'en');
  const { decision, fault } =
    step === 'approve' ? approval(form, view.data.document.type === 'identity', at) : rejection(form);
  if (!decision) return problem(visit, { id, ...fault }, 422);
  const decided = await calls.decideDocument(id, decision, actor, at);
  if (decided.ok) return seeOther(standingAt(visit, documentsPath, { decided: id }));
  const before = await calls.documentView(id);
  return before.ok ? problem(visit, { id, problem: decidedAlready(before.data.document) }, 409) : answer(before, 'en');
}

type Fault = Omit<Extract<DocumentNews, { problem: string }>, 'id'>;
type Read = { decision: Decision; fault?: never } | { decision?: never; fault: Fault };

const isRejection = (text: string): text is DocumentRejection =>
  (documentRejections as readonly string[]).includes(text);

function rejection(form: URLSearchParams): Read {
  const reason = form.get('reason') ?? '';
  return isRejection(reason)
    ? { decision: { status: 'rejected', reason } }
    : { fault: { problem: 'Choose why it is rejected', field: 'reason' } };
}

/** A proof of identity is approved with what stands on it: a printed name of one or two letters is a name (DOMAIN §5). */
function approval(form: URLSearchParams, isIdentity: boolean, at: number): Read {
  if (!isIdentity) return { decision: { status: 'approved' } };
  const read = (field: string) =>
    firstCharacters((form.get(field) ?? '').replace(/\p{C}/gu, ' ').trim(), longestName + 1);
  const person: Person = { fname: read('fname'), lname: read('lname'), birthdate: read('birthdate') };
  for (const field of ['fname', 'lname'] as const) {
    if (person[field] === '' || person[field].length > longestName)
      return { fault: { problem: 'Write the name as it is printed, 25 characters at most', field, given: person } };
  }
  const fault = birthdateFault(person.birthdate, at);
  if (fault)
    return {
      fault: {
        problem:
          fault === 'underage'
            ? 'Somebody under 18 can’t be verified: reject the document and block the account'
            : 'Write a real date as DD-MM-YYYY',
        field: 'birthdate',
        given: person,
      },
    };
  return { decision: { status: 'approved', person } };
}

async function page(visit: Visit, news: DocumentNews | null, status = 200): Promise<Response> {
  const { env } = visit.context;
  const waiting = await waitingDocuments(env.DB, placeOf(visit), shownAtOnce);
  const [views, duplicates] = await Promise.all([
    Promise.all(waiting.rows.map(({ id, playerId }) => systemOf(env, playerId, documentsPort).documentView(id))),
    duplicatesOf(env.DB, [...new Set(waiting.rows.map(({ playerId }) => playerId))]),
  ]);
  const rows = views.flatMap((view) => (view.ok && view.data.document.status === 'pending' ? [view.data] : []));
  return documentsPage(visit, { ...waiting, rows }, duplicates, news, status);
}

/** A document on a page of its own. */
async function one(visit: Visit, id: string, news: DocumentNews | null, status = 200): Promise<Response> {
  const { env } = visit.context;
  if (!isDocumentId(id)) return answer(refused('not_found'), 'en');
  const playerId = playerIn(id);
  const [view, duplicates] = await Promise.all([
    systemOf(env, playerId, documentsPort).documentView(id),
    duplicatesOf(env.DB, [playerId]),
  ]);
  return view.ok ? documentPage(visit, view.data, duplicates, news, status) : answer(view, 'en');
}

/** What is wrong with a post about a document is told where it stands alone, on whatever page of the list it was. */
const problem = (visit: Visit, news: Extract<DocumentNews, { problem: string }>, status: number): Promise<Response> =>
  one(visit, news.id, news, status);
