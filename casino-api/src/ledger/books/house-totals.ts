import type { Currency } from 'contract/money';

/** What the house keeps apart (DOMAIN §2). Sums over all of them are 0, by player as for the whole house. */
export const bookClasses = [
  'cash',
  'bonus',
  'held',
  'unallocated',
  'jackpots',
  'held_wins',
  'house',
  'providers',
] as const;
export type BookClass = (typeof bookClasses)[number];

/** What is owed to players. A held win is the house's until it is released. */
const owedClasses = ['cash', 'bonus', 'held', 'unallocated'] as const satisfies readonly BookClass[];

/** What has moved since ever, bonus money counted in. `turnover`: staked, less what was taken back; `payouts`: won; `rewards`: given by the house, less what it took back. */
export const movedSinceEver = ['turnover', 'payouts', 'rewards'] as const;

/** Minor units of one currency. */
export type BookTotals = Record<BookClass | (typeof movedSinceEver)[number], number>;

export const noTotals = (): BookTotals => ({
  cash: 0,
  bonus: 0,
  held: 0,
  unallocated: 0,
  jackpots: 0,
  held_wins: 0,
  house: 0,
  providers: 0,
  turnover: 0,
  payouts: 0,
  rewards: 0,
});

/** @param account of real money */
export function classOf(account: string): BookClass {
  if (account.startsWith('provider:')) return 'providers';
  if (account.startsWith('house:jackpot:')) return 'jackpots';
  if (account === 'house:held_wins') return 'held_wins';
  if (account.startsWith('house:')) return 'house';
  if (account.startsWith('player:bonus:')) return 'bonus';
  if (account.startsWith('player:hold:')) return 'held';
  return account === 'player:unallocated' || account === 'player:refunds' ? 'unallocated' : 'cash';
}

/** The total owed to players. */
export const owedOf = (totals: Record<BookClass, number>): number =>
  owedClasses.reduce((sum, name) => sum + totals[name], 0);

/** What one player's books had come to: their head and what they hold by currency. `books`: the id of the player's object; `at` epoch ms. */
export interface BooksReport {
  books: string;
  playerId: string;
  seq: number;
  hash: string;
  at: number;
  totals: Partial<Record<Currency, BookTotals>>;
}
