import type { Context, Hono } from 'hono';
import { birthdateFault } from 'contract/birthdate';
import { firstCharacters } from 'contract/characters';
import { documentRejections, type DocumentRejection } from 'contract/documents';
import {
  type Decision,
  documentFile,
  documentsPort,
  isDocumentId,
  type Person,
  playerIn,
  waitingDocuments,
} from '../../features/documents';
import { decidedAlready, documentsPage, documentsPath, type DocumentNews } from './page';
import { refused } from '../../kernel/outcome';
import { answer } from '../../kernel/http/answer';
import type { ApiContext } from '../../kernel/http/api-context';
import { readText } from '../../kernel/http/body';
import { actorOf } from '../till/routes';
import { systemOf } from '../../kernel/player-client';

/** Each is asked of its own player's object, so that a page never shows what is over. */
const shownAtOnce = 10;
const longestName = 25;

type DeskContext = Context<ApiContext>;

/** The desk for players' documents, behind the door of `/__ops/`. */
export function documentDeskRoutes(app: Hono<ApiContext>): void {
  app.get(documentsPath, async (context) => {
    const id = context.req.query('decided') ?? '';
    const view = isDocumentId(id) ? await systemOf(context.env, playerIn(id), documentsPort).documentView(id) : null;
    return page(context, view?.ok && view.data.document.status !== 'pending' ? { decided: view.data.document } : null);
  });

  app.get(`${documentsPath}/:id/file`, async (context) => {
    const id = context.req.param('id');
    return (isDocumentId(id) && (await documentFile(context.env, id))) || answer(refused('not_found'), 'en');
  });

  app.post(documentsPath, async (context) => {
    const text = await readText(context.req.raw);
    return text.ok ? decide(context, new URLSearchParams(text.data)) : answer(text, 'en');
  });
}

async function decide(context: DeskContext, form: URLSearchParams): Promise<Response> {
  const { at } = context.get('facts');
  const id = form.get('document') ?? '';
  if (!isDocumentId(id)) return answer(refused('not_found'), 'en');
  const calls = systemOf(context.env, playerIn(id), documentsPort);
  const view = await calls.documentView(id);
  if (!view.ok) return answer(view, 'en');
  const step = form.get('step');
  if (step !== 'approve' && step !== 'reject') return answer(refused('invalid_request'), 'en');
  const { decision, fault } =
    step === 'approve' ? approval(form, view.data.document.type === 'identity', at) : rejection(form);
  if (!decision) return page(context, { id, ...fault }, 422);
  const decided = await calls.decideDocument(id, decision, actorOf(context), at);
  if (decided.ok)
    return new Response(null, {
      status: 303,
      headers: { location: `${documentsPath}?decided=${id}`, 'cache-control': 'no-store' },
    });
  const before = await calls.documentView(id);
  return before.ok ? page(context, { id, problem: decidedAlready(before.data.document) }, 409) : answer(before, 'en');
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

async function page({ env }: DeskContext, news: DocumentNews | null, status = 200): Promise<Response> {
  const { total, ids } = await waitingDocuments(env.DB, shownAtOnce);
  const views = await Promise.all(ids.map((id) => systemOf(env, playerIn(id), documentsPort).documentView(id)));
  const shown = views.flatMap((view) => (view.ok && view.data.document.status === 'pending' ? [view.data] : []));
  return documentsPage(shown, total - (ids.length - shown.length), news, status);
}
