import type { Outcome } from '../../kernel/outcome';
import { headOf, type Archivable } from './archive';
import type { LedgerChain } from '../chain/chain';
import type { OwnStorage } from '../../kernel/storage/own-storage';

/** Answers in a file. */
const together = 500;
/** Characters. What is shorter takes hardly more room than what would point to it. */
const shortest = 200;

/**
 * Long answers of old years: those of rounds that went on, each with its receipt as it stood. Key and fingerprint of the request stay for good (DOMAIN §2), with the
 * number of the file. Keys are in no order of time, so all are gone through once a year.
 */
export const longAnswers = ({ sql }: OwnStorage, chain: LedgerChain): Archivable => ({
  kind: 'answers',
  gather: (before) => {
    const { upTo, after } = sql
      .exec<{ upTo: number; after: string }>('SELECT before AS upTo, after_key AS after FROM answers_gone_through')
      .one();
    if (upTo >= before) return null;
    const rows = sql
      .exec<{ key: string; answer: string }>(
        `SELECT key, answer FROM stored_answers WHERE key > ? AND at < ? AND length(answer) > ?
           AND (key GLOB 'round:*' OR key GLOB 'decision:*' OR key GLOB 'table:*' OR key GLOB 'cash_out:*') ORDER BY key LIMIT ?`,
        after,
        before,
        shortest,
        together,
      )
      .toArray();
    if (rows.length === 0) {
      sql.exec("UPDATE answers_gone_through SET before = ?, after_key = ''", before);
      return null;
    }
    const keys = rows.map(({ key }) => key);
    return {
      text: JSON.stringify(
        Object.fromEntries(rows.map(({ key, answer }) => [key, JSON.parse(answer) as Outcome<unknown>])),
      ),
      first: keys[0]!,
      last: keys.at(-1)!,
      entries: keys.length,
      head: headOf(chain),
      empty: (part) => {
        sql.exec(
          'UPDATE stored_answers SET answer = ? WHERE key IN (SELECT value FROM json_each(?))',
          String(part),
          JSON.stringify(keys),
        );
        sql.exec('UPDATE answers_gone_through SET after_key = ?', keys.at(-1)!);
      },
    };
  },
});
