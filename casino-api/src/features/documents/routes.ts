import * as contract from 'contract/documents';
import type { Language } from 'contract/constants';
import { storeUpload } from './store-upload';
import { apiTexts } from 'locales/api';
import { done, refused } from '../../kernel/outcome';
import type { KeptDocument } from './documents';
import { playerOf } from '../../kernel/http/request';
import { mount, type Handler, type Mounts } from '../../kernel/http/mount';
import { newUuid } from '../../kernel/randomness';
import { documentsPort } from './feature';

export function documentsRoutes(mounts: Mounts): void {
  mount(mounts, contract.playerDocuments, async (context) => {
    const kept = await playerOf(context, documentsPort).ownDocuments();
    if (!kept.ok) return kept;
    return done({
      kycStatus: kept.data.verified ? 'verified' : 'not_verified',
      documents: kept.data.documents.map((document) => viewOf(document, context.language)),
      asked: kept.data.asked.map(({ reason, ...asked }) => ({
        ...asked,
        reason: apiTexts(context.language).terms.ask[reason],
      })),
    });
  });
  mount(mounts, contract.playerDocumentsSchema, () =>
    done({
      types: [...contract.documentTypes],
      mimes: [...contract.documentMimes],
      maximumBytes: contract.documentMaximum,
    }),
  );
  mount(mounts, contract.uploadPlayerDocument, upload);
}

const viewOf = (document: KeptDocument, language: Language): contract.PlayerDocument => ({
  ...document,
  reason: document.reason && apiTexts(language).terms.rejection[document.reason],
});

/** The session is asked before the file is read, and the file is in the bucket before anybody hears of it. */
const upload: Handler<typeof contract.uploadPlayerDocument> = async (context) => {
  const { env, params, stream, language } = context;
  const may = await playerOf(context, documentsPort).mayUploadDocument();
  if (!may.ok) return may;
  if (!stream) return refused('document_type_not_allowed');
  const file = `documents/${newUuid()}`;
  const stored = await storeUpload({
    bucket: env.DOCUMENTS,
    key: file,
    owner: context.sessions.player!.playerId,
    body: stream,
    later: context.later,
  });
  if (!stored.ok) return stored;
  const added = await playerOf(context, documentsPort).addDocument({ type: params.documentType, file, ...stored.data });
  if (added.ok) return done(viewOf(added.data, language));
  await env.DOCUMENTS.delete(file);
  return added;
};
