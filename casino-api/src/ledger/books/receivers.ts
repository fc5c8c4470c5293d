import type { Receivers } from '../../kernel/outbox';
import { recordProviders, type ProviderReport } from '../statements/settlement-index';
import { recordBooks } from './book-index';
import type { BooksReport } from './house-totals';

/** What the house is told of a player's books. `at` in epoch ms. */
export type BooksMessage =
  { kind: 'books'; report: BooksReport } | { kind: 'providers'; report: ProviderReport; at: number };

export const booksReceivers: Receivers<BooksMessage> = {
  books: { each: ({ DB }, { report }) => recordBooks(DB, report) },
  providers: { each: ({ DB }, { report, at }) => recordProviders(DB, report, at) },
};
