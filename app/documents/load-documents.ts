import type { AppLoadContext } from '@remix-run/cloudflare';
import { DocumentType } from 'contract/documents';
import { withPlayer } from '~/account/player-loader';
import { timeZoneOf } from '~/account/time-zone';

/** The documents with what became of them; `asked`: the type that a link asks to send again. */
export async function loadDocuments(context: AppLoadContext) {
  const {
    player,
    reads: [{ kycStatus, documents }],
  } = await withPlayer(context, () => [context.api.documents.list()]);
  const asked = DocumentType.safeParse(context.url.searchParams.get('type'));
  return { kycStatus, documents, asked: asked.success ? asked.data : null, timeZone: timeZoneOf(player) };
}
export type DocumentsData = Awaited<ReturnType<typeof loadDocuments>>;
