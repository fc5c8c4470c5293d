import { hashOf } from '../../kernel/tokens';
import { chainStart, linkHash } from '../../kernel/hash-chain';

/** An entry as it stands in the table; `details` is the JSON text that was written. `at` is epoch ms. */
export interface KeptEntry {
  seq: number;
  id: string;
  at: number;
  actor: string;
  action: string;
  subject: string;
  player_id: string | null;
  details: string;
  /** Null for one of before the log was a chain. */
  hash: string | null;
  /** Of `details`, salted: it stands in the chain for them. Null for one of before, whose details stand there themselves. */
  details_hash?: string | null;
  /** Null: what the entry told was erased with the person. */
  salt?: string | null;
}

/** So that nobody finds out by trying what an erased entry told. */
export const detailsHash = (salt: string, details: string): string => hashOf(`${salt} ${details}`);

/** By which an erasure stands in the log: only what tells of its player may have been erased. */
export const erasedAction = 'person_erased' as const;

/** The canonical form of an entry: JSON without white space, everything in this order. */
const canonicalEntry = (before: string, entry: KeptEntry) => {
  const { seq, id, at, actor, action, subject, player_id, details, details_hash: hash } = entry;
  return JSON.stringify([before, seq, id, at, actor, action, subject, player_id, hash ? { hash } : details]);
};

/** The hash that an entry carries; it covers the entry before, so none can be changed, left out or moved without all that follow. */
export const entryHash = (before: string, entry: KeptEntry): string => linkHash(canonicalEntry(before, entry));

/** The hash of the last of so many entries, taken anew. @param before what the first of them follows */
export const hashAfter = (entries: Iterable<KeptEntry>, before = chainStart): string => {
  let hash = before;
  for (const entry of entries) hash = entryHash(hash, entry);
  return hash;
};

/** Of an earlier log, as an auditor holds it. */
export interface LogHead {
  seq: number;
  hash: string;
}

/** What of a log does not hold: entries that are missing, forged, or moved. @param held heads of before, which the log has to lead to */
export function* logFindings(entries: Iterable<KeptEntry>, held: readonly LogHead[] = []): Generator<string> {
  const heads = new Map(held.map(({ seq, hash }) => [seq, hash]));
  let before: LogHead = { seq: 0, hash: chainStart };
  /** By player, an entry whose details are gone: an erasure has to follow. */
  const erased = new Map<string | null, number>();
  let isChained = false;
  for (const entry of entries) {
    if (entry.seq !== before.seq + 1) yield `entries after ${before.seq} are missing: the next is ${entry.seq}`;
    const hash = entryHash(before.hash, entry);
    if (entry.hash === null && isChained) yield `entry ${entry.seq} carries no hash`;
    if (entry.hash !== null && entry.hash !== hash)
      yield `entry ${entry.seq} is not what was written: its hash does not follow from it and the one before`;
    if (entry.details_hash && entry.salt && detailsHash(entry.salt, entry.details) !== entry.details_hash)
      yield `entry ${entry.seq} tells what was not written: its details have another hash`;
    if (entry.details_hash && !entry.salt) erased.set(entry.player_id, entry.seq);
    if (entry.action === erasedAction) erased.delete(entry.player_id);
    isChained ||= entry.hash !== null;
    before = { seq: entry.seq, hash: entry.hash ?? hash };
    const told = heads.get(before.seq);
    if (told !== undefined && told !== before.hash) yield `entry ${before.seq} is another than its head had told`;
  }
  for (const seq of erased.values()) yield `entry ${seq} lost what it told, and nobody was erased after it`;
  const last = Math.max(0, ...heads.keys());
  if (last > before.seq) yield `the log ends at entry ${before.seq}; a head of it had ${last}: its end was cut off`;
}
