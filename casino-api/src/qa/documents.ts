import { listDocuments, type IndexedDocument } from '../documents/document-index';
import { documentExtensions } from '../domain/document-kinds';
import type { Env } from '../env';
import { done, type Outcome } from '../outcome';
import type { Decision, KeptDocument } from '../player/documents';
import { playerCalls } from '../player/player-calls';

/** What those who decide about documents do. A document's id begins with its player's. */

const playerIn = (id: string): string => id.split('.')[0] ?? '';

export const allDocuments = async (env: Env): Promise<Outcome<{ documents: IndexedDocument[] }>> => done({ documents: await listDocuments(env.DB) });

/** Refusals: `not_found`; `invalid_request` when it was decided otherwise. */
export const decideDocument = (env: Env, id: string, decision: Decision, at: number): Promise<Outcome<KeptDocument>> =>
  playerCalls(env, playerIn(id)).decideDocument(id, decision, at);

/** The file, always as a download: what a player uploaded never runs or shows in our name. Null when there is none. */
export async function downloadDocument(env: Env, id: string): Promise<Response | null> {
  const stored = await playerCalls(env, playerIn(id)).documentFile(id);
  const object = stored && (await env.DOCUMENTS.get(stored.file));
  if (!object) return null;
  return new Response(object.body, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${stored.type}.${documentExtensions[stored.mime]}"`,
      'content-length': String(object.size),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    },
  });
}

/** Whether a text can be a document's id: any other must not wake an object. */
export const isDocumentId = (id: string): boolean => /^[0-9a-f-]{36}\.[0-9a-f-]{36}$/.test(id);
