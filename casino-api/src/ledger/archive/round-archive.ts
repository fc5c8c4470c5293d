import { inHouseProvider } from 'contract/constants';
import { headOf, type Archivable, type ArchivedFile } from './archive';
import type { LedgerChain } from '../chain/chain';
import type { OwnStorage } from '../../kernel/storage/own-storage';
import { playedOf, type PlayedColumns, type RoundRow } from '../rounds/round-rows';
import { idsBefore } from '../stored-answers';

/** What of a round only its receipt shows: by far the most of what a round takes. */
export type Played = NonNullable<RoundRow['played']>;

/** Rounds in a file. */
const roundsTogether = 500;

/** Of rounds whatever is older went before: ids follow their times. */
const upToNow = (kind: 'rounds' | 'tables') =>
  `(SELECT coalesce(max(last_id), '') FROM archived WHERE kind = '${kind}')`;

/** What only receipts show of closed in-house rounds of old years. The round itself stays, with its stake, payout and times. */
export const playedRounds = ({ sql }: OwnStorage, chain: LedgerChain): Archivable => ({
  kind: 'rounds',
  gather: (before) => {
    const rows = sql
      .exec<PlayedColumns & { id: string }>(
        `SELECT id, seed_id, nonce, outcome, position, options FROM rounds
         WHERE provider = ? AND id > ${upToNow('rounds')} AND id < ? AND state <> 'open' AND seed_id IS NOT NULL AND outcome IS NOT NULL
         ORDER BY id LIMIT ?`,
        inHouseProvider,
        idsBefore(before),
        roundsTogether,
      )
      .toArray();
    const ids = rows.map(({ id }) => id);
    return rows.length === 0
      ? null
      : {
          text: JSON.stringify(Object.fromEntries(rows.map(({ id, ...row }) => [id, playedOf(row)]))),
          first: ids[0]!,
          last: ids.at(-1)!,
          entries: ids.length,
          head: headOf(chain),
          empty: () =>
            sql.exec(
              'UPDATE rounds SET outcome = NULL, position = NULL, options = NULL WHERE provider = ? AND id IN (SELECT value FROM json_each(?))',
              inHouseProvider,
              JSON.stringify(ids),
            ),
        };
  },
});

/** The player's parts in shared rounds, by the rounds' ids. */
interface SharedParts {
  read(roundId: string): object | null;
}

/** The player's parts in shared rounds of old years that are over. Their money is in the rounds of the same ids, which stay. */
export const sharedParts = ({ sql }: OwnStorage, chain: LedgerChain, shared: SharedParts): Archivable => ({
  kind: 'tables',
  gather: (before) => {
    const ids = sql
      .exec<{ id: string }>(
        `SELECT p.round_id AS id FROM table_rounds p JOIN rounds r ON r.provider = ? AND r.id = p.round_id
         WHERE p.round_id > ${upToNow('tables')} AND p.round_id < ? AND p.secret IS NOT NULL AND r.state <> 'open' ORDER BY p.round_id LIMIT ?`,
        inHouseProvider,
        idsBefore(before),
        roundsTogether,
      )
      .toArray()
      .map(({ id }) => id);
    return ids.length === 0
      ? null
      : {
          text: JSON.stringify(Object.fromEntries(ids.map((id) => [id, shared.read(id)]))),
          first: ids[0]!,
          last: ids.at(-1)!,
          entries: ids.length,
          head: headOf(chain),
          empty: () =>
            sql.exec(
              'DELETE FROM table_rounds WHERE round_id IN (SELECT value FROM json_each(?))',
              JSON.stringify(ids),
            ),
        };
  },
});

/** The file that holds the rest of a round; null for one that is whole. */
export function fileOfRound(sql: SqlStorage, roundId: string): ArchivedFile | null {
  const [row] = sql.exec<ArchivedFile & Record<string, string>>(
    `SELECT a.file AS file, a.sha256 AS sha256 FROM rounds r JOIN archived a
       ON a.kind = iif(r.seed_id IS NULL, 'tables', 'rounds') AND a.first_id <= r.id AND a.last_id >= r.id
     WHERE r.provider = ?2 AND r.id = ?1 AND r.outcome IS NULL AND NOT EXISTS (SELECT 1 FROM table_rounds WHERE round_id = ?1)`,
    roundId,
    inHouseProvider,
  );
  return row ?? null;
}
