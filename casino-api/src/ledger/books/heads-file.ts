import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { chainStart } from '../chain/chain-hash';
import { isSignedBy, publicKeyOf, signatureOver } from '../../kernel/signature';

/** Where one player's books had come to. `books`: the id of the player's object, which names its database. `at`, epoch ms: when it was told. */
export interface BooksHead {
  books: string;
  seq: number;
  hash: string;
  at: number;
}

/**
 * A file of heads that leaves the platform (DOMAIN §2): whose books moved, and how far they had come. Signed by Ed25519 over its canonical JSON without the
 * signature. `previous` is the SHA-256 of the file before, so that none can be left out.
 */
export interface HeadsFile {
  scheme: 'lantern-heads-1 Ed25519';
  /** Counts the files from 1. */
  number: number;
  /** The UTC day that it was closed on, such as 2026-11-24. */
  day: string;
  previous: string;
  /** 32 bytes as base64url, for who has none yet: an auditor holds it from elsewhere. */
  publicKey: string;
  heads: readonly BooksHead[];
  signature: string;
}

/** What the file after it names as its `previous`. @param text as it is kept, byte for byte; null before the first file */
export const hashOfFile = (text: string | null): string =>
  text === null ? chainStart : bytesToHex(sha256(utf8ToBytes(text)));

/** The text of a file, signed with the key that comes of the secret. */
export async function headsFile(
  file: Pick<HeadsFile, 'number' | 'day' | 'previous' | 'heads'>,
  secret: string,
): Promise<string> {
  const unsigned = {
    scheme: 'lantern-heads-1 Ed25519',
    ...file,
    publicKey: await publicKeyOf('heads of the books', secret),
  } as const;
  return JSON.stringify({
    ...unsigned,
    signature: await signatureOver('heads of the books', unsigned, secret),
  } satisfies HeadsFile);
}

/**
 * Reads files in their order. What is wrong with one is said, and its heads are not counted: a forged head proves nothing.
 * @param files by name and text
 * @param publicKey the house's, held by the auditor; null: the one that the first file names, which only shows that all are of one hand
 */
export async function readHeads(
  files: readonly { name: string; text: string }[],
  publicKey: string | null,
): Promise<{ heads: Map<string, BooksHead[]>; findings: string[] }> {
  const heads = new Map<string, BooksHead[]>();
  const findings: string[] = [];
  let before: { number: number; text: string } | null = null;
  let key = publicKey;
  for (const { name, text } of files) {
    const file = parsed(text);
    if (!file) {
      findings.push(`${name} is no file of heads`);
      continue;
    }
    key ??= file.publicKey;
    if (!(await isSignedBy(key, file).catch(() => false))) {
      findings.push(
        file.publicKey === key ? `${name} was changed after it was signed` : `${name} is signed with another key`,
      );
      continue;
    }
    if (before && (file.number !== before.number + 1 || file.previous !== hashOfFile(before.text)))
      findings.push(`${name} does not follow file ${before.number}: one between was left out or exchanged`);
    before = { number: file.number, text };
    for (const head of file.heads) heads.set(head.books, [...(heads.get(head.books) ?? []), head]);
  }
  return { heads, findings };
}

function parsed(text: string): HeadsFile | null {
  try {
    const file = JSON.parse(text) as HeadsFile;
    return file.scheme === 'lantern-heads-1 Ed25519' &&
      Array.isArray(file.heads) &&
      typeof file.publicKey === 'string' &&
      typeof file.signature === 'string'
      ? file
      : null;
  } catch {
    return null;
  }
}
