export { jackpotsFeature } from './feature';
export { Jackpots } from './jackpots';
export { jackpotsPort } from './port';
export { jackpotReceivers } from './receivers';
export type { JackpotMessage } from './reports';
export { jackpotTables } from './schema';
