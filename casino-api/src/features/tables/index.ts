export { tablesFeature } from './feature';
export { tablesPort, type TablePlayerCalls, type TableStanding, type TableSystemCalls } from './port';
export { tableTables } from './schema';
export { TableBets } from './table-bets';
export { TableParts } from './table-parts';
export { tableReceivers } from './notify-tables';
export type { TableMessage, ReportedRound as ToldRound } from './reports';
