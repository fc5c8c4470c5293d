import { days } from 'contract/constants';
import type { DocumentAsk, DocumentRejection, DocumentType, PlayerDocument } from 'contract/documents';
import type { DocumentMime } from './document-kinds';
import { done, type Outcome, refused, retryAfter } from '../../kernel/outcome';
import type { Account, Person } from '../accounts';
import type { Messages } from '../messages';
import type { Sends } from '../../kernel/outbox';
import type { DocumentMessage } from './document-index';
import type { OwnStorage } from '../../kernel/storage/own-storage';
import { newUuid } from '../../kernel/randomness';
import { type Page, pageIn, pageWith, type Place } from '../../kernel/paged-list';

export type { Person };

/** A document without the words of its rejection, which depend on the reader's language. */
export interface KeptDocument extends Omit<PlayerDocument, 'reason'> {
  reason: DocumentRejection | null;
}

/** A file that lies in the bucket under the key `file`. */
export interface StoredFile {
  type: DocumentType;
  mime: DocumentMime;
  bytes: number;
  file: string;
}

/** `person`: as it stands on the document, which the account follows; left out: the account was right. */
export type Decision = { status: 'approved'; person?: Person } | { status: 'rejected'; reason: DocumentRejection };

/** A document that is asked for and was not sent yet. */
export interface AskedDocument {
  type: DocumentType;
  reason: DocumentAsk;
  askedAt: number;
}

/** A document for those who decide about it; `decidedBy` is null while it waits, and where nobody was named. */
export type DeskDocument = KeptDocument & { decidedBy: string | null };

type Row = {
  id: string;
  type: DocumentType;
  mime: DocumentMime;
  bytes: number;
  file: string;
  status: PlayerDocument['status'];
  reason: DocumentRejection | null;
  uploaded_at: number;
  decided_at: number | null;
  decided_by: string | null;
};

/** Nobody needs more tries in a day than this. */
const uploadsADay = 20;

interface Parts {
  own: OwnStorage;
  account: Account;
  messages: Messages;
  outbox: Sends<DocumentMessage>;
}

/** A player's documents and what was decided about them (DOMAIN §5). Times are epoch ms. */
export class Documents {
  private readonly sql: SqlStorage;

  constructor(private readonly parts: Parts) {
    this.sql = parts.own.sql;
  }

  /** Whether another one may come. Refusal: `too_many_requests`. */
  mayUpload(at: number): Outcome<null> {
    const [first, ...others] = this.sql.exec<{ at: number }>(
      'SELECT uploaded_at AS at FROM documents WHERE uploaded_at > ? ORDER BY uploaded_at',
      at - days,
    );
    return first && others.length + 1 >= uploadsADay
      ? refused('too_many_requests', retryAfter(first.at + days - at))
      : done(null);
  }

  /** Takes an uploaded file on; its id begins with the player's, which leads a decision back here. */
  add(playerId: string, { type, mime, bytes, file }: StoredFile, at: number): KeptDocument {
    const id = `${playerId}.${newUuid()}`;
    return this.parts.own.asOneStep(() => {
      this.sql.exec(
        "INSERT INTO documents (id, type, mime, bytes, file, status, uploaded_at) VALUES (?, ?, ?, ?, ?, 'pending', ?)",
        id,
        type,
        mime,
        bytes,
        file,
        at,
      );
      this.sql.exec('UPDATE asked_documents SET sent_at = ? WHERE type = ? AND sent_at IS NULL', at, type);
      return this.viewOf(this.row(id)!, playerId, at);
    });
  }

  /** Asks for another document and tells the player why; by its id once. @returns whether it was asked now */
  ask(id: string, { type, reason }: Pick<AskedDocument, 'type' | 'reason'>, at: number): boolean {
    return this.parts.own.asOneStep(() => {
      if (this.sql.exec('SELECT 1 FROM asked_documents WHERE id = ?', id).toArray().length > 0) return false;
      this.sql.exec(
        'INSERT INTO asked_documents (id, type, reason, asked_at) VALUES (?, ?, ?, ?)',
        id,
        type,
        reason,
        at,
      );
      this.parts.messages.write(
        'document_asked',
        { document: { term: `document_${type}` }, reason: { term: `ask_${reason}` } },
        at,
      );
      return true;
    });
  }

