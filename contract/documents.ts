import { z } from 'zod';
import { call } from './call';

export const documentTypes = ['identity', 'address', 'payment'] as const;
export const DocumentType = z.enum(documentTypes);
export type DocumentType = z.infer<typeof DocumentType>;
/** Why a document was not accepted. */
export const documentRejections = ['unreadable', 'cut_off', 'expired', 'name_mismatch', 'wrong_document'] as const;
export type DocumentRejection = (typeof documentRejections)[number];
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
  data: z.object({ kycStatus: z.enum(['verified', 'not_verified']), documents: z.array(PlayerDocument) }),
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
