import { linkHash } from '../../kernel/hash-chain';
import type { Transaction } from '../ledger';

/** A transaction as the books have it. `at` in epoch ms; `seq` counts a player's transactions from 1, without a gap. */
export type PostedTransaction = Transaction & { seq: number; at: number };

/** What the first transaction of a player's books follows. */
export { chainStart } from '../../kernel/hash-chain';

// Stryker disable next-line EqualityOperator: no transaction names an account twice (`assertBalanced`).
const byAccount = ([a]: readonly [string, number], [b]: readonly [string, number]): number => (a < b ? -1 : 1);

/**
 * The canonical form of a transaction: JSON without white space, everything in this order, lines by account. Who has the form needs nothing of ours to compute
 * the hash anew.
 */
export const canonicalTransaction = (
  before: string,
  { seq, id, kind, currency, at, lines, answers }: PostedTransaction,
): string =>
  JSON.stringify([
    before,
    seq,
    id,
    kind,
    currency,
    at,
    lines.map(({ account, amount }) => [account, amount] as const).sort(byAccount),
    answers ? [answers.id, answers.reason] : null,
  ]);

/**
 * The hash that a transaction carries (DOMAIN §2): SHA-256 over its canonical form, 64 hexadecimal digits. It covers the one before, so none can be
 * changed, left out or moved without all that follow.
 * @param before the hash of the transaction before, or `chainStart`
 */
export const transactionHash = (before: string, transaction: PostedTransaction): string =>
  linkHash(canonicalTransaction(before, transaction));
