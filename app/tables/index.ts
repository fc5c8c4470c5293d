/** How a shared table is shown, for receipts and rules. */
export { isTable, tableFamilyOf } from './families';
export type { TableFamily } from './family';
export { SpotList } from './own-bets';
