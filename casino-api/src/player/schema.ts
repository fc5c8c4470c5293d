import { accountTables } from '../features/accounts/schema';
import { archiveTables } from '../ledger/archive/schema';
import { bonusTables } from '../features/bonuses/schema';
import { bookReportTables } from '../ledger/books/reports';
import { cashierTables } from '../features/cashier/schema';
import { chainTables } from '../ledger/chain/schema';
import { documentTables } from '../features/documents/schema';
import { exceptionTables } from '../features/cashier/desk/schema';
import { jackpotTables } from '../features/jackpots/schema';
import { ledgerTables } from '../ledger/schema';
import { loyaltyTables } from '../features/loyalty/schema';
import { outsideTables } from '../features/outside-games/schema';
import { protectionTables } from '../features/limits/schema';
import { raceTables } from '../features/races/schema';
import { roundTables } from '../ledger/rounds/schema';
import type { SchemaStep } from '../kernel/storage/schema-steps';
import { sportsTables } from '../features/sports/schema';
import { tableTables } from '../features/tables/schema';
import { unallocatedTables } from '../features/cashier/unallocated-schema';

/** All that a player's object is built by, in order. */
export const playerTables: readonly SchemaStep[] = [
  ...accountTables,
  ...ledgerTables,
  ...roundTables,
  ...cashierTables,
  ...documentTables,
  ...protectionTables,
  ...loyaltyTables,
  ...bonusTables,
  ...sportsTables,
  ...jackpotTables,
  ...raceTables,
  ...tableTables,
  ...unallocatedTables,
  ...outsideTables,
  ...exceptionTables,
  ...chainTables,
  ...bookReportTables,
  ...archiveTables,
];
