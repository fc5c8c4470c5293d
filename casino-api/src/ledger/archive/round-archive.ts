import { inHouseProvider } from 'contract/constants';
import type { LedgerChain } from '../chain/chain';
import type { OwnStorage } from '../../kernel/storage/own-storage';
import { playedOf, type PlayedColumns, type RoundRow } from '../rounds/round-rows';
import { idsBefore, sha256 } from '../stored-answers';

/** What of a round only its receipt shows: by far the most of what a round takes. */
export type Played = NonNullable<RoundRow['played']>;

/** A file of the archive as it is written: JSON, one `Played` by the round's id. */
export interface ArchivePart {
  file: string;
  text: string;
  sha256: string;
  ids: readonly string[];
}

/** Where a file lies, and what it has to be. */
export type ArchivedFile = Pick<ArchivePart, 'file' | 'sha256'>;

const roundsInPart = 500;

/** Rounds of this calendar year and the last stay as they are. @param at epoch ms */
export const archivedBefore = (at: number): number => Date.UTC(new Date(at).getUTCFullYear() - 1, 0, 1);

/**
 * What only receipts show of closed in-house rounds of old years leaves the player's object for the archive (DESIGN §11). The round itself stays, with its
 * stake, payout and times, so history, statements and the proof of the books read what they always read.
 */
export class RoundArchive {
  constructor(private readonly parts: { own: OwnStorage; chain: LedgerChain; playerId: () => string }) {}

  /** The next part to be written to the archive, the same one until it was moved; null when nothing is old enough. @param at epoch ms */
  next(at: number): ArchivePart | null {
    const { own, chain, playerId } = this.parts;
    const rows = own.sql
      .exec<PlayedColumns & { id: string }>(
        `SELECT id, seed_id, nonce, outcome, position, options FROM rounds
         WHERE provider = ? AND id > (SELECT coalesce(max(last_id), '') FROM archived_rounds) AND id < ? AND state <> 'open' AND seed_id IS NOT NULL AND outcome IS NOT NULL
         ORDER BY id LIMIT ?`,
        inHouseProvider,
        idsBefore(archivedBefore(at)),
        roundsInPart,
      )
      .toArray();
    if (rows.length === 0 || !chain.head()) return null;
    const text = JSON.stringify(Object.fromEntries(rows.map(({ id, ...row }) => [id, playedOf(row)])));
    const hash = sha256(text);
    // Named by what it holds: a part that is written again after a crash is the same file.
    return { file: `rounds/${playerId()}/${hash}.json`, text, sha256: hash, ids: rows.map(({ id }) => id) };
  }

  /** The part is in the archive: what it holds goes. @param at epoch ms */
  moved({ file, sha256: hash, ids }: ArchivePart, at: number): void {
    const { own, chain } = this.parts;
    own.asOneStep(() => {
      const head = chain.head();
      if (!head) throw new Error('The chain of the books has not begun.');
      own.sql.exec(
        'INSERT INTO archived_rounds (first_id, last_id, rounds, file, sha256, chain_seq, chain_hash, archived_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
        ids[0],
        ids.at(-1),
        ids.length,
        file,
        hash,
        head.seq,
        head.hash,
        at,
      );
      own.sql.exec(
        'UPDATE rounds SET outcome = NULL, position = NULL, options = NULL WHERE provider = ? AND id IN (SELECT value FROM json_each(?))',
        inHouseProvider,
        JSON.stringify(ids),
      );
    });
  }

  /** The file that holds the rest of a round; null for one that is whole. */
  fileOf(roundId: string): ArchivedFile | null {
    const [row] = this.parts.own.sql.exec<ArchivedFile>(
      `SELECT file, sha256 FROM archived_rounds WHERE first_id <= ?1 AND last_id >= ?1
         AND EXISTS (SELECT 1 FROM rounds WHERE provider = ?2 AND id = ?1 AND seed_id IS NOT NULL AND outcome IS NULL)`,
      roundId,
      inHouseProvider,
    );
    return row ?? null;
  }

  /** Every file that the archive has to have. */
  files(): ArchivedFile[] {
    return this.parts.own.sql
      .exec<ArchivedFile>('SELECT file, sha256 FROM archived_rounds ORDER BY first_id')
      .toArray();
  }
}
