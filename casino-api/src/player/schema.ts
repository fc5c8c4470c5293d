import { accountsFeature } from '../features/accounts';
import { bonusesFeature } from '../features/bonuses';
import { cashierFeature } from '../features/cashier';
import { documentsFeature } from '../features/documents';
import { exceptionsFeature } from '../features/exceptions';
import { jackpotsFeature } from '../features/jackpots';
import { limitsFeature } from '../features/limits';
import { loyaltyFeature } from '../features/loyalty';
import { outsideFeature } from '../features/outside-games';
import { racesFeature } from '../features/races';
import { roundsFeature } from '../features/rounds';
import { sportsFeature } from '../features/sports';
import type { FeatureModule } from '../kernel/feature';
import type { SchemaStep } from '../kernel/storage/schema-steps';
import { archiveTables } from '../ledger/archive/schema';
import { bookReportTables } from '../ledger/books/reports';
import { chainTables } from '../ledger/chain/schema';
import { roundTables } from '../ledger/rounds/schema';
import { ledgerTables } from '../ledger/schema';

/** The features that keep something. Races change what loyalty keeps, so they come after it. */
export const keepingFeatures: readonly FeatureModule[] = [
  accountsFeature,
  cashierFeature,
  documentsFeature,
  limitsFeature,
  loyaltyFeature,
  bonusesFeature,
  sportsFeature,
  jackpotsFeature,
  racesFeature,
  roundsFeature,
  outsideFeature,
  exceptionsFeature,
];

/** All that a player's object is built by, in order. */
export const playerTables: readonly SchemaStep[] = [
  ...ledgerTables,
  ...roundTables,
  ...keepingFeatures.flatMap(({ schema }) => schema),
  ...chainTables,
  ...bookReportTables,
  ...archiveTables,
];
