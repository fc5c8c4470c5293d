import { accountTables } from './account-tables';
import { archiveTables } from './archive-tables';
import { bonusTables } from './bonus-tables';
import { bookReportTables } from './books-reports';
import { cashierTables } from './cashier-tables';
import { chainTables } from './chain-tables';
import { documentTables } from './document-tables';
import { exceptionTables } from './exception-tables';
import { jackpotTables } from './jackpot-tables';
import { ledgerTables } from './ledger-tables';
import { loyaltyTables } from './loyalty-tables';
import { outsideTables } from './outside-tables';
import { protectionTables } from './protection-tables';
import { raceTables } from './race-tables';
import { roundTables } from './round-tables';
import type { SchemaStep } from '../kernel/storage/schema-steps';
import { sportsTables } from './sports-tables';
import { tableTables } from './table-tables';
import { unallocatedTables } from './unallocated-tables';

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
