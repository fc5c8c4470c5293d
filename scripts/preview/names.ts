/** What a branch's own preview is called on the platform: safe wherever a name of it stands, and no other branch's. */
import { createHash } from 'node:crypto';

/** Longest of what is put before it (`lantern-casino-api-`) and it are a host's label, of 63 letters at most. */
const longestWords = 30;

/** `Ünï/code` → `uni-code-` and eight figures of the hash of its whole name, which keep `fix/a` and `fix-a` apart. */
export function previewName(branch: string): string {
  const words = branch
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestWords)
    .replace(/^-+|-+$/g, '');
  const hash = createHash('sha256').update(branch).digest('hex').slice(0, 8);
  return `${words || 'branch'}-${hash}`;
}

export const databasePrefix = 'lantern-preview-';

/** What a preview is made of. Its addresses lie below the preview environment's own. */
export const partsOf = (name: string, below: string) => ({
  edge: `lantern-edge-${name}`,
  api: `lantern-casino-api-${name}`,
  database: `${databasePrefix}${name}`,
  documents: `lantern-documents-${name}`,
  books: `lantern-books-${name}`,
  edgeHost: `${name}.${below}`,
  apiHost: `casino-api-${name}.${below}`,
});
export type Parts = ReturnType<typeof partsOf>;
