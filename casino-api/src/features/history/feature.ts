import type { GamingRow } from 'contract/history';
import type { Currency } from 'contract/money';
import { port, type PlayerCallsOf } from '../../kernel/feature';
import { done, type Outcome } from '../../kernel/outcome';
import type { GamingFilter, History, TransactionFilter, TransactionPage } from './history';

/** What has happened to a player's money, as the player reads it. */
export const historyFeature = (history: History, currency: () => Currency) => ({
  player: () => ({
    transactions: (filter: TransactionFilter): Outcome<TransactionPage> =>
      done(history.transactions(filter, currency())),

    gamingHistory: (filter: GamingFilter): Outcome<{ total: number; rounds: GamingRow[] }> =>
      done(history.rounds(filter)),
  }),
});

export const historyPort = port<PlayerCallsOf<typeof historyFeature>>('history');
