import type { MoneyUnit } from 'contract/money';

/**
 * The accounts of one player's books (DOMAIN §2). A positive amount belongs to whom the account is named after: what stands on
 * `player:*` is owed to the player, what stands on `house:*` or `provider:*` is the other side of it and may be negative.
 */
export const accounts = {
  cash: 'player:cash',
  /** One account for each bonus instance, so that its money never mixes with another's. */
  bonus: (instanceId: string): Account => `player:bonus:${instanceId}`,
  /** One account for each withdrawal: what it holds can be paid out or given back once, and no other withdrawal can touch it. */
  hold: (withdrawalId: string): Account => `player:hold:${withdrawalId}`,
  /** What was paid and may not be credited (DOMAIN §6): owed to the player, neither to be played with nor paid out as a withdrawal. */
  unallocated: 'player:unallocated',
  /** What is on its way back: owed to the player until its provider says that it was paid. */
  refunds: 'player:refunds',
  /** What a provider paid out a second time in effect, until an operator has decided who bears it (DOMAIN §7). */
  payoutSuspense: 'house:payout-suspense',
  payoutLosses: 'house:payout-losses',
  /** What was credited, taken back by its provider, and spent by then. */
  paymentLosses: 'house:payment-losses',
  /** The other side of what operators correct. */
  corrections: 'house:corrections',
  houseGames: 'house:games',
  housePromotions: 'house:promotions',
  /** What a player's stakes have brought to a progressive jackpot, less what the player has won of it. @param gameid the game that plays for it */
  jackpot: (gameid: string): Account => `house:jackpot:${gameid}`,
  /** Wins of outside games that wait for an operator (DOMAIN §2). The house's until they are released, so nobody can play with them. */
  heldWins: 'house:held_wins',
  clearing: (provider: string): Account => `provider:${provider}`,
  playCash: 'play:cash',
  playGames: 'play:house:games',
  playPromotions: 'play:house:promotions',
} as const satisfies Record<string, Account | ((id: string) => Account)>;

export type Account =
  `player:${string}` | `house:${string}` | `provider:${string}` | 'play:cash' | `play:house:${string}`;

export type TransactionKind =
  | 'deposit'
  | 'deposit_unallocated'
  | 'deposit_refunded'
  | 'deposit_refund_paid'
  | 'bet'
  | 'win'
  | 'rollback'
  | 'win_held'
  | 'win_unheld'
  | 'withdrawal_hold'
  | 'withdrawal_paid'
  | 'withdrawal_rejected'
  | 'withdrawal_cancelled'
  | 'payout_suspended'
  | 'payout_collected'
  | 'payout_borne'
  | 'payout_returned'
  | 'deposit_charged_back'
  | 'cashback'
  | 'level_reward'
  | 'challenge_prize'
  | 'race_prize'
  | 'bonus_granted'
  | 'bonus_completed'
  | 'bonus_removed'
  | 'jackpot_contribution'
  | 'jackpot_prize'
  | 'correction'
  | 'play_money';

export interface Line {
  account: Account;
  /** Minor units of the transaction's currency; never 0. */
  amount: number;
}

/** Money moved at one moment, in one currency. Lines sum to zero. */
export interface Transaction {
  /** Derived from what caused it, so that the same cause can't be posted twice. */
  id: string;
  kind: TransactionKind;
  currency: MoneyUnit;
  lines: readonly Line[];
  /** The transaction that this one answers, by its id, and why. */
  answers?: { id: string; reason: string };
}

/** Accounts that belong to the player; these never go below zero. */
export const isPlayerAccount = (account: string): boolean => account.startsWith('player:') || account === 'play:cash';
const isPlayMoneyAccount = (account: string): boolean => account.startsWith('play:');

/** Keeps every sum of a ledger inside the exact integers. */
export const largestAmount = 1e13;

/** A broken transaction: a defect of the caller, never a refusal. */
export class LedgerError extends Error {
  override name = 'LedgerError';
}

/**
 * The rules that hold for a transaction by itself (DOMAIN §2).
 * @throws LedgerError when it breaks one.
 */
export function assertBalanced({ id, currency, lines }: Transaction): void {
  const fail = (why: string): never => {
    throw new LedgerError(`Transaction ${id}: ${why}.`);
  };
  if (lines.length < 2) fail('fewer than two lines');
  if (new Set(lines.map(({ account }) => account)).size !== lines.length) fail('an account named twice');
  let sum = 0;
  for (const { account, amount } of lines) {
    if (!Number.isSafeInteger(amount) || amount === 0 || Math.abs(amount) > largestAmount)
      fail(`${amount} is not an amount`);
    if (isPlayMoneyAccount(account) !== (currency === 'FUN')) fail(`${account} can't hold ${currency}`);
    sum += amount;
  }
  if (sum !== 0) fail(`lines sum to ${sum}`);
}

/** Moves `amount` (positive minor units) from one account to another. */
export const transfer = (from: Account, to: Account, amount: number): Line[] => [
  { account: from, amount: -amount },
  { account: to, amount },
];
