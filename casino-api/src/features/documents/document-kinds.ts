import type { documentMimes } from 'contract/documents';

export type DocumentMime = (typeof documentMimes)[number];

/** How many bytes tell a file's kind. */
export const signatureBytes = 12;

const begins = (bytes: Uint8Array, signature: readonly number[], from = 0): boolean =>
  signature.every((byte, index) => bytes[from + index] === byte);
const ascii = (text: string): number[] => [...text].map((sign) => sign.charCodeAt(0));

/** What a file is by its first bytes, whatever its name or sender says; null for what is not taken (DOMAIN §5). */
export function kindOf(head: Uint8Array): DocumentMime | null {
  if (begins(head, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (begins(head, [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (begins(head, ascii('RIFF')) && begins(head, ascii('WEBP'), 8)) return 'image/webp';
  if (begins(head, ascii('%PDF-'))) return 'application/pdf';
  return null;
}

export const documentExtensions: Record<DocumentMime, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};
