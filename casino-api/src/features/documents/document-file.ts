import { documentExtensions } from './document-kinds';
import type { Env } from '../../kernel/env';
import { systemOf } from '../../kernel/player-client';
import { documentsPort } from './feature';

/** A document's id begins with its player's. */
export const playerIn = (id: string): string => id.split('.')[0] ?? '';

/** Whether a text can be a document's id: any other must not wake an object. */
export const isDocumentId = (id: string): boolean => /^[0-9a-f-]{36}\.[0-9a-f-]{36}$/.test(id);

/**
 * The file, for those who decide about documents: always a download, so that what a player uploaded never runs or shows by itself in our name. A picture says
 * that it is one, for the page that shows it; anything else is bytes. Null when there is none.
 */
export async function documentFile(env: Env, id: string): Promise<Response | null> {
  const stored = await systemOf(env, playerIn(id), documentsPort).documentFile(id);
  const object = stored && (await env.DOCUMENTS.get(stored.file));
  if (!object) return null;
  return new Response(object.body, {
    headers: {
      'content-type': stored.mime.startsWith('image/') ? stored.mime : 'application/octet-stream',
      'content-disposition': `attachment; filename="${stored.type}.${documentExtensions[stored.mime]}"`,
      'content-length': String(object.size),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    },
  });
}
