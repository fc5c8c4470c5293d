import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What the first link of a chain follows. */
export const chainStart = '0'.repeat(64);

/** The hash that a link carries: SHA-256 over its canonical form, which names the hash of the one before; 64 hexadecimal digits. */
export const linkHash = (canonical: string): string => bytesToHex(sha256(utf8ToBytes(canonical)));
