export { loyaltyFeature, loyaltyPort } from './feature';
export { Levels } from './levels';
export type { Loyalty } from './loyalty';
export { loyaltyReceivers, type LoyaltyMessage } from './receivers';
export { loyaltyTables } from './schema';
