import { z } from 'zod';
import { call } from './call';

export const documentTypes = ['identity', 'address', 'payment'] as const;
export const DocumentType = z.enum(documentTypes);
export type DocumentType = z.infer<typeof DocumentType>;
/** Why a document was not accepted. */
export const documentRejections = ['unreadable', 'cut_off', 'expired', 'name_mismatch', 'wrong_document'] as const;
export type DocumentRejection = (typeof documentRejections)[number];
/** Why another document is asked for. */
export const documentAsks = ['second_document', 'both_sides', 'newer', 'account_holder', 'change_of_name'] as const;
export type DocumentAsk = (typeof documentAsks)[number];
/** Bytes (DOMAIN §5). */
export const documentMaximum = 10_000_000;
export const documentMimes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

export const PlayerDocument = z.object({
  id: z.string(),
  type: DocumentType,
  mime: z.enum(documentMimes),
  bytes: z.number().int(),
  status: z.enum(['pending', 'approved', 'rejected']),
  /** In the player's language, null unless rejected. */
  reason: z.string().nullable(),
  uploadedAt: z.number().int(),
  decidedAt: z.number().int().nullable(),
});
export type PlayerDocument = z.infer<typeof PlayerDocument>;

export const playerDocuments = call({
  method: 'GET',
  path: '/player/playerDocuments',
  summary: 'Uploaded documents, newest first, and the state of the verification.',
  session: 'player',
  data: z.object({
    kycStatus: z.enum(['verified', 'not_verified']),
    documents: z.array(PlayerDocument),
    /** What the house asks for besides and the player has not sent yet; `reason` in the player's language. */
    asked: z.array(z.object({ type: DocumentType, reason: z.string(), askedAt: z.number().int() })),
  }),
});

export const playerDocumentsSchema = call({
  method: 'GET',
  path: '/player/playerDocuments/schema',
  summary: 'Which documents are asked for, and what a file may be.',
  session: 'none',
  data: z.object({ types: z.array(DocumentType), mimes: z.array(z.string()), maximumBytes: z.number().int() }),
  shared: { fresh: 3600, stale: 24 * 3600 },
});

/** The body is the file itself (not JSON, not multipart): parsed as a stream with a cap, typed by content. */
export const uploadPlayerDocument = call({
  method: 'POST',
  path: '/player/uploadPlayerDocument/:documentType',
  summary: 'Uploads a document. Judged by its content, never by its name; at most 10 MB.',
  session: 'player',
  params: z.object({ documentType: DocumentType }),
  upload: { mimes: documentMimes, maximumBytes: documentMaximum },
  data: PlayerDocument,
  refusals: ['document_type_not_allowed', 'payload_too_large', 'upload_too_slow', 'too_many_requests'],
});
