import { documentRejections } from 'contract/documents';
import type { Hono } from 'hono';
import { z } from 'zod';
import { refused, type Outcome } from '../kernel/outcome';
import { documentFile, isDocumentId } from '../features/documents';
import { allDocuments, decideDocument } from './documents';
import { answer } from '../kernel/http/answer';
import type { ApiContext } from '../kernel/http/api-context';
import { parseJson, readText } from '../kernel/http/body';

const Rejection = z.object({ reason: z.enum(documentRejections) });

const json = (outcome: Outcome<unknown>): Response => answer(outcome, 'en');

/** What the QA console does with documents; behind the console's own door. */
export function qaDocumentRoutes(app: Hono<ApiContext>): void {
  app.get('/__qa/documents', async (context) => json(await allDocuments(context.env)));

  app.get('/__qa/documents/:id/file', async (context) => {
    const id = context.req.param('id');
    return (isDocumentId(id) && (await documentFile(context.env, id))) || json(refused('not_found'));
  });

  app.post('/__qa/documents/:id/approve', async (context) => {
    const id = context.req.param('id');
    return json(
      isDocumentId(id)
        ? await decideDocument(context.env, id, { status: 'approved' }, context.get('facts').at)
        : refused('not_found'),
    );
  });

  app.post('/__qa/documents/:id/reject', async (context) => {
    const text = await readText(context.req.raw);
    const value = text.ok ? parseJson(text.data) : text;
    const body = value.ok ? Rejection.safeParse(value.data) : null;
    const id = context.req.param('id');
    if (!body?.success)
      return json(refused('invalid_request', { errors: [{ field: 'reason', code: 'invalid_enum_value' }] }));
    return json(
      isDocumentId(id)
        ? await decideDocument(
            context.env,
            id,
            { status: 'rejected', reason: body.data.reason },
            context.get('facts').at,
          )
        : refused('not_found'),
    );
  });
}
