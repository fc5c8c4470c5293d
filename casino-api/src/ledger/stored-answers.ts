import { sha256 as digestOf } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { ResultCode } from 'contract/result-codes';
import { canonicalJson } from '../kernel/canonical-json';
import { refused, type Outcome } from '../kernel/outcome';
import type { RunAsOneStep } from '../kernel/storage/own-storage';

export type { RunAsOneStep };

const encoder = new TextEncoder();

export const sha256 = (text: string): string => bytesToHex(digestOf(encoder.encode(text)));

/** The id of what a key brings into being: the same player and key give the same id, and nobody else's can meet it. */
export const derivedId = (playerId: string, key: string): string => sha256(`${playerId}\n${key}`).slice(0, 24);

/** What stands behind every timed id of before that time, and in front of all others. @param at epoch ms */
export const idsBefore = (at: number): string => at.toString(36).padStart(9, '0');

/**
 * The same for what is written all day long: ids made one after the other lie side by side in the tables, which makes writing
 * them cheaper. Not derived from the key alone, so the key's answer has to hold it. `at` in epoch ms.
 */
export const timedId = (playerId: string, key: string, at: number): string =>
  `${idsBefore(at)}-${derivedId(playerId, key).slice(0, 16)}`;

/** Refusals that time lifts: nothing was decided, and the same request is asked anew when it comes again. */
const passing: ReadonlySet<ResultCode> = new Set(['round_too_soon']);

/** Answers an instruction once for its outside key. */
export interface AnswersOnce {
  once<Data>(key: string, body: unknown, at: number, work: () => Outcome<Data>): Outcome<Data>;
}

/** For instructions that are part of a step with a key of its own: that key's answer is theirs too. */
export const partOfKeyedStep: AnswersOnce = { once: (_key, _body, _at, work) => work() };

/** The answer of a request that is repeated after years lies in the archive: it has to be fetched, and the request taken again. */
export class AnswerArchived extends Error {
  override readonly name = 'AnswerArchived';

  constructor(
    readonly key: string,
    /** The number of the file among those of answers. */
    readonly part: number,
  ) {
    super(`The answer of ${key} is archived.`);
  }
}

/**
 * Makes every change of a player's money happen once for its outside key (DOMAIN §2). Answers are kept for good, refusals
 * too, but for those that time lifts: a caller that repeats a request, because the answer was lost, gets what it was told the first time.
 */
export class StoredAnswers implements AnswersOnce {
  /** From the archive, for the request in hand. */
  private readonly recalled = new Map<string, Outcome<unknown>>();

  constructor(
    private readonly sql: SqlStorage,
    private readonly asOneStep: RunAsOneStep,
  ) {}

  /** Whether a key was used before. */
  isAnswered(key: string): boolean {
    return this.sql.exec('SELECT 1 FROM stored_answers WHERE key = ?', key).toArray().length > 0;
  }

  /** @param answer of `key`, as the archive has it: what `once` answers with next */
  recall(key: string, answer: Outcome<unknown>): void {
    this.recalled.set(key, answer);
  }

  /**
   * The stored answer of `key`, or what `work` answers now.
   * @param body what the request asked for; another body under the same key is refused with `duplicate_transaction`
   * @param at epoch ms
   * @throws AnswerArchived
   */
  once<Data>(key: string, body: unknown, at: number, work: () => Outcome<Data>): Outcome<Data> {
    return this.asOneStep(() => {
      const hash = sha256(canonicalJson(body));
      const [stored] = this.sql.exec<{ body_hash: string; answer: string }>(
        'SELECT body_hash, answer FROM stored_answers WHERE key = ?',
        key,
      );
      if (stored)
        return stored.body_hash === hash ? this.repeat<Data>(key, stored.answer) : refused('duplicate_transaction');
      const answer = work();
      if (!answer.ok && passing.has(answer.code)) return answer;
      this.sql.exec(
        'INSERT INTO stored_answers (key, body_hash, answer, at) VALUES (?, ?, ?, ?)',
        key,
        hash,
        JSON.stringify(answer),
        at,
      );
      return answer;
    });
  }

  private repeat<Data>(key: string, stored: string): Outcome<Data> {
    const answer = JSON.parse(stored) as Outcome<Data> | number;
    if (typeof answer !== 'number') return answer;
    const recalled = this.recalled.get(key);
    if (!recalled) throw new AnswerArchived(key, answer);
    this.recalled.delete(key);
    return recalled as Outcome<Data>;
  }
}
