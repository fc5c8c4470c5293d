export { jackpotsFeature } from './feature';
export { jackpotCalls } from './jackpot-calls';
export { Jackpots } from './jackpots';
export { jackpotReceivers } from './receivers';
export type { JackpotMessage } from './reports';
