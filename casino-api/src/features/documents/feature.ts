import type { OperatorEntryMessage } from '../desk';
import type { AccountRecord } from '../accounts';
import { port, type Ground, type PlayerCallsOf, type Session, type SystemCallsOf } from '../../kernel/feature';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { DocumentMessage } from './document-index';
import type { AskedDocument, Decision, DeskDocument, Documents, KeptDocument, Person, StoredFile } from './documents';
import { documentTables } from './schema';

/** A document and what of its player counts for the decision. */
export interface DocumentView {
  playerId: string;
  username: string;
  person: Person;
  country: string;
  verified: boolean;
  document: DeskDocument;
  asked: AskedDocument[];
}

/** What a player shows of himself, and what the back office decides about it (DOMAIN §5). */
export const documentsFeature = (
  { outbox }: Pick<Ground<DocumentMessage | OperatorEntryMessage>, 'outbox'>,
  documents: Documents,
  account: () => AccountRecord | null,
) => ({
  player: ({ at }: Session) => ({
    ownDocuments: (): Outcome<{ verified: boolean; documents: KeptDocument[]; asked: AskedDocument[] }> =>
      done({ verified: account()?.kycVerified === true, documents: documents.list(), asked: documents.asked() }),

    /** Asked before a file is read. Refusal: `too_many_requests`. */
    mayUploadDocument: (): Outcome<null> => documents.mayUpload(at),

    /** Takes on a file that lies in the bucket. Refusal: `too_many_requests`. */
    addDocument(file: StoredFile): Outcome<KeptDocument> {
      const may = documents.mayUpload(at);
      const owner = account();
      if (!owner) return refused('session_expired');
      return may.ok ? done(documents.add(owner.playerId, file, at)) : may;
    },
  }),

  system: {
    /** For those who decide about documents. */
    documentFile: (id: string): StoredFile | null => documents.file(id),

    /** A document with whom the account says that its player is. Refusal: `not_found`. */
    documentView(id: string): Outcome<DocumentView> {
      const owner = account();
      const document = documents.onDesk(id);
      if (!owner || !document) return refused('not_found');
      const { playerId, username, fname, lname, birthdate, country, kycVerified } = owner;
      return done({
        playerId,
        username,
        person: { fname, lname, birthdate },
        country,
        verified: kycVerified,
        document,
        asked: documents.asked(),
      });
    },

    /** Asks for another document, logged in its step; the same press once. Refusal: `not_found`. */
    askForDocument(
      wanted: Pick<AskedDocument, 'type' | 'reason'>,
      { id, actor, note }: { id: string; actor: string; note: string },
      at: number,
    ): Outcome<null> {
      const owner = account();
      if (!owner) return refused('not_found');
      const { playerId, username } = owner;
      if (!documents.ask(id, wanted, at)) return done(null);
      const details = { username, note, document: wanted.type, after: { asked: wanted.reason } };
      const entry = {
        id: `document_ask:${id}`,
        at,
        actor,
        action: 'document_ask',
        subject: playerId,
        playerId,
        details,
      } as const;
      outbox.write({ kind: 'till_entry', entry }, at);
      return done(null);
    },

    /** A decision of the back office, logged in its step. Refusals: `not_found`, `invalid_request`. */
    decideDocument(id: string, decision: Decision, actor: string, at: number): Outcome<KeptDocument> {
      const owner = account();
      if (!owner) return refused('not_found');
      const { playerId, username } = owner;
      return documents.decide(playerId, id, decision, actor, at, ({ type }) => {
        const details = {
          username,
          document: type,
          ...(decision.status === 'rejected' ? { rejection: decision.reason } : {}),
        };
        const action = decision.status === 'rejected' ? 'document_reject' : 'document_approve';
        outbox.write(
          { kind: 'till_entry', entry: { id: `document:${id}`, at, actor, action, subject: id, details } },
          at,
        );
      });
    },
  },
});
documentsFeature.schema = documentTables;

export const documentsPort = port<PlayerCallsOf<typeof documentsFeature>, SystemCallsOf<typeof documentsFeature>>(
  'documents',
);
