import { accountsFeature } from '../features/accounts';
import { bonusesFeature } from '../features/bonuses';
import { careFeature } from '../features/care';
import { cashierFeature } from '../features/cashier';
import { documentsFeature } from '../features/documents';
import { exceptionsFeature } from '../features/exceptions';
import { jackpotsFeature } from '../features/jackpots';
import { limitsFeature } from '../features/limits';
import { loyaltyFeature, rewardTables } from '../features/loyalty';
import { outsideFeature } from '../features/outside-games';
import { playerDeskFeature } from '../features/player-desk';
import { racesFeature } from '../features/races';
import { retentionFeature } from '../features/retention';
import { roundsFeature } from '../features/rounds';
import { sportsFeature } from '../features/sports';
import type { FeatureModule } from '../kernel/feature';
import type { SchemaStep } from '../kernel/storage/schema-steps';
import { archiveTables } from '../ledger/archive/schema';
import { bookReportTables } from '../ledger/books/reports';
import { chainTables } from '../ledger/chain/schema';
import { roundTables } from '../ledger/rounds/schema';
import { ledgerTables } from '../ledger/schema';

/** The features that keep something besides the account. The cashier plans in the schedule that limits brought, and races change what loyalty keeps: those come after. */
const features: readonly FeatureModule[] = [
  limitsFeature,
  cashierFeature,
  documentsFeature,
  loyaltyFeature,
  bonusesFeature,
  sportsFeature,
  jackpotsFeature,
  racesFeature,
  roundsFeature,
  outsideFeature,
  exceptionsFeature,
  playerDeskFeature,
  careFeature,
  retentionFeature,
];

/** All that a player's object is built by, in order. */
export const playerTables: readonly SchemaStep[] = [
  ...accountsFeature.schema,
  ...ledgerTables,
  ...roundTables,
  ...features.flatMap(({ schema }) => schema),
  ...rewardTables,
  ...chainTables,
  ...bookReportTables,
  ...archiveTables,
];