  /** What is asked for and was not sent yet, the oldest first. */
  asked(): AskedDocument[] {
    return this.sql
      .exec<AskedDocument & Record<string, SqlStorageValue>>(
        'SELECT type, reason, asked_at AS askedAt FROM asked_documents WHERE sent_at IS NULL ORDER BY asked_at, id',
      )
      .toArray();
  }

  /** Newest first. */
  list(): KeptDocument[] {
    return this.sql.exec<Row>('SELECT * FROM documents ORDER BY uploaded_at DESC, id').toArray().map(documentOf);
  }

  /** A page of them, the newest first. */
  page(place: Place | null, size: number): Page<KeptDocument> {
    const list = { columns: '*', from: 'documents', keys: ['uploaded_at', 'id'], isDescending: true };
    return pageWith(pageIn<Row>(this.sql, list, place, size), documentOf);
  }

  /** The keys of all files in the bucket. */
  files(): string[] {
    return this.sql
      .exec<{ file: string }>('SELECT file FROM documents')
      .toArray()
      .map(({ file }) => file);
  }

  /** Where the file of a document lies. */
  file(id: string): StoredFile | null {
    const row = this.row(id);
    return row ? { type: row.type, mime: row.mime, bytes: row.bytes, file: row.file } : null;
  }

  /**
   * Decides about a document, once; the same decision again changes nothing. An accepted proof of identity verifies the account and binds its name and birth date.
   * `decided` is told in the same step. Refusals: `not_found`; `invalid_request` when it was decided otherwise.
   */
  decide(
    playerId: string,
    id: string,
    decision: Decision,
    actor: string,
    at: number,
    decided: (document: KeptDocument) => void,
  ): Outcome<KeptDocument> {
    const reason = decision.status === 'rejected' ? decision.reason : null;
    return this.parts.own.asOneStep(() => {
      const row = this.row(id);
      if (!row) return refused('not_found');
      if (row.status !== 'pending')
        return row.status === decision.status && row.reason === reason
          ? done(documentOf(row))
          : refused('invalid_request');
      this.sql.exec(
        'UPDATE documents SET status = ?, reason = ?, decided_at = ?, decided_by = ? WHERE id = ?',
        decision.status,
        reason,
        at,
        actor,
        id,
      );
      const name = { term: `document_${row.type}` as const };
      if (reason)
        this.parts.messages.write(
          'document_rejected',
          { document: name, reason: { term: `rejection_${reason}` as const } },
          at,
        );
      else this.parts.messages.write('document_approved', { document: name }, at);
      if (!reason && row.type === 'identity' && this.parts.account.read()?.kycVerified === false) {
        if (decision.status === 'approved' && decision.person) this.parts.account.identify(decision.person);
        this.parts.account.verify();
        this.parts.messages.write('account_verified', {}, at);
      }
      const document = this.viewOf(this.row(id)!, playerId, at);
      decided(document);
      return done(document);
    });
  }

  /** Null for none of this player's. */
  onDesk(id: string): DeskDocument | null {
    const row = this.row(id);
    return row ? { ...documentOf(row), decidedBy: row.decided_by } : null;
  }

  private row(id: string): Row | undefined {
    return this.sql.exec<Row>('SELECT * FROM documents WHERE id = ?', id).toArray()[0];
  }

  /** Lets those who decide know of it. */
  private viewOf(row: Row, playerId: string, at: number): KeptDocument {
    const { id, type, status, uploaded_at: uploadedAt } = row;
    this.parts.outbox.write({ kind: 'document', document: { id, playerId, type, status, uploadedAt } }, at);
    return documentOf(row);
  }
}

const documentOf = ({ id, type, mime, bytes, status, reason, uploaded_at, decided_at }: Row): KeptDocument => ({
  id,
  type,
  mime,
  bytes,
  status,
  reason,
  uploadedAt: uploaded_at,
  decidedAt: decided_at,
});
