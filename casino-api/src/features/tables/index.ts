export { tablesFeature } from './feature';
export { firstStanding } from './first-standing';
export { tableReceivers } from './notify-tables';
export type { TablePlayerCalls, TableSystemCalls } from './port';
export type { TableMessage } from './reports';
export { TableBets } from './table-bets';
